import { describe, expect, it } from 'vitest';
import { type ListedPage, siteFiles } from '../../cli/build/site-files.ts';

function listed(path: string): ListedPage {
  const entry = { path, canonical: path, type: 'landing', language: 'en', noindex: false } as const;
  return { entry, alternates: [] };
}

function sitemapsOf(pages: ListedPage[]): { index: string; parts: string[] } {
  const files = siteFiles(pages, 'https://example.com/');
  const index = files.get('sitemap.xml') ?? '';
  const names = [...index.matchAll(/https:\/\/example\.com\/(sitemap-\d+\.xml)/g)];
  return { index, parts: names.map(([, name = '']) => files.get(name) ?? '') };
}

const addresses = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>https:\/\/example\.com(.*?)<\/loc>/g)].map(([, path]) => path);

describe('a sitemap', () => {
  it('is one file for up to 50,000 addresses, and parts behind an index for more', () => {
    const pages = Array.from({ length: 50_001 }, (_, index) => listed(`/lp-${index}`));
    const few = sitemapsOf(pages.slice(1));
    expect(few.parts).toEqual([]);
    expect(addresses(few.index)).toHaveLength(50_000);
    const { parts } = sitemapsOf(pages);
    expect(parts.map((part) => addresses(part).length)).toEqual([50_000, 1]);
    expect(parts.flatMap(addresses)).toEqual(pages.map(({ entry }) => entry.path));
  });

  it('has no part of more than 50 MB', () => {
    const long = 'é'.repeat(1000);
    const pages = Array.from({ length: 30_000 }, (_, index) => listed(`/${long}-${index}`));
    const { parts } = sitemapsOf(pages);
    expect(parts.flatMap(addresses)).toHaveLength(pages.length);
    for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(50 * 1024 * 1024);
  });
});
