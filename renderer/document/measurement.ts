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
 * Without an id nothing is loaded. The consent mode also applies to what a browser stores without any tag.
 */
export function measurementAttributes(site: SiteConfig, path: string): string {
  const { conversionId, labels, consent } = site.analytics;
  const tag = {
    conversion: conversionId,
    'booking-label': labels?.booking,
    'phone-label': labels?.phoneClick,
    'form-label': labels?.form,
  };
  const values = {
    ...(isMeasured(site, path) ? tag : {}),
    consent: consent === 'required' ? 'required' : undefined,
  };
  return Object.entries(values)
    .map(([name, value]) => (value ? ` data-${name}="${escapeHtml(value)}"` : ''))
    .join('');
}
