import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FinishedSite, filesIn, siteOf } from '../publish/finished-site.ts';
import { ROOT } from '../support/command.ts';
import { sample } from '../support/proof.ts';

/** Runs `touchdown publish www` as a process of its own. */
function publish(site: FinishedSite, env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  const args = [
    ...['--import', join(ROOT, 'tests/support/kill-at.mjs')],
    ...[join(ROOT, 'bin/touchdown.js'), 'publish', 'www'],
  ];
  const child = spawn(process.execPath, args, {
    cwd: site.root,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.once('close', resolve));
}

/** The page that is shown, if all that the list of the release names is there as it was written. */
function shownPage(folder: string): string {
  const files = filesIn(join(folder, 'current'));
  const hashes = Object.entries(files).map(([path, text]) => [
    path,
    createHash('sha256').update(text).digest('hex'),
  ]);
  const actual = Object.fromEntries(hashes);
  for (const { path, hash } of JSON.parse(files['build-manifest.json'] ?? ''))
    expect(actual[path], path).toBe(hash);
  return files['index.html'] ?? '';
}

test('killed at any step, publish leaves one whole release, and the next one goes on', async () => {
  const site = new FinishedSite();
  const folder = join(site.root, 'www');
  for (const asset of ['a', 'b', 'c', 'd']) {
    site.build(siteOf(asset));
    expect((await site.publish('www')).code).toBe(0);
  }
  site.build(siteOf('e'));
  const before = `${folder}.before`;
  cpSync(folder, before, { recursive: true, verbatimSymlinks: true });
  const count = join(site.root, 'steps');
  expect(await publish(site, { KILL_AT: '0', STEP_COUNT: count })).toBe(0);
  const steps = Array.from(
    { length: Number(readFileSync(count, 'utf8')) },
    (_, index) => index + 1,
  );
  expect(steps.length).toBeGreaterThan(10);
  for (const step of sample(steps, 7)) {
    rmSync(folder, { recursive: true });
    cpSync(before, folder, { recursive: true, verbatimSymlinks: true });
    expect(await publish(site, { KILL_AT: String(step) }), `step ${step}`).toBe(null);
    expect(shownPage(folder), `step ${step}`).toMatch(/^index needs assets\/page-[de]\.css$/);
    expect((await site.publish('www')).code, `step ${step}`).toBe(0);
    expect(shownPage(folder), `step ${step}`).toBe('index needs assets/page-e.css');
    expect(readdirSync(join(folder, 'releases')).length, `step ${step}`).toBeLessThanOrEqual(5);
    for (const place of ['', 'blobs', 'manifests', 'releases'])
      expect(readdirSync(join(folder, place)).filter((name) => name.endsWith('.draft'))).toEqual(
        [],
      );
  }
});
