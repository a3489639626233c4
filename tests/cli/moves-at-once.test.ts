import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Operation } from '../../cli/edit/operation.ts';
import { pageAt } from '../../cli/moves/moved-page.ts';
import { SiteChanges } from '../../cli/moves/site-changes.ts';
import { openSite } from '../../cli/site/open-site.ts';
import { SmallSite } from '../support/small-site.ts';

/** The addresses that the configuration of a site redirects. */
function redirected(site: SmallSite): string[] {
  const { redirects = [] } = parse(readFileSync(join(site.folder, 'site.config.yaml'), 'utf8'));
  return redirects.map(({ from }: { from: string }) => from);
}

test('of several moves at once, each that reports success has its redirect', async () => {
  const site = new SmallSite('offer', 'gate', 'yard', 'lot');
  const moves = ['offer', 'gate', 'yard'].map((slug) => ['rename', slug, `${slug}-new`]);
  const done = await Promise.all([...moves, ['remove', 'lot']].map((args) => site.process(args)));
  const moved = ['offer', 'gate', 'yard', 'lot'].filter((_, at) => done[at]?.code === 0);
  expect(moved).not.toEqual([]);
  expect(redirected(site).sort()).toEqual(moved.map((slug) => `/${slug}`).sort());
  for (const { code, stderr } of done.filter((each) => each.code !== 0))
    expect([code, stderr]).toEqual([1, expect.stringContaining('Run this again.')]);
});

test('a move waits for no other, and for no process that is gone', async () => {
  const site = new SmallSite('offer');
  const lock = join(site.cache, 'moves/lock');
  mkdirSync(join(lock, '..'), { recursive: true });
  writeFileSync(lock, String(process.ppid));
  const { code, stderr } = await site.run('rename', 'offer', 'sale');
  expect([code, stderr]).toEqual([1, expect.stringContaining(String(process.ppid))]);
  expect(redirected(site)).toEqual([]);
  writeFileSync(lock, '999999999');
  expect((await site.run('rename', 'offer', 'sale')).code).toBe(0);
  expect(redirected(site)).toEqual(['/offer']);
});

test('a move that changes a file twice keeps what another program writes in between', async () => {
  const site = await openSite(new SmallSite('offer').folder, {});
  const changes = new SiteChanges(site);
  const set = (key: string): Operation[] => [{ op: 'set', path: ['business', key], value: 'Hull' }];
  changes.edit(site.configFile, () => set('serving'));
  appendFileSync(site.configFile, '# written meanwhile\n');
  const written = readFileSync(site.configFile, 'utf8');
  changes.edit(site.configFile, () => set('tagline'));
  let isDone = false;
  const page = pageAt('/offer', site);
  if (!page) throw new Error('There is no page.');
  expect(() => changes.carryOut({ page }, () => (isDone = true))).toThrow('Run this again.');
  expect([isDone, readFileSync(site.configFile, 'utf8')]).toEqual([false, written]);
});

test('of edits and a move at once, what is reported as written stays', async () => {
  const site = new SmallSite('offer', 'gate');
  const keys = ['tagline', 'serving', 'legalName'];
  const edits = keys.map((key) => [
    'edit',
    'site.config.yaml',
    '--set',
    `business.${key}=By ${key}`,
  ]);
  const moves = [['rename', 'offer', 'sale']];
  const done = await Promise.all([...edits, ...moves].map((args) => site.process(args)));
  const config = readFileSync(site.config, 'utf8');
  const isWritten = [
    ...keys.map((key) => config.includes(`By ${key}`)),
    redirected(site).length > 0,
  ];
  expect(done.map(({ stdout }) => stdout !== '')).toEqual(isWritten);
  for (const { code, stderr } of done.filter(({ stdout }) => stdout === ''))
    expect([code, stderr]).toEqual([1, expect.stringContaining('Run this again.')]);
});

test('an edit of a page that moves meanwhile is done, or its file is missing', async () => {
  const site = new SmallSite('offer');
  const edit = ['edit', 'landings/offer.yaml', '--set', 'hero.headline=Gates'];
  const [edited, moved] = await Promise.all([
    site.process(edit),
    site.process(['rename', 'offer', 'sale']),
  ]);
  expect(moved.code).toBe(0);
  const isWritten = readFileSync(join(site.landings, 'sale.yaml'), 'utf8').includes('Gates');
  expect([edited.stdout !== '', edited.code === 3]).toEqual([isWritten, false]);
});

test.runIf(process.platform !== 'win32' && process.getuid?.() === 0)(
  'a page moves where the cache of the site belongs to somebody else',
  async () => {
    const site = new SmallSite('offer');
    execFileSync('chown', ['-R', '65534', site.folder]);
    execFileSync('chown', ['-R', '0', site.cache]);
    chmodSync(site.cache, 0o755);
    const { code, stderr } = await site.process(['rename', 'offer', 'sale'], { uid: 65_534 });
    expect([code, stderr]).toEqual([0, '']);
    expect(redirected(site)).toEqual(['/offer']);
  },
);
