import { lasting } from '../../browser/storage.ts';

/** A lease expires on its own if its tab crashes; an attempt takes at most 10 s. */
const LEASE_MS = 15_000;

async function underLease<T>(
  name: `sending:${string}`,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const key = `${name}:lease` as const;
  const left = Number(lasting.get(key)) - Date.now();
  // No lease is longer than that, so one left by a clock that was set back does not count.
  if (left > 0 && left <= LEASE_MS) return undefined;
  // If nothing can be stored, a duplicate is better than a loss, and the receiver drops it.
  lasting.set(key, String(Date.now() + LEASE_MS));
  try {
    return await work();
  } finally {
    lasting.remove(key);
  }
}

/**
 * Runs the work for a submission while no other tab does.
 *
 * @param wait true to wait for the other tab, false to leave the work to it.
 * @returns undefined if the work was left to another tab.
 */
export function exclusively<T>(
  id: string,
  wait: boolean,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const name = `sending:${id}` as const;
  // Web Locks require a secure connection.
  if (!navigator.locks) return underLease(name, work);
  return navigator.locks.request(name, { ifAvailable: !wait }, (lock) =>
    lock ? work() : undefined,
  );
}
