import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

const site = { url: 'https://www.halm.example', name: 'Halm', title: 'Halm', description: 'Halm.' };
const business = {
  name: 'Halm',
  type: 'Bakery',
  phone: '+34 958 123456',
  address: { street: 'Calle Mirador 74', locality: 'Granada', postalCode: '18010', country: 'ES' },
  hours: {
    week: [
      { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
      { days: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
  },
};
const FACTS = createFacts(
  SCHEMA.parse({
    ...{ site, business, languages: ['es', 'de', 'en'] },
    reparto: { radioKm: 12, limite: '13:00' },
    tienda: { desde: '1986' },
  }),
  SCHEMA,
);

const told = (text: string, language: string) => findingsOf(text, { facts: FACTS, language });

describe('days on which it is said to be closed, in front of the words that say so', () => {
  it.each([
    ['es', 'Los sábados y domingos cerramos.'],
    ['es', 'Los martes cerramos.'],
    ['es', 'Los lunes, viernes y festivos no abrimos.'],
    ['de', 'Samstags und sonntags geschlossen.'],
    ['en', 'On Saturdays and Sundays we are closed.'],
    ['en', 'Sundays and Saturdays closed.'],
  ])('%s: %s', (language, text) => {
    expect(told(text, language)).toEqual([expect.stringMatching(/^facts\/typed-hours/)]);
  });

  it.each([
    ['es', 'Los domingos y lunes cerramos.'],
    ['es', 'Los domingos y festivos no abrimos.'],
    ['de', 'Sonntags und montags geschlossen.'],
    ['en', 'On Sundays and Mondays we are closed.'],
    ['en', 'Sundays and Mondays closed.'],
  ])('not told, %s: %s', (language, text) => {
    expect(told(text, language).filter((one) => /hours:.*(?:cerr|clos|abr)/.test(one))).toEqual([]);
  });
});

describe('the street of the business', () => {
  it.each([
    ['Estamos en la calle Mirador 47.', '47'],
    ['Nuestra tienda está en la calle Mirador 94.', '94'],
    ['En la calle Miardor desde siempre.', 'calle Miardor'],
    ['Desde hace años en la Calle Miradro.', 'Calle Miradro'],
  ])('is told: %s', (text, said) => {
    expect(told(text, 'es')).toEqual(
      expect.arrayContaining([expect.stringMatching(new RegExp(`contradiction: .*${said}`))]),
    );
  });

  it.each([
    'El horno de la calle Mirador 94 cerró el año pasado.',
    'En la calle Mirador desde siempre.',
    'En la calle Miradores hay un mercado.',
  ])('not told: %s', (text) => {
    expect(told(text, 'es').filter((one) => one.startsWith('facts/contradiction'))).toEqual([]);
  });
});

describe('how far the business goes, by a bare number whose key has the unit', () => {
  it.each([
    ['es', 'Repartimos hasta 20 km alrededor de Granada.', '20'],
    ['de', 'Ja, wir fahren bis 20 km um Granada.', '20'],
    ['en', 'We deliver up to 25 km around Granada.', '25'],
  ])('%s: %s', (language, text, said) => {
    expect(told(text, language)).toEqual([`facts/contradiction: ${said}`]);
  });

  it.each([
    ['es', 'Repartimos gratis hasta 5 km alrededor de la tienda.'],
    ['de', 'Die Radtour führt 40 km um Granada.'],
    ['en', 'The river runs 25 km around Granada.'],
  ])('not told, %s: %s', (language, text) => {
    expect(told(text, language).filter((one) => one.startsWith('facts/contradiction'))).toEqual([]);
  });
});

describe('the time until which something is ordered for today, by the question above', () => {
  const note = (heading: string, text: string) => ({ sections: [{ note: { heading, text } }] });
  const found = (heading: string, text: string, language: string) =>
    findingsIn(note(heading, text), {
      facts: FACTS,
      language,
      kind: 'page',
      only: 'facts/contradiction',
    });

  it.each([
    ['es', '¿Lo necesita para hoy?', 'Llame al {business.phone} antes de las 15:00.'],
    ['de', 'Für heute?', 'Bestellen Sie bis 15 Uhr.'],
    ['en', 'Need it for today?', 'Order by 3 PM.'],
  ])('%s: %s', (language, heading, text) => {
    expect(found(heading, text, language)).toHaveLength(1);
  });

  it.each([
    ['es', '¿Lo necesita para hoy?', 'Llame antes de las {reparto.limite}.'],
    ['es', '¿Lo necesita para mañana?', 'Llame antes de las 18:00.'],
    ['en', 'A table for tonight?', 'Call us by 7 PM.'],
  ])('not told, %s: %s', (language, heading, text) => {
    expect(found(heading, text, language)).toEqual([]);
  });
});

describe('the first year of a timeline', () => {
  const years = (first: string, next = '2003') =>
    findingsIn(
      {
        sections: [
          { text: { paragraphs: ['Abrimos en {tienda.desde}.'] } },
          {
            timeline: {
              items: [
                { date: first, title: 'Un horno', text: 'El primer pan salió de noche.' },
                { date: next, title: 'La tienda', text: 'Nos mudamos.' },
              ],
            },
          },
        ],
      },
      { facts: FACTS, language: 'es', kind: 'page', only: 'facts/typed-year' },
    );

  it('is told if its digits are those of the beginning in another order', () => {
    expect(years('1968')).toEqual(['facts/typed-year: 1968']);
  });

  it('may be an earlier one, and one before the beginning', () => {
    expect(years('1971')).toEqual([]);
    expect(years('1968', '1986').filter((one) => one.includes('1968'))).toEqual([]);
  });
});
