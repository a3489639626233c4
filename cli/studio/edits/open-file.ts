import type { MergeConflict } from '../../edit/merge-values.ts';
import type { SiteFile } from '../../site/named-files.ts';

/** An open file. */
export interface OpenFile {
  file: SiteFile;
  /** Text on the disk when it was last read. */
  base: string;
  /** Parts that were changed both here and on the disk, and await a decision. */
  conflicts: readonly MergeConflict[];
  /** True once another program has removed or renamed the file. */
  isGone?: boolean;
}
