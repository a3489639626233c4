import { describe, expect, it } from 'vitest';
import {
  countTypes,
  findPages,
  type SortKey,
  searchable,
  sortPages,
} from '../../renderer/features/admin/pages/page-listing.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';

function entry(path: string, rest: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    name: path,
    path,
    type: 'landing',
    description: 'A page.',
    title: 'Title',
    seoDescription: 'Description',
    language: 'en',
    canonical: path,
    noindex: false,
    ...rest,
  };
}

const paths = (pages: { entry: RegistryEntry }[]) => pages.map(({ entry }) => entry.path);

describe('finding pages', () => {
  const pages = searchable([
    entry('/a', { name: 'Declaración jurada', type: 'landing' }),
    entry('/b', { description: 'Deeds and titles', type: 'service' }),
    entry('/titles', { name: 'Cars', type: 'utility' }),
  ]);

  it('looks at names and descriptions, not at addresses', () => {
    expect(paths(findPages(pages, 'TITLES', 'all'))).toEqual(['/b']);
    expect(paths(findPages(pages, ' declaracion ', 'all'))).toEqual(['/a']);
    expect(paths(findPages(pages, 'declaración', 'all'))).toEqual(['/a']);
  });

  it('does not find words that begin in the name and end in the description', () => {
    expect(findPages(pages, 'cars a', 'all')).toEqual([]);
  });

  it('keeps to one kind of page, and shows every kind under All', () => {
    expect(paths(findPages(pages, '', 'service'))).toEqual(['/b']);
    expect(paths(findPages(pages, '', 'all'))).toEqual(['/a', '/b', '/titles']);
  });
});

it('counts every kind but the utility pages', () => {
  const types = ['main', 'main', 'location', 'landing', 'utility'] as const;
  const counts = countTypes(types.map((type, index) => entry(`/${index}`, { type })));
  expect(counts).toEqual({ main: 2, location: 1, service: 0, landing: 1 });
});

describe('sorting pages', () => {
  const pages = searchable([
    entry('/10', { name: 'Ten', updated: '2026-01-01', title: 'long title' }),
    entry('/9', { name: 'Nine', title: 'short' }),
    entry('/11', { name: 'eleven', updated: '2026-02-01', title: 'short' }),
  ]);
  const sorted = (by: SortKey, descending = false) => paths(sortPages(pages, { by, descending }));

  it('counts numbers as numbers and ignores case', () => {
    expect(sorted('path')).toEqual(['/9', '/10', '/11']);
    expect(sorted('name')).toEqual(['/11', '/9', '/10']);
  });

  it('keeps pages without a date at the end, whichever way', () => {
    expect(sorted('updated')).toEqual(['/10', '/11', '/9']);
    expect(sorted('updated', true)).toEqual(['/11', '/10', '/9']);
  });

  it('puts equals in the order of their addresses', () => {
    expect(sorted('title')).toEqual(['/9', '/11', '/10']);
    expect(sorted('title', true)).toEqual(['/10', '/9', '/11']);
  });

  it('leaves the list that it was given as it was', () => {
    sorted('path');
    expect(paths(pages)).toEqual(['/10', '/9', '/11']);
  });
});
