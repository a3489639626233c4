import { USUAL_PLACES } from '../context/engine-places.ts';
import { hasFeature } from '../context/features.ts';
import type { Site } from '../context/site.ts';
import { escapeHtml } from '../markup/escape.ts';

/**
 * Attributes of `<html>` for booking buttons. Where nothing can be booked, an address with `#book` opens nothing; else
 * a button without an address of its own leads to the contact page, named only if it is not the usual one.
 */
export function bookingAttributes(site: Site): string {
  if (!hasFeature(site, 'booking')) return ' data-booking="off"';
  const { href } = site.menus.contact;
  return href === USUAL_PLACES.contact ? '' : ` data-contact="${escapeHtml(href)}"`;
}
