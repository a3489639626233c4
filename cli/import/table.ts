import type { Diagnostic, Range } from '../content/diagnostic.ts';
import type { SourceFile } from '../content/source-file.ts';

/** A value of a table and its position in the file. */
export interface Cell {
  /** Trimmed; empty if the row is too short. */
  text: string;
  range: Range;
}

/** One line of a table below its header. */
export interface TableRow {
  /** As in a spreadsheet, with the header as row 1. Empty rows are counted but not included. */
  row: number;
  /** One for each column. */
  cells: readonly Cell[];
}

/** A parsed table. */
export interface Table {
  source: Pick<SourceFile, 'file' | 'text'>;
  /** The cells of the header. */
  columns: readonly Cell[];
  rows: readonly TableRow[];
}

/** A table, unless it cannot be read, and findings about it. */
export interface ReadTable {
  table?: Table;
  diagnostics: Diagnostic[];
}

/** A column's name, normalized for comparison. */
export function columnKey(name: string): string {
  return name.trim().toLowerCase();
}

/** Index of the column with this name; -1 if there is none. */
export function columnIndex({ columns }: Pick<Table, 'columns'>, name: string): number {
  return columns.findIndex(({ text }) => columnKey(text) === columnKey(name));
}
