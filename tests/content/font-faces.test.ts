import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandFonts } from '../../cli/brand/brand-fonts.ts';
import { charactersOf } from '../../cli/brand/letters.ts';
import {
  charactersIn,
  formatUnicodeRange,
  inBoth,
  parseUnicodeRange,
  type Spans,
  spansOf,
  without,
} from '../../cli/brand/unicode-range.ts';
import { ROOT } from '../support/command.ts';

interface Face {
  file: string;
  characters: Set<string>;
}

/** The faces of a site's fonts in the order of its stylesheet. */
function facesFor(...languages: [string, ...string[]]): Face[] {
  const { css } = brandFonts({}, ROOT, languages);
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, face = '']) => ({
    file: /url\(\/([^)]+)\)/.exec(face)?.[1] ?? '',
    characters: new Set(
      charactersIn(parseUnicodeRange(/unicode-range:([^;]+)/.exec(face)?.[1] ?? '')),
    ),
  }));
}

describe('the fonts of a site', () => {
  it.each([['en'], ['es'], ['de'], ['fr'], ['pl'], ['tr'], ['is']])(
    'have the letters of %s in parts that are loaded first',
    (language) => {
      const { cuts, preload } = brandFonts({}, ROOT, [language]);
      const parts = cuts.map(({ characters }) => characters).join('');
      const missing = [...(charactersOf([language]) ?? '')].filter((one) => !parts.includes(one));
      // Arrows stand in no text font.
      expect(missing.filter((one) => /\p{L}|[!-~]/u.test(one))).toEqual([]);
      expect(preload).toHaveLength(cuts.length);
    },
  );

  it('have every other letter in a file that is loaded for it', () => {
    const faces = facesFor('en');
    const part = faces.findIndex(({ characters }) => characters.has('e'));
    expect(faces.filter(({ characters }) => characters.has('ø')).length).toBeGreaterThan(0);
    expect(faces[part]?.characters.has('ø')).toBe(false);
    expect(faces.filter(({ characters }) => characters.has('e'))).toHaveLength(2);
  });

  it('do not depend on the order of languages', () => {
    const names = (...languages: [string, ...string[]]) =>
      facesFor(...languages).map((face) => face.file);
    expect(names('en', 'es')).toEqual(names('es', 'en'));
  });

  it('are whole where a language in Latin script is not known', () => {
    expect(brandFonts({}, ROOT, ['vi']).cuts).toEqual([]);
    expect(brandFonts({}, ROOT, ['vi']).preload.length).toBe(2);
  });

  it('need no letters for another script', () => {
    expect(charactersOf(['ar'])).toBe(charactersOf(['en']));
  });
});

const characters = fc.array(fc.integer({ min: 0x20, max: 0x2fff }), { maxLength: 60 });
const spans = characters.map((numbers) => spansOf(numbers.map((one) => String.fromCodePoint(one))));

describe('spans of characters', () => {
  it('are read as they are written', () => {
    fc.assert(
      fc.property(spans, (some) => {
        expect(parseUnicodeRange(formatUnicodeRange(some))).toEqual(some);
      }),
    );
    expect(parseUnicodeRange('U+4??, u+26')).toEqual([
      [0x26, 0x26],
      [0x400, 0x4ff],
    ]);
  });

  it('are parted into what is in others and what is not', () => {
    const set = (some: Spans) => new Set(charactersIn(some));
    fc.assert(
      fc.property(spans, spans, (some, others) => {
        const [shared, rest] = [inBoth(some, others), without(some, others)];
        expect(new Set([...set(shared), ...set(rest)])).toEqual(set(some));
        for (const one of set(shared)) expect(set(others).has(one)).toBe(true);
        for (const one of set(rest)) expect(set(others).has(one)).toBe(false);
      }),
    );
  });
});
