import { type AdminSettings, defaultSettings } from '../../../domain/admin-settings.ts';
import { readableSettings } from '../../../domain/admin-settings-check.ts';
import type { VisitorFacts } from '../../../domain/visitor-facts.ts';
import { forget, keep, keptJson } from './kept.ts';

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
