import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { escapeHtml } from '../markup/escape.ts';

/** Pages whose addresses are private: clients' codes, and the admin area. */
const PRIVATE_PATHS = /^\/(?:client|admin)/;

/** Whether visits to the page at a path are measured, unless the visitor opts out. */
export function isMeasured(site: SiteConfig, path: string): boolean {
  return hasTag(site) && !PRIVATE_PATHS.test(path);
}

/** Whether the page at a path asks for consent before it measures. */
export function asksFirst(site: SiteConfig, path: string): boolean {
  return isMeasured(site, path) && site.analytics.consent === 'required';
}

/** Whether a measurement tag is configured. */
export function hasTag({ analytics }: SiteConfig): boolean {
  return Boolean(analytics.conversionId);
}

/** Page where a booking ends and is recorded. */
const BOOKING_END = '/booking-success';

/** The value of a booking, on the page that records it: `40 USD`. */
export function bookingValueAttribute({ analytics, business }: SiteConfig, path: string): string {
  const { bookingValue } = analytics;
  if (bookingValue === undefined || path !== BOOKING_END) return '';
  return ` data-booking-value="${bookingValue} ${business.currency ?? 'USD'}"`;
}

/**
 * Attributes of `<html>` that enable measurement: the conversion id and its labels (docs/product.md, "Measurement").
 * Without an id there are none, and nothing is loaded.
 */
export function measurementAttributes(site: SiteConfig, path: string): string {
  if (!isMeasured(site, path)) return '';
  const { analytics } = site;
  const values = {
    conversion: analytics.conversionId,
    'booking-label': analytics.labels?.booking,
    'phone-label': analytics.labels?.phoneClick,
    'form-label': analytics.labels?.form,
    consent: analytics.consent === 'required' ? 'required' : undefined,
  };
  return Object.entries(values)
    .map(([name, value]) => (value ? ` data-${name}="${escapeHtml(value)}"` : ''))
    .join('');
}
