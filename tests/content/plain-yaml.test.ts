import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreateNodeOptions, parseDocument, stringify, type ToStringOptions } from 'yaml';
import { parsePlainYaml } from '../../content/plain-yaml.ts';
import { parseYamlDocument } from '../../content/yaml-document.ts';

const LANDINGS = join(import.meta.dirname, '../../landings');

const landings = readdirSync(LANDINGS)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(LANDINGS, name), 'utf8'));

/** What the full parser makes of a text; undefined if it finds any fault. */
function fullParse(text: string): unknown {
  const document = parseDocument(text, { schema: 'core', merge: false, prettyErrors: false });
  return document.errors.length + document.warnings.length > 0 ? undefined : document.toJS();
}

/** The promise of the quick parser: the same value and nothing to be told, or no value at all. */
function expectAgreement(text: string): void {
  const quick = parsePlainYaml(text);
  if (quick === undefined) return;
  expect(quick, JSON.stringify(text)).toStrictEqual(fullParse(text));
  expect(parseYamlDocument(text).findings, JSON.stringify(text)).toEqual([]);
}

/** Texts a run; more are worth it after a change of the parser: `QUICK_PARSER_RUNS=1000000`. */
const RUNS = Number(process.env.QUICK_PARSER_RUNS ?? 6000);

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

describe('the quick parser', () => {
  it('reads every landing of the site as the full parser does', () => {
    for (const text of landings) {
      expect(parsePlainYaml(text)).toStrictEqual(fullParse(text));
    }
  });

  it('agrees with the full parser on generated documents', () => {
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
    fc.assert(
      fc.property(
        fc.dictionary(key, value, { minKeys: 1, maxKeys: 6 }),
        styles,
        (content, style) => {
          expectAgreement(stringify(content, style as ToStringOptions & CreateNodeOptions));
        },
      ),
      { numRuns: 3000 },
    );
  });

  it('agrees with the full parser on real landings that somebody damaged', () => {
    const piece = fc.oneof(
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
    fc.assert(
      fc.property(
        fc.constantFrom(...landings),
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(3), piece), {
          minLength: 1,
          maxLength: 3,
        }),
        (text, edits) => {
          let damaged = text;
          for (const [place, remove, insert] of edits) {
            const at = Math.floor(place * damaged.length);
            damaged = damaged.slice(0, at) + insert + damaged.slice(at + remove);
          }
          expectAgreement(damaged);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('agrees with the full parser on lines put together from whatever the grammar gives a meaning', () => {
    const piece = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom('Your', 'a', 'notary', '1', '~', 'true', 'x:y', '#1'),
      },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          ...[
            ' ',
            '  ',
            '   ',
            '\t',
            ' \t',
            '#',
            '# ',
            ' #',
            ':',
            ': ',
            ' : ',
            '-',
            '- ',
            ',',
            ', ',
          ],
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
          ...[
            '\u00a0',
            '\u2003',
            '\u2028',
            '\u0085',
            '\ufeff',
            '\r',
            '\ud83d',
            '🖋',
            'é',
            '---',
            '...',
          ],
        ),
      },
    );
    const words = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    const quoted = words.chain((text) =>
      fc.constantFrom(
        `"${text}"`,
        `'${text}'`,
        `[${text}]`,
        `{a: ${text}}`,
        `{ b: ${text} }`,
        text,
      ),
    );
    const header = fc.constantFrom(
      '|',
      '>',
      '|-',
      '>-',
      '|+',
      '>+',
      '|2',
      '>1-',
      '>-  # x',
      '> #x',
    );
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
    const text = fc
      .array(fc.tuple(line, gap), { minLength: 1, maxLength: 7 })
      .map((lines) => lines.flat().join(''));
    fc.assert(fc.property(text, expectAgreement), { numRuns: RUNS });
  });

  it.each([
    'a: Your #1 notary',
    'a: Your  #1 notary',
    'a: Your   #1 notary\nb: c',
    'a: one\n  two  #3',
    '- Your  #1 notary',
    'a: [b,  #1\n  c]',
  ])('leaves a text that a comment may have cut to the full parser: %j', (text) => {
    expect(parsePlainYaml(text)).toBeUndefined();
  });

  it('gives up on what it does not know', () => {
    for (const text of [
      'a: *b',
      'a: &b c',
      '<<: x',
      'a: !t b',
      '? a\n: b',
      '---\na: b',
      'a: 1\na: 2',
      'a: [',
      '',
    ]) {
      expect(parsePlainYaml(text), text).toBeUndefined();
    }
  });
});
