import type { Page } from '../content/page.ts';
import type { FeeReading } from '../schemas/fee-reading.ts';
import { designOf } from './themes/known-themes.ts';

/** The price list that a page promises: its certificate, its structured data and its booking count by it. */
export function feeReadingOf(page: Page): FeeReading {
  if (page.kind === 'written') return page.prices;
  return page.landing.prices ?? designOf(page.theme).fees ?? 'standard';
}
