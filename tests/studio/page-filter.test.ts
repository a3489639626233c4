import { describe, expect, test } from 'vitest';
import { EVERY_PAGE, listLines, sortedPages } from '../../studio/app/pages/page-filter.ts';
import type { PageRow } from '../../studio/page-row.ts';

function row(path: string, more: Partial<PageRow> = {}): PageRow {
  return {
    ...{ path, name: path.slice(1), kind: 'page', language: 'en', errors: 0, warnings: 0 },
    ...{ isUnsaved: false, isNoindex: false },
    ...more,
  };
}

const ROWS = sortedPages([
  row('/titles', { name: 'Títulos de vehículos', kind: 'landing', language: 'es', warnings: 1 }),
  row('/about', { name: 'About us', isUnsaved: true }),
  row('/', { name: 'Home' }),
  row('/affidavit', { name: 'Affidavit', kind: 'landing', errors: 2 }),
]);

function paths(filter: Partial<typeof EVERY_PAGE>): string[] {
  return listLines(ROWS, { ...EVERY_PAGE, ...filter }).flatMap((line) =>
    line.type === 'page' ? [line.row.path] : [],
  );
}

describe('the list of pages', () => {
  test('begins with the first page of the site, and has pages before landings', () => {
    expect(
      listLines(ROWS, EVERY_PAGE).map((line) =>
        line.type === 'group' ? line.count : line.row.path,
      ),
    ).toEqual([2, '/', '/about', 2, '/affidavit', '/titles']);
  });

  test('finds words of names and addresses in any order, without accents and capitals', () => {
    expect(paths({ search: 'VEHICULOS titulos' })).toEqual(['/titles']);
    expect(paths({ search: 'affi' })).toEqual(['/affidavit']);
    expect(paths({ search: 'us /abo' })).toEqual(['/about']);
    expect(paths({ search: 'nothing like it' })).toEqual([]);
  });

  test('keeps to a language, to pages with findings, and to what is not saved', () => {
    expect(paths({ language: 'es' })).toEqual(['/titles']);
    expect(paths({ state: 'findings' })).toEqual(['/affidavit', '/titles']);
    expect(paths({ state: 'unsaved' })).toEqual(['/about']);
  });
});
