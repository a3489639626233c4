import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SmallSite } from '../support/small-site.ts';

const LANDING = 'landings/gate.yaml';

/** A site with one landing, its bytes before and after a command. */
async function edit(...args: string[]) {
  const site = new SmallSite('gate');
  const path = join(site.folder, LANDING);
  const before = readFileSync(path, 'utf8');
  const result = await site.run('edit', LANDING, ...args);
  return { ...result, site, before, after: readFileSync(path, 'utf8') };
}

/** What `edit --json` prints. */
interface EditReport {
  file: string;
  written: boolean;
  operations: { op: string; path: string }[];
  diagnostics: { rule: string; line: number }[];
  error?: string;
}

function report(stdout: string): EditReport {
  return JSON.parse(stdout);
}

describe('touchdown edit', () => {
  it('does operations of several kinds in the order in which they stand', async () => {
    const { code, stdout, before, after } = await edit(
      ...['--insert', 'success.benefits[]=One more: this', '--move', 'success.benefits[0]:1'],
      ...['--set', 'success.benefits[0]=First', '--remove', 'success.benefits[1]', '--json'],
    );
    expect([code, report(stdout)]).toEqual([
      0,
      {
        file: LANDING,
        written: true,
        operations: [
          { op: 'insert', path: 'success.benefits[]' },
          { op: 'move', path: 'success.benefits[0]' },
          { op: 'set', path: 'success.benefits[0]' },
          { op: 'remove', path: 'success.benefits[1]' },
        ],
        diagnostics: [],
      },
    ]);
    expect(after).not.toBe(before);
    const [list = ''] = /benefits:\n(?: {4}- .*\n)+/.exec(after) ?? [];
    expect(after.replace(list, '')).toBe(before.replace(/benefits:\n(?: {4}- .*\n)+/, ''));
    expect(list).toMatch(/^benefits:\n {4}- First\n(?:.*\n)* {4}- "One more: this"\n$/);
  });

  it('takes a text as it is typed where a text belongs, and a number where a number does', async () => {
    const { code, after } = await edit(
      ...['--set', 'hero.headline=2026', '--set', 'success.testimonial.rating=4'],
      ...['--set', 'hero.problem={business.name} is open', '--set', 'page.noindex=true'],
      ...['--set', 'cta.guarantees=[one, "two"]'],
    );
    expect(code).toBe(0);
    expect(after).toContain('  headline: "2026"\n');
    expect(after).toContain('  problem: "{business.name} is open"\n');
    expect(after).toMatch(/^ {4}rating: 4$/m);
    expect(after).toMatch(/^ {2}guarantees:\n {4}- one\n {4}- two\n/m);
  });

  it('puts a new key where its schema has it', async () => {
    const { after } = await edit('--set', 'page.name=Gate', '--set', 'seo.keywords=[a, b]');
    expect(after.indexOf('page:')).toBeLessThan(after.indexOf('seo:'));
    expect(after).toMatch(/^ {2}description: .*\n {2}keywords:\n {4}- a\n {4}- b\nhero:/m);
  });

  it('writes what was asked for and tells what is wrong with it', async () => {
    const { code, stdout, after } = await edit('--set', 'hero.headlin=Open', '--json');
    expect(code).toBe(1);
    expect(after).toContain('headlin: Open');
    const { written, diagnostics } = report(stdout);
    expect([written, diagnostics.map(({ rule }) => rule)]).toEqual([true, ['shape/unknown-key']]);
  });

  it('tells that it has written what could not be checked afterwards', async () => {
    const site = new SmallSite('gate');
    const folder = join(site.cache, 'findings');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(site.cache, { recursive: true });
    writeFileSync(folder, '');
    const told = `${LANDING} was written, but could not be checked. .touchdown/findings is a file where a folder is needed. Move it away.`;
    const set = (headline: string, ...options: string[]) =>
      site.run('edit', LANDING, '--set', `hero.headline=${headline}`, ...options);
    const shown = await set('Open');
    expect([shown.code, shown.stderr]).toEqual([1, `${told}\n`]);
    expect(shown.stdout).toBe(`Changed ${LANDING}: hero.headline\n`);
    const { code, stdout } = await set('Closed', '--json');
    expect(readFileSync(join(site.folder, LANDING), 'utf8')).toContain('headline: Closed\n');
    const operations = [{ op: 'set', path: 'hero.headline' }];
    expect(report(stdout)).toEqual({
      ...{ file: LANDING, written: true, operations, diagnostics: [] },
      error: told,
    });
    expect(code).toBe(1);
    expect((await set('Late', '--dry-run')).stderr).toContain('Nothing was written.');
  });

  it('prints what would change, and changes nothing', async () => {
    const { code, stdout, before, after } = await edit('--unset', 'whatsappMessage', '--dry-run');
    expect([code, after]).toEqual([0, before]);
    const changed = stdout.split('\n').filter((line) => /^[-+]/.test(line));
    expect(changed).toEqual([
      `--- ${LANDING}`,
      `+++ ${LANDING}`,
      expect.stringMatching(/^-whatsappMessage: /),
    ]);
  });

  it('tells what would be wrong with the file, where it would stand', async () => {
    const { code, stdout, before, after } = await edit(
      ...['--set', 'page.name=Gate', '--set', 'hero.headlin=Open', '--dry-run', '--json'],
    );
    expect([code, after]).toEqual([0, before]);
    const written = await edit('--set', 'page.name=Gate', '--set', 'hero.headlin=Open', '--json');
    expect(written.code).toBe(1);
    expect(report(stdout)).toEqual({ ...report(written.stdout), written: false });
    expect(report(stdout).diagnostics).toHaveLength(1);
  });

  it.each<[string, number, string[]]>([
    ['a path that is none', 2, ['--set', 'hero..headline=x']],
    ['a value that is missing', 2, ['--set', 'hero.headline']],
    ['a place that is no number', 2, ['--move', 'plan[0]:first']],
    ['an end of a list that is to be set', 2, ['--set', 'plan[]=x']],
    ['an entry of a map', 2, ['--insert', 'hero.headline=x']],
    ['nothing to do', 2, []],
    ['a key that is not there', 1, ['--unset', 'hero.nothing']],
    ['an entry beyond the list', 1, ['--set', 'plan[7].title=x']],
    ['a key of the prototype', 1, ['--set', '__proto__.x=1']],
    ['a name that is taken', 1, ['--rename', 'hero.headline:problem']],
  ])('does nothing for %s, not even the rest', async (_, exit, args) => {
    const { code, stdout, stderr, before, after } = await edit(
      ...(args.length === 0 ? [] : ['--set', 'hero.headline=Open']),
      ...[...args, '--json'],
    );
    expect([code, after]).toEqual([exit, before]);
    expect(report(stdout)).toMatchObject({ file: LANDING, written: false, diagnostics: [] });
    expect(report(stdout).error).not.toBe('');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('keeps rights, links, byte order mark and line ends', async () => {
    const site = new SmallSite();
    site.write('gate', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
    const path = join(site.folder, LANDING);
    chmodSync(path, 0o664);
    symlinkSync('gate.yaml', join(site.landings, 'link.yaml'));
    const before = readFileSync(path, 'utf8');
    const { code } = await site.run('edit', 'landings/link.yaml', '--set', 'hero.headline=Open');
    expect(code).toBe(0);
    expect(lstatSync(join(site.landings, 'link.yaml')).isSymbolicLink()).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o664);
    expect(readFileSync(path, 'utf8')).toBe(before.replace(/(headline: )Signed.*/, '$1Open'));
    expect(readdirSync(site.landings).sort()).toEqual(['gate.yaml', 'link.yaml']);
  });

  it('edits every kind of data of the site, and nothing else', async () => {
    const site = new SmallSite('gate');
    writeFileSync(join(site.folder, 'other.yaml'), 'a: 1\n');
    symlinkSync('../other.yaml', join(site.landings, 'out.yaml'));
    const codes: unknown[] = [];
    for (const [file, path] of [
      ['site.config.yaml', 'business.name'],
      ['pages/index/page.yaml', 'seo.title'],
      ['other.yaml', 'a'],
      ['landings/out.yaml', 'a'],
      ['landings/none.yaml', 'a'],
    ] as const) {
      const { code, stdout } = await site.run('edit', file, '--set', `${path}=New`, '--json');
      codes.push([file, code, report(stdout).written]);
    }
    expect(codes).toEqual([
      ['site.config.yaml', 0, true],
      ['pages/index/page.yaml', 0, true],
      ['other.yaml', 1, false],
      ['landings/out.yaml', 1, false],
      ['landings/none.yaml', 2, false],
    ]);
    expect(readFileSync(join(site.folder, 'other.yaml'), 'utf8')).toBe('a: 1\n');
  });
});
