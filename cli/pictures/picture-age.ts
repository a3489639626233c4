import { statSync, utimesSync } from 'node:fs';

/** So long a kept picture stays that no output shows, in ms: a build at work, or a page in development, may need it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Milliseconds since a file was written or used; 0 if it is not there. */
function ageOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}

/** True of a kept file that nothing has used for a day. */
export function isForgotten(path: string): boolean {
  return ageOf(path) > KEPT_MS;
}

/** Notes that a kept file is used now, long before it would be forgotten. */
export function noteUse(path: string): void {
  if (ageOf(path) < KEPT_MS / 2) return;
  const now = new Date();
  utimesSync(path, now, now);
}
