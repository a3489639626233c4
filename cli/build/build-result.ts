/** What a build did; the shape of `build --json` without the time and the findings. */
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
}

/** What a build did that found errors, or did not come to do anything. */
export const NOTHING_DONE: BuildResult = {
  pages: 0,
  written: 0,
  unchanged: 0,
  removed: 0,
  bytes: 0,
  reactFallbacks: 0,
};
