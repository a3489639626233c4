import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineCache, type ListLines } from '../../studio/app/pages/list-lines.ts';
import { EVERY_PAGE, type PageFilter } from '../../studio/app/pages/page-filter.ts';
import { PageOrder } from '../../studio/app/pages/page-order.ts';
import type { PageRow } from '../../studio/page-row.ts';

function row(path: string, more: Partial<PageRow> = {}): PageRow {
  return {
    ...{ path, name: path.slice(1), kind: 'page', language: 'en', errors: 0, warnings: 0 },
    ...{ isUnsaved: false, isNoindex: false },
    ...more,
  };
}

const ROWS = [
  row('/titles', { name: 'Títulos de vehículos', kind: 'landing', language: 'es', warnings: 1 }),
  row('/about', { name: 'About us', isUnsaved: true }),
  row('/', { name: 'Home' }),
  row('/affidavit', { name: 'Affidavit', kind: 'landing', errors: 2 }),
];

const fresh = (rows: readonly PageRow[], filter: PageFilter) =>
  new LineCache().lines(new PageOrder().replace(rows), undefined, filter);

function written(lines: ListLines): (string | number)[] {
  return Array.from({ length: lines.count }, (_, index) => {
    const line = lines.at(index);
    return line?.type === 'page' ? `${line.row.path} ${line.row.name}` : (line?.count ?? '');
  });
}

function paths(filter: Partial<PageFilter>): string[] {
  const lines = fresh(ROWS, { ...EVERY_PAGE, ...filter });
  return written(lines).flatMap((line) =>
    typeof line === 'string' ? (line.split(' ')[0] ?? '') : [],
  );
}

describe('the list of pages', () => {
  test('begins with the first page of the site, and has pages before landings', () => {
    const lines = written(fresh(ROWS, EVERY_PAGE));
    const starts = lines.map((line) => (typeof line === 'string' ? line.split(' ')[0] : line));
    expect(starts).toEqual([2, '/', '/about', 2, '/affidavit', '/titles']);
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

describe('a page that changes', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'é', '');
  const kind = fc.constantFrom('page' as const, 'landing' as const);
  const changes = fc.array(
    fc.array(fc.record({ at: fc.nat(9), name, warnings: fc.nat(1) }), { maxLength: 3 }),
    { maxLength: 5 },
  );
  const filters = fc.record({
    search: fc.constantFrom('', 'a', '/3'),
    language: fc.constant(''),
    state: fc.constantFrom('all' as const, 'findings' as const),
  });

  test('stands where it would among all', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name, kind }), { maxLength: 9 }),
        changes,
        filters,
        (made, steps, filter) => {
          const now = made.map((more, index) => row(index === 0 ? '/' : `/${index}`, more));
          const order = new PageOrder();
          const cache = new LineCache();
          cache.lines(order.replace(now), undefined, filter);
          for (const step of steps) {
            const rows = step.flatMap(({ at, ...more }) => {
              const before = now[at];
              if (!before) return [];
              now[at] = { ...before, ...more };
              return now[at];
            });
            const exchange = order.exchange(rows);
            const lines = cache.lines(exchange.to, exchange, filter);
            expect(written(lines)).toEqual(written(fresh(now, filter)));
            for (let index = 0; index < lines.count; index += 1) {
              const line = lines.at(index);
              if (line?.type === 'page') expect(lines.indexOf(line.row)).toBe(index);
            }
          }
        },
      ),
    );
  });

  test('is all that is looked at, and a few others to find its place', () => {
    let looks = 0;
    const counted = (number: number) =>
      Object.defineProperty(row(`/${number}`, { kind: 'landing' }), 'name', {
        get: () => {
          looks += 1;
          return `Page ${String(number).padStart(4, '0')}`;
        },
      });
    const order = new PageOrder();
    const cache = new LineCache();
    const filter = { ...EVERY_PAGE, search: 'page' };
    const rows = Array.from({ length: 4000 }, (_, index) => counted(index));
    cache.lines(order.replace(rows), undefined, filter);
    looks = 0;
    const exchange = order.exchange([counted(1234)]);
    const lines = cache.lines(exchange.to, exchange, filter);
    expect(lines.indexOf(exchange.in[0] as PageRow)).toBe(1235);
    expect(looks).toBeLessThan(200);
  });
});
