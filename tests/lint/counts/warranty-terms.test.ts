import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, findingsOf, SCHEMA } from '../copy-findings.ts';

const facts = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.rad.example', name: 'Rad', title: 'Rad', description: 'Rad.' },
    business: {
      name: 'Radwerk Lindenau',
      type: 'BikeStore',
      phone: '+49 341 4925 830',
      address: { street: 'Ringweg 7', locality: 'Leipzig', country: 'DE' },
    },
    fees: { hour: 68, earlyBirdPercent: 10, minimumHours: 3 },
    figures: { garantieMonate: 24 },
    languages: ['de', 'en'],
  }),
  SCHEMA,
);

it.each([
  ['de', 'Auf alles geben wir drei Jahre Garantie.', ['facts/contradiction: drei']],
  ['de', 'Ein Jahr Garantie auf jede Naht.', ['facts/contradiction: Ein']],
  ['en', 'Every repair has a warranty of a year.', ['facts/contradiction: a']],
  ['de', 'Zwei Jahre Garantie auf jede Naht.', []],
  ['de', 'Der Hersteller gibt ein Jahr Garantie.', []],
])('a warranty in months is compared with one in years (%s): %s', (language, text, found) => {
  expect(findingsOf(text, { facts, language })).toEqual(found);
});

it('a percentage among the fees is no amount of money, and hours among them are shown as one', () => {
  expect(facts.get('fees.earlyBirdPercent')).toBe('10');
  expect(findingsOf('Book early for {fees.earlyBirdPercent}% off.', { facts })).toEqual([]);
  const found = findingsOf('At least {fees.minimumHours} hours at {fees.hour} an hour.', { facts });
  expect(found).toEqual(['facts/not-money: {fees.minimumHours} hours']);
});

describe('a warranty of each kind of work', () => {
  const ofKinds = createFacts(
    SCHEMA.parse({
      site: { url: 'https://www.taller.example', name: 'T', title: 'T', description: 'T.' },
      business: {
        name: 'Taller',
        type: 'Store',
        phone: '+34 927 550 184',
        address: { country: 'ES' },
      },
      garantia: { reparacionMeses: 24, ventaMeses: 24 },
      zona: { radioKm: 60 },
      languages: ['es'],
    }),
    SCHEMA,
  );
  const es = { facts: ofKinds, language: 'es' };

  it.each([
    ['Las reparaciones tienen un año de garantía.', 'un'],
    ['Las reparaciones tienen doce meses de garantía.', 'doce'],
    ['Las reparaciones, un año de garantía; lo vendido, {garantia.ventaMeses}.', 'un'],
    ['En venta, con seis meses de garantía.', 'seis'],
    ['Vamos a su casa a 50 kilómetros a la redonda.', '50'],
  ])('is compared where the text names it: %s', (text, word) => {
    expect(findingsOf(text, es)).toEqual([`facts/contradiction: ${word}`]);
  });

  it.each([
    'Las reparaciones tienen dos años de garantía.',
    'Las reparaciones tienen veinticuatro meses de garantía.',
    'Las pilas llevan un año de garantía.',
    'El fabricante da un año de garantía a la reparación.',
    'La ley pide un año de garantía en la venta.',
    'Vamos a su casa a 60 kilómetros a la redonda.',
    'Recorre alrededor de 50 km.',
  ])('is fine: %s', (text) => {
    expect(findingsOf(text, es).filter((one) => !one.startsWith('facts/typed'))).toEqual([]);
  });

  it.each([
    ['Un año', 'de garantía, escrita y firmada', ['facts/contradiction: Un']],
    ['Doce meses', 'de garantía', ['facts/contradiction: Doce']],
    ['Dos años', 'de garantía, escrita y firmada', []],
    ['Un año', 'de garantía en pilas y correas', []],
    ['Un año', 'de espera para la escuela', []],
  ])('is compared in large letters: %s, %s', (stat, description, found) => {
    const raw = { guide: { credentials: [{ stat, description }] } };
    expect(findingsIn(raw, es)).toEqual(found);
  });
});
