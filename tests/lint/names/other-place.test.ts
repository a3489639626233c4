import { describe, expect, it } from 'vitest';
import { createFacts, type Facts } from '../../../cli/content/facts/facts.ts';
import { copyOtherPlace } from '../../../cli/rules/copy/copy-other-place.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { SCHEMA } from '../copy-findings.ts';

function factsWith(names: readonly string[], own: object = {}): Facts {
  const items = names.map((label) => ({ label, href: '/contact' }));
  return createFacts(
    SCHEMA.parse({
      site: { url: 'https://www.halm.example', name: 'Halm', title: 'Halm', description: 'Halm.' },
      business: {
        ...{ name: 'Halm', type: 'Plumber', phone: '+49 561 1234567' },
        address: { locality: 'Baunatal', country: 'DE' },
      },
      navigation: { header: [], footer: [{ heading: 'Orte', items }] },
      languages: ['de'],
      ...own,
    }),
    SCHEMA,
  );
}

const TOWNS = factsWith(['Baunatal', 'Kassel', 'Vellmar']);

/** What the rule names on a page with this title. */
function named(title: string, landing: object, facts = TOWNS): string[] {
  const file = copyFile('landing', 'de', { seo: { title }, ...landing });
  return [...applyCopyRule(copyOtherPlace, file, facts)].map(({ path }) => path.join('.'));
}

const button = (directCTA: string) => ({ cta: { directCTA } });

it('a button, headline or description of another place of the same menu is told', () => {
  expect(named('Heizung in Vellmar', button('Termin in Kassel anfragen'))).toEqual([
    'cta.directCTA',
  ]);
  expect(named('Heizung in Vellmar', { hero: { headline: 'Bäder für Kassel' } })).toEqual([
    'hero.headline',
  ]);
  const seo = { title: 'Heizung in Vellmar', description: 'Wir kommen in Kassel zu Ihnen.' };
  expect(named('', { seo })).toEqual(['seo.description']);
});

it('places may be a fact, too', () => {
  const facts = factsWith(['Kontakt', 'Preise'], {
    area: { towns: ['Kassel', 'Vellmar', 'Lohfelden'] },
  });
  expect(named('Heizung in Lohfelden', button('Angebot für Vellmar'), facts)).toHaveLength(1);
});

it.each([
  ['Heizung in Vellmar', 'Termin in Vellmar anfragen'],
  ['Heizung in Vellmar', 'Nach Vellmar oder Kassel bestellen'],
  ['Heizung in Vellmar', 'Ausstellung in Baunatal besuchen'],
  ['Heizung in Vellmar und Kassel', 'Termin in Kassel anfragen'],
  ['Heizungswartung', 'Termin in Kassel anfragen'],
  ['Heizung in Baunatal', 'Termin in Kassel anfragen'],
])('with the title "%s", "%s" is fine', (title, text) => {
  expect(named(title, button(text))).toEqual([]);
});

describe('the title of a page of a place', () => {
  const WEST = factsWith(['Midland', 'Odessa', 'Stanton'], {
    area: { extended: [{ name: 'Big Spring', county: 'Howard', miles: 40 }] },
  });
  const titled = (name: string, title: string) => named(title, { place: { name } }, WEST);

  it.each([
    ['Stanton, Texas', 'Mobile Notary in Big Spring, TX & Martin County'],
    ['Stanton', 'Notary in Odessa, TX'],
    ['Odessa (Texas)', 'Notary in Stanton'],
  ])('%s: %s', (name, title) => {
    expect(titled(name, title)).toEqual(['seo.title']);
  });

  it.each([
    ['Stanton, Texas', 'Mobile Notary in Stanton, TX & Martin County'],
    ['Stanton', 'Notary in Stanton and Big Spring'],
    ['Stanton', 'Notary for all of Howard County'],
    ['Stanton', 'Notary between Odessa and Big Spring'],
    ['Stanton', 'Notary on the courthouse square'],
    ['Stanton', 'Notary near Lubbock'],
    ['Odessa', 'The notary in Baunatal who drives out'],
    ['Big Spring State Park', 'Notary in Big Spring'],
  ])('%s: %s may be right', (name, title) => {
    expect(titled(name, title)).toEqual([]);
  });
});

describe('a town that is called like its district', () => {
  const WEST = factsWith(['Midland', 'Odessa'], {
    area: {
      towns: [
        { name: 'Stanton', county: 'Martin' },
        { name: 'Andrews', county: 'Andrews' },
        { name: 'McKinney Acres', county: 'Andrews' },
        { name: 'Lindau', landkreis: 'Landkreis Lindau' },
      ],
    },
  });
  const titled = (name: string, title: string) => named(title, { place: { name } }, WEST);

  it.each([
    ['Stanton, Texas', 'Mobile Notary in Andrews, TX & Martin County'],
    ['Stanton', 'Notary near Andrews | Day and night'],
    ['Stanton', 'Notario en Andrews'],
    ['Lindau', 'Notary in Andrews'],
  ])('%s: %s', (name, title) => {
    expect(titled(name, title)).toEqual(['seo.title']);
  });

  it.each([
    ['Stanton', 'Mobile Notary in Stanton, TX, and in Andrews'],
    ['Stanton', 'Notary for Martin and Andrews County'],
    ['Stanton', 'Notary in Andrews County'],
    ['Stanton', 'Notary in Andrews and Martin Counties'],
    ['Stanton', 'The Andrews file: a notary tells'],
    ['McKinney Acres', 'Notary in Andrews, TX'],
    ['Gardendale', 'Notary in Andrews, TX'],
    ['Andrews', 'Notary in Andrews, TX'],
  ])('%s: %s may be right', (name, title) => {
    expect(titled(name, title)).toEqual([]);
  });
});

describe('the home of the business in the first words of a page of another place', () => {
  const HOME = factsWith(['Kassel', 'Vellmar']);
  const told = (kicker: string, title: string, name: string) =>
    named(
      title,
      { place: { name }, sections: [{ title: { kicker, heading: 'Bei Ihnen' } }] },
      HOME,
    );

  it.each([
    ['Heizung in Baunatal, Hessen', 'Heizung in Vellmar, jederzeit', 'Vellmar, Hessen'],
    ['Mobile notary in Baunatal, Texas', 'Mobile Notary in Odessa, TX, 24/7', 'Odessa, Texas'],
    ['Notaría móvil en Baunatal, Texas', 'Notaría móvil en Odessa', 'Odessa, Texas'],
  ])('%s: the title says the same of its own', (kicker, title, name) => {
    expect(told(kicker, title, name)).toEqual(['sections.0.title.kicker']);
  });

  it.each([
    ['Mobile notary in Odessa, Texas', 'Mobile Notary in Odessa, TX', 'Odessa, Texas'],
    ['Based in Baunatal, Texas', 'Mobile Notary in Odessa, TX', 'Odessa, Texas'],
    ['Our office in Baunatal, Texas', 'Mobile Notary in Odessa, TX', 'Odessa, Texas'],
    ['Family-run in Baunatal, Texas', 'Mobile Notary in Odessa, TX', 'Odessa, Texas'],
    ['Mobile notary in Baunatal', 'Mobile Notary in Odessa, TX', 'Odessa, Texas'],
    ['Mobile notary in Baunatal, Texas', 'Mobile Notary in Odessa and Baunatal', 'Odessa, Texas'],
    ['Mobile notary in Baunatal, Texas', 'Mobile Notary in Baunatal, TX', 'Baunatal, Texas'],
    ['Mobile notary in Baunatal, Texas, and beyond', 'Mobile Notary in Odessa', 'Odessa, Texas'],
    ['Mobile notary in Baunatal, Texas', 'The notary who drives to Odessa', 'Odessa, Texas'],
    ['Heizung in Baunatal, Hessen', 'Heizung in Vellmar', 'Vellmar'],
  ])('%s below %s may be right', (kicker, title, name) => {
    expect(told(kicker, title, name)).toEqual([]);
  });
});

const BASIN = factsWith(['Midland', 'Odessa', 'Stanton'], {
  area: {
    midland: { latitude: 31.9973, longitude: -102.0779 },
    odessa: { latitude: 31.8457, longitude: -102.3676 },
    extended: [{ name: 'Big Spring', county: 'Howard', latitude: 32.2504, longitude: -101.4787 }],
    counties: [{ name: 'Ector', latitude: 31.8457, longitude: -102.3676 }],
  },
});

describe('the point of a place on the map', () => {
  const placed = (name: string, latitude: number, longitude: number) =>
    named('', { place: { name, latitude, longitude } }, BASIN);

  it.each([
    ['Midland, Texas', 31.8457, -102.3676],
    ['Odessa, Texas', 32.2504, -101.4787],
    ['Big Spring', 31.997, -102.078],
  ])('%s: %s is that of another one', (name, latitude, longitude) => {
    expect(placed(name, latitude, longitude)).toEqual(['place.latitude']);
  });

  it.each([
    ['Midland, Texas', 31.9973, -102.0779],
    ['Midland, Texas', 32.0, -102.08],
    ['Midland, Texas', 31.94, -102.19],
    // Nothing says where these are; a county may have the point of its seat.
    ['Ector County', 31.8457, -102.3676],
    ['Ector', 31.8457, -102.3676],
    ['West Odessa', 31.8457, -102.3676],
  ])('%s: %s may be right', (name, latitude, longitude) => {
    expect(placed(name, latitude, longitude)).toEqual([]);
  });
});

describe('a button on the page of a place', () => {
  const pressed = (name: string, hero: string, closing: string) =>
    named(
      '',
      { place: { name }, sections: [{ hero: { book: hero } }, { closing: { book: closing } }] },
      BASIN,
    );

  it.each([
    ['Stanton, Texas', 'Book a Stanton visit', 'Book a Midland visit'],
    ['Odessa', 'Ask for a visit', 'Book a Big Spring visit'],
    ['Odessa', 'Termin für Odessa', 'Termin für Stanton'],
    ['Odessa', 'Agendar visita en Odessa', 'Agendar visita en Midland'],
  ])('%s, %s: %s is of another page', (name, hero, closing) => {
    expect(pressed(name, hero, closing)).toEqual(['sections.1.closing.book']);
  });

  it.each([
    ['Stanton, Texas', 'Book a Stanton visit', 'Book a Stanton visit'],
    ['Stanton', 'Book a Stanton visit', 'Ask the Midland office'],
    ['Stanton', 'Book a Stanton visit', 'Book a Midland visit instead'],
    ['Stanton', 'Book a visit', 'Book a Stanton or Midland visit'],
    ['Stanton', 'Book a visit', 'Call Odessa'],
    ['Greater Midland', 'Book a visit', 'Book a Midland visit'],
  ])('%s, %s: %s may be right', (name, hero, closing) => {
    expect(pressed(name, hero, closing)).toEqual([]);
  });
});
