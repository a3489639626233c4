import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runHere } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';

const FILE = 'landings/angebot.yaml';

it.each<[string, string, string, string]>([
  ['a file', FILE, 'This is a file, not the folder of landings.', `touchdown lint ${FILE}`],
  ['nothing', 'offers', 'The folder of landings is missing', 'name the right one with --landings'],
])('due and lint say so if --landings names %s', async (_, name, message, hint) => {
  const site = new DataSite();
  site.write(FILE, 'page: { publishAt: 2027-03-28T09:00 }\n');
  const run = (...args: string[]) => runHere(args, { cwd: site.root, site: null });
  const due = await run('due', '--landings', name);
  expect([due.code, due.stdout]).toEqual([1, '']);
  const lint = await run('lint', '--landings', name);
  expect(lint.code).toBe(1);
  for (const told of [due.stderr, lint.stdout])
    expect(told).toMatch(
      new RegExp(`^${name}:1:1 +error +address/no-folder\n +${message}.*\n.*${hint}`),
    );
});

it('due tells what is wrong with the configuration, whichever it is', async () => {
  const site = new DataSite();
  const run = (...args: string[]) => runHere(['due', ...args], { cwd: site.root, site: null });
  const missing = await run('--config', 'staging.yaml', '--json');
  expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('staging.yaml:1:1') });
  expect(JSON.parse(missing.stdout)).toEqual({ error: 'The configuration has errors.' });
  const folder = await run('--config', 'pages');
  expect(folder.stderr).toMatch(/^pages:1:1 +error +file\/not-a-file\n.*cannot be read\.\n/);
});

it('due needs no folder of landings in a site whose pages are all in pages/', async () => {
  const site = new DataSite();
  rmSync(join(site.root, 'landings'), { recursive: true });
  const { code, stdout } = await runHere(['due'], { cwd: site.root, site: null });
  expect([code, stdout]).toEqual([0, 'No scheduled changes.\n']);
});
