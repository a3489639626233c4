import type { PageType, RegistryEntry } from '../../../../schemas/registry-entry.ts';

/** Kinds of page that the admin area counts and filters by (docs/product.md, "Owner's area"). */
export const COUNTED_TYPES = [
  'main',
  'location',
  'service',
  'landing',
] as const satisfies readonly PageType[];

export type CountedType = (typeof COUNTED_TYPES)[number];
export type PageFilter = 'all' | CountedType;

/** What the list can be sorted by. */
export type SortKey = 'name' | 'path' | 'type' | 'language' | 'updated' | 'title' | 'description';

export interface PageOrder {
  by: SortKey;
  descending: boolean;
}

/** An entry with its name and description as they are searched. */
export interface SearchablePage {
  entry: RegistryEntry;
  words: string;
}

/** Small letters without accents, so that `declaracion` finds `Declaración`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Makes entries ready to be searched: once for each registry, not at each key. */
export function searchable(entries: readonly RegistryEntry[]): SearchablePage[] {
  return entries.map((entry) => ({ entry, words: folded(`${entry.name}\n${entry.description}`) }));
}

/** The pages of a kind whose name or description contains what was typed. */
export function findPages(
  pages: readonly SearchablePage[],
  typed: string,
  filter: PageFilter,
): SearchablePage[] {
  const words = folded(typed.trim());
  return pages.filter(
    (page) => (filter === 'all' || page.entry.type === filter) && page.words.includes(words),
  );
}

/** How many pages there are of each kind that is counted. */
export function countTypes(entries: readonly RegistryEntry[]): Record<CountedType, number> {
  const counts = { main: 0, location: 0, service: 0, landing: 0 };
  for (const { type } of entries) if (type !== 'utility') counts[type] += 1;
  return counts;
}

type Compare = (a: RegistryEntry, b: RegistryEntry) => number;

function comparisons(language: string): Record<SortKey, Compare> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return {
    name: (a, b) => compare(a.name, b.name),
    path: (a, b) => compare(a.path, b.path),
    type: (a, b) => compare(a.type, b.type),
    language: (a, b) => compare(a.language, b.language),
    updated: (a, b) => compare(a.updated ?? '', b.updated ?? ''),
    title: (a, b) => a.title.length - b.title.length,
    description: (a, b) => a.seoDescription.length - b.seoDescription.length,
  };
}

/**
 * The pages in the order asked for; equals by path, and pages without a date last either way.
 *
 * @param language that names are ordered in.
 */
export function sortPages(
  pages: readonly SearchablePage[],
  { by, descending }: PageOrder,
  language = 'en',
): SearchablePage[] {
  const { [by]: compare, path } = comparisons(language);
  const sign = descending ? -1 : 1;
  return [...pages].sort(({ entry: a }, { entry: b }) => {
    if (by === 'updated' && !a.updated !== !b.updated) return a.updated ? -1 : 1;
    return sign * compare(a, b) || path(a, b);
  });
}
