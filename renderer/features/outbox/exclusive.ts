import { lasting } from '../../browser/storage.ts';

/** A lease ends by itself if its tab dies; an attempt takes 10 s at most. */
const LEASE_MS = 15_000;

async function underLease<T>(
  name: `sending:${string}`,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const key = `${name}:lease` as const;
  const left = Number(lasting.get(key)) - Date.now();
  // A lease is never longer than that; a clock that was set back must not make one last.
  if (left > 0 && left <= LEASE_MS) return undefined;
  // Where nothing can be kept, a double is better than a loss, and the receiver drops it.
  lasting.set(key, String(Date.now() + LEASE_MS));
  try {
    return await work();
  } finally {
    lasting.remove(key);
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
  const name = `sending:${id}` as const;
  // Without a secure connection there are no locks.
  if (!navigator.locks) return underLease(name, work);
  return navigator.locks.request(name, { ifAvailable: !wait }, (lock) =>
    lock ? work() : undefined,
  );
}
