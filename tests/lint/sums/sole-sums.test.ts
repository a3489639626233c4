import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn } from '../copy-findings.ts';

const facts = factsWith({
  fees: {
    haircut: 30,
    coloring: 70,
    beardTrim: 20,
    bridalHair: 120,
    kids: 15,
    extraStrand: 1,
    wholeDay: 100,
  },
});

function told(raw: object, language = 'en'): string[] {
  return findingsIn(raw, {
    facts: factsIn(language, facts),
    language,
    only: 'facts/typed-amount',
  }).map((found) => found.replace('facts/typed-amount: ', ''));
}

/** A page that states three prices by reference. */
const page = (block: object) => ({
  seo: { title: 'Salon', description: '{fees.haircut}, {fees.coloring}, {fees.kids}.' },
  ...block,
});
const list = (...texts: string[]) => page({ services: { items: texts.map((text) => ({ text })) } });
const note = (text: string) => page({ note: { heading: 'Before you come', text } });
const rows = (...cells: string[]) => ({
  comparison: {
    columns: ['Weekday', 'Saturday'],
    rows: cells.map((cell) => ({ title: 'Any length', values: [cell, 'on request'] })),
  },
});

describe('the only sum that a file types beside references', () => {
  it.each([
    ['en', list('Half an hour, {fees.haircut}.', 'Washed first, $20.'), ['$20']],
    [
      'en',
      note('One amount whatever the length of it, seventy dollars to walk out happy and dry.'),
      ['seventy dollars'],
    ],
    [
      'es',
      list('Media hora, {fees.haircut}.', 'Con lavado previo, veinte euros.'),
      ['veinte euros'],
    ],
    ['de', list('Halbe Stunde, {fees.haircut}.', 'Vorher gewaschen, 20 Euro.'), ['20 Euro']],
    ['en', rows('{fees.haircut}', '{fees.coloring}', '{fees.kids}', '$120'), ['$120']],
  ])('is a fee: %s: %j', (language, raw, expected) => {
    expect(told(raw, language)).toEqual(expected);
  });

  it.each([
    // Others are typed beside it.
    [
      'en',
      page({
        text: {
          paragraphs: [
            'One amount whatever the length of it, seventy dollars to walk out happy and dry.',
            'In the old town somebody wanted $64, and a porter $9, to carry the chairs down.',
          ],
        },
      }),
    ],
    ['en', list('Half an hour, {fees.haircut}.', 'A taxi from the station is about $20.')],
    [
      'en',
      page({
        hero: { problem: 'The wedding pictures came for $20, and half of the hair was down' },
      }),
    ],
    [
      'en',
      page({
        success: { benefits: ['A note with the name of the porter who may keep a bag for $20.'] },
      }),
    ],
    ['es', list('Media hora, {fees.haircut}.', 'Un taxi desde la estación, unos 20 euros.')],
    ['de', list('Halbe Stunde, {fees.haircut}.', 'Ein Taxi vom Bahnhof, rund 20 Euro.')],
    ['en', page({ failure: ['Another box of dye for $20 under the sink.'] })],
    ['en', note('Two of you, {fees.haircut} and {fees.coloring}, which comes to $100 together.')],
    // Without references around it, nothing says that prices are stated by reference.
    [
      'en',
      {
        note: {
          text: 'One amount whatever the length of it, seventy dollars to walk out happy and dry.',
        },
      },
    ],
  ])('is none by its company alone: %s: %j', (language, raw) => {
    expect(told(raw, language)).toEqual([]);
  });
});

describe('a fee that its sentence names', () => {
  it.each([
    [
      'en',
      'Thirty dollars haircut and {fees.coloring} for the color, so all of it is {fees.wholeDay}.',
    ],
  ])('is none that the others differ by: %s: %s', (language, text) => {
    expect(told(page({ hero: { subheadline: text } }), language)).toEqual(['Thirty dollars']);
  });
});

describe('one of the currency', () => {
  it.each([
    ['en', 'Each extra strand, one dollar.', ['one dollar']],
    ['es', 'Cada mechón adicional, un euro.', ['un euro']],
    ['de', 'Jede weitere Strähne, ein Euro.', ['ein Euro']],
  ])('is a fee behind what costs it each: %s: %s', (language, text, expected) => {
    expect(told(note(text), language)).toEqual(expected);
  });

  it.each([
    ['en', 'We would not change it for one dollar.'],
    ['es', 'No vale ni un euro, dice siempre la abuela.'],
    ['de', 'Dafür gibt keiner auch nur ein Euro aus.'],
  ])('is a figure of speech elsewhere: %s: %s', (language, text) => {
    expect(told(note(text), language)).toEqual([]);
  });
});
