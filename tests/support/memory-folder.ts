import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory on most Linux systems; containers often give it 64 MB only. */
const SHARED_MEMORY = '/dev/shm';

/** Bytes that must be free there: the sites, builds and browser profiles of a whole run need a good part of it. */
const NEEDED = 6 * 2 ** 30;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= NEEDED;
  } catch {
    return false;
  }
}

/**
 * Makes a folder for temporary files, in memory where there is room for them, and removes it when the process ends.
 * On ext4 a run that makes and deletes so many files spends a fifth of its processor time in finding free inodes.
 */
export function memoryFolder(): string {
  const folder = mkdtempSync(join(hasRoom(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir(), 'touchdown-'));
  // Some tests run a command as another user.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
