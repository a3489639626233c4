import { expect, it } from 'vitest';
import { FACTS, factsWith, findingsOf } from '../copy-findings.ts';

const FEES = { mileage: 1.75, vehicleMileage: 1.5, kilometer: 1.25, stamp: 2.5 };
const US = factsWith({
  fees: FEES,
  business: {
    name: 'Halm',
    type: 'Notary',
    phone: '+1 806 555 0117',
    address: { locality: 'Lubbock', region: 'TX', country: 'US' },
    currency: 'USD',
  },
});
const EU = factsWith({
  preise: FEES,
  business: {
    name: 'Halm',
    type: 'Electrician',
    phone: '+49 561 1234567',
    address: { locality: 'Kassel', country: 'DE' },
    currency: 'EUR',
  },
});

const told = (text: string, language: string, facts = language === 'de' ? EU : US) =>
  findingsOf(text, { language, facts, at: 'hero.subheadline' }).filter((found) =>
    /typed-amount|contradiction|typed-figure/.test(found),
  );

it.each([
  ['We come to you, two and a quarter a mile.', 'two and a quarter', 'en'],
  ['Beyond that, one and a half per mile.', 'one and a half', 'en'],
  ['Each stamp is three and a half dollars.', 'three and a half dollars', 'en'],
  ['A stamp is two and a half dollars.', 'two and a half dollars', 'en'],
  ['We charge two dollars and a half a mile.', 'two dollars and a half', 'en'],
  ['The drive is a dollar and a half a mile.', 'a dollar and a half', 'en'],
  ['The drive is two and three quarters a mile.', 'two and three quarters', 'en'],
  ['Vamos a su casa, dos y medio por milla.', 'dos y medio', 'es'],
  ['El viaje sale en dos dólares y medio por milla.', 'dos dólares y medio', 'es'],
  ['Cobramos dos y cuarto la milla.', 'dos y cuarto', 'es'],
  ['Die Anfahrt kostet eineinhalb Euro je Kilometer.', 'eineinhalb Euro', 'de'],
  ['Wir berechnen zweieinhalb Euro pro Kilometer.', 'zweieinhalb Euro', 'de'],
  ['Anfahrt: anderthalb Euro pro Kilometer.', 'anderthalb Euro', 'de'],
  ['Wir kommen zu Ihnen, zweieinviertel pro Kilometer.', 'zweieinviertel', 'de'],
])('a sum with a fraction in words is told: %s', (text, words, language) => {
  expect(told(text, language)).toEqual([`facts/typed-amount: ${words}`]);
});

it.each([
  ['The trail is two and a half miles long.', 'en'],
  ['Walk two and a half blocks.', 'en'],
  ['It takes two and a half minutes a mile.', 'en'],
  ['Two and a quarter hours a visit.', 'en'],
  ['Half a mile down the road, and half a dollar in the pocket.', 'en'],
  ['Camine dos kilómetros y medio.', 'es'],
  ['Tarda dos horas y media por visita.', 'es'],
  ['Zweieinhalb Kilometer bis zum Bahnhof.', 'de'],
  ['Wir brauchen eineinhalb Stunden.', 'de'],
])('a fraction of something else is none: %s', (text, language) => {
  expect(told(text, language)).toEqual([]);
});

it('a rate without its currency is none where no fee is one of a distance', () => {
  expect(told('We run eight and a half a mile.', 'en', FACTS)).toEqual([]);
});
