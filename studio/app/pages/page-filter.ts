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

/** Without accents and capitals: who searches for `cafe` finds `Café`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Tells which pages a filter lets through. */
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
