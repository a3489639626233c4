import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { runHere } from '../support/command.ts';
import { commitAll, initRepository } from '../support/repository.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

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
