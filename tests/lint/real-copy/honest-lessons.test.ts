import { describe, expect, it } from 'vitest';
import { namedPrices } from '../../../cli/rules/prices/named-prices.ts';
import { FACTS, factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const german = (raw: object) => findingsIn(raw, { language: 'de', facts: factsWith({}) });

describe('a label in English', () => {
  it.each(['Stop and go', 'Bed and breakfast', 'Fish and chips'])('may be a loan: %s', (title) => {
    expect(german({ items: [{ title, text: 'Anfahren, anhalten, absetzen.' }] })).toEqual([]);
  });

  it.each(['Stop and think', 'All you need to know'])('is left untranslated: %s', (title) => {
    expect(german({ items: [{ title, text: 'Anfahren, anhalten, absetzen.' }] })).toEqual([
      expect.stringContaining('copy/language'),
    ]);
  });
});

it('a preposition at the beginning of a sentence is no half of a compound', () => {
  const told = (text: string) =>
    german({ text: { paragraphs: ['Zur Überlandfahrt gehört Überland dazu.', text] } });
  expect(told('Über Land geht es oft bis zum Fluss.')).toEqual([]);
});

describe('a claim about the environment', () => {
  it.each([
    'Technik, Fahren mit Anhänger, umweltschonend fahren.',
    'Im Kurs lernen alle, umweltfreundlich zu heizen.',
  ])('is none where readers do it: %s', (text) => {
    expect(german({ note: { text } })).toEqual([]);
  });

  it('is one about what is sold', () => {
    expect(german({ note: { text: 'Das Auto wird umweltschonend gewaschen.' } })).toEqual([
      'law/unproven-claim: umweltschonend',
    ]);
  });
});

describe('a figure that equals one of the business', () => {
  it('is none where it is the most of something else', () => {
    const alone = factsWith({ school: { cars: 8 } });
    const entry = (stat: string, description: string) =>
      findingsIn({ guide: { credentials: [{ stat, description }] } }, { facts: alone });
    expect(entry('8 cars', 'at most')).toEqual([]);
    expect(findingsOf('The track takes at most 8 cars.', { facts: alone })).toEqual([]);
    expect(entry('8 cars', 'with two sets of pedals')).toEqual(['facts/typed-figure: 8']);
  });

  it('is one where the fact is a limit, too', () => {
    const places = { language: 'de', facts: factsWith({ kurs: { plaetze: 8 } }) };
    expect(findingsOf('Der Kurs hat höchstens 8 Plätze.', places)).toEqual([
      'facts/typed-figure: 8',
    ]);
  });
});

describe('the price of a thing', () => {
  const fees = { wheelTruingFront: 69, wheelTruingRear: 74, travel: 40, night: 65 };
  const facts = factsWith({ fees });
  const key = (title: string, price: string) =>
    namedPrices({ raw: { items: [{ title, price }] }, language: 'en', facts })[0]?.key;

  it('is of two things, if two facts have its name with different endings', () => {
    expect(key('Wheel truing', '{fees.wheelTruingFront}')).not.toBe(
      key('Wheel truing', '{fees.wheelTruingRear}'),
    );
  });

  it('is of one, if the names of the facts say nothing of it', () => {
    expect(key('Travel', '{fees.travel}')).toBe(key('Travel', '{fees.night}'));
    expect(key('Visit', '{fees.wheelTruingFront}')).toBe(key('Visit', '{fees.wheelTruingRear}'));
  });
});

it('two days of a timetable may have the same hours, however long their references are', () => {
  const hours = '{business.hours.regular.opens} to {business.hours.regular.closes}';
  const slots = ['Sunday to Wednesday', 'Saturday'].map((name) => ({ name, hours }));
  expect(findingsIn({ schedule: { heading: 'The days', slots } }, { facts: FACTS })).toEqual([]);
});
