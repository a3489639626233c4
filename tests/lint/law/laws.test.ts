import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSiteConfig } from '../../../cli/content/config/site-config-file.ts';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { coveredByTextRules } from '../../../cli/lint/told-twice.ts';
import { SortedFindings } from '../../../cli/report/sorted-findings.ts';
import { LAWS } from '../../../site/rules/laws.ts';
import { ROOT } from '../../support/command.ts';
import { sample } from '../../support/proof.ts';
import { SITE } from '../../support/site-code.ts';

const { config } = readSiteConfig(join(ROOT, 'site.config.yaml'), ROOT, SITE.schemas);
if (!config) throw new Error('The configuration has errors');
const facts = createFacts(config, SITE.schemas.config);

const { text: rules } = SITE.rules;

const FOLDER = join(ROOT, 'tests/fixtures/law');

/** Sentences that break a law, and sentences like them that do not. */
interface Sentences {
  rule: string;
  wrong: string[];
  right: string[];
}

const tables: Sentences[] = readdirSync(FOLDER).map((file) => ({
  rule: `law/${file.replace('.yaml', '')}`,
  ...parse(readFileSync(join(FOLDER, file), 'utf8')),
}));

function rulesBroken(text: string): string[] {
  return [...new Set([...rules.breachesOf({ text }, facts)].map(({ rule }) => rule.name))];
}

test('every law follows from one clause that was read, and the documentation names it', () => {
  const [, ...sections] = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8').split(/^### /m);
  for (const { name, source } of LAWS) {
    const section = sections.find((text) => text.startsWith(`${name}\n`));
    expect(section, name).toContain(`**Source:** ${source?.clause}`);
    const { since = '', read = '' } = source ?? {};
    expect([since, read].every((day) => day === '' || !Number.isNaN(Date.parse(day)))).toBe(true);
    expect(read > since, name).toBe(true);
  }
});

test('every law has at least 25 sentences on each side', () => {
  expect(tables.map(({ rule }) => rule)).toEqual(LAWS.map(({ name }) => name).sort());
  for (const { rule, wrong, right } of tables) {
    expect(wrong.length, rule).toBeGreaterThanOrEqual(25);
    expect(right.length, rule).toBeGreaterThanOrEqual(25);
  }
});

const each = (side: 'wrong' | 'right') =>
  tables.flatMap((table) => table[side].map((text): [string, string] => [table.rule, text]));

/** The same words as other hands type or paste them. */
const TYPED: [string, (text: string) => string][] = [
  ['in capitals', (text) => text.toUpperCase()],
  ['with typographic apostrophes', (text) => text.replaceAll("'", '’')],
  ['with no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  [
    'with invisible characters in its words',
    (text) => text.replace(/(?<=\p{L})(?=\p{L})/gu, '\u200b'),
  ],
  ['with soft hyphens', (text) => text.replace(/(?<=\p{L}\p{L})(?=\p{L}\p{L})/gu, '\u00ad')],
  ['with accents as marks of their own', (text) => text.normalize('NFD')],
  ['folded over lines', (text) => text.replaceAll(' ', '\n')],
  ['with no-break hyphens', (text) => text.replaceAll('-', '\u2011')],
  ['with words in stars', (text) => text.replace(/\b(\p{L}{6,})\b/gu, '*$1*')],
];

describe('a sentence that breaks the law is found', () => {
  test.each(tables)('$rule', ({ rule, wrong }) => {
    expect(wrong.filter((text) => !rulesBroken(text).includes(rule))).toEqual([]);
  });

  test.each(sample(TYPED, 4))('%s as well', (_, typed) => {
    const missed = sample(each('wrong'), 400).filter(
      ([rule, text]) => !rulesBroken(typed(text)).includes(rule),
    );
    expect(missed).toEqual([]);
  });
});

describe('a sentence that only sounds like it is left alone by every law', () => {
  test.each(tables)('$rule', ({ right }) => {
    const told = right.map((text) => [text, ...rulesBroken(text)]);
    expect(told.filter(([, ...broken]) => broken.length > 0)).toEqual([]);
  });

  test.each(sample(TYPED, 4))('%s as well', (_, typed) => {
    const alarms = sample(each('right'), 400).filter(
      ([, text]) => rulesBroken(typed(text)).length > 0,
    );
    expect(alarms).toEqual([]);
  });
});

describe('one finding for one sentence', () => {
  test('of two laws that it breaks, the first is told', () => {
    for (const [text, rule] of [
      ['We help you fill in your green card application.', 'law/immigration'],
      ['Le ayudamos a llenar su solicitud de residencia.', 'law/immigration'],
    ] as const)
      expect(rulesBroken(text)).toEqual([rule]);
    expect(rulesBroken('We draft wills. We notarize over Zoom.')).toHaveLength(2);
  });

  test('an amount above the maximum is not told as typed in by hand as well', () => {
    const at = { file: 'a.yaml', line: 2, column: 3, endLine: 2, endColumn: 40 };
    const told = { severity: 'error', message: '', hint: '' } as const;
    const foundBy = (rule: string) => {
      const found = new SortedFindings();
      found.add([{ ...at, ...told, rule }]);
      return coveredByTextRules(found, LAWS);
    };
    const isCovered = foundBy('law/fee-maximum')?.isTold;
    const typed = { ...at, ...told, rule: 'facts/typed-amount', column: 20 };
    expect(isCovered?.(typed)).toBe(true);
    expect(isCovered?.({ ...typed, line: 3 })).toBe(false);
    expect(isCovered?.({ ...typed, rule: 'copy/spelling' })).toBe(false);
    expect(foundBy('law/notario')?.isTold(typed)).toBe(false);
  });

  test('a line that breaks several laws is told once, an error before a warning', () => {
    const at = { file: 'a.yaml', line: 2, endLine: 2, endColumn: 90, message: '', hint: '' };
    const [draft, explain, other] = [
      { ...at, rule: 'law/drafting', column: 3, severity: 'warning' },
      { ...at, rule: 'law/explaining', column: 30, severity: 'error' },
      { ...at, rule: 'law/powers', column: 3, line: 3, severity: 'error' },
    ] as const;
    const told = (...findings: Diagnostic[]) => {
      const found = new SortedFindings();
      found.add(findings);
      const isCovered = coveredByTextRules(found, LAWS);
      if (isCovered) found.takeBack(isCovered);
      return [...found].map(({ rule, line }) => [rule, line]);
    };
    expect(told(draft, explain, other)).toEqual([
      ['law/explaining', 2],
      ['law/powers', 3],
    ]);
    expect(told({ ...draft, severity: 'error' }, explain)).toEqual([['law/drafting', 2]]);
  });
});

describe('what stands around a sentence', () => {
  test('a question and its answer are read together', () => {
    const text = 'Do you draft deeds?';
    expect([...rules.breachesOf({ text, next: 'Yes, we do.' }, facts)]).toHaveLength(1);
    expect([...rules.breachesOf({ text, next: 'No, your attorney does.' }, facts)]).toEqual([]);
    expect([...rules.breachesOf({ text }, facts)]).toEqual([]);
  });

  test.each([
    ['Can my brother sign for me?', 'Yes, with a copy of your ID.', 'No. Each signer appears.'],
    ['Dad is on morphine. Can he sign?', 'In most cases yes, we guide him.', 'No, we come back.'],
    ['Do you accept an expired passport?', 'Sure, any of them.', 'No, it has to be current.'],
    ['¿Puede firmar mi esposa por mí?', 'Sí, claro.', 'No. Firma cada quien.'],
    ['¿Aceptan una licencia vencida?', 'Sí, cualquiera.', 'Por sí sola no.'],
    ['¿Es usted licenciado?', 'Sí, desde 2010.', 'No. Soy notary public.'],
    ['¿Es usted notario?', 'Sí, desde 2010.', 'No. Soy notary public.'],
    ['Can my wife vouch for me?', 'Sure, we trust her.', 'Not without an oath.'],
    [
      '¿Mi vecino puede responder por mí?',
      'Claro, con gusto.',
      'Si el notary lo conoce y él jura.',
    ],
    ['¿Mi licencia vencida sirve?', 'Sí, la aceptamos.', 'La ley pide una vigente.'],
    ['Can I send the papers signed?', 'Yes, by courier.', 'No. We watch you sign.'],
    ['Do you keep a record book?', 'No, never.', 'Yes, as the law asks.'],
  ])('%s is an offer only if it is affirmed', (text, yes, no) => {
    expect([...rules.breachesOf({ text, next: yes }, facts)]).toHaveLength(1);
    expect([...rules.breachesOf({ text, next: no }, facts)]).toEqual([]);
  });

  test('what follows a colon may excuse what precedes it', () => {
    const broken = (text: string) => [...rules.breachesOf({ text }, facts)].length;
    expect(broken('Help with immigration: an accredited agency')).toBe(0);
    expect(broken('Weddings: not offered')).toBe(0);
    expect(broken('Help with immigration: day and night')).toBe(1);
  });

  test('a second reading of a fee is right on the pages that are listed for it, and wrong in landings', () => {
    const text = 'Notarization starts at $15 per signature.';
    expect([...rules.breachesOf({ text, page: '/' }, facts)]).toEqual([]);
    expect([...rules.breachesOf({ text }, facts)]).toHaveLength(1);
  });
});
