import type { BrowserKey } from '../../browser/browser-keys.ts';
import { lasting } from '../../browser/storage.ts';

/**
 * Stores a value of the admin area (docs/product.md, "Owner's area").
 *
 * @throws if storage is full or blocked.
 */
export function store(key: Extract<BrowserKey, `admin${string}`>, text: string): void {
  if (!lasting.set(key, text)) throw new Error('This browser does not allow storage');
}
