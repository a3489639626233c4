import type { Page } from '../../content/page.ts';
import { dayPrice } from '../../domain/promised-price.ts';
import { feeReadingOf } from '../fee-reading.ts';
import { crumbsTo } from '../layouts/crumbs.ts';
import { sharedText } from '../shared-text.ts';
import type { Site } from '../site.ts';
import { scriptJson } from './escape.ts';
import { siteOrigin } from './origin.ts';

type Thing = Record<string, unknown>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

function circle(
  { latitude, longitude }: { latitude: number; longitude: number },
  name: string,
  kilometres: number,
): Thing {
  return {
    '@type': 'GeoCircle',
    name,
    geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
    geoRadius: kilometres * 1000,
  };
}

function townsServed({ area }: Site): Thing[] {
  return [
    circle(area.midland, 'Midland', area.primaryRadiusKm),
    circle(area.odessa, 'Odessa', area.primaryRadiusKm),
  ];
}

/**
 * Circles around the two towns and the seats of the counties, in metres (docs/product.md, "Service
 * area").
 */
function areaServed(site: Site): Thing[] {
  const { area } = site;
  return [
    ...townsServed(site),
    ...area.counties.map((county) =>
      circle(county, `${county.name} County, Texas`, area.countyRadiusKm),
    ),
  ];
}

function notary(site: Site): Thing {
  const { business } = site;
  const origin = siteOrigin(site);
  return {
    '@type': 'Notary',
    '@id': `${origin}/#business`,
    name: business.name,
    url: `${origin}/`,
    telephone: `+1-${business.phone.replace(/\D+/g, '-').replace(/^-|-$/g, '')}`,
    email: business.email,
    image: `${origin}/favicon.svg`,
    priceRange: business.priceRange,
    currenciesAccepted: 'USD',
    paymentAccepted: business.payments.join(', '),
    address: {
      '@type': 'PostalAddress',
      addressLocality: business.address.locality,
      addressRegion: business.address.region,
      postalCode: business.address.postalCode,
      addressCountry: business.address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...business.geo },
    areaServed: areaServed(site),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS,
      opens: business.hours.regular.opens,
      closes: business.hours.regular.closes,
    },
    knowsLanguage: site.languages,
  };
}

function offer(price: number, description: string | undefined): Thing {
  return {
    '@type': 'Offer',
    price: price.toFixed(2),
    priceCurrency: 'USD',
    ...(description === undefined ? {} : { description }),
  };
}

/** Who offers the service and for how much: the same on all pages of one language and price list. */
function serviceTerms(page: Page, site: Site): string {
  const { language } = page.entry;
  const reading = feeReadingOf(page);
  const place = page.kind === 'written' ? page.place : undefined;
  return sharedText(site, `service terms ${language} ${reading} ${place?.name}`, () =>
    scriptJson({
      provider: { '@id': `${siteOrigin(site)}/#business` },
      offers: offer(dayPrice(reading, place, site), site.words.search?.offer),
    }),
  );
}

/** One JSON object with the keys of both. */
function together(first: string, second: string): string {
  return `${first.slice(0, -1)},${second.slice(1)}`;
}

/** The service that a page is about, in one town if it is about a place. */
function service(page: Page, site: Site): string {
  const { name, canonical } = page.entry;
  const serviceType = site.words.search?.serviceType;
  const own = scriptJson({
    '@type': 'Service',
    name,
    description: page.seo.description,
    ...(serviceType === undefined ? {} : { serviceType }),
    url: siteOrigin(site) + canonical,
  });
  return together(own, together(areaOf(page, site), serviceTerms(page, site)));
}

function areaOf(page: Page, site: Site): string {
  if (page.kind === 'landing' || page.subject !== 'place' || page.place === undefined)
    return sharedText(site, 'towns', () => scriptJson({ areaServed: townsServed(site) }));
  const { latitude, longitude, name } = page.place;
  const geo = { '@type': 'GeoCoordinates', latitude, longitude };
  return scriptJson({ areaServed: { '@type': 'City', name, geo } });
}

function article(page: Page, site: Site): Thing {
  const origin = siteOrigin(site);
  const { entry, seo } = page;
  return {
    '@type': 'Article',
    headline: seo.title,
    description: seo.description,
    inLanguage: entry.language,
    url: origin + entry.canonical,
    mainEntityOfPage: origin + entry.canonical,
    author: { '@id': `${origin}/#business` },
    publisher: { '@id': `${origin}/#business` },
    ...(entry.updated === undefined
      ? {}
      : { datePublished: entry.updated, dateModified: entry.updated }),
  };
}

function webPage(type: string, page: Page, site: Site): Thing {
  const origin = siteOrigin(site);
  return {
    '@type': type,
    name: page.seo.title,
    description: page.seo.description,
    inLanguage: page.entry.language,
    url: origin + page.entry.canonical,
    about: { '@id': `${origin}/#business` },
  };
}

/** What a page is about, besides the business that stands on all of them. */
function subject(page: Page, site: Site): string | undefined {
  if (page.kind === 'landing') return service(page, site);
  switch (page.subject) {
    case 'service':
    case 'place':
      return service(page, site);
    case 'article':
      return scriptJson(article(page, site));
    case 'about':
      return scriptJson(webPage('AboutPage', page, site));
    case 'contact':
      return scriptJson(webPage('ContactPage', page, site));
    case 'collection':
      return scriptJson(webPage('CollectionPage', page, site));
    case 'reviews':
      return scriptJson(rated(site));
    case 'business':
      return undefined;
  }
}

/** The rating of the business, for the page that shows its reviews (docs/product.md, "Marketing figures"). */
function rated(site: Site): Thing {
  const { figures } = site;
  return {
    '@type': 'Notary',
    '@id': `${siteOrigin(site)}/#business`,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: figures.rating,
      reviewCount: figures.reviewsStructured,
    },
  };
}

function breadcrumb(page: Page, site: Site): Thing {
  const origin = siteOrigin(site);
  const { path, name } = page.entry;
  const crumbs = [...crumbsTo(page, site), { name, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: origin + crumb.path,
    })),
  };
}

/**
 * What a page says of itself and the business in the vocabulary of schema.org.
 *
 * @returns JSON that may stand inside a `<script>`.
 */
export function structuredData(page: Page, site: Site): string {
  const graph = [sharedText(site, 'business', () => scriptJson(notary(site)))];
  const about = subject(page, site);
  if (about !== undefined) graph.push(about);
  if (page.entry.path !== '/') graph.push(scriptJson(breadcrumb(page, site)));
  return `{"@context":"https://schema.org","@graph":[${graph.join(',')}]}`;
}
