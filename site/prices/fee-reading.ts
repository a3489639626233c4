import type { Page } from 'touchdown';
import { priceListOf } from '../../renderer/themes/price-list.ts';
import type { FeeReading } from './price-lists.ts';

/** The price list of a page: the basis of its certificate, structured data and bookings. */
export function feeReadingOf(page: Page): FeeReading {
  // The schema of landings and pages accepts no other name.
  return priceListOf(page) as FeeReading;
}
