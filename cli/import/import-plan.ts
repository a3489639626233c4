import type { Diagnostic } from '../content/diagnostic.ts';
import type { Operation } from '../edit/operation.ts';
import type { ImportRecord } from './import-record.ts';

/** What becomes of a row. */
export type RowAction = 'created' | 'updated' | 'unchanged' | 'refused' | 'vanished';

/** A row and its page. */
export interface PlannedRow {
  /** As a spreadsheet counts, the header being row 1; null if the table has it no more. */
  row: number | null;
  /** Where it begins in the file. */
  line: number | null;
  /** Null if the row has no address. */
  slug: string | null;
  action: RowAction;
  /** Paths that are changed in a page that is there. */
  changed: readonly string[];
  /** Paths that were edited by hand and stay as they are. */
  kept: readonly string[];
}

/** A column of the table and where its values go. */
export interface PlannedColumn {
  name: string;
  /** `slug`, a path, or nothing where it was left out; missing if the column goes nowhere. */
  to?: string;
  /** Paths of texts of the template that name the column. */
  fills: readonly string[];
  /** What the first rows say. */
  samples: readonly string[];
}

/** A landing that is written. */
export interface PlannedPage {
  slug: string;
  /** Absolute path of its file. */
  path: string;
  text: string;
  /** The text that it takes the place of, without byte order mark, and how; missing in new landings. */
  update?: { before: string; operations: readonly Operation[] };
}

/** What an import would do. Nothing of it is done yet. */
export interface ImportPlan {
  columns: readonly PlannedColumn[];
  rows: readonly PlannedRow[];
  /** Those of the table; with an error among them some rows are refused. */
  diagnostics: readonly Diagnostic[];
  /** Of rows that are not refused. */
  pages: readonly PlannedPage[];
  /** What is to be remembered, and where. */
  record: ImportRecord;
  recordFile: string;
}
