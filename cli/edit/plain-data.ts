/** A map in a content file, as a value. */
export type DataMap = Record<string, unknown>;

export function isDataMap(value: unknown): value is DataMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True if a file can contain a value: strings, numbers, booleans, null, and lists and maps of them. */
export function isPlainData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlainData);
  if (isDataMap(value)) {
    const prototype: unknown = Object.getPrototypeOf(value);
    return (
      (prototype === Object.prototype || prototype === null) &&
      !Object.hasOwn(value, '__proto__') &&
      Object.values(value).every(isPlainData)
    );
  }
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** True if two values are equal; the order of keys is ignored. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return (
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((entry, index) => isSameData(entry, b[index]))
    );
  if (!isDataMap(a) || !isDataMap(b))
    // NaN equals itself here, and 0 equals -0.
    return a === b || (Number.isNaN(a) && Number.isNaN(b));
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameData(a[key], b[key]))
  );
}
