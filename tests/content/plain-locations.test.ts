import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Range } from '../../cli/content/diagnostic.ts';
import type { Span } from '../../cli/content/span-location.ts';
import { locatePlain } from '../../cli/content/yaml/plain-locations.ts';
import { parsePlainYaml } from '../../cli/content/yaml/plain-yaml.ts';
import { parseYamlDocument } from '../../cli/content/yaml/yaml-document.ts';
import { cases, sample } from '../support/proof.ts';
import {
  damagedLanding,
  dressedLanding,
  generatedText,
  grammarText,
  landings,
} from '../support/yaml-texts.ts';

type Path = readonly PropertyKey[];

/** The paths of all parts of a value, and some that lead nowhere. */
function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  yield path;
  yield [...path, 'nowhere'];
  yield [...path, Array.isArray(value) ? value.length : 0];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* pathsIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** The promise of the quick locator: the full parser's place, or none. */
function expectAgreement(text: string, spans: readonly Span[]): { told: number; asked: number } {
  const value = parsePlainYaml(text);
  const count = { told: 0, asked: 0 };
  if (value === undefined) return count;
  const { locate } = parseYamlDocument(text);
  const compare = (...place: [Path, 'key' | 'value', Span?]) => {
    const quick: Range | undefined = locatePlain(text, value, ...place);
    count.asked += 1;
    if (quick === undefined) return;
    count.told += 1;
    const full = locate(...place);
    if (!isDeepStrictEqual(quick, full))
      expect(quick, JSON.stringify([text, ...place])).toEqual(full);
  };
  for (const path of pathsIn(value)) {
    compare(path, 'key');
    compare(path, 'value');
    for (const span of spans) compare(path, 'value', span);
  }
  return count;
}

const spans = fc.array(
  fc.tuple(fc.nat(80), fc.nat(30)).map(([start, length]): Span => [start, start + length]),
  { minLength: 1, maxLength: 2 },
);

function expectAgreementOn(texts: fc.Arbitrary<string>, numRuns: number): void {
  fc.assert(
    fc.property(texts, spans, (text, some) => {
      expectAgreement(text, some);
    }),
    { numRuns },
  );
}

/** Texts a run. */
const RUNS = cases(120, 20_000);

describe('the quick locator', () => {
  it('knows nearly every place of the landings of the site', () => {
    for (const text of sample(landings, 8)) {
      const { told, asked } = expectAgreement(text, [[30, 90]]);
      expect(told / asked).toBeGreaterThan(0.9);
    }
  });

  it('agrees with the full parser on landings with comments, gaps and other line ends', () => {
    expectAgreementOn(dressedLanding, Math.ceil(RUNS / 40));
  });

  it('agrees with the full parser on damaged landings', () => {
    expectAgreementOn(damagedLanding, Math.ceil(RUNS / 10));
  });

  it('agrees with the full parser on generated documents', () => {
    expectAgreementOn(generatedText, RUNS);
  });

  it('agrees with the full parser on lines put together from whatever the grammar gives a meaning', () => {
    expectAgreementOn(grammarText, 6 * RUNS);
  });

  it.each([
    ['of a key whose name also stands further in', 'a:\n  b: 1\nb: 2', ['b'], [3, 4, 3, 5]],
    [
      'of a key behind a list in its own column',
      'a:\n- b: 1\n- c: x\n  b: 2\nb: 3',
      ['b'],
      [5, 4, 5, 5],
    ],
    ['of a key of an item', 'a:\n- b: 1\n- c: x\n  b: 2\nb: 3', ['a', 1, 'b'], [4, 6, 4, 7]],
    ['of a folded text', 'a: >-\n  one\n  two\n\nb: c', ['a'], [1, 4, 3, 6]],
    ['of a quoted text over two lines', 'a: "one\n  two"\nb: c', ['a'], [1, 4, 2, 7]],
    ['of a plain text over two lines', 'b:\n  - one\n    two\n', ['b', 0], [2, 5, 3, 8]],
    ['of a text before a comment', 'a:\n  - one   # said\n  - two', ['a', 0], [2, 5, 2, 8]],
    ['of a list', 'a:\n  - one\n  - two\n\nb: c', ['a'], [2, 3, 3, 8]],
    ['of an item behind a list in a list', 'a:\n  - - b\n    - c\n  - d', ['a', 1], [4, 5, 4, 6]],
    ['of an item that is a map', 'a:\n  - b: 1\n    c: 2\n  - d: 3', ['a', 0], [2, 5, 3, 9]],
    ['nearest to what is not there', 'a:\r\n  b: 1\r\nc: 2\r\n', ['a', 'x'], [2, 3, 2, 7]],
  ] as const)('finds the place %s', (_, text, path, [line, column, endLine, endColumn]) => {
    const range = { line, column, endLine, endColumn };
    expect(locatePlain(text, parsePlainYaml(text), path, 'value')).toEqual(range);
    expect(parseYamlDocument(text).locate(path, 'value')).toEqual(range);
  });

  it.each([
    ['a list in one line', 'a: [one, two]', ['a', 1]],
    ['a list in a list', 'a:\n  - - b: c\n      d: e\n    - f', ['a', 0, 0, 'd']],
    ['the place of nothing', 'a:\nb: c', ['a']],
    ['a list with comments', 'a:\n  - one\n  # said\n  - two', ['a']],
  ])('leaves %s to the full parser', (_, text, path) => {
    expect(parsePlainYaml(text)).toBeDefined();
    expect(locatePlain(text, parsePlainYaml(text), path, 'value')).toBeUndefined();
  });
});
