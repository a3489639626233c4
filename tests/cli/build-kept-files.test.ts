import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { contents } from '../support/tiny-site.ts';

function put(site: SmallSite, file: string, content = 'mine'): void {
  mkdirSync(dirname(join(site.dist, file)), { recursive: true });
  writeFileSync(join(site.dist, file), content);
}

function keep(site: SmallSite, ...names: string[]): void {
  appendFileSync(site.config, `\nkeep: ${JSON.stringify(names)}\n`);
}

const change = (site: SmallSite, words: string) =>
  site.write('gate', (text) => text.replace('We are on the road.', words));

describe('the repository of an output folder', () => {
  it('stays through every build and can still be committed to', async () => {
    const site = new SmallSite('gate');
    await site.build();
    const git = (...args: string[]) =>
      execFileSync('git', ['-C', site.dist, '-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
        encoding: 'utf8',
      });
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'first');
    change(site, 'We are under way.');
    expect((await site.build()).report.written).toBe(1);
    expect(git('status', '--short')).toBe(' M build-manifest.json\n M gate.html\n');
    site.setMailbox('office');
    expect((await site.build()).code).toBe(0);
    expect((await site.build()).report.written).toBe(0);
    expect(git('log', '--format=%s')).toBe('first\n');
  });

  it('may be a file, as in a worktree, and be there before the first build', async () => {
    const site = new SmallSite('gate');
    put(site, '.git', 'gitdir: ../elsewhere\n');
    expect((await site.build()).code).toBe(0);
    change(site, 'We are under way.');
    expect((await site.build()).code).toBe(0);
    expect(readFileSync(join(site.dist, '.git'), 'utf8')).toBe('gitdir: ../elsewhere\n');
  });
});

describe('what `keep` names', () => {
  it('stays through every build: files, folders and what lies deeper', async () => {
    const site = new SmallSite('gate');
    keep(site, 'CNAME', '.well-known', 'services/map.pdf', 'previews/own.png', 'later');
    const own = ['CNAME', '.well-known/acme/token', 'services/map.pdf', 'previews/own.png'];
    put(site, 'CNAME');
    expect((await site.build()).code).toBe(0);
    for (const file of own) put(site, file);
    const built = await site.build();
    expect([built.code, built.report.written]).toEqual([0, 0]);
    change(site, 'We are under way.');
    expect((await site.build()).report.written).toBe(1);
    // Every page is made anew.
    site.setMailbox('office');
    expect((await site.build()).code).toBe(0);
    const files = contents(site.dist);
    for (const file of own) expect(files.get(file)).toBe('mine');
    expect(built.report.bytes).toBeLessThan(
      [...files.values()].reduce((sum, text) => sum + text.length, 0),
    );
  });

  it('counts in upper and lower case', async () => {
    const site = new SmallSite('gate');
    keep(site, 'cname', 'Photos/');
    put(site, 'CNAME');
    put(site, 'photos/House.jpg');
    expect((await site.build()).code).toBe(0);
    change(site, 'We are under way.');
    await site.build();
    expect([...contents(site.dist).keys()]).toEqual(
      expect.arrayContaining(['CNAME', 'photos/House.jpg']),
    );
  });

  it('is not made again page by page when it changes', async () => {
    const site = new SmallSite('gate');
    await site.build();
    keep(site, 'CNAME');
    put(site, 'CNAME');
    expect(await site.build()).toMatchObject({ code: 0, report: { written: 0 } });
  });

  it('cannot be a file that the build writes', async () => {
    const site = new SmallSite('gate');
    keep(site, 'gate.html');
    await site.build();
    put(site, 'gate.html');
    const { code, stderr } = await site.build();
    expect([code, stderr]).toEqual([1, expect.stringContaining('gate.html')]);
    expect(readFileSync(join(site.dist, 'gate.html'), 'utf8')).toBe('mine');
  });

  it.each(
    sample(
      [
        ['a place outside', '../CNAME'],
        ['an absolute path', '/CNAME'],
        ['the folder itself', '.'],
        ['a step aside', 'a/../b'],
        ['nothing', ''],
        ['a pattern', '*.pdf'],
        ['another separator', 'a\\\\b'],
        ['a control character', 'a\\u0000b'],
        ['what every build writes', 'sitemap.xml'],
        ['what every build writes, in capitals', 'Robots.TXT'],
        ['a folder that every build writes', 'assets'],
      ] as const,
      4,
    ),
  )('is refused at its place when it is %s', async (_, name) => {
    const site = new SmallSite('gate');
    appendFileSync(site.config, `\nkeep:\n  - CNAME\n  - "${name}"\n`);
    const lines = readFileSync(site.config, 'utf8').split('\n');
    const { code, report } = await site.build();
    expect(code).toBe(1);
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({ file: 'site.config.yaml', line: lines.length - 1, column: 5 }),
    );
    expect(existsSync(site.dist)).toBe(false);
    expect((await site.run('lint')).code).toBe(1);
  });
});
