import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Host, siteFolder, startHost } from './preview-host.ts';

let root: string;
let host: Host;

beforeEach(async () => {
  root = siteFolder();
  host = await startHost(root);
});

describe('a file that cannot be read', () => {
  it('is answered with 503, and the next request as ever', async () => {
    // More than Node reads at once, and no byte of it on the disk.
    writeFileSync(join(root, 'dist/huge.html'), '');
    truncateSync(join(root, 'dist/huge.html'), 5 * 2 ** 30);
    const answer = await host.get('/huge');
    expect(answer.status).toBe(503);
    expect(answer.text).not.toContain(root);
    expect((await host.get('/about')).status).toBe(200);
  });

  it.skipIf(process.getuid?.() === 0)('for want of rights is answered with 503', async () => {
    chmodSync(join(root, 'dist/about.html'), 0);
    expect((await host.get('/about')).status).toBe(503);
    expect((await host.get('/')).status).toBe(200);
  });

  it('because it is gone is answered with 404', async () => {
    expect((await host.get('/about')).status).toBe(200);
    rmSync(join(root, 'dist/about.html'));
    expect((await host.get('/about')).status).toBe(404);
    rmSync(join(root, 'dist'), { recursive: true });
    expect((await host.get('/about')).status).toBe(404);
  });
});

/** Puts two folders in each other's place, again and again, until it is killed. */
const SWAPPING = `
const { renameSync } = require('node:fs');
const [dist, other, aside] = process.argv.slice(1);
process.stdout.write('swapping');
for (;;) {
  renameSync(dist, aside);
  renameSync(other, dist);
  renameSync(aside, other);
}`;

describe('a folder that another process swaps while it is served', () => {
  it('never ends the host', async () => {
    const [dist, other, aside] = ['dist', 'other', 'aside'].map((name) => join(root, name));
    // What is a file in one of them is a folder in the other.
    mkdirSync(join(other as string, 'about.html'), { recursive: true });
    const args = ['-e', SWAPPING, dist, other, aside] as string[];
    const swapper = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(async () => {
      swapper.kill('SIGKILL');
      await once(swapper, 'close');
    });
    await new Promise((resolve) => swapper.stdout.once('data', resolve));
    const paths = ['/about', '/', '/assets/x.css', '/client/ABC123', '/none'];
    const statuses = new Set<number>();
    for (let round = 0; round < 150; round += 1)
      for (const { status } of await Promise.all(paths.map((path) => host.get(path))))
        statuses.add(status);
    expect([...statuses].filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
  });
});
