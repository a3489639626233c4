import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { ROOT, runHere } from '../support/command.ts';

/** A served site; `close` also removes its folder. */
export interface ServedSite {
  url: string;
  close: () => void;
}

/**
 * Builds the site without landings, with other outside addresses, and serves it.
 *
 * @param answer makes the host from the built folder, where the static one is not enough.
 */
export async function serveSiteWith(
  integrations: Record<string, string>,
  answer: (dist: string) => RequestListener = createStaticHost,
): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-with-'));
  mkdirSync(join(folder, 'landings'));
  let config = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8');
  for (const [name, address] of Object.entries(integrations))
    config = config.replace(new RegExp(`^( {2}${name}: ).*$`, 'm'), `$1"${address}"`);
  writeFileSync(join(folder, 'site.config.yaml'), config);
  const args = ['build', '--landings', 'landings', '--config', 'site.config.yaml'];
  const { code, stderr } = await runHere(args, { cwd: folder });
  if (code !== 0) throw new Error(stderr);
  const server = createServer(answer(join(folder, 'dist')));
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
