import type { FeeReading } from '../../schemas/fee-reading.ts';

/** What the page says of its prices, in its own markup. */
export interface PagePrices {
  reading: FeeReading;
  /** The town that the page is about. */
  town: string | undefined;
}

/** The price list that this page promises; pages that promise the calculator's say nothing. */
export function pagePrices(): PagePrices {
  const { prices, town } = document.body.dataset;
  return { reading: (prices || 'standard') as FeeReading, town };
}
