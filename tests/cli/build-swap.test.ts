import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, runHere } from '../support/command.ts';
import { contents, TinySite } from '../support/tiny-site.ts';

const beside = (site: TinySite, part: string) => join(site.folder, `.dist.touchdown-${part}`);

/** A process id that nobody has: above the largest that Linux gives out. */
const DEAD = '4194999';

/** Builds in a process of its own and kills it after `milliseconds`. */
function buildAndKill(site: TinySite, milliseconds: number): Promise<void> {
  const args = ['build', '--landings', site.landings, '--config', site.config, '--out', site.dist];
  const child = spawn(process.execPath, [join(ROOT, 'bin/touchdown.js'), ...args], {
    cwd: site.folder,
    stdio: 'ignore',
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  return new Promise((resolve) => {
    child.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

describe('the swap of the output folder', () => {
  it.each([
    ['before the first rename', (site: TinySite) => renameSync(site.dist, beside(site, 'stage'))],
    [
      'between the renames',
      (site: TinySite) => {
        renameSync(site.dist, beside(site, 'stage'));
        mkdirSync(beside(site, 'old'));
        writeFileSync(join(beside(site, 'old'), 'index.html'), 'old');
      },
    ],
    [
      'after the renames',
      (site: TinySite) => {
        mkdirSync(beside(site, 'old'));
        writeFileSync(join(beside(site, 'old'), 'index.html'), 'old');
      },
    ],
  ])('is completed by the next command when it was cut %s', async (_, cut) => {
    const site = new TinySite('gate');
    await site.build();
    const finished = contents(site.dist);
    cut(site);
    writeFileSync(beside(site, 'ready'), '');
    writeFileSync(beside(site, 'lock'), DEAD);
    await runHere(['lint', '--landings', 'landings'], { cwd: site.folder });
    expect(contents(site.dist)).toEqual(finished);
    expect(existsSync(beside(site, 'stage'))).toBe(false);
    expect(existsSync(beside(site, 'old'))).toBe(false);
  });

  it('leaves a stage that was not finished unused', async () => {
    const site = new TinySite('gate');
    await site.build();
    const before = contents(site.dist);
    mkdirSync(beside(site, 'stage'));
    writeFileSync(join(beside(site, 'stage'), 'index.html'), 'half');
    await runHere(['lint', '--landings', 'landings'], { cwd: site.folder });
    expect(contents(site.dist)).toEqual(before);
    expect((await site.build()).code).toBe(0);
    expect(contents(site.dist)).toEqual(before);
  });

  it('waits for nobody: a living build keeps others out, a dead one does not', async () => {
    const site = new TinySite('gate');
    const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    writeFileSync(beside(site, 'lock'), String(sleeper.pid));
    expect((await site.build()).code).toBe(1);
    expect(existsSync(site.dist)).toBe(false);
    sleeper.kill('SIGKILL');
    await new Promise((resolve) => sleeper.on('close', resolve));
    expect((await site.build()).code).toBe(0);
  });

  it('leaves the old or the new site, whole, whenever the process is killed', async () => {
    const slugs = Array.from({ length: 30 }, (_, index) => `gate-${index}`);
    const site = new TinySite(...slugs);
    await site.build();
    const old = contents(site.dist);
    const next = new TinySite();
    for (const slug of slugs) {
      const edit = (text: string) => text.replace('We are on the road.', 'We are under way.');
      site.write(slug, edit);
      next.write(slug, edit);
    }
    await next.build();
    const fresh = contents(next.dist);
    for (let round = 0; round < 12; round += 1) {
      await buildAndKill(site, 120 + round * 45);
      await runHere(['lint', '--landings', 'landings'], { cwd: site.folder });
      const now = contents(site.dist);
      expect([old, fresh]).toContainEqual(now);
    }
    expect((await site.build()).code).toBe(0);
    expect(contents(site.dist)).toEqual(fresh);
  });
});
