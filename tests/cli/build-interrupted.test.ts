import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../support/command.ts';
import { SmallSite } from '../support/small-site.ts';

describe('build --json says why it could not go on', () => {
  it('when the output folder is not its own', async () => {
    const site = new SmallSite('gate');
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
    // So many that none is done before it is interrupted.
    const site = new SmallSite(...Array.from({ length: 1500 }, (_, index) => `gate-${index}`));
    const build = spawn(process.execPath, [join(ROOT, 'bin/touchdown.js'), 'build', '--json'], {
      cwd: site.folder,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => void build.kill('SIGKILL'));
    let stdout = '';
    build.stdout.on('data', (chunk) => (stdout += chunk));
    const ended = new Promise((resolve) => build.once('close', resolve));
    const firstPage = join(site.folder, '.dist.touchdown-stage/gate-0.html');
    await expect.poll(() => existsSync(firstPage), { interval: 5, timeout: 60_000 }).toBe(true);
    build.kill('SIGINT');
    expect(await ended).toBe(1);
    const { error, pages } = JSON.parse(stdout);
    expect([pages, error]).toEqual([0, expect.stringContaining('interrupted')]);
    const names = readdirSync(site.folder).sort();
    expect(names).toEqual(['.touchdown', 'landings', 'pages', 'site.config.yaml']);
  });
});
