import type { Diagnostic } from '../content/diagnostic.ts';
import type { Operation } from '../edit/operation.ts';
import type { ImportRecord } from './import-record.ts';

/** What happens to a row. */
export type RowAction = 'created' | 'updated' | 'unchanged' | 'refused' | 'vanished';

/** A row and its page. */
export interface PlannedRow {
  /** As in a spreadsheet, with the header as row 1; null if the table no longer has the row. */
  row: number | null;
  /** Line of its start in the file. */
  line: number | null;
  /** Null if the row has no address. */
  slug: string | null;
  action: RowAction;
  /** Paths that change in an existing page. */
  changed: readonly string[];
  /** Paths that were edited manually and are left alone. */
  kept: readonly string[];
}

/** A column of the table and its target. */
export interface PlannedColumn {
  name: string;
  /** `slug`, a path, or empty if it is ignored on purpose; missing if the column has no target. */
  to?: string;
  /** Paths of template texts that reference the column. */
  fills: readonly string[];
  /** Values of the first rows. */
  samples: readonly string[];
}

/** A landing to write. */
export interface PlannedPage {
  slug: string;
  /** Absolute path of its file. */
  path: string;
  text: string;
  /** The replaced text, without byte order mark, and the operations; missing for new landings. */
  update?: { before: string; operations: readonly Operation[] };
}

/** The effects of an import, before anything is written. */
export interface ImportPlan {
  columns: readonly PlannedColumn[];
  rows: readonly PlannedRow[];
  /** Findings about the table; with an error among them some rows are refused. */
  diagnostics: readonly Diagnostic[];
  /** Pages of the rows that are not refused. */
  pages: readonly PlannedPage[];
  /** The new record, and its file. */
  record: ImportRecord;
  recordFile: string;
}
