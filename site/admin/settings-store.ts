import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { forget, keep, keptJson } from '../../renderer/features/admin/kept.ts';
import { type AdminSettings, defaultSettings } from './admin-settings.ts';
import { readableSettings } from './admin-settings-check.ts';

/**
 * The settings kept in this browser, or else those of the configuration (docs/product.md, "Owner's
 * area").
 */
export function readSettings(facts: VisitorFacts): AdminSettings {
  return readableSettings(keptJson('adminSettings'), defaultSettings(facts));
}

/**
 * Keeps the settings as one JSON object.
 *
 * @throws if storage is full or forbidden.
 */
export function keepSettings(settings: AdminSettings): void {
  keep('adminSettings', JSON.stringify(settings));
}

export function dropSettings(): void {
  forget('adminSettings');
}
