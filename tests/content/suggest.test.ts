import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { suggest } from '../../cli/content/suggest.ts';
import { anyText } from '../support/any-text.ts';
import { cases } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';
import { THEMES } from '../support/site-themes.ts';
import { siteFacts } from './site-facts.ts';

const { facts } = siteFacts();

const { shape } = SITE.schemas.landing as unknown as z.ZodObject;
const keysOf = (block: string) => Object.keys((shape[block] as z.ZodObject).shape);

/** The names that people really type, each list as it is offered to them. */
const LISTS: [string, string[]][] = [
  ['keys of a landing', Object.keys(shape)],
  ['keys of a page', Object.keys((SITE.schemas.page as unknown as z.ZodObject).shape)],
  ['keys of a hero', keysOf('hero')],
  ['keys of a call to action', keysOf('cta')],
  ['themes', [...THEMES]],
  ['facts', [...facts.names]],
];

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** One slip of the finger: a letter too many, too few, another one, or two in the wrong order. */
function slip(name: string, kind: string, at: number, other: string): string {
  const index = Math.floor(at * name.length);
  const [before, here, after] = [name.slice(0, index), name[index], name.slice(index + 1)];
  if (kind === 'too many') return before + other + here + after;
  if (kind === 'too few') return before + after;
  if (kind === 'another') return before + other + after;
  return before + (after[0] ?? '') + here + after.slice(1);
}

const kind = fc.constantFrom('too many', 'too few', 'another', 'swapped');
const bare = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '');

describe('a name with one typing mistake', () => {
  it.each(LISTS)('is answered with the name that was meant: %s', (_, names) => {
    const long = fc.constantFrom(...names.filter((name) => name.length >= 5));
    fc.assert(
      fc.property(long, kind, place, letter, (name, how, at, other) => {
        const typed = slip(name, how, at, other);
        // A slip may end as near to a second name.
        fc.pre(!names.some((rival) => rival !== name && distance(bare(typed), bare(rival)) <= 2));
        expect(suggest(typed, names), `${typed} for ${name}`).toBe(name);
      }),
      { numRuns: cases(60, 1000) },
    );
  });

  it.each(LISTS)('is never answered with nothing: %s', (_, names) => {
    fc.assert(
      fc.property(fc.constantFrom(...names), kind, place, letter, (name, how, at, other) => {
        fc.pre(name.length >= 3);
        expect(names).toContain(suggest(slip(name, how, at, other), names));
      }),
      { numRuns: cases(40, 400) },
    );
  });

  it.each(LISTS)('does not depend on case, hyphens and underscores: %s', (_, names) => {
    for (const name of names) {
      if (names.filter((other) => bare(other) === bare(name)).length > 1) continue;
      for (const typed of [name.toUpperCase(), name.replace(/[A-Z]/g, (part) => `_${part}`)])
        expect(suggest(typed, names)).toBe(name);
    }
  });
});

describe('a name that was only begun', () => {
  it.each([
    ['whatsapp', 'whatsappMessage'],
    ['subhead', 'subheadline'],
    ['background', 'backgroundPattern'],
  ])('%s is answered with %s', (typed, meant) => {
    const keys = [...Object.keys(shape), ...keysOf('hero')];
    expect(suggest(typed, keys)).toBe(meant);
  });
});

describe('a name that has nothing to do with the others', () => {
  const foreign = ['kitchen', 'xyzzy', 'javascript', 'banana', 'zq', 'q1w2e3r4', 'ñandú'];

  it.each(foreign)('%s is answered with no guess', (typed) => {
    expect(suggest(typed, Object.keys(shape))).toBeUndefined();
  });

  it('is answered with no guess, whatever its letters', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4 });
    fc.assert(
      fc.property(digits, (typed) => {
        expect(suggest(typed, Object.keys(shape))).toBeUndefined();
      }),
    );
  });

  it('is answered with no guess if there is nothing to choose from, or if it is endless', () => {
    expect(suggest('hero', [])).toBeUndefined();
    expect(suggest('hero'.repeat(100_000), ['hero'])).toBeUndefined();
  });
});

describe('any text at all', () => {
  it('is answered with one of the names or with nothing, and the same each time', () => {
    const names = Object.keys(shape);
    fc.assert(
      fc.property(anyText({ maxLength: 80 }), (typed) => {
        const meant = suggest(typed, names);
        expect([undefined, ...names]).toContain(meant);
        expect(suggest(typed, names)).toBe(meant);
      }),
      { numRuns: cases(25, 400) },
    );
  });
});
