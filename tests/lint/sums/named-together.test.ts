import { describe, expect, test } from 'vitest';
import { createFacts, type Facts, factsIn } from '../../../cli/content/facts/facts.ts';
import { factsTypedAmount } from '../../../cli/rules/copy/facts-typed-amount.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { SCHEMA } from '../copy-findings.ts';

/** Mends saddles and lets horse trailers. */
const SADDLES: Facts = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.x.example', name: 'Juniper Saddlery', title: 'S', description: 'S.' },
    business: {
      name: 'Juniper Saddlery',
      type: 'LocalBusiness',
      address: { locality: 'Bend', country: 'US' },
      currency: 'USD',
    },
    languages: ['en', 'de', 'es'],
    fees: {
      visit: 36,
      fitting: 88,
      fittingTreeless: 124,
      hour: 92,
      girthStitching: 47,
      stirrupLeather: 29,
      flockingFull: 171,
      rugWash: 33,
      trailerDay: 58,
      horseboxDay: 139,
      packing: 74,
    },
    area: { freeMiles: 12 },
  }),
  SCHEMA,
);

function told(raw: object, language = 'en'): number {
  const file = copyFile('landing', language, raw);
  return [...applyCopyRule(factsTypedAmount, file, factsIn(language, SADDLES))].length;
}

const inNote = (text: string) => ({ note: { text } });

describe('a sum of things that its words name together', () => {
  test.each([
    ['en', 'One fitting and the visit are $124 within {area.freeMiles} miles.'],
    ['en', 'A fitting plus one visit comes to $124.'],
    ['en', 'Two horsebox days and a trailer for a day are $336.'],
    ['en', 'Girth stitching and the visit cost $83.'],
  ])('%s: is right: %s', (language, text) => {
    expect(told(inNote(text), language)).toBe(0);
  });

  test.each([
    'One fitting and the visit are $142 within {area.freeMiles} miles.',
    'A fitting costs $124.',
    'A treeless fitting is $124.',
    'Two horsebox days and a trailer for a day are $363, we charge it in advance.',
    'Girth stitching costs $47.',
  ])('is told: %s', (text) => {
    expect(told(inNote(text))).toBe(1);
  });

  test('may be named by the title of the page, and below a label', () => {
    const page = (text: string) => ({ hero: { headline: 'Girth stitching' }, ...inNote(text) });
    expect(told(page('Two stitchings with the visit: you pay $130.'))).toBe(0);
    expect(told(page('Two stitchings with the visit: you pay $140.'))).toBe(1);
    const label = (title: string) => ({
      cards: {
        items: [{ title, text: 'The full flocking with the visit. Nobody has to carry it.' }],
      },
    });
    expect(told(label('Flocking at home, $207'))).toBe(0);
    expect(told(label('Flocking at home, $270'))).toBe(1);
  });

  test('may be a part of an hour', () => {
    expect(told(inNote('We do it in half an hour, which is $46.'))).toBe(0);
    expect(told(inNote('We do it in half an hour, which is $47.'))).toBe(1);
  });
});

describe('a range of what something mostly costs', () => {
  test.each([
    'New leathers usually cost $29 to $58 for the part.',
    'A saddle pad mostly costs between $33 and $74.',
    'Neue Riemen kosten meist 29 bis 58 Dollar.',
  ])('is that of others: %s', (text) => {
    expect(told(inNote(text), text.startsWith('Neue') ? 'de' : 'en')).toBe(0);
  });

  test('is ours if “we” take it', () => {
    expect(told(inNote('We usually charge $29 to $58.'))).toBeGreaterThan(0);
  });
});

test.each([
  'We answer with a rough price. For most repairs we can say it within $20.',
  'The quote is right, give or take $15.',
])('how exact a price is, is no price: %s', (text) => {
  expect(told(inNote(text))).toBe(0);
});
