type DataMap = Readonly<Record<string, unknown>>;

export function isDataMap(value: unknown): value is DataMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const entries = after.map((entry, index) => sharedData(before[index], entry));
  const isSame =
    entries.length === before.length && entries.every((entry, index) => entry === before[index]);
  return isSame ? before : entries;
}

function sharedMap(before: DataMap, after: DataMap): DataMap {
  const keys = Object.keys(after);
  const known = Object.keys(before);
  const parts = keys.map((key) => [key, sharedData(before[key], after[key])] as const);
  const isSame =
    keys.length === known.length &&
    parts.every(([key, part], index) => key === known[index] && part === before[key]);
  return isSame ? before : Object.fromEntries(parts);
}

/** The value `after`, reusing the objects of `before` for all parts that are equal. */
export function sharedData(before: unknown, after: unknown): unknown {
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after);
  if (isDataMap(before) && isDataMap(after)) return sharedMap(before, after);
  return after;
}

/** Whether two values are deeply equal, with keys in the same order. */
export function isSameData(a: unknown, b: unknown): boolean {
  return sharedData(a, b) === a;
}
