import type { Page } from '../../content/page.ts';
import { feeCertificate } from '../../domain/fee-rows.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { CHROME } from '../layouts/chrome-texts.ts';
import { THEME_DESIGNS } from '../themes/registry.ts';
import { scriptJson } from './escape.ts';

type Thing = Record<string, unknown>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Circles around the two towns and the seats of the counties, in metres (spec, section 9, "Structured data radii"). */
function areaServed({ area }: SiteConfig): Thing[] {
  const circle = (
    { latitude, longitude }: { latitude: number; longitude: number },
    name: string,
    kilometres: number,
  ): Thing => ({
    '@type': 'GeoCircle',
    name,
    geoMidpoint: { '@type': 'GeoCoordinates', latitude, longitude },
    geoRadius: kilometres * 1000,
  });
  return [
    circle(area.midland, 'Midland', area.primaryRadiusKm),
    circle(area.odessa, 'Odessa', area.primaryRadiusKm),
    ...area.counties.map((county) =>
      circle(county, `${county.name} County, Texas`, area.countyRadiusKm),
    ),
  ];
}

function notary(site: SiteConfig): Thing {
  const { business } = site;
  const { origin } = new URL(site.site.url);
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
    knowsLanguage: ['en', 'es'],
  };
}

function service(page: Extract<Page, { kind: 'landing' }>, site: SiteConfig): Thing {
  const { origin } = new URL(site.site.url);
  const { oneSignature } = feeCertificate(site.fees, THEME_DESIGNS[page.theme].fees);
  return {
    '@type': 'Service',
    name: page.entry.name,
    description: page.seo.description,
    serviceType: 'Mobile notary',
    url: origin + page.entry.path,
    provider: { '@id': `${origin}/#business` },
    areaServed: areaServed(site).slice(0, 2),
    offers: {
      '@type': 'Offer',
      price: oneSignature.toFixed(2),
      priceCurrency: 'USD',
      description: 'One visit with one signature',
    },
  };
}

function breadcrumb(page: Page, site: SiteConfig): Thing {
  const { origin } = new URL(site.site.url);
  const item = (position: number, name: string, path: string): Thing => ({
    '@type': 'ListItem',
    position,
    name,
    item: origin + path,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      item(1, CHROME[page.entry.language].home, '/'),
      item(2, page.entry.name, page.entry.path),
    ],
  };
}

const notaries = new WeakMap<SiteConfig, string>();

/** The business is the same on every page. */
function notaryJson(site: SiteConfig): string {
  const json = notaries.get(site) ?? scriptJson(notary(site));
  notaries.set(site, json);
  return json;
}

/**
 * What a page says of itself and the business in the vocabulary of schema.org.
 *
 * @returns JSON that may stand inside a `<script>`.
 */
export function structuredData(page: Page, site: SiteConfig): string {
  const graph = [notaryJson(site)];
  if (page.kind === 'landing') graph.push(scriptJson(service(page, site)));
  if (page.entry.path !== '/') graph.push(scriptJson(breadcrumb(page, site)));
  return `{"@context":"https://schema.org","@graph":[${graph.join(',')}]}`;
}
