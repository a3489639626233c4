import type { Stats } from 'node:fs';

/** Longer than the clock of any common file system needs for its next step, in milliseconds. */
export const CLOCK_STEP_MS = 2000;

/** What tells two states of a file apart once its clock has gone on. */
export function stampText({ ino, size, ctimeMs }: Stats): string {
  return `${ino} ${size} ${ctimeMs}`;
}

/**
 * A mark that changes whenever anything is written to a file or another one takes its place: the file system sets the
 * time of the last change itself, and no program can set it back.
 *
 * @param stats of the file, taken before it was read.
 * @returns undefined as long as the next change may happen within the same step of the file system's clock.
 */
export function fileStamp(stats: Stats, now = Date.now()): string | undefined {
  return now - stats.ctimeMs < CLOCK_STEP_MS ? undefined : stampText(stats);
}
