import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { runHere } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';

const page = (name: string, more: object = {}) => ({
  name,
  type: 'main',
  description: `${name}.`,
  seo: {
    title: `${name}: {business.name}`,
    description: `Was {business.name} zu ${name} sagt, und was Sie danach noch tun.`,
  },
  sections: [{ title: { heading: name, intro: 'Wir wir kommen heute noch.' } }],
  ...more,
});

const PREISE = 'pages/preise/page.yaml';
const FAULTY = 'pages/faulty/page.yaml';
const TEXT = 'pages/text/page.md';

/** Rules that need several pages, or rendered ones. */
const ACROSS = /^(?:seo\/(?:unreachable|orphan)|law\/|copy\/repeated|links\/)/;

describe('files that are named', () => {
  const site = new DataSite();

  async function lint(...names: string[]) {
    const { code, stdout, stderr } = await runHere(
      ['lint', '--root', site.root, '--json', ...names],
      { cwd: site.root },
    );
    const { diagnostics = [], summary, error } = JSON.parse(stdout);
    const found = (diagnostics as Diagnostic[]).map(
      ({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`,
    );
    return { code, stderr, found, summary, error };
  }

  beforeAll(() => {
    site.write(PREISE, page('Preise', { image: { src: 'nirgends.jpg', alt: 'Ein Wagen' } }));
    site.write(FAULTY, page('Licht', { typ: 'main' }));
    const { sections: _, ...keys } = page('Text');
    const front = Object.entries(keys).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    site.write(TEXT, `---\n${front.join('\n')}\n---\n\n# Text\n\nUnd und [hier](/preise) mehr.\n`);
    site.write('landings/lies-mich.yml', 'hero: {}\n');
    site.write('package.json', '{}');
    site.write('.github/workflows/check.yaml', 'on: push\n');
    mkdirSync(join(site.root, 'media'));
  });

  it('are checked by every rule that needs one file, as with the whole site', async () => {
    const whole = (await lint()).found;
    for (const file of [PREISE, FAULTY, TEXT]) {
      const own = whole.filter(
        (found) => found.startsWith(file) && !ACROSS.test(found.split(' ')[1] ?? ''),
      );
      expect(own.some((found) => found.endsWith('copy/doubled-word'))).toBe(true);
      expect((await lint(file)).found).toEqual(own);
    }
    expect((await lint(PREISE)).found).toContainEqual(expect.stringContaining('picture/missing'));
  });

  it('may be folders, which stand for their content, and each is checked once', async () => {
    const { summary, found } = await lint('pages', PREISE, `./${PREISE}`);
    expect(summary.files).toBe(4);
    expect(found).toEqual((await lint(FAULTY, 'pages/index/page.yaml', PREISE, TEXT)).found);
    const whole = await lint();
    for (const all of ['.', '..', site.root]) expect(await lint(all)).toEqual(whole);
  });

  it('in the folder of landings are told why they are none', async () => {
    const told = ['landings/lies-mich.yml:1:1 address/file-ending'];
    expect((await lint('landings')).found).toEqual(told);
    expect((await lint('landings/lies-mich.yml')).found).toEqual(told);
  });

  it('are left out with one line if they hold no content, and refused if they are folders alone', async () => {
    const others = ['package.json', '.github/workflows/check.yaml', 'media'];
    const { summary, stderr } = await lint(PREISE, ...others);
    expect(summary.files).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(others.join(', '))]);
    // A hook may pass nothing but files without content.
    const nothing = await lint('package.json');
    expect(nothing).toMatchObject({ code: 0, found: [], summary: { files: 0, errors: 0 } });
    expect(nothing.stderr).toContain('package.json');
    const folders = ['media', '.github'];
    const refused = await lint(...folders);
    expect(refused).toMatchObject({ code: 2, found: [] });
    for (const name of folders) expect(refused.error).toContain(`in ${name}.`);
  });

  it('count from the working folder, which is said where a path counts from the site', async () => {
    const cwd = join(site.root, 'media');
    const { code, stderr } = await runHere(['lint', '--root', site.root, PREISE], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(relative(cwd, join(site.root, PREISE)));
  });
});
