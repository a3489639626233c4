import { describe, expect, test } from 'vitest';
import { usd } from '../../renderer/text/formats.ts';
import { feeCertificate } from '../../site/prices/fee-rows.ts';
import type { FeeReading } from '../../site/prices/price-lists.ts';
import { siteFacts } from '../content/site-facts.ts';
import { type SitePage, sitePages, valuesOf } from './site-pages.ts';

const { config } = siteFacts();

/** What a visitor reads of a page, one line a block. */
function wordsOf({ html }: SitePage): string {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  return main
    .replace(/<(script|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

interface Offer {
  price: string;
  priceCurrency: string;
}

/** Every offer that search engines are told of, wherever it stands in the data. */
function offersOf({ html }: SitePage): Offer[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const offers: Offer[] = [];
  JSON.parse(json, (_, value) => {
    if (value?.['@type'] === 'Offer') offers.push(value);
    return value;
  });
  return offers;
}

/** The price that stands under the page's certificate, or after the words for one signature. */
function shownPrice(page: SitePage): string | undefined {
  const sum = /class="certificate-sum">.*?<dd>\$([\d.,]+)<\/dd>/s.exec(page.html)?.[1];
  return sum ?? /One signature, all told \$([\d.,]+)/.exec(wordsOf(page))?.[1];
}

const pages = sitePages();
const readingOf = ({ tags }: SitePage) =>
  (valuesOf(tags, 'body', 'data-prices')[0] ?? 'standard') as FeeReading;

describe('the price that search engines are told', () => {
  const offering = pages.filter((page) => offersOf(page).length > 0);

  test.each(offering)('of $path is the one that its visitors read', (page) => {
    for (const { price, priceCurrency } of offersOf(page)) {
      expect(priceCurrency).toBe('USD');
      expect(wordsOf(page)).toMatch(new RegExp(`\\${usd(Number(price))}(?![\\d.,]*\\d)`));
      const shown = shownPrice(page);
      if (shown !== undefined) expect(Number(price)).toBe(Number(shown));
    }
  });

  test.each([
    ['/locations/stanton-tx', '70.00'],
    ['/locations/odessa-tx', '50.00'],
    ['/services/real-estate-notary', '60.00'],
    ['/services/vehicle-title-notary', '60.00'],
    ['/services/divorce-notary', '60.00'],
    ['/services/general-notary', '50.00'],
    ['/divorce-papers', '60.00'],
    ['/emergency-notary', '50.00'],
  ])('of %s is $%s', (path, price) => {
    const page = offering.find((one) => one.path === path);
    expect(page && offersOf(page).map((offer) => offer.price)).toEqual([price]);
  });

  test('of the range names two prices that the home page shows', () => {
    const home = pages.find(({ path }) => path === '/');
    const words = home ? wordsOf(home) : '';
    const ends = config.business.priceRange.match(/\$\d+/g) ?? [];
    expect(ends).toHaveLength(2);
    for (const end of ends) expect(words).toContain(end);
  });
});

test('a page with a certificate counts bookings by the same price list', () => {
  const certified = pages.filter(({ html }) => html.includes('class="certificate-sum"'));
  expect(certified.length).toBeGreaterThan(20);
  for (const page of certified) {
    const { rows, oneSignature } = feeCertificate(config.fees, readingOf(page));
    const lines = [...page.html.matchAll(/<dt>.*?<\/dt><dd>(?:\+ )?(\$[\d.,]+)<\/dd>/gs)];
    const amounts = lines.map(([, amount]) => amount);
    expect(amounts.slice(0, rows.length + 1), page.path).toEqual([
      ...rows.map(({ amount }) => usd(amount)),
      usd(oneSignature),
    ]);
  }
});
