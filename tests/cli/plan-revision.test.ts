import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere } from '../support/command.ts';
import { commitAll, initRepository } from '../support/repository.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { PlannedSite, SLUGS } from './planned-changes.ts';

/** A site that the last commit of a repository has added, in a folder of its own. */
function newInRepository() {
  const repository = tempFolder();
  initRepository(repository);
  commitAll(repository);
  const cwd = join(repository, 'site');
  cpSync(new PlannedSite().folder, cwd, { recursive: true });
  commitAll(repository);
  const told = async (name: string) =>
    (await runHere(['plan', '--against', name, '--json'], { cwd, site: null })).stdout;
  return { cwd, repository, told };
}

describe('touchdown plan', () => {
  describe('against a revision that cannot be compared says why:', () => {
    const error = async (site: PlannedSite, name: string) =>
      JSON.parse((await site.run('plan', '--against', name, '--json')).stdout).error;

    test('its site has errors, the first at its place', async () => {
      const site = new PlannedSite();
      initRepository(site.folder);
      site.rewrite('page-0', 'scale', 'no-such-icon');
      commitAll(site.folder);
      site.rewrite('page-0', 'no-such-icon', 'scale');
      expect(await error(site, 'HEAD')).toMatch(
        /^--against HEAD: .* 1 error, .*\nlandings\/page-0\.yaml:\d+:\d+: .*no-such-icon/,
      );
    });

    test('it is a folder without a build', async () => {
      expect(await error(new PlannedSite(), 'landings')).toContain('no build has written');
    });

    test('there is no repository', async () => {
      const site = new PlannedSite();
      expect(await error(site, 'HEAD')).toContain('not a git repository');
    });

    test('it is in a part of the history that a clone lacks', async () => {
      const { repository, told } = newInRepository();
      const head = execFileSync('git', ['-C', repository, 'rev-parse', 'HEAD']);
      writeFileSync(join(repository, '.git/shallow'), head);
      expect(await told('HEAD~1')).toContain('fetch-depth: 0');
      expect(await told('landings')).toContain('no build has written');
    });
  });

  test('against a revision without the site every page is new', async () => {
    const { cwd, repository, told } = newInRepository();
    const expectNew = async (name: string) => {
      const { against, pages } = JSON.parse(await told(name));
      expect(against).toBe(`nothing, as ${name} has no site in this folder yet`);
      expect(pages.length).toBeGreaterThan(SLUGS.length);
      for (const { change } of pages) expect(change).toBe('added');
    };
    await expectNew('HEAD~1');
    // Its folder may have been there for something else.
    rmSync(join(cwd, 'site.config.yaml'));
    commitAll(repository);
    execFileSync('git', ['-C', repository, 'checkout', '-q', 'HEAD~1', '--', 'site']);
    await expectNew('HEAD');
  });
});
