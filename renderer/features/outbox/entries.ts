import { EXPIRES_AFTER } from '../../browser/retry-pauses.ts';
import { lasting, watchStorage } from '../../browser/storage.ts';
import { attachmentsOf, detach } from './attachments.ts';
import { forgetFailed } from './contact-records.ts';
import { type OutboxEntry, parseEntry } from './entry.ts';

/**
 * Each submission has a key of its own: two tabs that write at the same moment would otherwise overwrite each other's
 * list.
 */
type EntryKey = `outbox:${string}`;

const keyOf = (id: string): EntryKey => `outbox:${id}`;

/** What happened to a submission; `elsewhere` is a change that another tab has made. */
export type OutboxChange =
  | { what: 'kept' | 'sending' | 'delivered' | 'withdrawn'; id: string }
  | { what: 'elsewhere' };

/** Stands in where storage is full or forbidden: lasts as long as the page. */
const inMemory = new Map<EntryKey, string>();

const listeners = new Set<(change: OutboxChange) => void>();

let stopWatching = (): void => {};

/** Tells everybody who watches. */
export function tellWatchers(change: OutboxChange): void {
  for (const listener of listeners) listener(change);
}

/** Calls `listener` after every change, also by other tabs, until the returned function is called. */
export function watchEntries(listener: (change: OutboxChange) => void): () => void {
  if (listeners.size === 0)
    stopWatching = watchStorage('outbox:', () => tellWatchers({ what: 'elsewhere' }));
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

/** Writes an entry before anything else is done with it. */
export function writeEntry(entry: OutboxEntry): void {
  const key = keyOf(entry.id);
  const text = JSON.stringify(entry);
  // Where storage is full, an older version may stand there, and the newer one in memory counts. What has files is
  // not to be sent without them after the page is gone.
  if (attachmentsOf(entry.id).length === 0 && lasting.set(key, text)) inMemory.delete(key);
  else inMemory.set(key, text);
  tellWatchers({ what: 'kept', id: entry.id });
}

/** The entry as it is now; undefined once it is delivered or withdrawn. */
export function readEntry(id: string): OutboxEntry | undefined {
  const key = keyOf(id);
  return parseEntry(inMemory.get(key) ?? lasting.get(key) ?? '');
}

/** True if the entry outlives this page. */
export function isLasting(id: string): boolean {
  return lasting.get(keyOf(id)) !== undefined;
}

/** Takes an entry out; its copy for the owner's eyes goes with it. */
export function removeEntry(id: string, why: 'delivered' | 'withdrawn'): void {
  const entry = readEntry(id);
  if (entry?.kind === 'contact') forgetFailed(entry.body);
  inMemory.delete(keyOf(id));
  lasting.remove(keyOf(id));
  detach(id);
  tellWatchers({ what: why, id });
}

/** Everything that waits, oldest first; what has expired or cannot be read is dropped. */
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
