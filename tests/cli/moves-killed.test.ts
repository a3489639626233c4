import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  const site = new SmallSite();
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
  pages: filesIn(join(folder, 'pages')),
  site: filesIn(join(folder, 'site')),
  config: readFileSync(join(folder, 'site.config.yaml'), 'utf8'),
});

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
    const copy = () => {
      const other = join(tempFolder(), 'site');
      cpSync(folder, other, { recursive: true, verbatimSymlinks: true });
      return other;
    };
    const whole = copy();
    const count = join(tempFolder(), 'steps');
    expect(await rename(whole, [from, to], { KILL_AT: '0', STEP_COUNT: count })).toBe(0);
    const steps = Number(readFileSync(count, 'utf8'));
    expect(steps).toBeGreaterThan(3);
    for (const step of sample(
      Array.from({ length: steps }, (_, index) => index + 1),
      4,
    )) {
      const cut = copy();
      expect(await rename(cut, [from, to], { KILL_AT: String(step) }), `step ${step}`).toBe(null);
      await rename(cut, [from, to]);
      expect(sources(cut), `step ${step}`).toEqual(sources(whole));
    }
  },
);
