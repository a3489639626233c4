import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { ROOT, runHere } from '../support/command.ts';

/** A served site; `close` also removes its folder. */
export interface MapSite {
  url: string;
  close: () => void;
}

/** Builds the site without landings, with maps that take their tiles from `template`, and serves it. */
export async function serveMapSite(template: string): Promise<MapSite> {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-map-'));
  mkdirSync(join(folder, 'landings'));
  const config = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8');
  const own = config.replace(/^( {2}tiles: ).*$/m, `$1"${template}"`);
  writeFileSync(join(folder, 'site.config.yaml'), own);
  const args = ['build', '--landings', 'landings', '--config', 'site.config.yaml'];
  const { code, stderr } = await runHere(args, { cwd: folder });
  if (code !== 0) throw new Error(stderr);
  const server = createServer(createStaticHost(join(folder, 'dist')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
