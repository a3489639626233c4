import { USUAL_PLACES } from '../context/engine-places.ts';
import { hasFeature } from '../context/features.ts';
import type { Site } from '../context/site.ts';
import { escapeHtml } from '../markup/escape.ts';

/**
 * Attribute of `<html>` that says where a booking button without an address of its own leads if there is no dialog: to
 * the contact page, named only if it is not the usual one. It is `off` where nothing can be booked, so that an address
 * with `#book` opens nothing.
 */
export function bookingAttribute(site: Site): string {
  if (!hasFeature(site, 'booking')) return ' data-booking="off"';
  const { href } = site.menus.contact;
  return href === USUAL_PLACES.contact ? '' : ` data-booking="${escapeHtml(href)}"`;
}
