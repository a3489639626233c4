import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';

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
