import type { BrowserKey } from './browser-keys.ts';

type Prefix = Extract<BrowserKey, `${string}:`>;

/** A key of the list; those of submissions begin with one of it. */
export type StorageKey = Exclude<BrowserKey, Prefix> | `${Prefix}${string}`;

/**
 * Storage of the browser, which may be full, forbidden or gone: then nothing is found in it and nothing stays there, and the
 * page works all the same.
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

  /** The value kept as JSON; undefined if it cannot be read. Another version of the site may have written it. */
  getJson(key: StorageKey): unknown {
    try {
      return JSON.parse(this.get(key) ?? '');
    } catch {
      return undefined;
    }
  }

  /** @returns whether it is kept. */
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
      // Nothing was kept, then.
    }
  }

  /** All keys that begin with it. */
  keys<Start extends Prefix>(prefix: Start): `${Start}${string}`[] {
    try {
      const isOne = (key: string): key is `${Start}${string}` => key.startsWith(prefix);
      return Object.keys(this.#open()).filter(isOne);
    } catch {
      return [];
    }
  }
}

/** Outlives the visit, and is shared by all tabs. */
export const lasting = new BrowserStorage(() => localStorage);

/** Ends with the tab. */
export const ofTab = new BrowserStorage(() => sessionStorage);

/**
 * Calls `listener` when another tab changes what is kept lastingly under the key, until the returned function is called.
 *
 * @param key one that ends in `:` stands for all that begin with it.
 */
export function watchStorage(key: BrowserKey, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    const isConcerned = key.endsWith(':') ? event.key?.startsWith(key) : event.key === key;
    // No key at all: everything was removed.
    if (event.key === null || isConcerned) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
