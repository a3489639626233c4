import { serviceOf } from './booking-service.ts';
import type { FeeReading } from './price-lists.ts';

/** Pricing data in the page's own markup. */
export interface PagePrices {
  reading: FeeReading;
  /** The service that the page is about, or the general one. */
  service: string;
  /** The town that the page is about. */
  town: string | undefined;
}

/** The price list of this page; pages with the calculator's prices have no such attribute. */
export function pagePrices(): PagePrices {
  const { prices, theme, town } = document.body.dataset;
  const reading = (prices || 'standard') as FeeReading;
  return { reading, service: serviceOf(location.pathname, theme), town };
}
