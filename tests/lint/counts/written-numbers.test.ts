import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readNumber } from '../../../cli/rules/words/figures/number-words.ts';
import { phoneNumbers } from '../../../cli/rules/words/names/phone-numbers.ts';
import { findingsOf } from '../copy-findings.ts';

describe('numbers in words', () => {
  it.each([
    ['forty-five', 'en', 45],
    ['one hundred and eighty-five', 'en', 185],
    ['two thousand', 'en', 2000],
    ['cuarenta y cinco', 'es', 45],
    ['doscientos treinta', 'es', 230],
    ['mil quinientos', 'es', 1500],
    ['fünfundvierzig', 'de', 45],
    ['zweihundertdreißig', 'de', 230],
    ['eintausendfünfhundert', 'de', 1500],
    ['roof', 'en', undefined],
    ['quarante', 'fr', undefined],
  ])('%s (%s) is %s', (words, language, value) => {
    expect(readNumber(words, language)).toBe(value);
  });
});

test('every amount is found where it stands, and nothing beside it', () => {
  const amount = fc.integer({ min: 2, max: 99_999 });
  const written = fc.constantFrom(
    (value: number) => `$${value}`,
    (value: number) => `$${value.toLocaleString('en-US')}`,
    (value: number) => `$${value}.50`,
    (value: number) => `${value} dollars`,
    (value: number) => `USD ${value}`,
    (value: number) => `${value} USD`,
    (value: number) => `€${value}`,
  );
  const words = fc.constantFrom('the roof', 'a look', 'before', 'and after');
  fc.assert(
    fc.property(amount, written, words, words, (value, write, before, after) => {
      const typed = write(value);
      expect(findingsOf(`${before}, we charge ${typed} ${after}`)).toEqual([
        `facts/typed-amount: ${typed}`,
      ]);
    }),
  );
});

test('phone numbers are found in every format, and dates are none', () => {
  const digits = fc.tuple(
    fc.integer({ min: 200, max: 999 }),
    fc.integer({ min: 200, max: 999 }),
    fc.integer({ min: 0, max: 9999 }).map((last) => String(last).padStart(4, '0')),
  );
  const format = fc.constantFrom(
    '(A) B-C',
    'A-B-C',
    'A.B.C',
    'A B C',
    '+1 A B C',
    '1-A-B-C',
    '+1 (A) B-C',
  );
  fc.assert(
    fc.property(digits, format, ([area, town, last], shape) => {
      const written = shape.replace('A', `${area}`).replace('B', `${town}`).replace('C', last);
      const [found, ...others] = phoneNumbers(`Say ${written}, then wait`);
      expect(others).toEqual([]);
      expect(found?.digits.slice(-10)).toBe(`${area}${town}${last}`);
    }),
  );
  const date = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, (day) => {
      const [year, month, number] = day.toISOString().slice(0, 10).split('-');
      for (const text of [
        `${year}-${month}-${number}`,
        `${number}.${month}.${year}`,
        `${month}/${number}/${year}`,
      ])
        expect(phoneNumbers(`On ${text} we begin`)).toEqual([]);
    }),
  );
});
