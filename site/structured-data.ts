import type { Page, Site, StructuredData } from 'touchdown';
import { feeReadingOf } from './prices/fee-reading.ts';
import { dayPrice } from './prices/promised-price.ts';

function circle(
  { latitude, longitude }: { latitude: number; longitude: number },
  name: string,
  kilometres: number,
) {
  return {
    '@type': 'GeoCircle',
    name,
    geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
    geoRadius: kilometres * 1000,
  };
}

function townsServed({ area }: Site) {
  return [
    circle(area.midland, 'Midland', area.primaryRadiusKm),
    circle(area.odessa, 'Odessa', area.primaryRadiusKm),
  ];
}

/** The daytime price of one signature, by the price list of the page. */
function offer(page: Page, site: Site) {
  const place = page.kind === 'static' ? page.place : undefined;
  const description = site.words.search?.offer;
  return {
    '@type': 'Offer',
    price: dayPrice(feeReadingOf(page), place, site).toFixed(2),
    priceCurrency: 'USD',
    ...(description === undefined ? {} : { description }),
  };
}

function isAboutPlace(page: Page): boolean {
  return page.kind === 'static' && page.subject === 'place' && page.place !== undefined;
}

/** Service area, price and rating in the schema.org vocabulary. */
export const structuredData: StructuredData = {
  /** Circles around the two towns and the county seats, in metres (docs/product.md, "Service area"). */
  business: (site) => ({
    areaServed: [
      ...townsServed(site),
      ...site.area.counties.map((county) =>
        circle(county, `${county.name} County, Texas`, site.area.countyRadiusKm),
      ),
    ],
  }),
  service: (page, site) => ({
    ...(isAboutPlace(page) ? {} : { areaServed: townsServed(site) }),
    offers: offer(page, site),
  }),
  reviews: ({ figures }) => ({
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: figures.rating,
      reviewCount: figures.reviewsStructured,
    },
  }),
};
