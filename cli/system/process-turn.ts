import { takeLock } from './process-lock.ts';

/** Interval between two looks at a lock that another process holds, in ms. */
const LOOK_MS = 5;

/** Time after which the process that holds a lock is stuck, and no longer waited for, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Takes the lock file `path` as soon as no other process holds it. For work that takes milliseconds: this process does
 * nothing else while it waits.
 *
 * @param inUse creates the error for a lock that has been held too long.
 * @returns a function that releases the lock.
 * @throws the error of `inUse`, or file system errors.
 */
export function takeTurn(path: string, inUse: (owner: number) => Error): () => void {
  const began = performance.now();
  for (;;) {
    let isHeld = false;
    try {
      return takeLock(path, (owner) => {
        isHeld = true;
        return inUse(owner);
      });
    } catch (error) {
      if (!isHeld || performance.now() - began > PATIENCE_MS) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS);
  }
}
