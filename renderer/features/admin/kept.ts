import type { BrowserKey } from '../../browser/browser-keys.ts';
import { disk } from '../outbox/keys.ts';

/** What the admin area keeps in the browser (docs/product.md, "Owner's area"). */
type AdminKey = Extract<BrowserKey, `admin${string}`>;

/** The text kept under the key; undefined if there is none or storage is forbidden. */
export function kept(key: AdminKey): string | undefined {
  return disk()?.getItem(key) ?? undefined;
}

/** The value kept as JSON under the key; undefined if it cannot be read. */
export function keptJson(key: AdminKey): unknown {
  try {
    return JSON.parse(kept(key) ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Keeps a text.
 *
 * @throws if storage is full or forbidden.
 */
export function keep(key: AdminKey, text: string): void {
  const storage = disk();
  if (!storage) throw new Error('This browser does not allow storage');
  storage.setItem(key, text);
}

export function forget(key: AdminKey): void {
  disk()?.removeItem(key);
}

/** Calls `listener` when another tab changes the key, until the returned function is called. */
export function watchKept(key: AdminKey, listener: () => void): () => void {
  const tell = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  addEventListener('storage', tell);
  return () => removeEventListener('storage', tell);
}
