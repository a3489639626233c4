import definition from 'virtual:site';
import { isLocalType } from '../../schemas/config/business-type.ts';
import { WEEKDAYS } from '../../schemas/config/site-business.ts';
import type { Page } from '../../schemas/page.ts';
import { onceASite } from '../context/once-a-site.ts';
import type { Site } from '../context/site.ts';
import { scriptJson } from '../markup/escape.ts';
import { flat } from '../markup/shared-markup.tsx';
import { withoutMarks } from '../text/isolated.ts';
import { crumbsTo } from './crumbs.ts';
import { siteOrigin } from './origin.ts';

type Thing = Record<string, unknown>;

const { structuredData: searchData = {} } = definition;

/** A phone number in the grouped form that directories use: `+1-432-555-0142`. */
function telephone(phone: string): string {
  const groups = phone.match(/\d+/g) ?? [];
  return `+${(withoutMarks(phone).startsWith('+') ? groups : ['1', ...groups]).join('-')}`;
}

function postalAddress({ address }: Site['business']): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.locality,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}

function openingHours({ hours }: Site['business']): Thing | Thing[] | undefined {
  if (hours?.week)
    return hours.week.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    }));
  return (
    hours?.regular && {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: WEEKDAYS,
      opens: hours.regular.opens,
      closes: hours.regular.closes,
    }
  );
}

/** Whether there is a place where the business is found, or hours at which it is open. */
function isLocal({ type, hours, geo, address }: Site['business']): boolean {
  return isLocalType(type) || [hours, geo, address.street].some((fact) => fact !== undefined);
}

/**
 * The types of the business. An organization such as a veterinary practice or a school is a local business as well if
 * it is found in one place: schema.org has hours, prices and payments only for these.
 */
function businessType({ business }: Site): string | string[] {
  const { type } = business;
  return isLocal(business) && !isLocalType(type) ? [type, 'LocalBusiness'] : type;
}

function businessThing(site: Site): Thing {
  const { business } = site;
  const offers = isLocal(business) && {
    priceRange: business.priceRange,
    currenciesAccepted: business.currency,
    paymentAccepted: business.payments?.join(', '),
  };
  const origin = siteOrigin(site);
  return {
    '@type': businessType(site),
    '@id': `${origin}/#business`,
    name: business.name,
    url: `${origin}/`,
    telephone: business.phone === undefined ? undefined : telephone(business.phone),
    email: business.email,
    image: `${origin}/favicon.svg`,
    ...offers,
    address: postalAddress(business),
    geo: business.geo && { '@type': 'GeoCoordinates', ...business.geo },
    ...searchData.business?.(site),
    openingHoursSpecification: openingHours(business),
    knowsLanguage: site.languages,
  };
}

/** The service that a page is about, limited to one town if it is about a place. */
function service(page: Page, site: Site): Thing {
  const { name, canonical } = page.entry;
  return {
    '@type': 'Service',
    name,
    description: page.seo.description,
    serviceType: site.words.search?.serviceType,
    url: siteOrigin(site) + canonical,
    areaServed: cityOf(page),
    provider: { '@id': `${siteOrigin(site)}/#business` },
    ...searchData.service?.(page, site),
  };
}

function cityOf(page: Page): Thing | undefined {
  if (page.kind === 'landing' || page.subject !== 'place' || page.place === undefined)
    return undefined;
  const { latitude, longitude, name } = page.place;
  return { '@type': 'City', name, geo: { '@type': 'GeoCoordinates', latitude, longitude } };
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

/** The subject of a page, in addition to the business, which is on every page. */
function subject(page: Page, site: Site): string | undefined {
  if (page.kind === 'landing') return scriptJson(service(page, site));
  switch (page.subject) {
    case 'service':
    case 'place':
      return scriptJson(service(page, site));
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

/** The business with its rating, for the page that shows its reviews. */
function rated(site: Site): Thing {
  return {
    '@type': businessType(site),
    '@id': `${siteOrigin(site)}/#business`,
    ...searchData.reviews?.(site),
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

const businessText = onceASite((site: Site) => flat(scriptJson(businessThing(site))));

/**
 * The structured data of a page: the page and the business in the schema.org vocabulary.
 *
 * @returns JSON that is safe inside a `<script>`.
 */
export function structuredData(page: Page, site: Site): string {
  const graph = [businessText(site)];
  const about = subject(page, site);
  if (about !== undefined) graph.push(about);
  if (page.entry.path !== '/') graph.push(scriptJson(breadcrumb(page, site)));
  return `{"@context":"https://schema.org","@graph":[${graph.join(',')}]}`;
}
