import { serviceOf } from './booking-service.ts';
import type { FeeReading } from './price-lists.ts';

/** What the page says of its prices, in its own markup. */
export interface PagePrices {
  reading: FeeReading;
  /** The service that the page is about, or the general one. */
  service: string;
  /** The town that the page is about. */
  town: string | undefined;
}

/** The price list that this page promises; pages that promise the calculator's say nothing. */
export function pagePrices(): PagePrices {
  const { prices, theme, town } = document.body.dataset;
  const reading = (prices || 'standard') as FeeReading;
  return { reading, service: serviceOf(location.pathname, theme), town };
}
