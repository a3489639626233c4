import { expect, test } from 'vitest';
import { inSwissSpelling, isSwissGerman } from '../../cli/content/swiss-spelling.ts';

test.each([
  ['de', 'CH', true],
  ['de', 'LI', true],
  ['de-CH', 'DE', true],
  ['de-CH', undefined, true],
  ['de', 'DE', false],
  ['de', undefined, false],
  ['de-DE', 'CH', false],
  ['de-AT', 'CH', false],
  ['fr', 'CH', false],
  ['en', 'LI', false],
])('German of %s in %s is Swiss: %s', (language, country, isSwiss) => {
  expect(isSwissGerman(language, country)).toBe(isSwiss);
});

test('Swiss spelling has no ß and its own quotes, wherever a text is', () => {
  const words = { close: 'Schließen', list: ['„Straße“', 3], none: undefined };
  expect(inSwissSpelling(words)).toEqual({
    close: 'Schliessen',
    list: ['«Strasse»', 3],
    none: undefined,
  });
});
