import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstMatch } from '../../cli/content/text-rules/first-match.ts';

const PARTS = ['a', 'ab', 'b+', '(?<=a)b', 'c(?=a)', 'bc|ca', '(?:a|b)c', '', '\\bab', 'a{2}$'];

test('several patterns match what one of them all matches', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 5 }),
      fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 8 }),
      (sources, text) => {
        const patterns = sources.map((source) => new RegExp(source, 'u'));
        const expected = new RegExp(sources.join('|'), 'u').exec(text);
        const found = firstMatch(text, patterns);
        expect(found && [found.index, found[0]]).toEqual(expected && [expected.index, expected[0]]);
      },
    ),
  );
});

test('without a match there is none', () => {
  expect(firstMatch('abc', [])).toBeNull();
  expect(firstMatch('abc', [/d/, /e/])).toBeNull();
});
