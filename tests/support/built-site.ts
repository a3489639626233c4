import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createStaticHost } from '../../cli/serve/static-host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the real site, built once for the whole suite. */
    siteFolder: string;
    /** Address of the real site, without a trailing slash. */
    siteUrl: string;
  }
}

/** Builds the real site once and serves it like a static host. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-site-'));
  const dist = join(folder, 'dist');
  const root = join(import.meta.dirname, '../..');
  execFileSync(process.execPath, [join(root, 'bin/touchdown.js'), 'build', '--out', dist], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = createServer(createStaticHost(dist));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  project.provide('siteFolder', dist);
  project.provide('siteUrl', `http://127.0.0.1:${port}`);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  };
}
