import { EXPIRES_AFTER } from '../../browser/retry-pauses.ts';
import { forgetFailed } from './contact-records.ts';
import { type OutboxEntry, parseEntry } from './entry.ts';
import { disk, ENTRY_PREFIX, entryKeys } from './keys.ts';

/** What happened to a submission; `elsewhere` is a change that another tab has made. */
export type OutboxChange =
  | { what: 'kept' | 'sending' | 'delivered' | 'withdrawn'; id: string }
  | { what: 'elsewhere' };

/** Stands in where storage is full or forbidden: lasts as long as the page. */
const inMemory = new Map<string, string>();

const listeners = new Set<(change: OutboxChange) => void>();

/** Tells everybody who watches. */
export function tellWatchers(change: OutboxChange): void {
  for (const listener of listeners) listener(change);
}

function onStorage({ key }: StorageEvent): void {
  if (key === null || key.startsWith(ENTRY_PREFIX)) tellWatchers({ what: 'elsewhere' });
}

/** Calls `listener` after every change, also by other tabs, until the returned function is called. */
export function watchEntries(listener: (change: OutboxChange) => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Writes an entry before anything else is done with it. */
export function writeEntry(entry: OutboxEntry): void {
  const key = ENTRY_PREFIX + entry.id;
  const text = JSON.stringify(entry);
  const storage = disk();
  try {
    storage?.setItem(key, text);
  } catch {
    // Full; an older version may stand there, and the newer one in memory counts.
  }
  if (storage?.getItem(key) === text) inMemory.delete(key);
  else inMemory.set(key, text);
  tellWatchers({ what: 'kept', id: entry.id });
}

/** The entry as it is now; undefined once it is delivered or withdrawn. */
export function readEntry(id: string): OutboxEntry | undefined {
  const key = ENTRY_PREFIX + id;
  return parseEntry(inMemory.get(key) ?? disk()?.getItem(key) ?? '');
}

/** True if the entry outlives this page. */
export function isLasting(id: string): boolean {
  return disk()?.getItem(ENTRY_PREFIX + id) != null;
}

/** Takes an entry out; its copy for the owner's eyes goes with it. */
export function removeEntry(id: string, why: 'delivered' | 'withdrawn'): void {
  const entry = readEntry(id);
  if (entry?.kind === 'contact') forgetFailed(entry.body);
  inMemory.delete(ENTRY_PREFIX + id);
  disk()?.removeItem(ENTRY_PREFIX + id);
  tellWatchers({ what: why, id });
}

/** Everything that waits, oldest first; what has expired or cannot be read is dropped. */
export function waitingEntries(): OutboxEntry[] {
  const storage = disk();
  const found = new Map<string, OutboxEntry>();
  for (const key of [...entryKeys(storage), ...inMemory.keys()]) {
    const entry = parseEntry(inMemory.get(key) ?? storage?.getItem(key) ?? '');
    if (entry && entry.createdAt > Date.now() - EXPIRES_AFTER) {
      found.set(key, entry);
    } else {
      inMemory.delete(key);
      storage?.removeItem(key);
    }
  }
  return [...found.values()].sort((a, b) => a.createdAt - b.createdAt);
}
