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
import { ROOT } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { contents } from '../support/tiny-site.ts';

const beside = (site: SmallSite, part: string) => join(site.folder, `.dist.touchdown-${part}`);

/** A process id that nobody has: above the largest that Linux gives out. */
const DEAD = '4194999';

/** What every command does first, by the one that does least else. */
function nextCommand(site: SmallSite) {
  return site.run('lint', 'site.config.yaml');
}

/** Starts a build in a process of its own. */
function startBuild(site: SmallSite, node: string[] = [], env: NodeJS.ProcessEnv = {}) {
  return spawn(process.execPath, [...node, join(ROOT, 'bin/touchdown.js'), 'build'], {
    cwd: site.folder,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
}

/** Builds and kills that as soon as something can be seen of it, if it has not ended by then. */
async function buildAndKill(site: SmallSite, isSeen: () => boolean): Promise<void> {
  const child = startBuild(site);
  let hasEnded = false;
  const end = new Promise((resolve) => child.once('close', resolve)).then(() => {
    hasEnded = true;
  });
  await expect.poll(() => hasEnded || isSeen(), { interval: 5, timeout: 60_000 }).toBe(true);
  child.kill('SIGKILL');
  await end;
}

/** Builds and is killed before the step of that number that moves or removes something; true if there was one. */
function buildUntilStep(site: SmallSite, step: number, env = {}): Promise<boolean> {
  const killer = ['--import', join(ROOT, 'tests/support/kill-at.mjs')];
  const child = startBuild(site, killer, { KILL_AT: String(step), ...env });
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL') resolve(signal === 'SIGKILL');
      else reject(new Error(`The build ended with ${code}`));
    });
  });
}

/** How many steps a build of the site as it is now takes that move or remove something. */
async function countSteps(site: SmallSite): Promise<number> {
  const count = join(tempFolder(), 'steps');
  await buildUntilStep(site, 0, { STEP_COUNT: count });
  return Number(readFileSync(count, 'utf8'));
}

describe('the swap of the output folder', () => {
  it.each([
    ['before the first rename', (site: SmallSite) => renameSync(site.dist, beside(site, 'stage'))],
    [
      'between the renames',
      (site: SmallSite) => {
        renameSync(site.dist, beside(site, 'stage'));
        mkdirSync(beside(site, 'old'));
        writeFileSync(join(beside(site, 'old'), 'index.html'), 'old');
      },
    ],
    [
      'after the renames',
      (site: SmallSite) => {
        mkdirSync(beside(site, 'old'));
        writeFileSync(join(beside(site, 'old'), 'index.html'), 'old');
      },
    ],
  ])('is completed by the next command when it was cut %s', async (_, cut) => {
    const site = new SmallSite('gate');
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
    const site = new SmallSite('gate');
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
    const site = new SmallSite('gate');
    const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    writeFileSync(beside(site, 'lock'), String(sleeper.pid));
    expect((await site.build()).code).toBe(1);
    expect(existsSync(site.dist)).toBe(false);
    sleeper.kill('SIGKILL');
    await new Promise((resolve) => sleeper.on('close', resolve));
    expect((await site.build()).code).toBe(0);
  });

  it('waits for no process that got the number of a dead build later', async () => {
    const site = new SmallSite('gate');
    const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    onTestFinished(() => void sleeper.kill());
    writeFileSync(beside(site, 'lock'), `${sleeper.pid}-1`);
    expect((await site.build()).code).toBe(0);
    expect(existsSync(beside(site, 'lock'))).toBe(false);
  });

  it('leaves the old or the new site, whole, whenever the process is killed', async () => {
    const slugs = Array.from({ length: 30 }, (_, index) => `gate-${index}`);
    const site = new SmallSite(...slugs);
    await site.build();
    const old = contents(site.dist);
    const next = new SmallSite();
    for (const slug of slugs) {
      const edit = (text: string) => text.replace('We are on the road.', 'We are under way.');
      site.write(slug, edit);
      next.write(slug, edit);
    }
    await next.build();
    const fresh = contents(next.dist);
    const isThere = (part: string, count = 0) => {
      const folder = beside(site, part);
      return existsSync(folder) && (count === 0 || readdirSync(folder).length >= count);
    };
    const moments = [
      () => true,
      () => isThere('lock'),
      ...[1, 10, 30].map((count) => () => isThere('stage', count)),
      () => isThere('ready'),
    ];
    for (const moment of sample(moments, 1)) {
      await buildAndKill(site, moment);
      await nextCommand(site);
      const now = contents(site.dist);
      expect([old, fresh]).toContainEqual(now);
    }
    expect((await site.build()).code).toBe(0);
    expect(contents(site.dist)).toEqual(fresh);
  });

  it('may be killed before each of its steps: one of the two sites is complete, and what is kept is there', async () => {
    const site = new SmallSite('gate');
    appendFileSync(site.config, '\nkeep: [CNAME, services/own.txt]\n');
    await site.build();
    const own = ['CNAME', 'services/own.txt', '.git/config'];
    for (const file of own) {
      mkdirSync(dirname(join(site.dist, file)), { recursive: true });
      writeFileSync(join(site.dist, file), 'mine');
    }
    const gate = () => readFileSync(join(site.dist, 'gate.html'), 'utf8');
    let last = 'We are on the road.';
    site.write('gate', (text) => text.replace('We are on the road.', 'We are at mile 0.'));
    const steps = await countSteps(site);
    expect(steps).toBeGreaterThan(5);
    last = 'We are at mile 0.';
    const all = Array.from({ length: steps }, (_, index) => index + 1);
    for (const step of sample(all, 2)) {
      const next = `We are at mile ${step}.`;
      const before = contents(site.dist);
      site.write('gate', (text) => text.replace('We are on the road.', next));
      expect(await buildUntilStep(site, step)).toBe(true);
      await nextCommand(site);
      const after = contents(site.dist);
      expect([...after.keys()]).toEqual([...before.keys()]);
      for (const file of own) expect(after.get(file)).toBe('mine');
      if (gate().includes(last)) expect(after).toEqual(before);
      else expect(gate()).toContain(next);
      expect((await site.build()).code).toBe(0);
      expect(gate()).toContain(next);
      const names = readdirSync(site.folder).sort();
      expect(names).toEqual(['.touchdown', 'dist', 'landings', 'pages', 'site.config.yaml']);
      last = next;
    }
  });

  it('moves what somebody puts into the old site meanwhile', async () => {
    const site = new SmallSite('gate');
    await site.build();
    mkdirSync(beside(site, 'old'));
    writeFileSync(join(beside(site, 'old'), 'notes.txt'), 'mine');
    writeFileSync(join(beside(site, 'old'), 'robots.txt'), 'old');
    expect((await site.build()).code).toBe(1);
    expect(readFileSync(join(site.dist, 'notes.txt'), 'utf8')).toBe('mine');
  });
});
