import type { BrowserKey } from './browser-keys.ts';
import { BrowserStorage } from './browser-storage.ts';

type Prefix = Extract<BrowserKey, `${string}:`>;

/** A key of the list; keys of submissions start with one of its prefixes. */
export type StorageKey = Exclude<BrowserKey, Prefix> | `${Prefix}${string}`;

/** Persistent, and shared by all tabs. */
export const lasting = new BrowserStorage<StorageKey>(() => localStorage);

/** Cleared when the tab closes. */
export const ofTab = new BrowserStorage<StorageKey>(() => sessionStorage);

/**
 * Calls `listener` when another tab changes persistent storage under the key, until the returned function is called.
 *
 * @param key one that ends in `:` stands for all keys with that prefix.
 */
export function watchStorage(key: BrowserKey, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const isConcerned = key.endsWith(':') ? event.key?.startsWith(key) : event.key === key;
    // No key: the storage was cleared.
    if (event.key === null || isConcerned) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
