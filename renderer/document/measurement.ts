import type { SiteConfig } from '../../schemas/site-config.ts';
import { escapeHtml } from './escape.ts';

/** Pages whose addresses are nobody else's business: clients' codes, and the owner's own work. */
const PRIVATE_PATHS = /^\/(?:client|admin)/;

/** True if a measurement tag is configured. */
export function hasTag({ analytics }: SiteConfig): boolean {
  return Boolean(analytics.conversionId);
}

/**
 * Attributes of `<html>` that switch measurement on: the conversion id and its labels
 * (docs/product.md, "Measurement"). Without an id there are none, and nothing is loaded.
 */
export function measurementAttributes({ analytics }: SiteConfig, path: string): string {
  if (!analytics.conversionId || PRIVATE_PATHS.test(path)) return '';
  const values = {
    conversion: analytics.conversionId,
    'booking-label': analytics.labels?.booking,
    'phone-label': analytics.labels?.phoneClick,
  };
  return Object.entries(values)
    .map(([name, value]) => (value ? ` data-${name}="${escapeHtml(value)}"` : ''))
    .join('');
}
