import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runHere } from '../support/command.ts';
import { commitAll, initRepository } from '../support/repository.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { LEDGER, LedgerSite } from './ledger-site.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('a hook of git sees what was published by a site in a subfolder', async () => {
  const repository = tempFolder();
  initRepository(repository);
  const folder = join(repository, 'site');
  cpSync(new SmallSite('gate', 'yard').folder, folder, { recursive: true });
  const build = async () => {
    const { code, stdout } = await runHere(['build', '--json'], { cwd: folder, site: null });
    const { diagnostics } = JSON.parse(stdout);
    return [code, ...diagnostics.map(({ rule }: { rule: string }) => rule)];
  };
  expect(await build()).toEqual([0]);
  commitAll(repository);
  rmSync(join(folder, 'landings/yard.yaml'));
  // As git sets it for the hooks of a linked work tree.
  vi.stubEnv('GIT_DIR', join(repository, '.git'));
  expect(await build()).toEqual([1, 'address/vanished']);
});

test('a ledger that git ignores is told, and every address in it counts', async () => {
  const site = new LedgerSite('gate', 'yard');
  initRepository(site.folder);
  appendFileSync(join(site.folder, '.gitignore'), '*.txt\n');
  expect((await site.build()).code).toBe(0);
  commitAll(site.folder);
  for (const command of ['build', 'build', 'lint']) {
    const { code, stdout } = await site.run(command, '--json');
    const told = JSON.parse(stdout).diagnostics.map(({ rule }: { rule: string }) => rule);
    expect([code, told.filter((rule: string) => rule.startsWith('address/'))]).toEqual([
      0,
      ['address/unkept'],
    ]);
  }
  site.delete('yard');
  expect(await site.findings()).toEqual([`${LEDGER}:5 address/vanished`]);
});

test('a site in a folder that git ignores is in no repository', async () => {
  const site = new LedgerSite('gate');
  initRepository(site.folder);
  appendFileSync(join(site.folder, '.gitignore'), '*\n');
  site.writeLedger('/', '/gate', '/yard');
  expect(await site.findings()).toEqual([`${LEDGER}:3 address/vanished`]);
  site.writeLedger('/', '/gate');
  expect((await site.build()).report.diagnostics).toEqual([]);
});
