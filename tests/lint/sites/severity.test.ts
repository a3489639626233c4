import { mkdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { runHere } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';

const site = new DataSite();
const PAGE = 'pages/uber-uns/page.yaml';

/** A page of data with lines of its own in the text of a section. */
const page = (intro: string, before = '') => `name: Über uns
type: main
description: Wer wir sind.
seo:
  title: Wer kommt, wenn der Strom weg ist
  description: Seit drei Generationen kommt jemand aus der Familie, wenn der Strom weg ist.
sections:
  - title:
      heading: Wer wir sind
${before}      intro: ${intro}
`;

const LOUD = 'WIR SIND IMMER DA, wenn Sie uns brauchen.';

async function lint(...options: string[]) {
  const { code, stdout, stderr } = await runHere(
    ['lint', '--root', site.root, '--json', ...options],
    { cwd: site.root },
  );
  const { diagnostics = [] } = stdout === '' ? {} : JSON.parse(stdout);
  const told = (diagnostics as Diagnostic[])
    // No link leads to this page.
    .filter(({ rule }) => !rule.startsWith('seo/'))
    .map(({ file, line, rule, severity }) => `${file}:${line} ${rule} ${severity}`);
  return { code, told, stderr };
}

const withRules = (rules: object) => site.configure({ lint: { rules } });

beforeEach(() => {
  site.configure({});
  site.write(PAGE, page(LOUD));
});

describe('the severity of a rule', () => {
  it('is what the configuration says', async () => {
    expect((await lint()).told).toEqual([`${PAGE}:10 copy/shouting warning`]);
    withRules({ 'copy/shouting': 'error' });
    expect(await lint()).toMatchObject({ code: 1, told: [`${PAGE}:10 copy/shouting error`] });
    withRules({ 'copy/shouting': 'off' });
    expect((await lint()).told).toEqual([]);
  });

  it('stops a build as it makes lint fail', async () => {
    withRules({ 'copy/shouting': 'error' });
    expect((await site.build()).code).toBe(1);
  });

  it('of what keeps a page from being built stays, and names that no rule has are told', async () => {
    withRules({ 'shape/unknown-key': 'off', 'copy/shoutin': 'off' });
    site.write(PAGE, `${page('Wir sind da.')}colour: red\n`);
    expect((await lint()).told).toEqual([
      `${PAGE}:11 shape/unknown-key error`,
      expect.stringMatching(/^site\.config\.yaml:\d+ lint\/always-on warning$/),
      expect.stringMatching(/^site\.config\.yaml:\d+ lint\/unknown-rule warning$/),
    ]);
  });
});

describe('a comment', () => {
  const COMMENT = '      # touchdown-ignore copy/shouting: So steht es an unserem Laden.\n';

  it('takes back what is found below it, in a text of several lines as well', async () => {
    site.write(PAGE, page(LOUD, COMMENT));
    expect((await lint()).told).toEqual([]);
    site.write(PAGE, page('>-\n        Guten Tag.\n        WIR SIND IMMER DA.', COMMENT));
    expect((await lint()).told).toEqual([]);
    site.write(PAGE, page(`${LOUD} ${COMMENT.trim()}`));
    expect((await lint()).told).toEqual([]);
  });

  it('without a reason takes nothing back', async () => {
    site.write(PAGE, page(LOUD, '      # touchdown-ignore copy/shouting\n'));
    expect((await lint()).told).toEqual([
      `${PAGE}:10 lint/no-reason warning`,
      `${PAGE}:11 copy/shouting warning`,
    ]);
  });

  it('takes back several rules for one reason, and each that finds nothing is told', async () => {
    const [rules, reason] = [
      'copy/doubled-word, copy/shouting,seo/title-length',
      'So steht es da.',
    ];
    const list = `      # touchdown-ignore ${rules}`;
    site.write(PAGE, page(`${LOUD} Auch auch heute.`, `${list}: ${reason}\n`));
    expect((await site.lint()).filter(({ rule }) => !rule.startsWith('seo/'))).toMatchObject([
      {
        rule: 'lint/idle-ignore',
        line: 10,
        column: 59,
        message: expect.stringContaining('seo/title-length'),
      },
    ]);
    site.write(PAGE, page(LOUD, `${list}\n`));
    expect((await lint()).told).toEqual([
      `${PAGE}:10 lint/no-reason warning`,
      `${PAGE}:11 copy/shouting warning`,
    ]);
  });

  it('inside a text takes nothing back, and is told', async () => {
    const text = `>-\n        Guten Tag.\n  ${COMMENT}        ${LOUD}`;
    site.write(PAGE, page(text));
    const told = [`${PAGE}:12 lint/ignore-in-text warning`, `${PAGE}:13 copy/shouting warning`];
    expect((await lint()).told).toEqual(told);
    expect((await lint(PAGE)).told).toEqual(told);
    site.write(PAGE, page(`"${LOUD} ${COMMENT.trim()}"`));
    expect((await lint()).told).toEqual([
      `${PAGE}:10 copy/shouting warning`,
      `${PAGE}:10 lint/ignore-in-text warning`,
    ]);
  });

  it('that takes nothing back, or names no rule, is told', async () => {
    const unknown = '      # touchdown-ignore copy/loud: So steht es da.\n';
    site.write(PAGE, page('Wir sind da.', COMMENT + unknown));
    expect((await lint()).told).toEqual([
      `${PAGE}:10 lint/idle-ignore warning`,
      `${PAGE}:11 lint/unknown-rule warning`,
    ]);
    site.write(PAGE, page('Wir sind da.', '      # touchdown-ignore: So steht es da.\n'));
    const nameless = (await site.lint()).find(({ rule }) => rule === 'lint/unknown-rule');
    expect(nameless?.line).toBe(10);
    expect(nameless?.message).not.toContain('""');
  });

  it('in Markdown takes back what is found below it, and is on no page', async () => {
    const file = PAGE.replace('.yaml', '.md');
    const [keys = ''] = page('').split('sections:');
    const markdown = (text: string) =>
      site.write(file, `---\n${keys}---\n\n# Wer wir sind\n\n${text}`);
    const comment = '<!-- touchdown-ignore copy/shouting: So steht es an unserem Laden. -->';
    rmSync(join(site.root, PAGE));
    try {
      markdown(`${comment}\nGuten Tag.\n${LOUD}\n`);
      expect((await lint()).told).toEqual([]);
      expect((await site.build()).code).toBe(0);
      const html = readFileSync(join(site.root, 'dist/uber-uns.html'), 'utf8');
      expect(html).toContain(LOUD);
      expect(html).not.toContain('touchdown-ignore');
      markdown(
        `${comment}\n${comment.replace(/:.*\./, '')}\n\nGuten Tag, und und auf Wiedersehen.\n`,
      );
      expect((await lint('--fix')).told).toEqual([
        `${file}:12 lint/idle-ignore warning`,
        `${file}:13 lint/no-reason warning`,
      ]);
      const fixed = readFileSync(join(site.root, file), 'utf8');
      expect(fixed).toContain(`${comment}\n<!--`);
      expect(fixed).toContain('Guten Tag, und auf Wiedersehen.');
    } finally {
      rmSync(join(site.root, file));
    }
  });

  it('reaches no further than one value', async () => {
    site.write(
      PAGE,
      page('Wir sind da.', `${COMMENT}      kicker: Hallo\n`).replace('da.', 'WIR SIND IMMER DA.'),
    );
    expect((await lint()).told).toContain(`${PAGE}:12 copy/shouting warning`);
  });
});

describe('a baseline', () => {
  it('puts up with what was found before, wherever it moves, and with nothing new', async () => {
    expect((await lint('--update-baseline')).code).toBe(0);
    expect((await lint()).told).toEqual([]);
    site.write(PAGE, page(LOUD, '      kicker: Hallo\n'));
    expect((await lint()).told).toEqual([]);
    site.write(PAGE, page('GANZ ANDERE WORTE HIER, auch laut.'));
    expect((await lint()).told).toEqual([
      'lint-baseline.txt:3 lint/idle-baseline warning',
      `${PAGE}:10 copy/shouting warning`,
    ]);
    await lint('--update-baseline');
    expect((await lint()).told).toEqual([]);
    rmSync(join(site.root, 'lint-baseline.txt'));
  });

  it('tells lines that are no entries, and rules that do not exist, where they are', async () => {
    await lint('--update-baseline');
    const entries = site.text('lint-baseline.txt');
    const unknown = entries.slice(entries.indexOf('copy/')).replace('shouting', 'shoutin');
    site.write('lint-baseline.txt', `${entries}<<<<<<< HEAD\n${unknown}${unknown}`);
    expect((await lint()).told).toEqual([
      'lint-baseline.txt:5 lint/no-entry error',
      'lint-baseline.txt:6 lint/unknown-rule warning',
    ]);
    expect((await lint('--update-baseline')).code).toBe(0);
    expect(site.text('lint-baseline.txt')).toBe(entries);
    rmSync(join(site.root, 'lint-baseline.txt'));
  });

  it('that is a folder accepts nothing, and is named', async () => {
    mkdirSync(join(site.root, 'lint-baseline.txt'));
    try {
      expect((await lint()).told).toEqual([
        'lint-baseline.txt:1 file/not-a-file error',
        `${PAGE}:10 copy/shouting warning`,
      ]);
      const { code, stderr } = await lint('--update-baseline');
      expect([code, stderr]).toEqual([1, expect.stringContaining('lint-baseline.txt is a folder')]);
    } finally {
      rmdirSync(join(site.root, 'lint-baseline.txt'));
    }
  });

  it('keeps what a run does not look for', async () => {
    await lint('--update-baseline');
    const measured = `style/contrast ${PAGE} 0123456789ab\n`;
    const entries = `${site.text('lint-baseline.txt')}${measured}`;
    site.write('lint-baseline.txt', entries);
    expect((await lint()).told).toEqual([]);
    await lint('--update-baseline', 'site.config.yaml');
    expect(site.text('lint-baseline.txt')).toBe(entries);
    site.write(PAGE, page('Wir sind da.'));
    await lint('--update-baseline');
    expect(site.text('lint-baseline.txt')).not.toContain('copy/');
    expect(site.text('lint-baseline.txt')).toContain(measured);
    rmSync(join(site.root, 'lint-baseline.txt'));
  });

  it('accepts warnings that are errors in production, and the report has what is left', async () => {
    expect(await lint('--update-baseline', '--production')).toMatchObject({ code: 0, told: [] });
    expect(site.text('lint-baseline.txt')).toContain('copy/shouting');
    site.write(PAGE, `${page(LOUD)}colour: red\n`);
    expect(await lint('--update-baseline')).toMatchObject({
      code: 1,
      told: [`${PAGE}:11 shape/unknown-key error`],
    });
    rmSync(join(site.root, 'lint-baseline.txt'));
  });

  it('is not rewritten again and again', async () => {
    expect((await lint('--update-baseline', '--watch')).code).toBe(2);
  });

  it('recognizes links and redirects where lines were inserted above them', async () => {
    const keys = `redirects:\n  - from: /alt\n    to: /nirgends\nnavigation:\n  header:\n    - label: Weg\n      href: /weg\n`;
    const config = site.text('site.config.yaml');
    site.write('site.config.yaml', config + keys);
    await lint('--update-baseline');
    expect((await lint()).told).toEqual([]);
    site.write('site.config.yaml', `# Ein neuer Satz\n\n${config}# Noch einer\n${keys}`);
    expect((await lint()).told).toEqual([]);
    rmSync(join(site.root, 'lint-baseline.txt'));
    expect((await lint()).told.filter((told) => told.includes('links/dead'))).toHaveLength(2);
  });
});
