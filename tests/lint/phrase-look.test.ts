import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { createFacts } from '../../cli/content/facts/facts.ts';
import { plainWords } from '../../cli/content/text-rules/plain-words.ts';
import { neededWords } from '../../cli/rules/texts/needed-words.ts';
import { PhraseLook } from '../../cli/rules/texts/phrase-look.ts';
import { phraseTables } from '../../cli/rules/texts/phrase-tables.ts';
import { QuickLook } from '../../cli/rules/texts/quick-look.ts';
import { LAWS } from '../../site/rules/laws.ts';
import { ROOT } from '../support/command.ts';
import { LAW_SENTENCES } from '../support/law-sentences.ts';
import { cases } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';

const { config } = readSiteConfig(join(ROOT, 'site.config.yaml'), ROOT, SITE.schemas);
if (!config) throw new Error('The configuration has errors');
const facts = createFacts(config, SITE.schemas.config);

const ALL = 2 ** LAWS.length - 1;
const look = new PhraseLook(phraseTables(LAWS));

/** A word of each group of each way, a whole one with a full stop behind it. */
function waysOf(source: string): string[] {
  return neededWords(source).map((way) => way.map(({ key }) => key).join(' '));
}

test('words are known to be needed only where nothing can stand in their place', () => {
  expect(waysOf(String.raw`\bfree advice\b`)).toEqual(['free. advice.']);
  expect(waysOf('advice free')).toEqual(['free']);
  expect(waysOf(String.raw`\b(?:draws? up|writes) (?:\w+ ){0,2}?deeds?`)).toEqual([
    'draw. up. deed',
    'draw. up. deeds',
    'draws. up. deed',
    'draws. up. deeds',
    'writes. deed',
    'writes. deeds',
  ]);
  expect(waysOf(String.raw`\bno(?: \w+)? id\b|\bsin (?!falta)cita`)).toEqual(['id.', 'sin. cita']);
  expect(waysOf(String.raw`\$ ?\d+ (?:per|a) \w*stamp`)).toEqual(['$. per.', '$. a.']);
  expect(
    waysOf(String.raw`\bwe (?:will )?(?:not )*help[^.]{0,9}(?:\w+ )?(?:people)? today`),
  ).toEqual(['help today', 'will. help today']);
});

test('a phrase is looked for in one statement, through everything that plain words leave out', () => {
  const one = new PhraseLook(phraseTables([{ phrases: [String.raw`\bfree advice\b`] }, {}]));
  expect(one.remaining('Free parking, good advice', 3)).toBe(3);
  expect(one.remaining('Free parking. Good advice', 3)).toBe(2);
  expect(one.remaining('Free parking at 3. 5 pieces of advice', 3)).toBe(3);
  expect(one.remaining('Free ad\u00advice', 3)).toBe(3);
  expect(one.remaining('Freely adviced', 3)).toBe(2);
  expect(one.remaining('Good advice', 2)).toBe(2);
});

test('the look misses nothing that a law forbids, however it is typed and cut', () => {
  const quick = new QuickLook(LAWS);
  const cut = fc
    .record({ text: fc.constantFrom(...LAW_SENTENCES), from: fc.nat(60), to: fc.nat(200) })
    .map(({ text, from, to }) => (to % 3 === 0 ? text.slice(from, to) : text));
  const between = fc.constantFrom(
    ...[' ', '. ', '.', '! ', '? ', '; ', ', ', ' (', ') ', ': ', '…', '\n', '/', '-', ' - '],
    ...['"', '." ', '. "', "'", '*', '_', ' & ', '™ ', 'ﬁ', '𝐰', '\u00ad', ' 3.5 ', '. 10 '],
  );
  const slip = fc.record({ at: fc.nat(200), sign: between });
  const text = fc
    .record({
      parts: fc.array(fc.tuple(cut, between), { minLength: 1, maxLength: 3 }),
      slips: fc.array(slip, { maxLength: 2 }),
    })
    .map(({ parts, slips }) =>
      slips.reduce(
        (all, { at, sign }) => all.slice(0, at) + sign + all.slice(at),
        parts.flat().join(''),
      ),
    );
  let found = 0;
  let passed = 0;
  fc.assert(
    fc.property(text, (words) => {
      const remaining = look.remaining(words, ALL);
      for (const [index, law] of LAWS.entries()) {
        const bit = 1 << index;
        if ((remaining & bit) === 0) passed += 1;
        if ((quick.suspects(words) & bit) === 0) continue;
        if (law.breaches({ text: words }, plainWords(words), facts).length === 0) continue;
        found += 1;
        expect(remaining & bit, `${law.name}: ${JSON.stringify(words)}`).not.toBe(0);
      }
    }),
    { numRuns: cases(300, 100_000) },
  );
  expect(found).toBeGreaterThan(cases(150, 500));
  expect(passed).toBeGreaterThan(8 * found);
});
