import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, runHere } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { makeLandings } from './make-landings.mjs';

test('landings of the bench differ from each other and hold no error', async () => {
  const folder = tempFolder();
  const landings = join(ROOT, 'landings');
  const count = 2 * readdirSync(landings).length;
  makeLandings(landings, folder, count);
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(new Set(texts).size).toBe(count);
  const looked = new Set(sample(readdirSync(folder), 16));
  for (const name of readdirSync(folder)) if (!looked.has(name)) rmSync(join(folder, name));
  const { code, stdout, stderr } = await runHere(['lint', '--landings', folder]);
  expect(code, stdout + stderr).toBe(0);
});
