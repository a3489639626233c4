import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { parseInBlocks } from '../../cli/content/pages/known-blocks.ts';
import { parsePlainYaml } from '../../cli/content/yaml/plain-yaml.ts';
import { parseYamlDocument } from '../../cli/content/yaml/yaml-document.ts';
import { ROOT } from '../support/command.ts';
import { cases } from '../support/proof.ts';
import { damagedLanding, generatedText, grammarText, landings } from '../support/yaml-texts.ts';

/** What the full parser makes of a text; undefined if it finds any fault. */
function fullParse(text: string): unknown {
  const document = parseDocument(text, { schema: 'core', merge: false, prettyErrors: false });
  return document.errors.length + document.warnings.length > 0 ? undefined : document.toJS();
}

/** The promise of the quick parser: the same value and nothing to be told, or no value at all. */
function expectAgreement(text: string): void {
  const quick = parsePlainYaml(text);
  // A block is remembered when it is read for the second time.
  for (const _ of ['new', 'remembered', 'known'])
    expect(parseInBlocks(text), JSON.stringify(text)).toStrictEqual(quick);
  if (quick === undefined) return;
  expect(quick, JSON.stringify(text)).toStrictEqual(fullParse(text));
  expect(parseYamlDocument(text).findings, JSON.stringify(text)).toEqual([]);
}

/** Texts a run. */
const RUNS = cases(700, 200_000);

describe('the quick parser', () => {
  it('reads every landing of the site as the full parser does', () => {
    for (const text of landings) {
      expect(parsePlainYaml(text)).toStrictEqual(fullParse(text));
    }
  });

  it('reads the configuration, whose lists go over several lines', () => {
    const text = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8');
    expect(text).toMatch(/\[\n/);
    expect(parsePlainYaml(text)).toStrictEqual(fullParse(text));
  });

  it.each([
    'a: [b,\n  c, d]',
    'a:\n  - [b,\n    c]\n  - {d: e,\n     f: [\n     g]}',
    'a: ["b,\n  c", d]',
    'a: [b,\n\n  c]',
    'a: [b, # cut\n  c]',
    'a: [b,\n  # said\n  c]',
    'a: [b,\nc]',
    'a: [b\n  c]',
    'a: [b,\n  c',
    'a: [b,\n  c\n  ]',
    'a: [b\n]',
    'a: [b,,]',
    'a: [,]',
    'a: {,}',
    'a: {}',
    'a: [b]\n  ]',
    'a:\n  [b]\n  c: d',
    'a:\n  [b]: c',
    'a:\n[b]',
    'a:\n  b: [\n    c\n  ]',
    'a: [b,\n  c,]',
    'a: [b,\n  c] d',
    'a: {b:\n  c}',
    'a: [b,\n--- c]',
    "a: ['b,\n  ''c']",
    'a:\n  - - b\n   - c',
    'a:\n  - - b\n    c',
    'a:\n  - - b\n      c\n    - d',
    'a:\n  - - b: c\n    d: e',
    'a:\n- -\n  - b\n- - - c\n    - d\n  - e',
    'a:\n  - - - b: c\n        d: e\n    - f\n  - g\nh: i',
  ])('agrees with the full parser on %j', expectAgreement);

  it.each([
    ['trailing commas', 'a: [\n    b,\n    c,\n  ]\nd: {\n    e: f,\n  }'],
    ['brackets below their key', 'a:\n  [\n    b,\n    c\n  ]\nd:\n  - e:\n      { f: g }'],
    ['lists in lists', 'a:\n  - - b: c\n      d: e\n    - f\n  - - - g\n      - h\n  - i\nj: k'],
  ])('reads lists and maps as formatters write them: %s', (_, text) => {
    expect(parsePlainYaml(text)).toStrictEqual(fullParse(text));
  });

  it('agrees with the full parser on generated documents', () => {
    fc.assert(fc.property(generatedText, expectAgreement), { numRuns: RUNS / 2 });
  });

  it('agrees with the full parser on real landings that somebody damaged', () => {
    fc.assert(fc.property(damagedLanding, expectAgreement), { numRuns: cases(120, 6000) });
  });

  it('agrees with the full parser on lines put together from whatever the grammar gives a meaning', () => {
    fc.assert(fc.property(grammarText, expectAgreement), { numRuns: RUNS });
  });

  it.each([
    'a: Your #1 notary',
    'a: Your  #1 notary',
    'a: Your   #1 notary\nb: c',
    'a: one\n  two  #3',
    'a: one\n \n   #3\n',
    '- Your  #1 notary',
    'a: [b,  #1\n  c]',
    'a:\n  #1 notary\nb: c',
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
