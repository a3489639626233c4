import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { ROOT } from '../../support/command.ts';
import { SiteCopy } from '../../support/site-copy.ts';

const WORDS = 'site/words/en.yaml';
const SPANISH_WORDS = 'site/words/es.yaml';
const BOOKING = 'site/booking/booking-texts.ts';

/** Words that break a law, put where nobody but a reader of pages would look. */
const PLANTED: {
  where: string;
  file: string;
  from: string | RegExp;
  to: string;
  words: string;
  rule: string;
}[] = [
  {
    where: 'a sentence over emphasis and a link',
    file: 'pages/about/Mission.tsx',
    from: 'many kitchen counters, and',
    to: 'many kitchen counters. We <b>draft</b> your\n            <a href="/abuot">deed</a> there (<a href="mailto:hello">write</a>), and',
    words: 'We <b>draft</b>',
    rule: 'law/drafting',
  },
  {
    where: 'a label that is read out',
    file: 'site/sections/heroes/TablePlan.tsx',
    from: 'A table seen from above with four chairs: you, two witnesses, and the notary',
    to: 'Our notary explains every clause in plain English',
    words: 'Our notary explains',
    rule: 'law/explaining',
  },
  {
    where: 'a description for search engines',
    file: 'pages/card/page.yaml',
    from: /^ {2}description: .*$/m,
    to: '  description: "Online notarization available 24/7 in Midland, Odessa and Stanton."',
    words: 'Online notarization',
    rule: 'law/online-notarization',
  },
  {
    where: 'the frame of every page',
    file: WORDS,
    from: 'No online notarizations. Birth',
    to: 'No ID needed. Birth',
    words: 'No ID needed',
    rule: 'law/identification',
  },
  {
    where: 'the frame of Spanish landings',
    file: SPANISH_WORDS,
    from: 'Se paga en la visita. Incluye recibo.',
    to: 'Le ayudamos con sus trámites de inmigración.',
    words: 'Le ayudamos con',
    rule: 'law/immigration',
  },
  {
    where: 'a dialog that comes later',
    file: BOOKING,
    from: 'Gate codes, a room number, who signs.',
    to: 'We guarantee that the bank accepts it.',
    words: 'We guarantee',
    rule: 'law/guaranteed-acceptance',
  },
  {
    where: 'its Spanish words',
    file: BOOKING,
    from: 'Calle y ciudad, o solo una ciudad de nuestra zona.',
    to: 'Certificamos actas de nacimiento.',
    words: 'Certificamos actas',
    rule: 'law/recordable',
  },
  {
    where: 'a starter for new landings',
    file: 'site/starters/general.yaml',
    from: 'Stay where you are and let the notary come',
    to: 'Loan signings at your kitchen table',
    words: 'Loan signings',
    rule: 'law/loan-signing',
  },
  {
    where: 'a fact that pages and landings show',
    file: 'site.config.yaml',
    from: 'en: Veteran-owned · bonded · bilingual',
    to: 'en: Your licenciado in Midland',
    words: 'licenciado',
    rule: 'law/licenciado',
  },
  {
    where: 'the question of an accordion',
    file: 'pages/index/home-questions.ts',
    from: 'The phone is answered at any hour.',
    to: 'You do not have to be present.',
    words: 'You do not have',
    rule: 'law/presence',
  },
];

/** Markup that only the rendered page shows to be wrong. */
const MISMADE = [
  {
    file: 'pages/about/Mission.tsx',
    from: '<h2 className="kicker">Our mission</h2>',
    to: '<h4 className="kicker">Our mission</h4>',
    words: 'Our mission',
    rule: 'seo/heading-order',
  },
  {
    file: 'pages/about/Mission.tsx',
    from: '<p className="mission-words">',
    to: '<p className="mission-words" style={{ color: \'red\' }}>',
    words: 'style={{',
    rule: 'style/inline',
  },
];

/** Mistakes of copy and typed facts in the code of pages. */
const IN_CODE = [
  {
    file: 'pages/about/Mission.tsx',
    from: 'It takes minutes.',
    to: 'It takes takes minutes.',
    words: 'takes takes',
    rule: 'copy/doubled-word',
  },
  {
    file: 'pages/about/Commitments.tsx',
    from: 'Four promises to hold us to',
    to: 'Four promises to hold us to ]',
    words: ']"',
    rule: 'copy/unpaired',
  },
  {
    file: 'pages/service-areas/NotListed.tsx',
    from: '>guide to mobile and office notaries</a>',
    to: '>here</a>',
    words: 'here</a>',
    rule: 'copy/link-words',
  },
  {
    file: 'pages/about/Mission.tsx',
    from: 'After {figures.experienceYearsLong} years',
    to: 'After 15+ years',
    words: 'After 15+',
    rule: 'facts/typed-figure',
  },
  {
    file: 'pages/index/home-questions.ts',
    from: 'You get a receipt.',
    to: 'You get a reciept.',
    words: 'reciept',
    rule: 'copy/spelling',
  },
  {
    file: 'pages/index/home-questions.ts',
    from: 'That is why we drive.',
    to: 'Call (432) 555-0142.',
    words: '555-0142',
    rule: 'facts/typed-phone',
  },
  {
    file: 'site/booking/booking-texts.ts',
    from: 'Cómo nos comunicamos con usted',
    to: 'Cómo nos comunicamos cno usted',
    words: ' cno ',
    rule: 'copy/spelling',
  },
  {
    file: 'pages/index/Questions.tsx',
    from: 'Questions people ask first',
    to: 'Questions people ask the best notary in Texas',
    words: 'the best notary',
    rule: 'law/unproven-claim',
  },
];

/** Pages that `knownConflicts` no longer lists with a reading that they show. */
const UNLISTED = [
  { file: 'pages/about/Distinctions.tsx', path: '/about', words: 'area.extendedHours' },
  {
    file: 'pages/services/i9-verification/page.yaml',
    path: '/services/i9-verification',
    words: '{fees.mileage}',
  },
];

const site = new SiteCopy();
let diagnostics: Diagnostic[] = [];

beforeAll(async () => {
  for (const { file, from, to } of [...PLANTED, ...MISMADE, ...IN_CODE]) site.edit(file, from, to);
  site.edit('site.config.yaml', 'href: /pricing', 'href: /pricng');
  site.edit('pages/index/home-questions.ts', /comes to \$\{usd\(fees.minimum\)\}/, 'comes to $50');
  site.edit('site.config.yaml', '/, /about, /card, /contact', '/, /card, /contact');
  site.edit('site.config.yaml', '/mobile-notary, /simple-gmb]', '/mobile-notary]');
  site.edit('site.config.yaml', /(Price a mile[\s\S]*?)\/services\/i9-verification,\s/, '$1');
  diagnostics = await site.lint();
});

afterAll(() => site.remove());

describe('lint holds every text to the law', () => {
  test.each(PLANTED)('$where', ({ file, words, rule }) => {
    const found = diagnostics.filter((finding) => finding.rule === rule);
    expect(found).toMatchObject([{ file, line: site.lineOf(file, words), severity: 'error' }]);
  });

  test('a price that is typed into a component is told at its line', () => {
    const file = 'pages/index/home-questions.ts';
    const line = site.lineOf(file, 'comes to $50');
    const typed = diagnostics.filter(({ rule }) => rule === 'facts/typed-amount');
    expect(typed).toMatchObject([{ file, line, severity: 'warning' }]);
  });

  test.each([
    ['/abuot', 'links/dead'],
    ['mailto:hello', 'links/malformed'],
  ])('the link to %s is told at its line', (href, rule) => {
    const file = 'pages/about/Mission.tsx';
    const found = diagnostics.filter(
      (finding) => finding.rule === rule && !finding.message.includes('/pricng'),
    );
    expect(found).toMatchObject([{ file, line: site.lineOf(file, href), severity: 'error' }]);
  });

  test('a dead link of the menus, which every page has, is told once, where it is configured', () => {
    const file = 'site.config.yaml';
    const found = diagnostics.filter(({ message }) => message.includes('/pricng'));
    expect(found).toMatchObject([
      { file, line: site.lineOf(file, '/pricng'), rule: 'links/dead', severity: 'error' },
    ]);
  });

  test.each(MISMADE)('$rule of a rendered page is told at its line', ({ file, words, rule }) => {
    const found = diagnostics.filter((finding) => finding.rule === rule);
    expect(found).toMatchObject([{ file, line: site.lineOf(file, words), severity: 'warning' }]);
  });

  test.each(IN_CODE)('$rule at "$words" in code is told at its line', ({ file, words, rule }) => {
    const line = site.lineOf(file, words);
    const found = diagnostics.filter((finding) => finding.rule === rule && finding.file === file);
    expect(found).toMatchObject([{ line, severity: 'warning' }]);
  });

  test.each(UNLISTED)('a reading that $path is not listed for', ({ file, path, words }) => {
    const line = site.lineOf(file, words);
    const found = diagnostics.filter(({ rule }) => rule === 'facts/unlisted-reading');
    expect(found.filter(({ message }) => message.startsWith(`${path} `))).toMatchObject([
      { file, line, severity: 'warning' },
    ]);
  });

  test('a landing is told for such a reading before the site goes live', async () => {
    const file = 'landings/simple-gmb.yaml';
    const { stdout } = await site.run('lint', '--production', '--json');
    const { diagnostics: all } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    const found = all.filter(
      (finding) => finding.file === file && finding.rule !== 'production/sample-text',
    );
    expect(found).toMatchObject([
      { rule: 'facts/unlisted-reading', line: site.lineOf(file, '{figures.reviews}') },
    ]);
  });

  test('and tells nothing else', () => {
    const planted = PLANTED.length + MISMADE.length + IN_CODE.length + UNLISTED.length;
    expect(diagnostics).toHaveLength(planted + 4);
  });
});

/** Marks the findings that are kept for the next command. */
function markKept(): void {
  const folder = join(site.root, '.touchdown/findings');
  for (const name of readdirSync(folder)) {
    const [found = ''] = readFileSync(join(folder, name), 'utf8').split('\n');
    const marked = found.replaceAll('"message":"', '"message":"Kept: ');
    const sum = createHash('sha256').update(marked).digest('hex');
    writeFileSync(join(folder, name), `${marked}\n${sum}`);
  }
}

test('build refuses what breaks the law on hand-written pages, as lint has found it', async () => {
  markKept();
  const { code, stdout } = await site.run('build', '--json');
  const report = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  expect(code).toBe(1);
  for (const { rule } of PLANTED) {
    const [first] = report.diagnostics.filter((finding) => finding.rule === rule);
    expect(first?.message, rule).toMatch(/^Kept: /);
  }
  expect(existsSync(join(site.root, 'dist'))).toBe(false);
});

test('lint finds no more what is mended, and the rest again, whatever became of what was kept', async () => {
  const kept = join(site.root, '.touchdown/findings');
  for (const name of readdirSync(kept)) writeFileSync(join(kept, name), '[]\n0');
  // Data files: no fingerprint of the sources covers them.
  const data = new Set(PLANTED.map(({ file }) => file).filter((file) => file.endsWith('.yaml')));
  for (const file of data) cpSync(join(ROOT, file), join(site.root, file));
  const isMended = ({ file, rule }: Diagnostic) =>
    data.has(file) || rule === 'facts/unlisted-reading';
  expect(await site.lint()).toEqual(diagnostics.filter((finding) => !isMended(finding)));
});
