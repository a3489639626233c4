import type { BrowserKey } from '../../browser/browser-keys.ts';

/**
 * Each submission has a key of its own: two tabs that write at the same moment would otherwise
 * overwrite each other's list.
 */
export const ENTRY_PREFIX = 'outbox:' satisfies BrowserKey;

/** The storage of the browser; undefined where it is forbidden. */
export function disk(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** Keys of everything that waits. */
export function entryKeys(storage: Storage | undefined = disk()): string[] {
  return storage ? Object.keys(storage).filter((key) => key.startsWith(ENTRY_PREFIX)) : [];
}
