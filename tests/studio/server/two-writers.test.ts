import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { SAVE_WINDOW_MS } from '../../../cli/studio/edits/recent-saves.ts';
import { LiveStudio } from '../../support/live-studio.ts';
import { cases } from '../../support/proof.ts';
import { SmallSite } from '../../support/small-site.ts';

const FILE = 'landings/hull.yaml';
const EDITS = cases(25, 500);

/** What `k1: 1` and so on have to be at the end. */
const all = Object.fromEntries(
  Array.from({ length: EDITS }, (_, index) => [`k${index + 1}`, index + 1]),
);

it('two writers of one landing lose none of their edits', async () => {
  const { folder } = new SmallSite('hull');
  const path = join(folder, FILE);
  writeFileSync(
    path,
    `${readFileSync(path, 'utf8')}program:\n  k0: 0\n# A comment between.\nstudio:\n  k0: 0\n`,
  );
  const studio = await LiveStudio.start(folder);
  const writer = join(import.meta.dirname, 'other-writer.mjs');
  const program = spawn(process.execPath, [writer, path, String(EDITS)], { stdio: 'inherit' });
  const ended = once(program, 'exit');
  for (let number = 1; number <= EDITS; number += 1) {
    await studio.set(FILE, ['studio', `k${number}`], number);
    if (number % 3 > 0) await studio.save();
  }
  expect((await ended)[0]).toBe(0);
  const later = Date.now() + SAVE_WINDOW_MS;
  await expect.poll(() => Date.now(), { interval: 100 }).toBeGreaterThan(later);
  await expect
    .poll(async () => {
      expect(await studio.save()).toMatchObject({ conflicting: [] });
      return (await studio.file(FILE)).isUnsaved;
    })
    .toBe(false);
  const value = parse(readFileSync(path, 'utf8'));
  expect(value.program).toEqual({ k0: 0, ...all });
  expect(value.studio).toEqual({ k0: 0, ...all });
  expect(readFileSync(path, 'utf8')).toContain('# A comment between.');
  expect(studio.faults).toEqual([]);
}, 900_000);
