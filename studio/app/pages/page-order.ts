import type { PageRow } from '../../page-row.ts';

/** A replacement of some rows by others. */
export interface RowExchange {
  /** All rows before and after, in list order. */
  from: readonly PageRow[];
  to: readonly PageRow[];
  out: readonly PageRow[];
  in: readonly PageRow[];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The home page first, the others by name. No two rows are equal. */
function inOrder(a: PageRow, b: PageRow): number {
  return (
    Number(b.path === '/') - Number(a.path === '/') ||
    compare(a.name, b.name) ||
    compare(a.path, b.path) ||
    compare(a.kind, b.kind)
  );
}

/** Index of a row in sorted rows, or the index at which to insert it. */
export function placeAmong(rows: readonly PageRow[], row: PageRow): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = rows[middle];
    if (other && inOrder(other, row) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Sorted rows with some removed and others inserted; takes as long as a copy. */
export function withExchanged(
  rows: readonly PageRow[],
  out: readonly PageRow[],
  into: readonly PageRow[],
): PageRow[] {
  const next = [...rows];
  for (const row of out) {
    const place = placeAmong(next, row);
    if (next[place] === row) next.splice(place, 1);
  }
  for (const row of into) next.splice(placeAmong(next, row), 0, row);
  return next;
}

const keyOf = ({ kind, path }: PageRow) => `${kind} ${path}`;

/** All rows in list order. Sorted once; a changed row is removed and inserted again. */
export class PageOrder {
  #rows: readonly PageRow[] = [];
  #byKey = new Map<string, PageRow>();

  /** Replaces all rows. */
  replace(rows: readonly PageRow[]): readonly PageRow[] {
    this.#rows = [...rows].sort(inOrder);
    this.#byKey = new Map(rows.map((row) => [keyOf(row), row]));
    return this.#rows;
  }

  /** Replaces the rows of some pages; pages that are not in the list are ignored. */
  exchange(rows: readonly PageRow[]): RowExchange {
    const newest = new Map(rows.map((row) => [keyOf(row), row]));
    const out: PageRow[] = [];
    const into: PageRow[] = [];
    for (const [key, row] of newest) {
      const before = this.#byKey.get(key);
      if (!before) continue;
      this.#byKey.set(key, row);
      out.push(before);
      into.push(row);
    }
    const from = this.#rows;
    this.#rows = withExchanged(from, out, into);
    return { from, to: this.#rows, out, in: into };
  }
}
