import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseYamlDocument } from '../../cli/content/yaml/yaml-document.ts';
import { cases } from '../support/proof.ts';

/** Stands where a quote or bracket is taken away; its partner is marked with `«` in front of it. */
const open = (mark: string) => `«${mark}`;

const words = fc
  .array(
    fc.constantFrom('Signed', 'at', 'the', 'gate,', 'a: b', '#1', '[x]', '{y}', '- z', '24/7'),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((all) => all.join(' '));
const bare = fc.constantFrom('plain', 'two words', '12', '{}', '[]');
const closed = fc.tuple(fc.constantFrom('"', "'"), words).map(([mark, text]) => mark + text + mark);
const scalar = fc.oneof(bare, closed);

/** A value without a line break, one of whose quotes or brackets is open. */
const broken = fc.oneof(
  fc.tuple(fc.constantFrom('"', "'"), words).map(([mark, text]) => open(mark) + text),
  fc
    .tuple(fc.array(scalar, { minLength: 1, maxLength: 3 }))
    .map(([all]) => `${open('[')}${all.join(', ')}`),
  fc
    .tuple(fc.array(scalar, { minLength: 1, maxLength: 3 }))
    .map(([all]) => `${open('{')}${all.map((text, index) => `k${index}: ${text}`).join(', ')}`),
  fc
    .tuple(fc.array(scalar, { maxLength: 2 }), fc.constantFrom('"', "'"), words)
    .map(([all, mark, text]) => `[${[...all, `${open(mark)}${text}`].join(', ')}]`),
  fc
    .tuple(fc.constantFrom('"', "'"), scalar)
    // A quote of the same kind would close the open one.
    .filter(([mark, text]) => !text.includes(mark))
    .map(([mark, text]) => `{${open(mark)}key: ${text}}`),
);

/** Lines with one entry each, as they may stand around the broken one. */
const sound = fc.oneof(
  scalar.map((text) => [`: ${text}`]),
  fc
    .array(scalar, { minLength: 1, maxLength: 3 })
    .map((all) => ['', ...all.map((text) => `  - ${text}`)]),
  fc
    .array(scalar, { minLength: 1, maxLength: 3 })
    .map((all) => ['', ...all.map((text, index) => `  in${index}: ${text}`)]),
  fc.array(scalar, { minLength: 1, maxLength: 3 }).map((all) => [`: [${all.join(', ')}]`]),
);

const place = fc.constantFrom(
  (text: string) => [`: ${text}`],
  (text: string) => ['', '  - before', `  - ${text}`, '  - "after"'],
  (text: string) => ['', "  before: 'b'", `  bad: ${text}`, '  after: it'],
  (text: string) => ['', '  - title: one', `    text: ${text}`, '  - title: "two"'],
);

const document = fc
  .tuple(fc.array(sound, { maxLength: 3 }), place, broken, fc.array(sound, { maxLength: 3 }))
  .map(([before, put, text, after]) =>
    [...before, put(text), ...after]
      .map(([first, ...rest], index) =>
        [`key${index}${first === '' ? ':' : first}`, ...rest].join('\n'),
      )
      .join('\n'),
  );

describe('what is opened and never closed', () => {
  it('is reported first, where it opens, and not where the file ends', () => {
    fc.assert(
      fc.property(document, (marked) => {
        const text = marked.replace('«', '');
        const lines = marked.slice(0, marked.indexOf('«')).split('\n');
        const [first] = parseYamlDocument(text).findings.sort(
          (a, b) => a.range.line - b.range.line || a.range.column - b.range.column,
        );
        expect({ ...first?.range, rule: first?.rule }, marked).toMatchObject({
          line: lines.length,
          column: (lines.at(-1) ?? '').length + 1,
          rule: 'syntax/missing-character',
        });
      }),
      { numRuns: cases(150, 2000) },
    );
  });

  it('is told for each of them as far as they can be told apart', () => {
    const { findings } = parseYamlDocument('a: "x\nb: "y"\nc: [d\ne: "f"\n');
    expect(findings.map(({ range }) => `${range.line}:${range.column}`)).toEqual(['1:4', '3:4']);
  });

  it('hides no other fault below its block', () => {
    const { findings } = parseYamlDocument('fees:\n  a: [1\n  b: 2\nnote: take: it\n');
    expect(findings.map(({ range }) => range.line).sort()).toEqual([2, 4]);
  });

  it.each([
    ['a key', '"hero: x\nseo: y\n'],
    ['a key before another quoted one', "'hero: x\n'seo': y\n"],
    ['a bracket above entries of its block', 'fees:\n  a: { usd\n  b: 70\n  c: 100\n  d: 80\n'],
    ['a text before one that is quoted', 'hero: "x\nseo: "y"\n'],
  ])('is told once: %s', (_, text) => {
    const { findings } = parseYamlDocument(text);
    expect(findings.map(({ rule }) => rule)).toEqual(['syntax/missing-character']);
  });
});
