import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type CreateNodeOptions, stringify, type ToStringOptions } from 'yaml';

const LANDINGS = join(import.meta.dirname, '../../landings');

/** The text of every landing of the site. */
export const landings = readdirSync(LANDINGS)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(LANDINGS, name), 'utf8'));

const key = fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,12}$/);
const copy = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.lorem({ maxCount: 30 }),
  fc.constantFrom(
    'true',
    'no',
    '~',
    '012',
    '+15550100',
    '1e3',
    '0x1F',
    '- item',
    'a: b',
    'a #b',
    '"',
    "it's",
    ' x ',
    'null',
  ),
  fc.string({ unit: fc.constantFrom(...' abc:#-\'"[]{}>|*&!%@`,?\n'), maxLength: 24 }),
);
const value = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    copy,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(key, tie('node'), { maxKeys: 5 }),
  ),
})).node;

const styles = fc.record({
  lineWidth: fc.constantFrom(0, 30, 80),
  indent: fc.constantFrom(2, 4),
  indentSeq: fc.boolean(),
  defaultStringType: fc.constantFrom(
    'PLAIN',
    'QUOTE_DOUBLE',
    'QUOTE_SINGLE',
    'BLOCK_FOLDED',
    'BLOCK_LITERAL',
  ),
  collectionStyle: fc.constantFrom('any', 'block', 'flow'),
});
/** Output of the `yaml` package, in all its styles. */
export const generatedText = fc
  .tuple(fc.dictionary(key, value, { minKeys: 1, maxKeys: 6 }), styles)
  .map(([content, style]) => stringify(content, style as ToStringOptions & CreateNodeOptions));

const insertion = fc.oneof(
  fc.constantFrom(
    ': ',
    ' #',
    '"',
    "'",
    '- ',
    '\n',
    '\n\n',
    '  ',
    '\t',
    '>-\n',
    '|',
    '[',
    '}',
    '&a ',
    '*a',
    '!t ',
    '---\n',
    '\r\n',
    '\u00a0',
    '? ',
    ',',
  ),
  fc.string({ maxLength: 3 }),
);
/** Landings of the site, damaged in up to three places. */
export const damagedLanding = fc
  .tuple(
    fc.constantFrom(...landings),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), insertion), {
      minLength: 1,
      maxLength: 3,
    }),
  )
  .map(([text, edits]) => {
    let damaged = text;
    for (const [place, remove, insert] of edits) {
      const at = Math.floor(place * damaged.length);
      damaged = damaged.slice(0, at) + insert + damaged.slice(at + remove);
    }
    return damaged;
  });

const piece = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('Your', 'a', 'notary', '1', '~', 'true', 'x:y', '#1'),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...[' ', '  ', '   ', '\t', ' \t', '#', '# ', ' #', ':', ': ', ' : ', '-', '- ', ',', ', '],
      ...[
        '"',
        "'",
        "''",
        '\\',
        '\\"',
        '[',
        ']',
        '{',
        '}',
        '>',
        '|',
        '&',
        '*',
        '!',
        '%',
        '@',
        '`',
        '?',
      ],
      ...['\u00a0', '\u2003', '\u2028', '\u0085', '\ufeff', '\r', '\ud83d', '🖋', 'é', '---', '...'],
    ),
  },
);
const words = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
const quoted = words.chain((text) =>
  fc.constantFrom(`"${text}"`, `'${text}'`, `[${text}]`, `{a: ${text}}`, `{ b: ${text} }`, text),
);
const header = fc.constantFrom('|', '>', '|-', '>-', '|+', '>+', '|2', '>1-', '>-  # x', '> #x');
const start = fc.constantFrom(
  'a: ',
  'b: ',
  'a:',
  'c:  ',
  '- ',
  '-   ',
  '- a: ',
  '',
  '# ',
  'a: "',
  "b: '",
);
const indent = fc.constantFrom('', '', '', '  ', '  ', '    ', ' ', '   ');
const end = fc.constantFrom('', '', '', ' ', '  # said', ' #said', '  #said', '\t# said', '\r');
const line = fc
  .tuple(indent, start, fc.oneof({ weight: 5, arbitrary: quoted }, header, words), end)
  .map((parts) => parts.join(''));
const gap = fc.constantFrom('\n', '\n', '\n', '\n\n', '\r\n', '\n \n');
/** Lines combined from everything that has a meaning in the grammar. */
export const grammarText = fc
  .array(fc.tuple(line, gap), { minLength: 1, maxLength: 7 })
  .map((lines) => lines.flat().join(''));

/**
 * Landings of the site with comments, gaps and line endings that change nothing, or hardly anything, of their
 * values.
 */
export const dressedLanding = fc
  .tuple(
    fc.constantFrom(...landings),
    fc.array(
      fc.tuple(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('\n', '\n# said', '\n    # said', '\n\n  \n', '  ', '  # said'),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    fc.boolean(),
  )
  .map(([text, pieces, windows]) => {
    const lines = text.split('\n');
    for (const [place, piece] of pieces) lines[Math.floor(place * lines.length)] += piece;
    return lines.join(windows ? '\r\n' : '\n');
  });
