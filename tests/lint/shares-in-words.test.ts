import { expect, it } from 'vitest';
import { factsWith, findingsOf } from './copy-findings.ts';

const FACTS = factsWith({ fees: { groupDiscountPercent: 10 } });
const told = (text: string, language: string) =>
  findingsOf(text, { language, facts: FACTS }).filter((found) =>
    found.startsWith('facts/contradiction'),
  );

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
