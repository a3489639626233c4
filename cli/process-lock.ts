import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Locks that this process holds; a number alone cannot tell it from a dead namesake. */
const held = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is there but belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The living process that holds the lock file `path`, if there is one. */
export function lockOwner(path: string): number | undefined {
  let owner: number;
  try {
    owner = Number(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
  if (!Number.isInteger(owner) || owner <= 0) return undefined;
  const alive = owner === process.pid ? held.has(path) : isAlive(owner);
  return alive ? owner : undefined;
}

/**
 * Takes the lock file `path`, ignoring one left by a process that is gone.
 *
 * @param inUse makes the error for a lock that a living process holds.
 * @returns a function that gives the lock back.
 * @throws what `inUse` makes.
 */
export function takeLock(path: string, inUse: (owner: number) => Error): () => void {
  // The file appears with its content at once, so nobody ever reads a lock without an owner.
  const draft = `${path}.${process.pid}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, String(process.pid));
  try {
    for (;;) {
      try {
        linkSync(draft, path);
        held.add(path);
        return () => {
          held.delete(path);
          rmSync(path, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const owner = lockOwner(path);
        if (owner !== undefined) throw inUse(owner);
        rmSync(path, { force: true });
      }
    }
  } finally {
    rmSync(draft, { force: true });
  }
}
