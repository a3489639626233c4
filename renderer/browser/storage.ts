import type { BrowserKey } from './browser-keys.ts';

type Prefix = Extract<BrowserKey, `${string}:`>;

/** A key of the list; keys of submissions start with one of its prefixes. */
export type StorageKey = Exclude<BrowserKey, Prefix> | `${Prefix}${string}`;

/**
 * Browser storage, which may be full, blocked or gone: then reads find nothing, writes are lost, and the page still
 * works.
 */
class BrowserStorage {
  readonly #open: () => Storage;

  constructor(open: () => Storage) {
    this.#open = open;
  }

  get(key: StorageKey): string | undefined {
    try {
      return this.#open().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * The value stored as JSON; undefined if it cannot be parsed, since another version of the site may have written it.
   */
  getJson(key: StorageKey): unknown {
    try {
      return JSON.parse(this.get(key) ?? '');
    } catch {
      return undefined;
    }
  }

  /** @returns whether the value was stored. */
  set(key: StorageKey, text: string): boolean {
    try {
      this.#open().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  remove(key: StorageKey): void {
    try {
      this.#open().removeItem(key);
    } catch {
      // Nothing was stored, then.
    }
  }

  /** All keys with a prefix. */
  keys<Start extends Prefix>(prefix: Start): `${Start}${string}`[] {
    try {
      const isOne = (key: string): key is `${Start}${string}` => key.startsWith(prefix);
      return Object.keys(this.#open()).filter(isOne);
    } catch {
      return [];
    }
  }
}

/** Persistent, and shared by all tabs. */
export const lasting = new BrowserStorage(() => localStorage);

/** Cleared when the tab closes. */
export const ofTab = new BrowserStorage(() => sessionStorage);

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
