import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { agesOfApplicants, typedWithoutTax } from '../../../cli/lint/told-better.ts';
import type { SortedFindings } from '../../../cli/report/sorted-findings.ts';
import { TAXLESS } from '../../../cli/rules/words/claims/breach.ts';
import { DataSite } from '../../support/data-site.ts';

const told = async (site: DataSite) =>
  (await site.lint())
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, rule, hint }) => ({ place: `${file}:${line} ${rule}`, hint }));

const PAGE = (name: string, more: string) =>
  `name: ${name}\ntype: main\ndescription: Was es kostet.\nseo:\n  title: ${name} für Strom und Licht in Luxemburg\n  description: Was ein Besuch kostet, was die Fahrt, und was nachts hinzukommt. Alles steht hier.\n${more}`;

it('a misspelt key of one that is missing, however far, and two where it could be either', async () => {
  const site = new DataSite();
  const GOOD = '{ question: Was kostet es?, answer: Nichts. }';
  const entry = 'frage: Wer kommt?, answer: Wir selbst.';
  site.write(
    'pages/eins/page.yaml',
    PAGE(
      'Eins',
      `sections:\n  - questions:\n      heading: Fragen\n      items:\n        - ${GOOD}\n        - { ${entry} }\n`,
    ),
  );
  site.write(
    'pages/zwei/page.yaml',
    PAGE(
      'Zwei',
      `sections:\n  - questions:\n      heading: Fragen\n      items:\n        - ${GOOD}\n        - { frage: 12, answer: Wir. }\n`,
    ),
  );
  const found = await told(site);
  expect(found.map(({ place }) => place)).toEqual([
    'pages/eins/page.yaml:12 shape/unknown-key',
    'pages/zwei/page.yaml:12 shape/missing-key',
    'pages/zwei/page.yaml:12 shape/unknown-key',
  ]);
  expect(found[0]?.hint).toContain('question');
});

it('a key of the engine that a business would have as its own', async () => {
  const site = new DataSite({ redirect: { from: 'Hull' }, chronik: { jahr: 1924 } });
  const text = site.text('site.config.yaml');
  site.write(
    'site.config.yaml',
    text.replace('  address:', '  timezone: UTC\n  motto: Hell\n  address:'),
  );
  const found = await told(site);
  expect(found.map(({ place }) => place.replace(/:\d+/, ''))).toEqual([
    'site.config.yaml shape/unknown-key',
    'site.config.yaml shape/unknown-key',
  ]);
});

it('a circle of redirects, however many lead into it', async () => {
  const redirects = ['ab', 'bc', 'ca', 'da'].map(([from, to]) => ({
    from: `/${from}`,
    to: `/${to}`,
  }));
  const other = [
    { from: '/x', to: '/y' },
    { from: '/y', to: '/x' },
  ];
  const found = await told(new DataSite({ redirects: [...redirects, ...other] }));
  expect(found.map(({ place }) => place.replace(/:\d+/, ''))).toEqual([
    'site.config.yaml address/redirect-circle',
    'site.config.yaml address/redirect-circle',
  ]);
});

it('no missing folder of landings where all pages have one of their own, and links with spaces', async () => {
  const site = new DataSite();
  rmSync(join(site.root, 'landings'), { recursive: true });
  expect(await told(site)).toEqual([]);
  expect((await site.build()).code).toBe(0);
  const body =
    'Schreiben Sie [uns](mailto:hallo at hofmann) oder [hier](/preise liste), (siehe [1] (unten)).\n';
  site.write('pages/post/page.md', `---\n${PAGE('Post', '')}---\n\n# Post\n\n${body}`);
  const found = await told(site);
  expect(found.map(({ place }) => place)).toEqual([
    'pages/post/page.md:12 links/malformed',
    'pages/post/page.md:12 links/malformed',
  ]);
});

it('a text that a comment cuts', async () => {
  const site = new DataSite();
  site.write(
    'pages/eins/page.yaml',
    PAGE(
      'Eins',
      'sections:\n  - text:\n      heading: Fragen\n      paragraphs:\n        - Wir sind der #1 Betrieb in der Stadt.\n',
    ),
  );
  const found = (await site.lint()).map(({ file, rule }) => `${file} ${rule}`);
  expect(found.filter((text) => /(?:copy|syntax)\//.test(text))).toEqual([
    'pages/eins/page.yaml syntax/cut-text',
  ]);
});

it('a fact whose name is misspelled in the configuration, at its name', async () => {
  const site = new DataSite({ preise: { anfhart: 45, stunde: 80 } });
  site.write(
    'pages/eins/page.yaml',
    PAGE(
      'Eins',
      'sections:\n  - title:\n      heading: Anfahrt {preise.anfahrt}\n      intro: Eine Anfahrt zu {preise.anfahrt} und eine Stunde zu {preise.stunde}.\n',
    ),
  );
  const [only, ...others] = await told(site);
  expect(others).toEqual([]);
  expect(only?.place).toMatch(/^site\.config\.yaml:\d+ facts\/unknown$/);
  expect(only?.hint).toContain('anfahrt');
});

it('an age that applicants are asked for is no wrong number of the business', () => {
  const at = { file: 'pages/jobs/page.md', line: 9, endLine: 9, severity: 'warning', message: '' };
  const limit = { ...at, column: 18, endColumn: 35, rule: 'law/job-limits' } as const;
  const found = { ofRules: () => [limit] } as unknown as SortedFindings;
  const { isTold } = agesOfApplicants(found);
  const number = { ...at, column: 27, endColumn: 29, rule: 'facts/contradiction' } as const;
  expect(isTold(number as Diagnostic)).toBe(true);
  expect(isTold({ ...number, column: 50, endColumn: 52 } as Diagnostic)).toBe(false);
  expect(isTold({ ...number, rule: 'facts/typed-phone' } as Diagnostic)).toBe(false);
});

it('a typed price without its tax is a typed price first', () => {
  const at = { file: 'landings/a.yaml', line: 9, endLine: 9, severity: 'warning', hint: '' };
  const typed = { ...at, column: 18, endColumn: 22, rule: 'facts/typed-amount', message: '' };
  const found = { ofRules: () => [typed] } as unknown as SortedFindings;
  const { isTold } = typedWithoutTax(found);
  const law = { ...at, column: 18, endColumn: 31, rule: 'law/consumer-rights', message: TAXLESS };
  expect(isTold(law as Diagnostic)).toBe(true);
  expect(isTold({ ...law, line: 10, endLine: 10 } as Diagnostic)).toBe(false);
  expect(isTold({ ...law, message: 'Consumers have a right.' } as Diagnostic)).toBe(false);
});
