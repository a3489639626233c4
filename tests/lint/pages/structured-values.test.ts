import { expect, it } from 'vitest';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { viewPage } from '../../../cli/rules/pages/page-view.ts';
import { seoStructuredData } from '../../../cli/rules/pages/seo-structured-data.ts';

function told(thing: object): string[] {
  const json = JSON.stringify({ '@graph': [thing] });
  const view = viewPage(`<h1>A</h1><script type="application/ld+json">${json}</script>`);
  return [...seoStructuredData.check(view, ANY_FACT)].map(({ message }) => message);
}

const rating = (values: object) => ({ '@type': 'AggregateRating', ratingCount: 3, ...values });
const review = (values: object) => ({
  '@type': 'Review',
  author: 'Ann',
  reviewRating: { '@type': 'Rating', ...values },
});
const offer = (values: object) => ({ '@type': 'Offer', priceCurrency: 'USD', ...values });
const event = (values: object) => ({ '@type': 'Event', name: 'A', location: 'B', ...values });

const shop = (values: object) => ({
  '@type': 'LocalBusiness',
  name: 'A',
  address: 'B',
  ...values,
});

it.for<[object, string]>([
  [rating({ ratingValue: 150 }), 'ratingValue 150, which is more than the best, 5'],
  [rating({ ratingValue: '4.9', bestRating: 4 }), 'more than the best, 4'],
  [rating({ ratingValue: 11, bestRating: '10' }), 'more than the best, 10'],
  [review({ ratingValue: 6 }), 'Rating has ratingValue 6, which is more than the best, 5'],
  [rating({ ratingValue: 0 }), 'ratingValue 0, which is less than the worst, 1'],
  [rating({ ratingValue: 4, ratingCount: '150+' }), 'ratingCount 150+, which is no whole number'],
  [rating({ ratingValue: 4, reviewCount: 4.9 }), 'reviewCount 4.9, which is no whole number'],
  [rating({ ratingValue: 4, reviewCount: 0 }), 'reviewCount 0, which is no whole number above'],
  [rating({ ratingValue: 4, reviewCount: -3 }), 'reviewCount -3, which is no whole number'],
  [offer({ price: -40 }), 'price -40, which is less than nothing'],
  [offer({ price: '$40' }), 'price $40, with the sign of a currency'],
  [offer({ price: '40 €' }), 'price 40 €, with the sign of a currency'],
  [
    { '@type': 'AggregateOffer', lowPrice: 90, highPrice: '50' },
    'lowPrice 90, which is more than highPrice 50',
  ],
  [
    event({ startDate: '2027-03-02T18:00', endDate: '2027-03-01' }),
    'startDate 2027-03-02T18:00, which is after endDate 2027-03-01',
  ],
  [{ '@type': 'GeoCoordinates', latitude: -101.5, longitude: 32 }, 'latitude -101.5, which is no'],
  [{ '@type': 'GeoCoordinates', latitude: 32, longitude: 1015 }, 'longitude 1015, which is no'],
  [offer({ priceCurrency: 'US$' }), 'priceCurrency US$, which is no currency of ISO 4217'],
  [offer({ priceCurrency: 'usd' }), 'priceCurrency usd, which is no currency'],
  [offer({ priceCurrency: 'EURO' }), 'priceCurrency EURO, which is no currency'],
  [
    offer({ price: 4, priceValidUntil: '12/31/2027' }),
    'priceValidUntil 12/31/2027, which is no date',
  ],
  [offer({ price: 4, availability: 'in stock' }), 'availability in stock, which is none of what'],
  [event({ startDate: 'March 2, 2027' }), 'startDate March 2, 2027, which is no date'],
  [event({ startDate: '2027-23-11' }), 'startDate 2027-23-11, which is no date'],
  [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '9 AM', closes: '17:00' },
    'opens 9 AM, which is no time of ISO 8601, so search engines cannot read it',
  ],
  [{ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Di'] }, 'dayOfWeek Di, which'],
  [shop({ openingHours: 'Mon-Fri 9am-5pm' }), 'openingHours Mon-Fri 9am-5pm, which is not in'],
  [shop({ openingHours: 'Di-So 10:00-18:00' }), 'openingHours Di-So 10:00-18:00, which is not in'],
  [shop({ sameAs: ['https://a.example', 'facebook.com/a'] }), 'sameAs facebook.com/a, which is no'],
  [shop({ url: 'www.site.example' }), 'url www.site.example, which is no address'],
  [shop({ url: 'https:/site.example' }), 'url https:/site.example, which is no address'],
  [shop({ telephone: 'office@site.example' }), 'telephone office@site.example, which is no number'],
  [{ '@type': 'GeoCoordinates', latitude: '31,9973', longitude: 1 }, 'latitude 31,9973, which is'],
  [{ '@type': 'HowTo', name: 'A', totalTime: '30 minutes' }, 'totalTime 30 minutes, which is no'],
])('%j is told', ([thing, words]) => {
  expect(told(thing)).toEqual([expect.stringContaining(words)]);
});

it.for<object>([
  rating({ ratingValue: 5 }),
  rating({ ratingValue: '4,9', reviewCount: '1,204' }),
  rating({ ratingValue: 9.2, bestRating: 10 }),
  rating({ ratingValue: '92', bestRating: '100', worstRating: '0' }),
  rating({ ratingValue: 0, worstRating: 0 }),
  rating({ ratingValue: -1, worstRating: -2, bestRating: 2 }),
  rating({ ratingValue: '88%' }),
  rating({ ratingValue: '6 / 10' }),
  rating({ ratingValue: 0.9, bestRating: 1 }),
  review({ ratingValue: 1 }),
  review({ ratingValue: 'A' }),
  { '@type': 'Hotel', name: 'A', address: 'B', starRating: { '@type': 'Rating', ratingValue: 4 } },
  offer({ price: 0 }),
  offer({ price: '1,200.00' }),
  offer({ price: 'on request' }),
  { '@type': 'AggregateOffer', lowPrice: 50, highPrice: 50 },
  { '@type': 'PriceSpecification', minPrice: '50', maxPrice: '90' },
  {
    '@type': 'UnitPriceSpecification',
    price: 40,
    validFrom: '2026-01-01',
    validThrough: '2026-12-31',
  },
  event({ startDate: '2027-03-01T20:00-06:00', endDate: '2027-03-01T02:00-06:00' }),
  event({ startDate: '2027-03-01' }),
  { '@type': 'GeoCoordinates', latitude: '32.2504', longitude: '-101.4787' },
  offer({ priceCurrency: 'BTC' }),
  offer({ priceCurrency: 'DEM' }),
  offer({ availability: 'https://schema.org/InStock', priceValidUntil: '2027-12-31' }),
  offer({ availability: 'InStock' }),
  event({ startDate: '2027-03-02T18:00:00.000Z' }),
  event({ startDate: '2027' }),
  event({ startDate: 'to be announced' }),
  shop({ foundingDate: '1998', openingHours: ['Mo-Fr 09:00-17:00', 'Sa 10:00-13:00'] }),
  shop({ openingHours: 'Mo,We,Fr-Su' }),
  shop({ url: '/', image: 'house.jpg', sameAs: 'https://www.example.com/a?b=c' }),
  shop({ telephone: '1-800-FLOWERS', email: 'mailto:a@b.example' }),
  shop({ telephone: '', sameAs: [] }),
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Monday',
    opens: '09:00:00',
  },
  { '@type': 'OpeningHoursSpecification', dayOfWeek: 'PublicHolidays', closes: '00:00' },
  { '@type': 'HowTo', name: 'A', totalTime: 'PT1H30M', prepTime: 'P1D' },
  { '@type': 'LocalBusiness', name: 'A', address: 'B', priceRange: '$40 – $90' },
])('%j is not told', (thing) => {
  expect(told(thing)).toEqual([]);
});

it.for<[string, object, number]>([
  ['EUR', { business: { currency: 'USD' } }, 1],
  ['GBP', { business: { currency: 'EUR' } }, 1],
  ['USD', { business: { currency: 'USD' } }, 0],
  ['EUR', { business: { currency: 'USD' }, exports: { currency: 'EUR' } }, 0],
  ['EUR', { business: {} }, 0],
])('prices in %s, of a business with %j, are told %i times', ([priceCurrency, groups, times]) => {
  const values = new Map(
    Object.entries(groups).flatMap(([group, facts]) =>
      Object.entries(facts as object).map(([key, value]) => [`${group}.${key}`, String(value)]),
    ),
  );
  const facts = { ...ANY_FACT, names: [...values.keys()], get: (name: string) => values.get(name) };
  const json = JSON.stringify({ '@type': 'Offer', price: 40, priceCurrency });
  const view = viewPage(`<script type="application/ld+json">${json}</script>`);
  expect([...seoStructuredData.check(view, facts)]).toHaveLength(times);
});
