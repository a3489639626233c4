import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeLandings } from '../bench/make-landings.mjs';
import { forSite, ROOT } from '../support/command.ts';
import { TinySite } from '../support/tiny-site.ts';

describe('build --json says why it could not go on', () => {
  it('when the output folder is not its own', async () => {
    const site = new TinySite('gate');
    mkdirSync(site.dist);
    writeFileSync(join(site.dist, 'notes.txt'), 'mine');
    const { code, report } = await site.build();
    expect(code).toBe(1);
    expect(report).toMatchObject({
      pages: 0,
      diagnostics: [],
      error: expect.stringContaining('dist'),
    });
  });

  it('when it is interrupted, and leaves nothing behind', async () => {
    const site = new TinySite();
    makeLandings(join(ROOT, 'landings'), site.landings, 600);
    const args = ['build', '--landings', site.landings, '--out', site.dist, '--json'];
    const build = spawn(
      process.execPath,
      [join(ROOT, 'bin/touchdown.js'), ...forSite(args, ROOT, site.folder)],
      {
        cwd: site.folder,
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    onTestFinished(() => void build.kill('SIGKILL'));
    let stdout = '';
    build.stdout.on('data', (chunk) => (stdout += chunk));
    const ended = new Promise((resolve) => build.once('close', resolve));
    const firstPage = join(site.folder, '.dist.touchdown-stage/landing-000000.html');
    await expect.poll(() => existsSync(firstPage), { interval: 5, timeout: 60_000 }).toBe(true);
    build.kill('SIGINT');
    expect(await ended).toBe(1);
    const { error, pages } = JSON.parse(stdout);
    expect([pages, error]).toEqual([0, expect.stringContaining('interrupted')]);
    expect(readdirSync(site.folder).sort()).toEqual(['landings', 'site.config.yaml']);
  });
});
