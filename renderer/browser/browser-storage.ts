/**
 * Browser storage, which may be full, blocked or gone: then reads find nothing, writes are lost, and the page still
 * works.
 */
export class BrowserStorage<Key extends string> {
  readonly #open: () => Storage;

  constructor(open: () => Storage) {
    this.#open = open;
  }

  get(key: Key): string | undefined {
    try {
      return this.#open().getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * The value stored as JSON; undefined if it cannot be parsed, since another version of the code may have written it.
   */
  getJson(key: Key): unknown {
    try {
      return JSON.parse(this.get(key) ?? '');
    } catch {
      return undefined;
    }
  }

  /** @returns whether the value was stored. */
  set(key: Key, text: string): boolean {
    try {
      this.#open().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  remove(key: Key): void {
    try {
      this.#open().removeItem(key);
    } catch {
      // Nothing was stored, then.
    }
  }

  /** All keys with a prefix. */
  keys<Start extends string>(prefix: Start): Extract<Key, `${Start}${string}`>[] {
    try {
      const isOne = (key: string): key is Extract<Key, `${Start}${string}`> =>
        key.startsWith(prefix);
      return Object.keys(this.#open()).filter(isOne);
    } catch {
      return [];
    }
  }
}
