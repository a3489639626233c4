import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { draftOf } from './draft-file.ts';
import { makeFolder } from './make-folder.ts';
import { isRunning, ownIdentity, pidOf } from './process-identity.ts';

/** Locks held by this process: that it is running does not mean that it is building right now. */
const held = new Set<string>();

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The running process that holds the lock file `path`, if any. */
export function lockOwner(path: string): number | undefined {
  const identity = read(path);
  if (identity === undefined || !isRunning(identity)) return undefined;
  const pid = pidOf(identity);
  return pid === process.pid && !held.has(path) ? undefined : pid;
}

/** Removes the lock of a dead process, but not one that a running process has taken in the meantime. */
function removeDead(path: string, draft: string): void {
  const aside = `${draft}.dead`;
  const dead = read(path);
  try {
    renameSync(path, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  const found = read(aside);
  try {
    if (found !== undefined && found !== dead && isRunning(found)) linkSync(aside, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
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
        const owner = lockOwner(path);
        if (owner !== undefined) throw inUse(owner);
        removeDead(path, draft);
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
}
