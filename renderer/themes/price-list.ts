import definition from 'virtual:site';
import type { Page } from '../../schemas/page.ts';
import { designOf } from './known-themes.ts';

/** Name of the price list of a page; undefined on a site without price lists. */
export function priceListOf(page: Page): string | undefined {
  const own =
    page.kind === 'static' ? page.prices : (page.landing.prices ?? designOf(page.theme).prices);
  return own ?? definition.priceLists?.names[0];
}

/** The same, only if it differs from that of most pages. */
export function unusualPriceList(page: Page): string | undefined {
  const name = priceListOf(page);
  return name === definition.priceLists?.names[0] ? undefined : name;
}
