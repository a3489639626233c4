import { attributeIn, readableText } from '../../content/html-tags.ts';

/** A row with fewer or more cells than its table has columns. */
export interface UnevenRow {
  /** The words of its first cell that has some. */
  first: string;
  cells: number;
  columns: number;
}

/** A row of a table as it is read. */
interface Row {
  /** Cells, each with the columns that it goes over. */
  cells: number;
  first: string;
}

/** A table as it is read. */
interface Table {
  /** Columns with a heading. */
  columns: number;
  /** True if a cell goes over several rows, so that the rows below it have fewer of their own. */
  isJoined: boolean;
  rows: Row[];
}

/** Collects the rows of tables that have another number of cells than their headings. */
export class TableRows {
  readonly uneven: UnevenRow[] = [];
  readonly #open: Table[] = [];
  /** True in a cell that is the first of its row with words. */
  #isFirst = false;

  /** @param name of the element, in lower case. */
  open(name: string, attributes: string): void {
    if (name === 'table') this.#open.push({ columns: 0, isJoined: false, rows: [] });
    const table = this.#open.at(-1);
    if (!table) return;
    if (name === 'tr') table.rows.push({ cells: 0, first: '' });
    else if (name === 'td' || name === 'th') {
      const row = table.rows.at(-1);
      if (!row) return;
      if (attributeIn(attributes, 'rowspan') !== undefined) table.isJoined = true;
      row.cells += Number(attributeIn(attributes, 'colspan') ?? 1);
      this.#isFirst = row.first === '';
    }
  }

  text(text: string): void {
    const row = this.#isFirst ? this.#open.at(-1)?.rows.at(-1) : undefined;
    if (row) row.first += text;
  }

  close(name: string): void {
    const table = this.#open.at(-1);
    if (!table) return;
    if (name === 'td' || name === 'th') this.#isFirst = false;
    else if (name === 'thead') {
      table.columns = Math.max(...table.rows.map(({ cells }) => cells), 0);
      table.rows = [];
    } else if (name === 'table') {
      this.#open.pop();
      this.uneven.push(...unevenIn(table));
    }
  }
}

/** Such rows of one table, unless they are most of it: then it is laid out so. */
function unevenIn({ columns, isJoined, rows }: Table): UnevenRow[] {
  if (columns < 2 || isJoined) return [];
  // One cell in a row of many columns is a heading of the rows below it.
  const uneven = rows.filter(({ cells }) => cells !== columns && (cells > 1 || columns === 2));
  if (2 * uneven.length >= rows.length) return [];
  return uneven.map(({ cells, first }) => ({ first: readableText(first), cells, columns }));
}
