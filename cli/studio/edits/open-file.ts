import type { MergeConflict } from '../../edit/merge-values.ts';
import type { SiteFile } from '../../site/named-files.ts';

/** An open file. */
export interface OpenFile {
  file: SiteFile;
  /** What the disk had when it was last looked at. */
  base: string;
  /** What was changed both here and on the disk, and waits for a decision. */
  conflicts: readonly MergeConflict[];
  /** True once another program has removed or renamed the file. */
  isGone?: boolean;
}
