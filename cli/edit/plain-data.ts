/** A map of a file of content as a value. */
export type DataMap = Record<string, unknown>;

export function isDataMap(value: unknown): value is DataMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True if a value can stand in a file: texts, numbers, truth values, nothing, and lists and maps of them. */
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

/** True if two values say the same; the order of keys says nothing. */
export function isSameData(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return (
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((entry, index) => isSameData(entry, b[index]))
    );
  if (!isDataMap(a) || !isDataMap(b))
    // A number that is none equals itself here, and 0 equals -0.
    return a === b || (Number.isNaN(a) && Number.isNaN(b));
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameData(a[key], b[key]))
  );
}
