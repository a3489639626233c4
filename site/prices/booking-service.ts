import type { FeeReading } from './price-lists.ts';

/** Services that pages and prices refer to; their labels are words (`contact.services`). */
export type ServiceChoice = 'general' | 'real-estate' | 'poa' | 'vehicle' | 'affidavit' | 'other';

const BY_THEME: Readonly<Record<string, ServiceChoice>> = {
  general: 'general',
  'power-of-attorney': 'poa',
  'vehicle-title': 'vehicle',
  'real-estate': 'real-estate',
  affidavit: 'affidavit',
  divorce: 'other',
  emergency: 'general',
};

const THEME_SERVICES = new Map<string | undefined, ServiceChoice>(Object.entries(BY_THEME));

/** Hand-written pages about a single service. */
const BY_PATH = new Map<string, ServiceChoice>([
  ['/services/real-estate-notary', 'real-estate'],
  ['/services/power-of-attorney', 'poa'],
  ['/services/vehicle-title-notary', 'vehicle'],
  ['/services/bill-of-sale', 'vehicle'],
  ['/services/affidavit-notary', 'affidavit'],
  ['/services/general-notary', 'general'],
  ['/resources/power-of-attorney-guide', 'poa'],
  ['/resources/vehicle-title-transfer-guide', 'vehicle'],
  ['/resources/real-estate-notarization', 'real-estate'],
]);

/** The service that a page is about, preselected in a booking from it. */
export function serviceOf(path: string, theme: string | undefined): ServiceChoice {
  return BY_PATH.get(path) ?? THEME_SERVICES.get(theme) ?? 'general';
}

/** Services with a price list of their own on every page. */
const BY_SERVICE = new Map<string, FeeReading>([
  ['vehicle', 'vehicle'],
  ['real-estate', 'real-estate'],
]);

/** Price lists of pages that refer those services to their own list: an ordinary visit is charged like this. */
const ORDINARY: readonly FeeReading[] = ['standard', 'hourly-stanton'];

/**
 * The price list for a booking: the page's, unless a different service than the page's is chosen and one of the two has
 * prices of its own.
 *
 * @param chosen `service` of the booking form.
 */
export function bookingReading(
  page: { reading: FeeReading; service: string },
  chosen: string,
): FeeReading {
  const { reading, service } = page;
  if (chosen === service) return reading;
  const isOrdinary = ORDINARY.includes(reading);
  const own = reading === BY_SERVICE.get(service);
  if (!isOrdinary && !own) return reading;
  return BY_SERVICE.get(chosen) ?? (isOrdinary ? reading : 'standard');
}
