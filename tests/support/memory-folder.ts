import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system in memory on most Linux systems; in containers it often has 64 MB only. */
const SHARED_MEMORY = '/dev/shm';

/** Required free bytes: the sites, builds and browser profiles of a whole run need a good part of this. */
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
 * Creates a folder for temporary files, in memory if there is room, and removes it when the process exits. On ext4
 * a run that creates and deletes so many files spends a fifth of its CPU time finding free inodes.
 */
export function memoryFolder(): string {
  const folder = mkdtempSync(join(hasRoom(SHARED_MEMORY) ? SHARED_MEMORY : tmpdir(), 'touchdown-'));
  // Some tests run a command as another user.
  chmodSync(folder, 0o1777);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
