import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseRedirects } from '../../cli/serve/redirect-rules.ts';
import { SmallSite } from '../support/small-site.ts';

/** Redirects as a host reads them. */
const hostOf = (site: SmallSite) =>
  parseRedirects(readFileSync(join(site.dist, '_redirects'), 'utf8'));

test('touchdown rename leaves the pages below a page where they are, there and back', async () => {
  const site = new SmallSite();
  for (const path of ['work', 'work/gates', 'work/gates/iron']) site.addPage(path);
  mkdirSync(join(site.folder, 'pages/work/plans'));
  writeFileSync(join(site.folder, 'pages/work/plans/notes.txt'), 'mine');
  const pages = () =>
    readdirSync(join(site.folder, 'pages'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:yaml|txt)$/.test(name))
      .sort();
  const before = pages();
  for (const [from, to, place] of [
    ['/work', '/jobs', 'jobs/page.yaml'],
    ['/jobs', '/work/gates/all', 'work/gates/all/page.yaml'],
    ['/work/gates/all', '/work', 'work/page.yaml'],
  ] as const) {
    expect((await site.run('rename', from, to)).code).toBe(0);
    expect(pages()).toEqual(
      expect.arrayContaining([place, 'work/gates/page.yaml', 'work/gates/iron/page.yaml']),
    );
  }
  expect(pages()).toEqual(before);
  expect((await site.run('rename', '/work/gates', '/work/gates/all')).code).toBe(0);
  expect(pages()).toContain('work/gates/iron/page.yaml');
  expect((await site.run('rename', '/work', '/work/plans/new')).code).toBe(1);
  expect((await site.build()).code).toBe(0);
  expect(hostOf(site)('/work/gates')?.target).toBe('/work/gates/all');
});

test('touchdown remove leaves the pages below a page', async () => {
  const site = new SmallSite();
  for (const path of ['work', 'work/gates']) site.addPage(path);
  expect((await site.run('remove', '/work', '--to', '/work/gates')).code).toBe(0);
  expect((await site.build()).code).toBe(0);
  expect(hostOf(site)('/work')?.target).toBe('/work/gates');
});
