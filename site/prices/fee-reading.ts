import type { Page } from 'touchdown';
import { priceListOf } from '../../renderer/themes/price-list.ts';
import type { FeeReading } from './price-lists.ts';

/** The price list that a page promises: its certificate, its structured data and its booking count by it. */
export function feeReadingOf(page: Page): FeeReading {
  // The schema of landings and pages takes no other name.
  return priceListOf(page) as FeeReading;
}
