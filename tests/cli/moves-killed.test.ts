import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../publish/finished-site.ts';
import { ROOT } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Runs `touchdown rename` as a process of its own. */
function rename(
  folder: string,
  [from, to]: readonly [string, string],
  env: NodeJS.ProcessEnv = {},
): Promise<number | null> {
  const args = [
    ...['--import', join(ROOT, 'tests/support/kill-at.mjs')],
    ...[join(ROOT, 'bin/touchdown.js'), 'rename', from, to],
  ];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.once('close', resolve));
}

/** A page with code, files and a page below it. */
function siteWithCode(): SmallSite {
  const site = new SmallSite('gate');
  for (const path of ['work', 'work/gates']) site.addPage(path);
  const files = {
    'pages/work/iron.ts': "export * from '../../site/steel.ts';\n",
    'pages/work/plans/notes.ts': "import '../iron.ts';\n",
    'site/steel.ts': "import '../pages/work/iron.ts';\n",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(site.folder, file, '..'), { recursive: true });
    writeFileSync(join(site.folder, file), text);
  }
  return site;
}

/** What a site is made of. */
const sources = (folder: string) => ({
  landings: filesIn(join(folder, 'landings')),
  pages: filesIn(join(folder, 'pages')),
  site: filesIn(join(folder, 'site')),
  config: readFileSync(join(folder, 'site.config.yaml'), 'utf8'),
});

function copyOf(folder: string): string {
  const other = join(tempFolder(), 'site');
  cpSync(folder, other, { recursive: true, verbatimSymlinks: true });
  return other;
}

/** Moves a page in a copy of a site, and counts the steps. */
async function moved(folder: string, names: [string, string]) {
  const whole = copyOf(folder);
  const count = join(tempFolder(), 'steps');
  expect(await rename(whole, names, { KILL_AT: '0', STEP_COUNT: count })).toBe(0);
  const steps = Number(readFileSync(count, 'utf8'));
  expect(steps).toBeGreaterThan(3);
  return { whole, steps: Array.from({ length: steps }, (_, index) => index + 1) };
}

/** Into a folder of the page itself, below a page below it, and elsewhere. */
const MOVES: [from: string, to: string][] = [
  ['/work', '/work/iron'],
  ['/work', '/work/gates/iron'],
  ['/work', '/jobs'],
];

test.each(sample(MOVES, 1))(
  'killed at any step, a move of %s to %s is completed by the next one',
  async (from, to) => {
    const { folder } = siteWithCode();
    const { whole, steps } = await moved(folder, [from, to]);
    for (const step of sample(steps, 4)) {
      const cut = copyOf(folder);
      expect(await rename(cut, [from, to], { KILL_AT: String(step) }), `step ${step}`).toBe(null);
      await rename(cut, [from, to]);
      expect(sources(cut), `step ${step}`).toEqual(sources(whole));
    }
  },
);

/** A site in which the home page links to a landing and to a page. */
function linkingSite(): SmallSite {
  const site = siteWithCode();
  const home = join(site.folder, 'pages/index/page.yaml');
  const links = '[the gate](/gate) and [our work](/work)';
  appendFileSync(home, `  - prose: { heading: More, body: "See ${links}." }\n`);
  return site;
}

const OTHER_MOVES: [from: string, to: string, other: string][] = [
  ['/gate', '/door', '/fence'],
  ['/work', '/work/iron', '/jobs'],
  ['/work', '/jobs', '/work/gates/iron'],
];

test.each(sample(OTHER_MOVES, 1))(
  'killed at any step, a move of %s to %s leaves nothing to one to %s',
  async (from, to, other) => {
    const { folder } = linkingSite();
    const { steps } = await moved(folder, [from, to]);
    const { whole } = await moved(folder, [from, other]);
    // Before the last steps, which come after the page itself.
    const [page] = from === '/gate' ? ['landings/gate.yaml'] : ['pages/work/page.yaml'];
    for (const step of sample(steps, 3)) {
      const cut = copyOf(folder);
      expect(await rename(cut, [from, to], { KILL_AT: String(step) }), `step ${step}`).toBe(null);
      if (!existsSync(join(cut, page))) continue;
      expect(await rename(cut, [from, other]), `step ${step}`).toBe(0);
      expect(sources(cut), `step ${step}`).toEqual(sources(whole));
    }
  },
);
