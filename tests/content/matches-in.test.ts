import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesIn } from '../../cli/content/text-rules/matches-in.ts';

const PATTERNS = [/a*/g, /(?<word>\p{L}+)/gu, /(?:)/gu, /\b/gi, /(?<=b)a|$/g, /😀?/gu, /😀?/g];

describe('the matches of a pattern in a text', () => {
  it('are those of matchAll, empty ones included', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'B', ' ', 'ñ', '😀') });
    fc.assert(
      fc.property(text, fc.constantFrom(...PATTERNS), (written, pattern) => {
        expect([...matchesIn(written, pattern)]).toEqual([...written.matchAll(pattern)]);
      }),
    );
  });

  it('are found although the pattern is used for other texts meanwhile', () => {
    const pattern = /\d+/g;
    const sums = [];
    for (const [first] of matchesIn('1 20 300', pattern))
      for (const [second] of matchesIn('4 5', pattern)) sums.push(`${first}+${second}`);
    expect(sums).toEqual(['1+4', '1+5', '20+4', '20+5', '300+4', '300+5']);
  });

  it('leave the pattern as it was when a search is given up', () => {
    const pattern = /b/g;
    for (const { index } of matchesIn('abb', pattern)) {
      expect(index).toBe(1);
      break;
    }
    expect(pattern.test('b')).toBe(true);
  });
});
