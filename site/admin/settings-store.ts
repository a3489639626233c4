import { lasting } from '../../renderer/browser/storage.ts';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { store } from '../../renderer/features/admin/store.ts';
import { type AdminSettings, defaultSettings } from './admin-settings.ts';
import { readableSettings } from './admin-settings-check.ts';

/** The settings stored in this browser, or those of the configuration (docs/product.md, "Owner's area"). */
export function readSettings(facts: VisitorFacts): AdminSettings {
  return readableSettings(lasting.getJson('adminSettings'), defaultSettings(facts));
}

/**
 * Stores the settings as one JSON object.
 *
 * @throws if storage is full or blocked.
 */
export function keepSettings(settings: AdminSettings): void {
  store('adminSettings', JSON.stringify(settings));
}

export function dropSettings(): void {
  lasting.remove('adminSettings');
}
