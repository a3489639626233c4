import { compareDiagnostics, type Diagnostic } from '../../content/diagnostic.ts';
import type { BuildState } from './build-state.ts';
import type { FileListing } from './file-listing.ts';

/** What a build did; the shape of `build --json` without the time. */
export interface BuildResult {
  /** Pages of the site. `written` and `unchanged` add up to it. */
  pages: number;
  written: number;
  unchanged: number;
  /** Pages of the last build that are gone. */
  removed: number;
  /** Size of all files in the output folder. */
  bytes: number;
  /** Trees of elements that this build left to React; 0 but for odd markup (decision 10). */
  reactFallbacks: number;
  diagnostics: Diagnostic[];
}

/** What a build did that found errors: nothing. */
export function failure(diagnostics: Diagnostic[]): BuildResult {
  diagnostics.sort(compareDiagnostics);
  return {
    pages: 0,
    written: 0,
    unchanged: 0,
    removed: 0,
    bytes: 0,
    reactFallbacks: 0,
    diagnostics,
  };
}

/** Size of all files that a state lists. */
export function totalBytes(state: Pick<BuildState, 'files'>): number {
  let bytes = 0;
  for (const [size] of state.files.values()) bytes += size;
  return bytes;
}

/** Pages of the last build whose file is gone from the new output. */
export function countRemoved(before: BuildState | undefined, files: FileListing): number {
  let removed = 0;
  for (const file of before?.files.keys() ?? []) {
    if (file.endsWith('.html') && !files.has(file)) removed += 1;
  }
  return removed;
}
