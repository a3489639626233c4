import type { PageRow } from '../../page-row.ts';

/** What of the list is shown. */
export interface PageFilter {
  /** Words of names and addresses; all of them must be there. */
  search: string;
  /** One language, or all. */
  language: string;
  state: 'all' | 'findings' | 'unsaved';
}

export const EVERY_PAGE: PageFilter = { search: '', language: '', state: 'all' };

/** A line of the list. */
export type ListLine =
  | { type: 'group'; name: string; count: number }
  | { type: 'page'; row: PageRow };

/** Without accents and capitals: who searches for `cafe` finds `Café`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function isWanted(row: PageRow, { language, state }: PageFilter, words: readonly string[]) {
  if (language !== '' && row.language !== language) return false;
  if (state === 'findings' && row.errors + row.warnings === 0) return false;
  if (state === 'unsaved' && !row.isUnsaved) return false;
  if (words.length === 0) return true;
  const text = plain(`${row.name} ${row.path}`);
  return words.every((word) => text.includes(word));
}

const GROUPS = [
  { kind: 'page', name: 'Pages' },
  { kind: 'landing', name: 'Landings' },
] as const;

/** The first page of the site leads; others follow by their names. */
function inOrder(a: PageRow, b: PageRow): number {
  if (a.path === '/' || b.path === '/') return a.path === '/' ? -1 : 1;
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** The rows of a group in the order of the list. */
export function sortedPages(rows: readonly PageRow[]): PageRow[] {
  return [...rows].sort(inOrder);
}

/**
 * The lines of the list: those pages that a filter lets through, below the names of their groups.
 *
 * @param rows in the order of the list.
 */
export function listLines(rows: readonly PageRow[], filter: PageFilter): ListLine[] {
  const words = plain(filter.search).split(/\s+/).filter(Boolean);
  const wanted = rows.filter((row) => isWanted(row, filter, words));
  return GROUPS.flatMap(({ kind, name }) => {
    const found = wanted.filter((row) => row.kind === kind);
    if (found.length === 0) return [];
    return [
      { type: 'group' as const, name, count: found.length },
      ...found.map((row) => ({ type: 'page' as const, row })),
    ];
  });
}
