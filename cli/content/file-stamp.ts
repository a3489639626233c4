import type { Stats } from 'node:fs';

/** Longer than the timestamp resolution of any common file system, in milliseconds. */
export const CLOCK_STEP_MS = 2000;

/** Distinguishes two versions of a file once the timestamp resolution has passed. */
export function stampText({ ino, size, ctimeMs }: Stats): string {
  return `${ino} ${size} ${ctimeMs}`;
}

/** When a file was last changed, in milliseconds since 1970. */
export function changedAt(stamp: string): number {
  return Number(stamp.slice(stamp.lastIndexOf(' ') + 1));
}

/**
 * A stamp that changes whenever a file is written or replaced: the file system sets ctime itself, and no program
 * can set it back.
 *
 * @param stats of the file, taken before it was read.
 * @returns undefined while another change could still get the same timestamp.
 */
export function fileStamp(stats: Stats, now = Date.now()): string | undefined {
  return now - stats.ctimeMs < CLOCK_STEP_MS ? undefined : stampText(stats);
}
