import { EXPIRES_AFTER } from '../../browser/retry-pauses.ts';
import { lasting, watchStorage } from '../../browser/storage.ts';
import { attachmentsOf, detach } from './attachments.ts';
import { forgetFailed } from './contact-records.ts';
import { type OutboxEntry, parseEntry } from './entry.ts';

/** One key per submission: two tabs writing at the same time would otherwise overwrite each other's list. */
type EntryKey = `outbox:${string}`;

const keyOf = (id: string): EntryKey => `outbox:${id}`;

/** A change to a submission; `elsewhere` is a change by another tab. */
export type OutboxChange =
  | { what: 'kept' | 'sending' | 'delivered' | 'withdrawn'; id: string }
  | { what: 'elsewhere' };

/** Fallback when storage is full or blocked: lasts until the page is closed. */
const inMemory = new Map<EntryKey, string>();

const listeners = new Set<(change: OutboxChange) => void>();

let stopWatching = (): void => {};

/** Notifies all listeners. */
export function tellWatchers(change: OutboxChange): void {
  for (const listener of listeners) listener(change);
}

/** Calls `listener` after every change, including those by other tabs, until the returned function is called. */
export function watchEntries(listener: (change: OutboxChange) => void): () => void {
  if (listeners.size === 0)
    stopWatching = watchStorage('outbox:', () => tellWatchers({ what: 'elsewhere' }));
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

/** Stores an entry; must come before any other use of it. */
export function writeEntry(entry: OutboxEntry): void {
  const key = keyOf(entry.id);
  const text = JSON.stringify(entry);
  // If storage is full, it may hold an older version; the newer one in memory takes precedence. A submission with files
  // must not be sent without them after the page is closed.
  if (attachmentsOf(entry.id).length === 0 && lasting.set(key, text)) inMemory.delete(key);
  else inMemory.set(key, text);
  tellWatchers({ what: 'kept', id: entry.id });
}

/** The current entry; undefined once it is delivered or withdrawn. */
export function readEntry(id: string): OutboxEntry | undefined {
  const key = keyOf(id);
  return parseEntry(inMemory.get(key) ?? lasting.get(key) ?? '');
}

/** Whether the entry outlives this page. */
export function isLasting(id: string): boolean {
  return lasting.get(keyOf(id)) !== undefined;
}

/** Removes an entry, along with the copy kept for the admin area. */
export function removeEntry(id: string, why: 'delivered' | 'withdrawn'): void {
  const entry = readEntry(id);
  if (entry?.kind === 'contact') forgetFailed(entry.body);
  inMemory.delete(keyOf(id));
  lasting.remove(keyOf(id));
  detach(id);
  tellWatchers({ what: why, id });
}

/** All pending entries, oldest first; expired and malformed ones are dropped. */
export function waitingEntries(): OutboxEntry[] {
  const found = new Map<EntryKey, OutboxEntry>();
  for (const key of [...lasting.keys('outbox:'), ...inMemory.keys()]) {
    const entry = parseEntry(inMemory.get(key) ?? lasting.get(key) ?? '');
    if (entry && entry.createdAt > Date.now() - EXPIRES_AFTER) {
      found.set(key, entry);
    } else {
      inMemory.delete(key);
      lasting.remove(key);
    }
  }
  return [...found.values()].sort((a, b) => a.createdAt - b.createdAt);
}
