import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

/** A garage whose warranty is a time and a distance, and longer for one kind of work. */
const facts = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.cars.example', name: 'Cars', title: 'Cars', description: 'Cars.' },
    business: {
      name: 'Ruddock Motors',
      type: 'AutoRepair',
      phone: '(915) 555-0117',
      address: { locality: 'El Paso', region: 'TX', country: 'US' },
    },
    warranty: { months: 6, miles: 10000, monthsEngines: 12, milesEngines: 20000 },
    languages: ['en', 'es', 'de'],
  }),
  SCHEMA,
);

const of = (text: string, language = 'en') => findingsOf(text, { facts, language });

describe('the distance of a warranty', () => {
  it.each([
    ['en', 'Two oil changes after 4,000 miles do the same.'],
    ['en', 'The first line of her notebook says 1,212 miles, new tires.'],
    ['en', 'The handbook says 10,000, and on the highway that is fine: 7,500 miles in town.'],
    ['en', 'Have the belt looked at every 10,000 miles.'],
    ['en', 'We drove 15,000 miles in this one.'],
    ['es', 'El aceite se cambia cada 10,000 millas.'],
    ['en', 'An engine has a warranty of 20,000 miles.'],
    ['de', 'Alle 8.000 Meilen kommt frisches Öl hinein.'],
  ])('is no other distance that is driven (%s): %s', (language, text) => {
    expect(of(text, language).filter((found) => found.startsWith('facts/contra'))).toEqual([]);
    expect(of(text, language).filter((found) => found.includes('10,000'))).toEqual([]);
  });

  it('is none in another paragraph, either', () => {
    const body = 'The handbook says 10,000, in town it is less.\n\nOur warranty is in writing.';
    expect(findingsIn({ sections: [{ prose: { body } }] }, { facts })).toEqual([]);
  });

  it.each([
    ['The warranty ends after 12,000 miles.', 'facts/contradiction: 12,000'],
    ['A warranty of 8,000 miles, in writing.', 'facts/contradiction: 8,000'],
    ['Every repair is under warranty for 10,000 miles.', 'facts/typed-figure: 10,000'],
    ['Warranty: 10,000 miles.', 'facts/typed-figure: 10,000'],
  ])('is compared where it is said to be one: %s', (text, finding) => {
    expect(of(text)).toEqual([finding]);
  });

  it('is compared in large letters with what is written below', () => {
    const tile = (description: string) =>
      findingsIn({ guide: { credentials: [{ stat: '8,000 miles', description }] } }, { facts });
    expect(tile('of warranty')).toEqual(['facts/contradiction: 8,000']);
    expect(tile('on one set of tires')).toEqual([]);
  });
});

describe('the time of a warranty', () => {
  const answer = (question: string, text: string) =>
    findingsIn({ questions: { items: [{ question, answer: text }] } }, { facts });

  it.each([
    ['en', 'A refurbished starter comes with a warranty of a year.'],
    ['de', 'Ein generalüberholter Anlasser hat ein Jahr Garantie.'],
    ['es', 'Alternador remanufacturado con un año de garantía.'],
    ['en', 'An engine that we have built has a warranty of a year.'],
  ])(
    'is not that of a rebuilt part, or of a kind of work with one of its own (%s): %s',
    (language, text) => {
      expect(of(text, language).filter((found) => found.startsWith('facts/contra'))).toEqual([]);
    },
  );

  it.each([
    ['en', 'Every repair has a warranty of a year.', 'a'],
    ['es', 'Todo lo que hacemos lleva un año de garantía.', 'un'],
    ['de', 'Auf jede Reparatur geben wir drei Monate Garantie.', 'drei'],
    ['es', 'Las reparaciones tienen garantía de tres meses.', 'tres'],
    ['en', 'An engine has a warranty of two years.', 'two'],
  ])('is told where it is (%s): %s', (language, text, word) => {
    expect(of(text, language)).toEqual([`facts/contradiction: ${word}`]);
  });

  it('is shorter for what customers bring along', () => {
    const text = 'Yes. The work has a warranty of three months, and the part has none.';
    expect(answer('May I bring my own parts?', text)).toEqual([]);
    expect(answer('What about your warranty?', text)).toEqual(['facts/contradiction: three']);
  });
});
