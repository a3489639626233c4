import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/**
 * Creates a folder that the user has named, and those above it. `mkdirSync` with `recursive` tries forever, deaf to
 * signals, where the system refuses a folder as if the one above were missing: `/proc/site`.
 *
 * @throws file system errors; ENOENT also for a link that leads nowhere.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory()) return;
      if (!stats) Object.assign(error as NodeJS.ErrnoException, { code: 'ENOENT' });
    }
    const parent = dirname(path);
    if (codeOf(error) !== 'ENOENT' || existsSync(path) || existsSync(parent)) throw error;
    makeFolder(parent);
    makeFolder(path);
  }
}
