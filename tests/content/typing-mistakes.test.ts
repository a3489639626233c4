import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mistakesUpTo } from '../../cli/content/mistakes-up-to.ts';
import { mistakes } from '../../renderer/text/typing-mistakes.ts';
import { cases } from '../support/proof.ts';

it.each([
  ['notary', 'notary', 0],
  ['notery', 'notary', 1],
  ['notay', 'notary', 1],
  ['nottary', 'notary', 1],
  ['ntoary', 'notary', 1],
  ['', 'notary', 6],
  ['travel', 'gravel', 1],
  ['form', 'from', 1],
])('%s for %s: %i', (typed, meant, count) => {
  expect(mistakes(typed, meant)).toBe(count);
});

/** The definition, without a table. */
function defined(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const same = one.at(-1) === other.at(-1);
  const ways = [
    defined(one.slice(0, -1), other) + 1,
    defined(one, other.slice(0, -1)) + 1,
    defined(one.slice(0, -1), other.slice(0, -1)) + (same ? 0 : 1),
  ];
  if (one.length > 1 && one.slice(-2) === [...other.slice(-2)].reverse().join(''))
    ways.push(defined(one.slice(0, -2), other.slice(0, -2)) + 1);
  return Math.min(...ways);
}

it('counts what the definition does, and no further than it matters', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  fc.assert(
    fc.property(word, word, fc.nat(5), (one, other, most) => {
      const count = defined(one, other);
      expect(mistakes(one, other)).toBe(count);
      expect(mistakesUpTo(most, one, other) > most).toBe(count > most);
      if (count <= most) expect(mistakesUpTo(most, one, other)).toBe(count);
    }),
    { numRuns: cases(500, 20_000) },
  );
});
