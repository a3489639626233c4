import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { locatedTexts } from '../../../cli/rules/texts.ts';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { countsOf, writeCount } from '../../../cli/rules/words/counts/said-counts.ts';
import { factsWith, findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

/** Facts of several businesses. */
const OWN = factsWith({
  terms: { guaranteeYears: 5 },
  maze: { acres: 6, lastEntry: '3 p.m.' },
  shop: { founded: '2009', frames: 900 },
  plazos: { volantes: 4 },
  kurse: { absageStunden: 24 },
  taller: { personas: 3 },
});

const told = (raw: object, language = 'en') =>
  findingsIn(raw, { language, facts: OWN, only: 'facts/' });

describe('a figure of something else than the fact with its unit', () => {
  test.each([
    ['en', { text: 'We need them for our guarantee. Invoices are kept for six years.' }],
    ['en', { stat: '4 acres', description: 'behind the hay barn' }],
    ['en', { text: 'The 120 frames with a green dot are in it.' }],
    ['en', { stat: 'Since 2012', description: 'when 18 families signed up' }],
    ['en', { testimonial: { quote: 'We have owned this painting since 1961.', author: 'Ann D.' } }],
    ['en', { text: 'We decide by 3 p.m. and call everybody.' }],
    ['en', { text: 'There are 240 winter frames in the back room.' }],
    ['de', { text: 'Wir haben selbst drei Kinder, und zwei Erwachsene helfen.' }],
    [
      'de',
      {
        answer:
          'Wer das ganze Haus bucht, kann bis 72 Stunden vorher absagen: sonst sind es {kurse.absageStunden}.',
      },
    ],
    ['es', { text: 'La tienda es pequeña y apenas caben cuatro personas.' }],
    ['es', { text: 'Si son tres, serán tres volantes o ninguno.' }],
    [
      'de',
      { answer: 'Buchen bis zwei Tage vorher, absagen bis {kurse.absageStunden} Stunden vorher.' },
    ],
  ])('%s: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });
});

describe('a figure of what the fact is of', () => {
  test.each([
    ['en', { text: 'Our guarantee lasts six years.' }, 'facts/contradiction: six'],
    ['en', { text: 'Corn on 4 acres of maze.' }, 'facts/contradiction: 4'],
    ['en', { text: 'There are 700 frames in the shop.' }, 'facts/contradiction: 700'],
    ['es', { text: 'En el taller somos cuatro personas.' }, 'facts/contradiction: cuatro'],
    ['en', { stat: 'Since 2012', description: 'in Kassel' }, 'facts/typed-year: 2012'],
    ['en', { text: 'Last entry until 3 p.m., on both days.' }, 'facts/typed-hours: 3 p.m.'],
  ])('%s: %j', (language, raw, finding) => {
    expect(told(raw, language)).toEqual([finding]);
  });
});

describe('sums that are no prices', () => {
  const FEES = factsWith({ fees: { tour: 10, lesson: 15 } });
  const amounts = (text: string, language: string) =>
    findingsOf(text, { language, facts: FEES }).filter((found) => found.includes('amount'));

  test.each([
    ['en', 'One left a note and a ten-dollar bill.'],
    ['en', 'The machine takes no 10-euro notes.'],
    ['de', 'In der Kasse lag nur ein 10-Euro-Schein.'],
    ['es', 'Dejó un billete de 10 euros sobre la mesa.'],
    ['en', 'If we cannot agree, the court is open for claims up to €2,000.'],
    ['de', 'Das Jobcenter hilft: Sie können pauschal 15 Euro im Monat für Unterricht beantragen.'],
  ])('%s: %s', (language, text) => {
    expect(amounts(text, language)).toEqual([]);
  });

  test.each([
    ['en', 'A tour is 10 euros.'],
    ['de', 'Eine Stunde kostet 15 Euro.'],
  ])('but %s: %s', (language, text) => {
    expect(amounts(text, language)).toHaveLength(1);
  });
});

test('a column of wages has no prices', () => {
  const table = (heading: string) =>
    findingsOf(`| job | ${heading} |\n| --- | ---: |\n| Dock helper | $17 |`, {
      facts: CAMP,
      at: 'body',
    });
  expect(table('pay an hour').filter((found) => found.includes('amount'))).toEqual([]);
  expect(table('price')).toContain('facts/typed-amount: $17');
});

describe('a kind of things that most sentences about the fact name', () => {
  const FACTS: Readonly<Record<string, number>> = { 'csa.winterPickups': 6, 'sign.banner': 10 };
  const counts = (...texts: string[]) => {
    const table = new CountTable((fact) => FACTS[fact]);
    for (const text of texts)
      table.add(countsOf(locatedTexts({ text }, []), { text }).map(writeCount));
    return [...table.judged()].map(({ line }) => line.split(' ')[1]);
  };
  const SITE = [
    'The winter share has {csa.winterPickups} pickups.',
    'All winter: {csa.winterPickups} pickups from our root cellar.',
    'A banner is {sign.banner} feet long.',
  ];

  test('is not counted where no kind is named', () => {
    expect(counts(...SITE, 'Five pickups: the farm and four towns.')).toEqual([]);
    expect(counts(...SITE, 'A winter share has five pickups.')).toEqual(['five']);
  });

  test('nor is the second side of something', () => {
    expect(counts(...SITE, 'Take a banner of 4 by 10 feet.')).toEqual([]);
  });
});

test('short words with another letter are words of their own, with one left out or doubled they are slips', () => {
  const spelling = (text: string, language: string) =>
    findingsOf(text, { language, facts: OWN }).filter((found) => found.includes('spelling'));
  expect(spelling('Zinnias, sunflowers, cosmos and zammi.', 'en')).toEqual([]);
  expect(spelling('Play the A above middle C.', 'en')).toEqual([]);
  expect(spelling('La prensa usa cian, magenta y negro.', 'es')).toEqual([]);
  expect(spelling('Geigenbaumeister Aumer richtete die Geigen her.', 'de')).toEqual([]);
  expect(spelling('All signers must apear in person.', 'en')).toEqual(['copy/spelling: apear']);
  expect(spelling('Bring yuor papers along, please.', 'en')).toEqual(['copy/spelling: yuor']);
});

const CAMP = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.loon.example, name: Loon, title: Loon, description: Loon. }
business:
  name: Loon
  type: Campground
  email: a@loon.example
  address: { locality: Dorset, country: US }
  hours: { regular: { opens: "08:00", closes: "20:00" } }
times: { cabinCheckIn: 4 PM }
camp: { fullHookups: 8, guests: 12 }
fees: { bike: 17 }
languages: [en]
`),
  ),
  SCHEMA,
);

describe('times, wages and claims of something else', () => {
  const found = (text: string) => findingsOf(text, { facts: CAMP });

  test.each([
    'If the power goes out, generators are fine from 8 AM until 8 PM.',
    'Music is fine until 8 PM under the pavilion, and no louder than the loons.',
    'On Sundays, guests may stay on the beach until 4 PM at no charge.',
    'Opener weekend: Friday to Sunday, May 14 to 16, 2027',
    'Take US 10 through Little Falls.',
    'Gene splits the firewood and insists that nobody else does it right.',
    'The last deadline ended on December 31, 2024.',
    'It was for stoves of the years from 1995 to March 2010.',
  ])('%s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ['We are open from 8 AM until 8 PM.', 'facts/typed-hours: 8 AM until 8 PM'],
    ['8 AM to 8 PM', 'facts/typed-hours: 8 AM to 8 PM'],
    ['Call us until 8 PM.', 'facts/typed-hours: 8 PM'],
    ['The cabin is yours: check in from 4 PM.', 'facts/typed-hours: 4 PM'],
    ['Nobody else does it right.', 'law/unproven-claim: Nobody else does it'],
    ['The offer ends on December 31, 2024.', 'copy/past-date: December 31, 2024'],
    ['A bike is $17 a day.', 'facts/typed-amount: $17'],
  ])('but %s', (text, finding) => {
    expect(found(text)).toEqual([finding]);
  });
});
