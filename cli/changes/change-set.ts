import type { Diagnostic } from '../content/diagnostic.ts';
import type { DataFileKind } from '../site/data-files.ts';
import type { FileFate, Since } from './baseline.ts';
import type { Change } from './change.ts';

/** The changes of one file. */
export interface FileChange {
  /** Relative to the site's folder. */
  file: string;
  kind: DataFileKind | 'media';
  /** Path of its page, if it declares one. */
  path?: string;
  /** Name of the page, or of the file if it has none. */
  name: string;
  change: FileFate;
  /** True if it has unsaved edits. */
  isUnsaved: boolean;
  /** In words; empty if only comments or line breaks differ. */
  changes: readonly Change[];
  /** Findings that the changes added and fixed. */
  findings: { added: readonly Diagnostic[]; mended: readonly Diagnostic[] };
}

/** The changes of a site. */
export interface ChangeSet {
  /** Missing if there is nothing to compare with. */
  since?: Since;
  files: readonly FileChange[];
}
