/** Parsed values that several files have in common. */
const shared = new WeakSet<object>();

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const item of Object.values(value)) freeze(item);
}

/** Marks a value as one that several files have in common, so that what is computed from it is computed once. */
export function share<T>(value: T): T {
  freeze(value);
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
