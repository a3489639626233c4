import { describe, expect, it } from 'vitest';
import { vocabularyFaults } from '../support/schema-org.ts';
import { sitePages } from './site-pages.ts';

type Thing = Record<string, unknown>;

const pages = sitePages().map(({ path, html, entry }) => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return { path, entry, things: JSON.parse(json)['@graph'] as Thing[] };
});

const typesOn = (path: string) =>
  pages.find((page) => page.path === path)?.things.map((thing) => thing['@type']);

describe('structured data speaks the vocabulary of schema.org', () => {
  it.each(pages)('on $path', ({ things }) => {
    expect(things.length).toBeGreaterThan(0);
    expect(things.flatMap((thing) => vocabularyFaults(thing))).toEqual([]);
  });

  it('and the check knows wrong words from right ones', () => {
    const offers = { '@type': 'Offer', price: '50.00', priceCurrency: 'USD' };
    const service = { '@type': 'Service', name: 'Notary', offers };
    expect(vocabularyFaults(service)).toEqual([]);
    expect(vocabularyFaults({ ...service, offers: { '@type': 'Offering' } })).toHaveLength(2);
    expect(vocabularyFaults({ ...service, offers: { '@type': 'Person' } })).toHaveLength(1);
    expect(vocabularyFaults({ ...service, prize: '50' })).toHaveLength(1);
    expect(vocabularyFaults({ '@type': 'Notery' })).toHaveLength(1);
    const provider = { '@type': 'Notary', name: 'Basin' };
    expect(vocabularyFaults({ ...service, provider })).toEqual([]);
    expect(vocabularyFaults({ '@type': 'Notary', openingHoursSpecification: 7 })).toHaveLength(1);
  });
});

describe('each kind of page says what it is about', () => {
  it.each([
    ['/', ['Notary']],
    ['/services/power-of-attorney', ['Notary', 'Service', 'BreadcrumbList']],
    ['/locations/odessa-tx', ['Notary', 'Service', 'BreadcrumbList']],
    ['/resources/appointment-preparation', ['Notary', 'Article', 'BreadcrumbList']],
    ['/about', ['Notary', 'AboutPage', 'BreadcrumbList']],
    ['/contact', ['Notary', 'ContactPage', 'BreadcrumbList']],
    ['/resources', ['Notary', 'CollectionPage', 'BreadcrumbList']],
    ['/lp', ['Notary', 'Service', 'BreadcrumbList']],
  ])('%s', (path, types) => {
    expect(typesOn(path)).toEqual(types);
  });

  it('breadcrumbs name every page above', () => {
    const deep = pages.find(({ path }) => path === '/services/power-of-attorney');
    const list = deep?.things.find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = list?.itemListElement as { position: number; item: string }[];
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3]);
    expect(items.map(({ item }) => new URL(item).pathname)).toEqual([
      '/',
      '/services',
      '/services/power-of-attorney',
    ]);
  });
});
