import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';
import { SmallSite } from '../support/small-site.ts';

const PAGE = 'pages/index/page.yaml';

test('lint --watch tells what it finds whenever a file has changed, and ends with the code of its last run', async () => {
  const site = new DataSite();
  const right = site.text(PAGE);
  const args = [join(ROOT, 'bin/touchdown.js'), 'lint', '--watch', '--json', '--root', site.root];
  const lint = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void lint.kill('SIGKILL'));
  const lines = createInterface(lint.stdout)[Symbol.asyncIterator]();
  /** Errors of the next document, which is a line. */
  const errors = async () => JSON.parse((await lines.next()).value).summary.errors;
  const replace = (text: string) => {
    site.write(`${PAGE}.tmp`, text);
    renameSync(join(site.root, `${PAGE}.tmp`), join(site.root, PAGE));
  };
  expect(await errors()).toBe(0);
  site.write(PAGE, `${right}colour: red\n`);
  expect(await errors()).toBe(1);
  // As editors save, by a new file in the place of the old one, and again.
  replace(right);
  expect(await errors()).toBe(0);
  replace(`${right}colour: red\nsize: large\n`);
  expect(await errors()).toBe(2);
  lint.kill('SIGINT');
  expect(await once(lint, 'exit')).toEqual([1, null]);
});

test('lint --watch goes on where the configuration or the folder of landings was gone for a while', async () => {
  const site = new SmallSite('gate');
  const landings = join(site.folder, 'landings');
  const config = join(site.folder, 'site.config.yaml');
  const args = [join(ROOT, 'bin/touchdown.js'), 'lint', '--watch', '--root', site.folder];
  const lint = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void lint.kill('SIGKILL'));
  let told = '';
  for (const stream of [lint.stdout, lint.stderr]) stream.on('data', (text) => (told += text));
  /** Waits for words that are told from now on. */
  const tells = async (words: RegExp, change: () => void) => {
    told = '';
    change();
    await expect.poll(() => told, { timeout: 60_000 }).toMatch(words);
  };
  await tells(/No problems/, () => {});
  await tells(/site\.config\.yaml/, () => renameSync(config, `${config}.away`));
  await tells(/No problems/, () => renameSync(`${config}.away`, config));
  const text = readFileSync(join(landings, 'gate.yaml'), 'utf8');
  await tells(/has changed[\s\S]*roblem/, () => rmSync(landings, { recursive: true }));
  await tells(/has changed[\s\S]*roblem/, () => {
    mkdirSync(landings);
    writeFileSync(join(landings, 'gate.yaml'), text);
  });
  await tells(/shape\/unknown-key/, () => site.write('gate', (right) => `${right}colour: red\n`));
});

test('lint --watch ends if a file that it is to watch does not exist', async () => {
  const site = new SmallSite('gate');
  expect((await site.process(['lint', '--watch', 'landings/nope.yaml'])).code).toBe(2);
});
