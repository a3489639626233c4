import type { Diagnostic } from '../content/diagnostic.ts';
import type { DataFileKind } from '../site/data-files.ts';
import type { FileFate, Since } from './baseline.ts';
import type { Change } from './change.ts';

/** What has changed in one file. */
export interface FileChange {
  /** From the site's folder. */
  file: string;
  kind: DataFileKind | 'media';
  /** Address of its page, if it declares one. */
  path?: string;
  /** Name of the page, or of the file where it has none. */
  name: string;
  change: FileFate;
  /** True if it has edits that are not on the disk. */
  isUnsaved: boolean;
  /** In words; none of a file whose comments or lines alone are others. */
  changes: readonly Change[];
  /** Findings that have come and gone with it. */
  findings: { added: readonly Diagnostic[]; mended: readonly Diagnostic[] };
}

/** What has changed in a site. */
export interface ChangeSet {
  /** Missing where there is nothing to compare with. */
  since?: Since;
  files: readonly FileChange[];
}
