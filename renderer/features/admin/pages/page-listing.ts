import type { PageType, RegistryEntry } from '../../../../schemas/registry-entry.ts';

/** Page types that the admin area counts and filters by (docs/product.md, "Owner's area"). */
export const COUNTED_TYPES = [
  'main',
  'location',
  'service',
  'landing',
] as const satisfies readonly PageType[];

export type CountedType = (typeof COUNTED_TYPES)[number];
export type PageFilter = 'all' | CountedType;

/** Sort keys of the list. */
export type SortKey = 'name' | 'path' | 'type' | 'language' | 'updated' | 'title' | 'description';

export interface PageOrder {
  by: SortKey;
  descending: boolean;
}

/** An entry with its name and description normalized for searching. */
export interface SearchablePage {
  entry: RegistryEntry;
  words: string;
}

/** Lower case without accents, so that `declaracion` finds `Declaración`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Prepares entries for searching: once per registry, not per keystroke. */
export function searchable(entries: readonly RegistryEntry[]): SearchablePage[] {
  return entries.map((entry) => ({ entry, words: folded(`${entry.name}\n${entry.description}`) }));
}

/** The pages of a type whose name or description contains the search text. */
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

/** Number of pages of each counted type. */
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
 * The pages in the requested order; ties by path, and pages without a date last in either direction.
 *
 * @param language for the collation of names.
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
