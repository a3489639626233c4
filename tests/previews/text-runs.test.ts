import fc from 'fast-check';
import { expect, it } from 'vitest';
import { textRuns } from '../../cli/previews/text-runs.ts';

const latin = { name: 'latin', has: (character: string) => /[\x20-\x7e]/.test(character) };
const arabic = { name: 'arabic', has: (character: string) => /[\u0600-\u06ff ]/.test(character) };

/** The parts of a line from left to right, each with its font. */
const parts = (line: string, fonts: Parameters<typeof textRuns<typeof latin>>[1]) =>
  textRuns(line, fonts).map(({ start, end, font }) => `${font.name}: ${line.slice(start, end)}`);

it('a line in one direction and font is one part', () => {
  expect(parts('(432) 555-0142', [latin, arabic])).toEqual(['latin: (432) 555-0142']);
  expect(parts('عيادة نور', [arabic, latin])).toEqual(['arabic: عيادة نور']);
});

it('what a font does not have is taken from the next', () => {
  expect(parts('12 نور', [latin, arabic])).toEqual(['arabic: نور', 'latin:  ', 'latin: 12']);
  expect(parts('Ω', [latin, arabic])).toEqual(['latin: Ω']);
});

it('a line begins at the side from which its first word is read', () => {
  const fonts = [arabic, latin] as const;
  expect(parts('نور Dental', fonts)).toEqual(['latin: Dental', 'arabic: نور ']);
  expect(parts('Dental نور', fonts)).toEqual(['latin: Dental', 'arabic:  ', 'arabic: نور']);
});

it('keeps every character once, and a letter together with its marks', () => {
  const character = fc.constantFrom(
    ...'aB1 -)(',
    'ن',
    'و',
    'ש',
    'é',
    'e\u0301',
    '😀',
    '\u200f',
    '\u202e',
  );
  fc.assert(
    fc.property(fc.array(character, { minLength: 1 }), (characters) => {
      const line = characters.join('');
      const runs = textRuns(line, [latin, arabic]).sort((a, b) => a.start - b.start);
      expect(runs.map(({ start, end }) => line.slice(start, end)).join('')).toBe(line);
      for (const { start } of runs) expect(line[start]).not.toBe('\u0301');
    }),
  );
});
