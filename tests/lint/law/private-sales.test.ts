import { expect, test } from 'vitest';
import { clausesIn } from '../consumer-clauses.ts';

const COUNTRY = { de: 'DE', en: 'GB' };

test.each([
  [
    'de',
    'Unter Privatleuten darf die Gewährleistung ausgeschlossen werden, arglistig verschwiegene Mängel bleiben trotzdem ein Fall für das Gesetz (§ 444 BGB).',
  ],
  ['de', 'Zwischen Privatpersonen wird die Gewährleistung meist ausgeschlossen.'],
  ['de', 'Beim Privatverkauf ist die Gewährleistung in der Regel ausgeschlossen.'],
  ['de', 'Privat an privat wird unter Ausschluss der Gewährleistung verkauft.'],
  [
    'de',
    'Wer von privat kauft, muss wissen: Die Gewährleistung ist dort fast immer ausgeschlossen.',
  ],
  ['de', 'Im Privatverkauf gibt es keine Rückgabe und keine Gewährleistung, wir dürfen das nicht.'],
  ['en', 'In a private sale the item is sold as seen, with no refunds.'],
  ['en', 'Between private individuals there is no warranty, and the car is sold as seen.'],
  ['en', 'Cars from private owners are sold as seen.'],
] as const)('what private people agree on is no clause: %s: %s', (language, text) => {
  expect(clausesIn(text, language, COUNTRY[language])).toEqual([]);
});

test.each([
  ['de', 'Die Gewährleistung wird ausgeschlossen, auch für Privatkunden.'],
  ['de', 'Beim Verkauf an Privatpersonen ist die Gewährleistung ausgeschlossen.'],
  ['de', 'Unsere Räder stammen von privat, die Gewährleistung ist ausgeschlossen.'],
  ['de', 'Wie unter Privatleuten ist bei uns die Gewährleistung ausgeschlossen.'],
  ['en', 'As in a private sale, every car here is sold as seen.'],
] as const)('but a business may not: %s: %s', (language, text) => {
  expect(clausesIn(text, language, COUNTRY[language])).not.toEqual([]);
});
