import { statSync, utimesSync } from 'node:fs';

/** How long unused cached pictures are kept, in ms: a running build, or a page in development, may need them. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Milliseconds since a file was written or used; 0 if it does not exist. */
function ageOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}

/** True of a cached file that has not been used for a day. */
export function isForgotten(path: string): boolean {
  return ageOf(path) > KEPT_MS;
}

/** Marks a cached file as used, long before it would expire. */
export function noteUse(path: string): void {
  if (ageOf(path) < KEPT_MS / 2) return;
  const now = new Date();
  utimesSync(path, now, now);
}
