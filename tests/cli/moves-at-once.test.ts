import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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
