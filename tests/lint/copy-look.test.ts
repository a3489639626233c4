import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyLanguage } from '../../cli/rules/copy/copy-language.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { COPY_RULES } from '../../cli/rules/rules.ts';
import { mayHave } from '../../cli/rules/words/copy-signs.ts';
import { SIGN } from '../../cli/rules/words/telling-words.ts';
import { cases } from '../support/proof.ts';
import { FACTS } from './copy-findings.ts';

const WORDS = [
  'a',
  'dry',
  'roof',
  'Roof',
  'CALL',
  'NOW',
  'ROOF',
  'e.g.',
  'was',
  'and',
  'copyright',
];
const FIGURES = ['1', '24', '806', '555', '0117', '2009', '1998', '2019', '80911', '40 dollars'];
const SIGNS = [
  '.',
  ',',
  '!',
  '?',
  '(',
  ')',
  '[',
  ']',
  '"',
  '“',
  '–',
  '-',
  '#',
  '*',
  '_',
  '`',
  '%',
  '$',
];
const CODE = [
  '<b>',
  '<br/>',
  '&amp;',
  '&nbsp;',
  '@',
  'office@kestrel.example',
  '{fees.inspection}',
];
const BROKEN = [
  '{',
  '}',
  '{{fees.inspection}}',
  '{inspection}',
  '{fees.inspection',
  'fees.inspection',
];
const STRANGE = ['Ã©', 'â€™', '\u200b', '\u2028', 'é', 'ß', '😀', '\u00a0', '\n', '\n\n'];

const piece = fc.constantFrom(...WORDS, ...FIGURES, ...SIGNS, ...CODE, ...BROKEN, ...STRANGE);

const text = fc
  .array(fc.tuple(piece, fc.constantFrom('', ' ', ' ')), { maxLength: 8 })
  .map((pieces) => pieces.flat().join(''));

/** Signs and figures, which are told from every character that there is. */
const LOOKED =
  SIGN.tag | SIGN.entity | SIGN.reference | SIGN.address | SIGN.year | SIGN.phone | SIGN.strange;

const looked = COPY_RULES.filter(({ signs = 0 }) => (signs & LOOKED) !== 0);

test('what one look at a copy does not tell is in none of its texts', () => {
  const told = new Set<string>();
  const copy = fc.record({
    notes: fc.array(text, { maxLength: 3 }),
    prose: fc.record({ body: text }),
  });
  fc.assert(
    fc.property(copy, (raw) => {
      const file = copyFile('landing', 'en', raw);
      for (const { name, signs = 0, check } of looked) {
        const found = [...check(file, FACTS)].map(({ path }) => path);
        if (found.length > 0) told.add(name);
        if (!mayHave(file, signs)) expect({ name, found }).toEqual({ name, found: [] });
      }
    }),
    { numRuns: cases(1500, 20_000) },
  );
  expect([...told].sort()).toEqual(
    looked
      .map(({ name }) => name)
      .filter((name) => name !== 'copy/past-date')
      .sort(),
  );
});

test('a language that one look at a copy does not tell is that of none of its texts', () => {
  const german = ['der', 'und', 'nicht', 'wir', 'bitte', 'rufen', 'rufen.', 'was'];
  const spanish = ['el', 'los', 'para', 'es', 'pagar', 'clientes', 'clientes.', 'es'];
  const english = ['the', 'of', 'roof', 'pipe', 'was'];
  const code = ['{fees.of}', '<b>', '[the](/the)', 'the.of', 'ɐthe', '\n', '\n\n- '];
  // Words of one language, as those of several are in none.
  const mixed = fc.oneof(
    ...[german, spanish, english, [...german, ...spanish, ...english]].map((words) =>
      fc
        .array(fc.constantFrom(...words, ...words, ...code), { minLength: 4, maxLength: 16 })
        .map((all) => all.join(' ')),
    ),
  );
  const copy = fc.record({
    notes: fc.array(mixed, { maxLength: 2 }),
    prose: fc.record({ body: mixed }),
  });
  let told = 0;
  let passed = 0;
  fc.assert(
    fc.property(copy, (raw) => {
      const file = copyFile('landing', 'en', raw);
      const found = [...copyLanguage.check(file, FACTS)];
      told += found.length;
      if (mayHave(file, SIGN.spanish | SIGN.german)) return;
      passed += 1;
      expect(found).toEqual([]);
    }),
    { numRuns: cases(1500, 20_000) },
  );
  expect(told).toBeGreaterThan(50);
  expect(passed).toBeGreaterThan(50);
});
