import {
  appendFileSync,
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { fixFiles } from '../../cli/lint/fix-files.ts';
import { openSite } from '../../cli/site/open-site.ts';
import { SmallSite } from '../support/small-site.ts';

/** Runs `touchdown lint --fix` and returns what is left to say. */
async function fix(site: SmallSite, ...files: string[]) {
  const { code, stdout, stderr } = await site.run('lint', '--fix', '--json', ...files);
  return { code, stderr, found: JSON.parse(stdout).diagnostics as Diagnostic[] };
}

const landing = (site: SmallSite, slug: string) => join(site.landings, `${slug}.yaml`);
const read = (site: SmallSite, slug: string) => readFileSync(landing(site, slug), 'latin1');

/** The landing of a new site, its bytes before and after a repair. */
async function repair(edit: (text: string) => string) {
  const site = new SmallSite('gate');
  const right = read(site, 'gate');
  site.write('gate', edit);
  const before = read(site, 'gate');
  const result = await fix(site, 'landings/gate.yaml');
  return { ...result, right, before, after: read(site, 'gate') };
}

describe('lint --fix repairs', () => {
  it.each<[string, (text: string) => string]>([
    ['a byte order mark', (text) => `\ufeff${text}`],
    ['Windows line ends', (text) => text.replaceAll('\n', '\r\n')],
    ['Windows line ends in some lines', (text) => text.replace(/\n(?= )/g, '\r\n')],
    ['both at once', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`],
    ['a misspelt key', (text) => text.replace('  headline: Signed', '  headlin: Signed')],
    ['two misspelt keys', (text) => text.replace('hero:', 'heroo:').replace('cta:', 'ctaa:')],
    ['a number that is a text', (text) => text.replace('"24/7"', '247')],
  ])('%s, every other byte left as it was', async (title, edit) => {
    const { code, found, stderr, right, before, after } = await repair(edit);
    expect(before).not.toBe(right);
    expect(after).toBe(title.includes('number') ? right.replace('"24/7"', '"247"') : right);
    expect([code, found]).toEqual([0, []]);
    expect(stderr).toBe('Fixed landings/gate.yaml\n');
  });

  it('the front matter of a page of Markdown, and nothing in its text', async () => {
    const site = new SmallSite();
    const right = `---
name: Guide
type: main
description: "247"
seo:
  title: Guide for plumbers from Hull
  description: What three plumbers from Hull have learned, and what they promise about every bill they write.
---

# Guide

description: 247 is text here.
`;
    const path = join(site.folder, 'pages/guide/page.md');
    mkdirSync(join(site.folder, 'pages/guide'));
    const wrong = right.replace('"247"', '247').replace('  title:', '  titel:');
    writeFileSync(path, `\ufeff${wrong.replaceAll('\n', '\r\n')}`);
    expect(await fix(site, 'pages/guide/page.md')).toMatchObject({ code: 0, found: [] });
    expect(readFileSync(path, 'utf8')).toBe(right);
  });

  it('all that it says it repairs', async () => {
    const { found } = await repair((text) => text.replace('seo:\n', 'seo:\r'));
    expect(found.filter(({ hint }) => hint.includes('--fix'))).toEqual([]);
  });

  it('what can be repaired beside what cannot, which is told', async () => {
    const { code, found, after, right } = await repair(
      (text) => `\ufeff${text.replace('rating: 5', 'rating: 9')}`,
    );
    expect(after).toBe(right.replace('rating: 5', 'rating: 9'));
    expect(code).toBe(1);
    expect(found.map(({ rule }) => rule)).not.toContain('syntax/byte-order-mark');
  });
});

describe('lint --fix leaves alone', () => {
  it('files that are right, not even writing them', async () => {
    const site = new SmallSite('gate', 'yard');
    site.write('barn', (text) => `\ufeff${text}`);
    const stamps = () =>
      ['gate', 'yard'].map((slug) => {
        const { ino, mtimeMs } = statSync(landing(site, slug));
        return [ino, mtimeMs, read(site, slug)];
      });
    const before = stamps();
    expect((await fix(site)).stderr).toBe('Fixed landings/barn.yaml\n');
    expect(stamps()).toEqual(before);
    expect(readdirSync(site.landings).sort()).toEqual(['barn.yaml', 'gate.yaml', 'yard.yaml']);
  });

  it('files that were not named', async () => {
    const site = new SmallSite();
    for (const slug of ['gate', 'yard']) site.write(slug, (text) => `\ufeff${text}`);
    const before = read(site, 'yard');
    await fix(site, 'landings/gate.yaml');
    expect(read(site, 'yard')).toBe(before);
  });

  it.each<[string, (text: string) => string]>([
    [
      'a key that would stand twice',
      (text) => text.replace('failure:', 'failur:\n  - x\nfailure:'),
    ],
    ['two spellings of one key', (text) => text.replace('failure:', 'failur:\n  - x\nfailre:')],
  ])('%s, because a person has to choose', async (_, edit) => {
    const { code, before, after } = await repair(edit);
    expect(code).toBe(1);
    expect(after).toBe(before);
  });

  it('a file in another encoding', async () => {
    const site = new SmallSite('gate');
    const bytes = Buffer.from(`\ufeff${read(site, 'gate')}`, 'utf16le');
    writeFileSync(landing(site, 'gate'), bytes);
    expect(await fix(site)).toMatchObject({ code: 1, stderr: '' });
    expect(readFileSync(landing(site, 'gate'))).toEqual(bytes);
  });

  it('who may read and write a file', async () => {
    const site = new SmallSite();
    site.write('gate', (text) => `\ufeff${text}`);
    chmodSync(landing(site, 'gate'), 0o664);
    await fix(site);
    expect(statSync(landing(site, 'gate')).mode & 0o777).toBe(0o664);
  });

  it.each<[string, string, (text: string) => string]>([
    ['a byte order mark', 'syntax/byte-order-mark', (text) => `\ufeff${text}`],
    ['Windows line ends', 'syntax/line-endings', (text) => text.replaceAll('\n', '\r\n')],
  ])('%s in a file that it repairs, if its rule is off', async (_, rule, saved) => {
    const site = new SmallSite('gate');
    appendFileSync(site.config, `lint:\n  rules:\n    ${rule}: off\n`);
    const right = read(site, 'gate');
    const wrong = right.replace('  headline: Signed', '  headlin: Signed').replace('"24/7"', '247');
    writeFileSync(landing(site, 'gate'), saved(wrong), 'utf8');
    expect(await fix(site)).toMatchObject({ code: 0, stderr: 'Fixed landings/gate.yaml\n' });
    const fixed = Buffer.from(saved(right.replace('"24/7"', '"247"'))).toString('latin1');
    expect(read(site, 'gate')).toBe(fixed);
  });

  it('a read-only file, which is told, and nothing else', async () => {
    const site = new SmallSite();
    for (const slug of ['gate', 'yard']) site.write(slug, (text) => `\ufeff${text}`);
    chmodSync(landing(site, 'gate'), 0o444);
    const before = read(site, 'gate');
    const { code, stderr, found } = await fix(site);
    expect([code, stderr]).toEqual([1, 'Fixed landings/yard.yaml\n']);
    expect(read(site, 'gate')).toBe(before);
    const here = found.filter(({ file }) => file === 'landings/gate.yaml');
    expect(here.map(({ line, rule }) => [line, rule])).toEqual([
      [1, 'file/not-writable'],
      [1, 'syntax/byte-order-mark'],
    ]);
    expect(here[0]?.hint).toContain('no permission to use landings/gate.yaml');
    expect(readdirSync(site.landings).sort()).toEqual(['gate.yaml', 'yard.yaml']);
  });

  it('a link as a link, repairing the file that it leads to', async () => {
    const site = new SmallSite();
    site.write('gate', (text) => `\ufeff${text}`);
    symlinkSync('gate.yaml', landing(site, 'link'));
    await fix(site, 'landings/link.yaml');
    expect(lstatSync(landing(site, 'link')).isSymbolicLink()).toBe(true);
    expect(read(site, 'gate')).not.toMatch(/^\u00ef\u00bb\u00bf/);
  });
});

it('leaves a file alone that was saved since it was checked', async () => {
  const site = new SmallSite('gate');
  site.write('gate', (text) => `\ufeff${text}`);
  const range = { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const finding: Diagnostic = {
    ...{ file: 'landings/gate.yaml', ...range, severity: 'warning' },
    ...{ rule: 'syntax/byte-order-mark', message: 'It has one.', hint: 'Remove it.' },
  };
  const open = { ...(await openSite(site.folder, {})), cwd: site.folder };
  const { ctimeMs } = statSync(landing(site, 'gate'));
  const changedSince = (since: number) => fixFiles([finding], { ...open, since }).changed;
  expect(changedSince(ctimeMs - 1)).toEqual([]);
  expect(read(site, 'gate').startsWith('\u00ef')).toBe(true);
  // The clock of the check knows whole milliseconds only.
  expect(changedSince(Math.floor(ctimeMs))).toEqual(['landings/gate.yaml']);
  expect(read(site, 'gate').startsWith('\u00ef')).toBe(false);
});
