import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderPage } from '../../renderer/render-page.tsx';
import type { SiteLanguage } from '../../site/languages.ts';
import { feeCertificate } from '../../site/prices/fee-rows.ts';
import type { FeeReading } from '../../site/prices/price-lists.ts';
import { cases } from '../support/proof.ts';
import { designOf, THEMES } from '../support/site-themes.ts';
import {
  CONTEXT,
  config,
  landingPage,
  mainOf,
  render,
  structuredData,
  textOf,
  thing,
} from './rendered-landing.ts';

const ORIGIN = new URL(config.site.url).origin;
const { business, area } = config;

describe('what search engines are told of the business', () => {
  const notary = thing(render(), 'Notary');

  test('equals the configuration', () => {
    expect(structuredData(render())['@context']).toBe('https://schema.org');
    expect(notary).toMatchObject({
      name: business.name,
      url: `${ORIGIN}/`,
      email: business.email,
      priceRange: business.priceRange,
      paymentAccepted: business.payments.join(', '),
      address: {
        '@type': 'PostalAddress',
        addressLocality: business.address.locality,
        addressRegion: business.address.region,
        postalCode: business.address.postalCode,
        addressCountry: business.address.country,
      },
      geo: { '@type': 'GeoCoordinates', ...business.geo },
      openingHoursSpecification: expect.objectContaining(business.hours.regular),
    });
  });

  test('has the digits of the shown phone number with the country code', () => {
    const digits = String(notary.telephone).replace(/\D/g, '');
    expect(digits).toBe(`1${business.phone.replace(/\D/g, '')}`);
    expect(notary.telephone).toMatch(/^\+1-\d{3}-\d{3}-\d{4}$/);
  });

  const places = notary.areaServed as { name: string; [key: string]: unknown }[];

  test('names the circles around Midland and Odessa and every county', () => {
    for (const [name, point] of [
      ['Midland', area.midland],
      ['Odessa', area.odessa],
    ] as const) {
      expect(places).toContainEqual({
        '@type': 'GeoCircle',
        name,
        geoMidpoint: { '@type': 'GeoCoordinates', ...point },
        geoRadius: area.primaryRadiusKm * 1000,
      });
    }
    const names = places.map(({ name }) => name);
    for (const { name } of area.counties) expect(names).toContain(`${name} County, Texas`);
  });

  test('gives the configured radius around the surrounding counties', () => {
    expect(JSON.stringify(places)).toContain(`"geoRadius":${area.countyRadiusKm * 1000}`);
  });
});

describe('what search engines are told of a landing', () => {
  test.each(THEMES)('%s: the price of the service is the one on the page', (theme) => {
    const page = landingPage((landing) => {
      landing.theme = theme;
    });
    const html = renderPage(page, CONTEXT);
    const { oneSignature } = feeCertificate(
      config.fees,
      (designOf(theme).prices ?? 'standard') as FeeReading,
    );
    expect(thing(html, 'Service')).toMatchObject({
      name: page.entry.name,
      description: page.seo.description,
      url: `${ORIGIN}/the-gate`,
      provider: { '@id': thing(html, 'Notary')['@id'] },
      offers: { price: oneSignature.toFixed(2), priceCurrency: 'USD' },
    });
    expect(textOf(mainOf(html))).toContain(`$${oneSignature}`);
  });

  test.each<SiteLanguage>(['en', 'es'])(
    '%s: its trail is the one that visitors see',
    (language) => {
      const html = render((landing) => {
        landing.language = language;
        landing.page = { name: 'Gate & "lease"' };
      });
      const items = thing(html, 'BreadcrumbList').itemListElement;
      expect(items).toMatchObject([
        { position: 1, name: CONTEXT.words[language]?.frame.home, item: `${ORIGIN}/` },
        { position: 2, name: 'Gate & "lease"', item: `${ORIGIN}/the-gate` },
      ]);
      const trail = textOf(/<nav class="breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '');
      for (const { name } of items as { name: string }[]) expect(trail).toContain(name);
    },
  );
});

describe('a text', () => {
  const closings = (html: string) => html.match(/<\/script/gi)?.length;
  const usual = closings(render());

  test.each(['</script>', '</SCRIPT >', '<!--', '<!--<script>', ']]>', '\u2028\u2029', '\\"'])(
    'cannot end the block of data early with %j',
    (attack) => {
      const html = render(({ hero, seo }) => {
        hero.headline = `Signed ${attack} sealed`;
        seo.description = `Told ${attack} all`;
      });
      expect(closings(html)).toBe(usual);
      const json = /ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
      expect(json).not.toMatch(/[<\u2028\u2029]/);
      expect(thing(html, 'Service')).toMatchObject({
        name: `Signed ${attack} sealed`,
        description: `Told ${attack} all`,
      });
    },
  );

  test('of any letters, signs and pictures is read back as it was written', () => {
    const printable = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
      .filter((text) => text.trim() !== '' && !text.includes('{'));
    fc.assert(
      fc.property(printable, printable, printable, (headline, quote, description) => {
        const html = render((landing) => {
          landing.hero.headline = headline;
          landing.success.testimonial.quote = quote;
          landing.seo.description = description;
        });
        expect(closings(html)).toBe(usual);
        expect(thing(html, 'Service')).toMatchObject({ name: headline, description });
        const main = textOf(mainOf(html));
        expect(main).toContain(headline);
        expect(main).toContain(quote);
      }),
      { numRuns: cases(40, 1000) },
    );
  });
});
