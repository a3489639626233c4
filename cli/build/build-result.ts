/** What a build did; the shape of `build --json` without time and findings. */
export interface BuildResult {
  /** Pages of the site: the sum of `written` and `unchanged`. */
  pages: number;
  written: number;
  unchanged: number;
  /** Pages of the last build that no longer exist. */
  removed: number;
  /** Total size of the output folder. */
  bytes: number;
  /** Element trees rendered by React in this build; 0 unless a page has unusual markup (decision 10). */
  reactFallbacks: number;
}

/** Result of a build that found errors or had nothing to do. */
export const NOTHING_DONE: BuildResult = {
  pages: 0,
  written: 0,
  unchanged: 0,
  removed: 0,
  bytes: 0,
  reactFallbacks: 0,
};
