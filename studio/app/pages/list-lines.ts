import type { PageRow } from '../../page-row.ts';
import { type PageFilter, wantedBy } from './page-filter.ts';
import { placeAmong, type RowExchange, withExchanged } from './page-order.ts';

/** A line of the list. */
export type ListLine =
  | { type: 'group'; name: string; count: number }
  | { type: 'page'; row: PageRow };

const GROUPS = [
  { kind: 'page', name: 'Pages' },
  { kind: 'landing', name: 'Landings' },
] as const;

/** The matching pages below their group names. Lines are created on demand. */
export class ListLines {
  readonly #groups: readonly { name: string; rows: readonly PageRow[] }[];

  /** @param rows of all groups, in the order of the list. */
  constructor(rows: readonly (readonly PageRow[])[]) {
    const groups = GROUPS.map(({ name }, index) => ({ name, rows: rows[index] ?? [] }));
    this.#groups = groups.filter((group) => group.rows.length > 0);
  }

  get count(): number {
    return this.pages + this.#groups.length;
  }

  get pages(): number {
    return this.#groups.reduce((sum, { rows }) => sum + rows.length, 0);
  }

  /** Number of lines in the first group including its name, and so the index of the next name. */
  get firstGroup(): number {
    return (this.#groups[0]?.rows.length ?? -1) + 1;
  }

  at(index: number): ListLine | undefined {
    let line = index;
    for (const { name, rows } of this.#groups) {
      if (line === 0) return { type: 'group', name, count: rows.length };
      const row = rows[line - 1];
      if (row) return { type: 'page', row };
      line -= rows.length + 1;
    }
    return undefined;
  }

  /** Line index of a page; -1 if it is not in the list. */
  indexOf(page: PageRow): number {
    let before = 1;
    for (const { rows } of this.#groups) {
      const place = placeAmong(rows, page);
      if (rows[place]?.path === page.path) return before + place;
      before += rows.length + 1;
    }
    return -1;
  }
}

/** Caches the last lines: if a few rows have changed, only those are filtered again. */
export class LineCache {
  #last:
    | { of: readonly PageRow[]; filter: PageFilter; rows: readonly PageRow[][]; lines: ListLines }
    | undefined;

  /** @param rows all pages in order. @param exchange difference from the previous rows. */
  lines(
    rows: readonly PageRow[],
    exchange: RowExchange | undefined,
    filter: PageFilter,
  ): ListLines {
    const last = this.#last?.filter === filter ? this.#last : undefined;
    if (last?.of === rows) return last.lines;
    const isNext = last !== undefined && exchange?.to === rows && exchange.from === last.of;
    const isWanted = wantedBy(filter);
    const ofGroups = (all: readonly PageRow[]) =>
      GROUPS.map(({ kind }) => all.filter((row) => row.kind === kind && isWanted(row)));
    const next = isNext
      ? exchanged(last.rows, ofGroups(exchange.out), ofGroups(exchange.in))
      : ofGroups(rows);
    const lines = new ListLines(next);
    this.#last = { of: rows, filter, rows: next, lines };
    return lines;
  }
}

function exchanged(
  groups: readonly PageRow[][],
  out: readonly PageRow[][],
  into: readonly PageRow[][],
): PageRow[][] {
  return groups.map((rows, index) => withExchanged(rows, out[index] ?? [], into[index] ?? []));
}
