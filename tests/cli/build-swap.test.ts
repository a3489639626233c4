import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forSite, ROOT, runHere } from '../support/command.ts';
import { contents, TinySite } from '../support/tiny-site.ts';

const beside = (site: TinySite, part: string) => join(site.folder, `.dist.touchdown-${part}`);

/** A process id that nobody has: above the largest that Linux gives out. */
const DEAD = '4194999';

/** What every command does first, by the one that does least else. */
function nextCommand({ folder }: TinySite) {
  return runHere(['lint', 'site.config.yaml'], { cwd: folder, site: folder });
}

/** Starts a build in a process of its own. */
function startBuild(site: TinySite, node: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const args = ['build', '--landings', site.landings, '--config', site.config, '--out', site.dist];
  return spawn(
    process.execPath,
    [...node, join(ROOT, 'bin/touchdown.js'), ...forSite(args, ROOT, site.folder)],
    {
      cwd: site.folder,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    },
  );
}

/** Builds and kills that after `milliseconds`. */
function buildAndKill(site: TinySite, milliseconds: number): Promise<void> {
  const child = startBuild(site);
  const timer = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  return new Promise((resolve) => {
    child.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Builds and is killed before the call of that number that moves or removes something; true if there was one. */
function buildUntilCall(site: TinySite, call: number): Promise<boolean> {
  const killer = ['--import', join(ROOT, 'tests/support/kill-at.mjs')];
  const child = startBuild(site, killer, { KILL_AT: String(call) });
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL') resolve(signal === 'SIGKILL');
      else reject(new Error(`The build ended with ${code}`));
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
    await nextCommand(site);
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
    await nextCommand(site);
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

  it('waits for no process that got the number of a dead build later', async () => {
    const site = new TinySite('gate');
    const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    onTestFinished(() => void sleeper.kill());
    writeFileSync(beside(site, 'lock'), `${sleeper.pid}-1`);
    expect((await site.build()).code).toBe(0);
    expect(existsSync(beside(site, 'lock'))).toBe(false);
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
    // From the first reading to the swap, on a quick machine and on a slow one.
    for (const milliseconds of [150, 350, 550, 750, 1100, 1600]) {
      await buildAndKill(site, milliseconds);
      await nextCommand(site);
      const now = contents(site.dist);
      expect([old, fresh]).toContainEqual(now);
    }
    expect((await site.build()).code).toBe(0);
    expect(contents(site.dist)).toEqual(fresh);
  });

  it('may be killed before each of its steps: one of the two sites is complete, and what is kept is there', async () => {
    const site = new TinySite('gate');
    appendFileSync(site.config, '\nkeep: [CNAME, services/own.txt]\n');
    await site.build();
    const own = ['CNAME', 'services/own.txt', '.git/config'];
    for (const file of own) {
      mkdirSync(dirname(join(site.dist, file)), { recursive: true });
      writeFileSync(join(site.dist, file), 'mine');
    }
    const gate = () => readFileSync(join(site.dist, 'gate.html'), 'utf8');
    let last = 'We are on the road.';
    for (let call = 1; ; call += 1) {
      const next = `We are at mile ${call}.`;
      const before = contents(site.dist);
      site.write('gate', (text) => text.replace('We are on the road.', next));
      const killed = await buildUntilCall(site, call);
      await nextCommand(site);
      const after = contents(site.dist);
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const file of own) expect(after.get(file)).toBe('mine');
      if (gate().includes(last)) expect(after).toEqual(before);
      else expect(gate()).toContain(next);
      expect((await site.build()).code).toBe(0);
      expect(gate()).toContain(next);
      // A command that is told nothing of the site takes this folder for one, and keeps its schemas there.
      const names = readdirSync(site.folder).filter((name) => name !== '.touchdown');
      expect(names.sort()).toEqual(['dist', 'landings', 'site.config.yaml']);
      last = next;
      if (!killed) break;
      expect(call).toBeLessThan(60);
    }
  });

  it('moves what somebody puts into the old site meanwhile', async () => {
    const site = new TinySite('gate');
    await site.build();
    mkdirSync(beside(site, 'old'));
    writeFileSync(join(beside(site, 'old'), 'notes.txt'), 'mine');
    writeFileSync(join(beside(site, 'old'), 'robots.txt'), 'old');
    expect((await site.build()).code).toBe(1);
    expect(readFileSync(join(site.dist, 'notes.txt'), 'utf8')).toBe('mine');
  });
});
