import { describe, expect, it } from 'vitest';
import { searchResult } from '../../renderer/features/admin/pages/search-result.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';

const PAGE: RegistryEntry = {
  name: 'A page',
  path: '/services/general-notary-old',
  type: 'service',
  description: 'A page.',
  title: 'Notary',
  seoDescription: 'A notary comes to you.',
  language: 'en',
  canonical: '/services/general-notary',
  noindex: false,
};
const shown = (rest: Partial<RegistryEntry> = {}) =>
  searchResult({ ...PAGE, ...rest }, 'https://www.example.com');

describe('a search result', () => {
  it('names the host and the steps of the canonical address', () => {
    expect(shown().trail).toBe('www.example.com › services › general-notary');
    expect(shown({ canonical: '/' }).trail).toBe('www.example.com');
  });

  it('shows what is no longer than the limit as it is', () => {
    const title = 'x'.repeat(60);
    const seoDescription = 'y'.repeat(160);
    expect(shown({ title, seoDescription })).toMatchObject({ title, description: seoDescription });
  });

  it('cuts what is longer after a whole word, within the limit', () => {
    const { title, description } = shown({
      title: 'Mobile notary in Midland and Odessa, at any hour of the day or night',
      seoDescription: 'word '.repeat(40).trim(),
    });
    expect(title).toBe('Mobile notary in Midland and Odessa, at any hour of the …');
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/word …$/);
  });

  it('cuts a word that alone is too long', () => {
    const { title } = shown({ title: 'x'.repeat(80) });
    expect(title).toMatch(/^x+ …$/);
    expect(title.length).toBeLessThanOrEqual(60);
  });
});
