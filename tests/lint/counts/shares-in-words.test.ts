import { expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({ fees: { groupDiscountPercent: 10 } });
const told = (text: string, language: string) =>
  findingsOf(text, { language, facts: FACTS, only: 'facts/contradiction' });

it.each([
  ['When five people sign at one place, a fifth of the bill comes off.', 'a fifth', 'en'],
  ['Groups pay a quarter less.', 'a quarter', 'en'],
  ['Teams get a third off.', 'a third', 'en'],
  ['Five signers at one table: half off.', 'half', 'en'],
  ['A los grupos se les descuenta una quinta parte de la cuenta.', 'una quinta parte', 'es'],
  ['Si firman cinco personas, rebajamos una cuarta parte del precio.', 'una cuarta parte', 'es'],
  ['Gruppen zahlen ein Fünftel weniger.', 'ein Fünftel', 'de'],
  ['Ab fünf Personen gibt es ein Viertel Rabatt.', 'ein Viertel', 'de'],
])('another discount for groups, as a share in words: %s', (text, words, language) => {
  expect(told(text, language)).toEqual([`facts/contradiction: ${words}`]);
});

it.each([
  ['Groups get a tenth off.', 'en'],
  ['A third of the group signs at home.', 'en'],
  ['With several people the visit takes half of the time.', 'en'],
  ['On Mondays coffee is half off next door.', 'en'],
  ['Half of the bill is due on booking.', 'en'],
  ['A los grupos se les descuenta una décima parte de la cuenta.', 'es'],
  ['La mitad del grupo firma en casa.', 'es'],
  ['La mitad de la factura se paga al reservar.', 'es'],
  ['Gruppen zahlen ein Zehntel weniger.', 'de'],
  ['Ein Viertel der Gruppe kommt zu Fuß.', 'de'],
  ['Die Hälfte der Rechnung ist sofort fällig.', 'de'],
])('the same share, or one of something else, is none: %s', (text, language) => {
  expect(told(text, language)).toEqual([]);
});

it.each([
  ['With five or more signers at one place fifteen percent comes off.', 'fifteen percent', 'en'],
  [
    'With {fees.groupDiscountSigners} or more signers fifteen per cent comes off.',
    'fifteen per cent',
    'en',
  ],
  ['Teams save twenty-five percent.', 'twenty-five percent', 'en'],
  ['Groups get twenty percent off on weekdays.', 'twenty percent', 'en'],
  ['Five people at one table: twelve percent less.', 'twelve percent', 'en'],
  ['Bring several guests and take thirty percent off.', 'thirty percent', 'en'],
  ['Los grupos pagan un quince por ciento menos.', 'quince por ciento', 'es'],
  ['Si firman cinco personas, hay un veinte por ciento de descuento.', 'veinte por ciento', 'es'],
  ['Gruppen zahlen fünfzehn Prozent weniger.', 'fünfzehn Prozent', 'de'],
  ['Ab fünf Personen gibt es zwanzig Prozent Rabatt.', 'zwanzig Prozent', 'de'],
])('another discount for groups, as a percentage in words: %s', (text, words, language) => {
  expect(told(text, language)).toEqual([`facts/contradiction: ${words}`]);
});

it.each([
  ['Groups save ten percent.', 'en'],
  ['Fifteen percent of our groups come twice.', 'en'],
  ['We give one hundred percent to every group.', 'en'],
  ['Fifteen percent off on Mondays.', 'en'],
  ['A tip of fifteen percent is usual in groups.', 'en'],
  ['Paper is twenty percent less than in 2024.', 'en'],
  ['Los grupos pagan un diez por ciento menos.', 'es'],
  ['El quince por ciento de descuento es del fabricante.', 'es'],
  ['Gruppen sparen zehn Prozent.', 'de'],
  ['Fünfzehn Prozent der Gruppen kommen wieder.', 'de'],
])('the same percentage in words, or one of something else, is none: %s', (text, language) => {
  expect(told(text, language)).toEqual([]);
});
