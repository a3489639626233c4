import type { Diagnostic, Range } from '../content/diagnostic.ts';
import type { SourceFile } from '../content/source-file.ts';

/** A value of a table and where it stands in its file. */
export interface Cell {
  /** Without white space around it; empty where a row is shorter than its table. */
  text: string;
  range: Range;
}

/** One line of a table below its header. */
export interface TableRow {
  /** As a spreadsheet counts: the header is row 1. Rows without any value count and are not among them. */
  row: number;
  /** One for each column. */
  cells: readonly Cell[];
}

/** A table as it stands in its file. */
export interface Table {
  source: Pick<SourceFile, 'file' | 'text'>;
  /** The cells of the header. */
  columns: readonly Cell[];
  rows: readonly TableRow[];
}

/** A table, unless it cannot be read, and what is wrong with it. */
export interface ReadTable {
  table?: Table;
  diagnostics: Diagnostic[];
}

/** A name of a column without what people do not see as a difference. */
export function columnKey(name: string): string {
  return name.trim().toLowerCase();
}

/** Where a column of this name stands; -1 if there is none. */
export function columnIndex({ columns }: Pick<Table, 'columns'>, name: string): number {
  return columns.findIndex(({ text }) => columnKey(text) === columnKey(name));
}
