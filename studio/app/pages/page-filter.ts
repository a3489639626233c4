import type { PageRow } from '../../page-row.ts';

/** Filters of the page list. */
export interface PageFilter {
  /** Words in names and addresses; all must match. */
  search: string;
  /** One language, or all. */
  language: string;
  state: 'all' | 'findings' | 'unsaved';
}

export const EVERY_PAGE: PageFilter = { search: '', language: '', state: 'all' };

/** Without accents and in lower case: a search for `cafe` finds `Café`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A predicate for the pages that match a filter. */
export function wantedBy({ search, language, state }: PageFilter): (row: PageRow) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (row) => {
    if (language !== '' && row.language !== language) return false;
    if (state === 'findings' && row.errors + row.warnings === 0) return false;
    if (state === 'unsaved' && !row.isUnsaved) return false;
    if (words.length === 0) return true;
    const text = plain(`${row.name} ${row.path}`);
    return words.every((word) => text.includes(word));
  };
}
