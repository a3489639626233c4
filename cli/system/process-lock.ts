import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { draftOf } from './draft-file.ts';
import { makeFolder } from './make-folder.ts';
import { isRunning, ownIdentity, pidOf } from './process-identity.ts';

/** Locks held by this process: that it is running does not mean that it is building right now. */
const held = new Set<string>();

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** The process that a lock file names, be it dead; undefined if there is no such file, and empty if it is unreadable. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? undefined : '';
  }
}

/** The running process that a lock file names, if any. */
function runningOwner(path: string, identity: string): number | undefined {
  if (!isRunning(identity)) return undefined;
  const pid = pidOf(identity);
  return pid === process.pid && !held.has(path) ? undefined : pid;
}

/** The running process that holds the lock file `path`, if any. */
export function lockOwner(path: string): number | undefined {
  const identity = read(path);
  return identity === undefined ? undefined : runningOwner(path, identity);
}

/** Another process is removing the same lock. */
class AlreadyRemoving extends Error {}

/**
 * Removes the lock of a dead process. Only one process does at a time, since two that have read the same name would
 * remove it twice: the second time, it may be the lock that a running process has taken in the meantime.
 */
function removeDead(path: string, dead: string): void {
  try {
    const release = takeLock(`${path}.dead`, () => new AlreadyRemoving());
    try {
      if (read(path) === dead) rmSync(path, { force: true });
    } finally {
      release();
    }
  } catch (error) {
    if (!(error instanceof AlreadyRemoving)) throw error;
  }
}

/** An error here concerns the whole folder; only ENAMETOOLONG is about the file itself. */
function writeDraft(draft: string, folder: string): void {
  try {
    writeFileSync(draft, ownIdentity());
  } catch (error) {
    if (codeOf(error) === 'ENAMETOOLONG') throw error;
    // Folders of the system, such as /proc, refuse files as if they were missing themselves.
    const refused = codeOf(error) === 'ENOENT' ? { code: 'EPERM' } : {};
    throw Object.assign(error as NodeJS.ErrnoException, { ...refused, path: folder });
  }
}

/**
 * Takes the lock file `path`, ignoring one left by a dead process.
 *
 * @param inUse creates the error for a lock held by a running process.
 * @returns a function that releases the lock.
 * @throws the error of `inUse`, or file system errors.
 */
export function takeLock(path: string, inUse: (owner: number) => Error): () => void {
  const folder = dirname(path);
  makeFolder(folder);
  // The lock file appears together with its content, so it is never seen without an owner.
  const draft = draftOf(path);
  try {
    writeDraft(draft, folder);
    for (;;) {
      try {
        linkSync(draft, path);
        held.add(path);
        return () => {
          held.delete(path);
          if (read(path) === ownIdentity()) rmSync(path, { force: true });
        };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        const identity = read(path);
        // Released meanwhile.
        if (identity === undefined) continue;
        const owner = runningOwner(path, identity);
        if (owner !== undefined) throw inUse(owner);
        removeDead(path, identity);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
}
