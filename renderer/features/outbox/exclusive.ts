import type { BrowserKey } from '../../browser/browser-keys.ts';
import { disk } from './keys.ts';

/** Begins the name of a submission's lock, and the key of its lease. */
const SENDING_PREFIX = 'sending:' satisfies BrowserKey;

/** A lease ends by itself if its tab dies; an attempt takes 10 s at most. */
const LEASE_MS = 15_000;

async function underLease<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
  const key = `${name}:lease`;
  const storage = disk();
  const left = Number(storage?.getItem(key)) - Date.now();
  // A lease is never longer than that; a clock that was set back must not make one last.
  if (left > 0 && left <= LEASE_MS) return undefined;
  try {
    storage?.setItem(key, String(Date.now() + LEASE_MS));
  } catch {
    // Full storage: a double is better than a loss, and the receiver drops it.
  }
  try {
    return await work();
  } finally {
    storage?.removeItem(key);
  }
}

/**
 * Does the work for a submission while no other tab does.
 *
 * @param wait true to wait for the other tab, false to leave the work to it.
 * @returns undefined if the work was left to another tab.
 */
export function exclusively<T>(
  id: string,
  wait: boolean,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const name = SENDING_PREFIX + id;
  // Without a secure connection there are no locks.
  if (!navigator.locks) return underLease(name, work);
  return navigator.locks.request(name, { ifAvailable: !wait }, (lock) =>
    lock ? work() : undefined,
  );
}
