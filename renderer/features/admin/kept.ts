import type { BrowserKey } from '../../browser/browser-keys.ts';
import { lasting, watchStorage } from '../../browser/storage.ts';

/** What the admin area keeps in the browser (docs/product.md, "Owner's area"). */
type AdminKey = Extract<BrowserKey, `admin${string}`>;

/** The text kept under the key; undefined if there is none or storage is forbidden. */
export function kept(key: AdminKey): string | undefined {
  return lasting.get(key);
}

/** The value kept as JSON under the key; undefined if it cannot be read. */
export function keptJson(key: AdminKey): unknown {
  return lasting.getJson(key);
}

/**
 * Keeps a text.
 *
 * @throws if storage is full or forbidden.
 */
export function keep(key: AdminKey, text: string): void {
  if (!lasting.set(key, text)) throw new Error('This browser does not allow storage');
}

export function forget(key: AdminKey): void {
  lasting.remove(key);
}

/** Calls `listener` when another tab changes the key, until the returned function is called. */
export function watchKept(key: AdminKey, listener: () => void): () => void {
  return watchStorage(key, listener);
}
