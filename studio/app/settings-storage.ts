/** A setting that the browser has stored; undefined if it has none, or blocks its storage. */
export function readSetting(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a setting for the next visit; where storage is full or blocked, it holds until the page closes. */
export function storeSetting(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Lost with the page, as nothing else depends on it.
  }
}
