/** Parsed values that several files have in common. */
const shared = new WeakSet<object>();

/**
 * Marks a value as one that several files have in common, so that what is computed from it is computed once. Nobody may
 * change it. It is not frozen: with frozen values beside others, all that reads them takes a twentieth longer.
 */
export function share<T>(value: T): T {
  if (typeof value === 'object' && value !== null) shared.add(value);
  return value;
}

/** Whether other files may have this very value. */
export function isShared(value: unknown): value is object {
  return typeof value === 'object' && value !== null && shared.has(value);
}

/** What has been computed from shared values, for as long as these are in memory. */
export class SharedResults<T> {
  readonly #results = new WeakMap<object, T>();

  /** @param compute pure: a shared value gives the same result wherever it stands. */
  of(value: unknown, compute: () => T): T {
    if (!isShared(value)) return compute();
    const known = this.#results.get(value);
    if (known !== undefined) return known;
    const result = compute();
    this.#results.set(value, result);
    return result;
  }
}

/** Collects what is in a value at a path, and adds it to a list. */
type Collect<T> = (value: unknown, path: PropertyKey[], found: T[]) => void;

/**
 * What is found in the content of a file, key by key. What is in shared values is found once.
 *
 * @param collect adds what is in a value of the content; it must not look at anything else.
 */
export class FoundByKey<T> {
  readonly #collect: Collect<T>;
  readonly #known = new Map<string, SharedResults<readonly T[]>>();

  constructor(collect: Collect<T>) {
    this.#collect = collect;
  }

  in(content: object): T[] {
    if (Array.isArray(content)) return this.#at(content, []);
    return Object.entries(content).flatMap(([key, item]) =>
      isShared(item) ? this.#inShared(item, key) : this.#at({ [key]: item }, []),
    );
  }

  #at(value: unknown, path: PropertyKey[]): T[] {
    const found: T[] = [];
    this.#collect(value, path, found);
    return found;
  }

  #inShared(value: object, key: string): readonly T[] {
    const known = this.#known.get(key) ?? new SharedResults<readonly T[]>();
    this.#known.set(key, known);
    return known.of(value, () => this.#at({ [key]: value }, []));
  }
}
