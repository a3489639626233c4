import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { ROOT, runHere } from '../support/command.ts';
import { onceARun } from '../support/once-a-run.ts';

/** A served site; `close` also removes its folder. */
export interface ServedSite {
  url: string;
  close: () => void;
}

/** A service on this machine, as addresses and policies name it. */
const SERVICE = /127\.0\.0\.1:\d+/g;

/** Builds the site without landings, with other outside addresses, into `folder`. */
async function build(folder: string, integrations: Record<string, string>): Promise<void> {
  mkdirSync(join(folder, 'landings'));
  let config = readFileSync(join(ROOT, 'site.config.yaml'), 'utf8');
  for (const [name, address] of Object.entries(integrations))
    config = config.replace(new RegExp(`^( {2}${name}: ).*$`, 'm'), `$1"${address}"`);
  writeFileSync(join(folder, 'site.config.yaml'), config);
  const args = ['build', '--landings', 'landings', '--config', 'site.config.yaml'];
  const { code, stderr } = await runHere(args, { cwd: folder });
  if (code !== 0) throw new Error(stderr);
}

/** Replaces each key by its value in all texts of a built site. */
function replaceInTexts(dist: string, values: ReadonlyMap<string, string>): void {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((name) => /\.(?:html|json)$|_headers$/.test(name))) {
    const path = join(dist, name);
    const text = readFileSync(path, 'utf8');
    const replaced = text.replace(SERVICE, (found) => values.get(found) ?? found);
    if (replaced !== text) writeFileSync(path, replaced);
  }
}

/**
 * The site with other outside addresses, built into a folder of its own. The ports of services on this machine differ
 * from worker to worker and checking all texts of the site anew for each takes 3 s of processor time: so it is built
 * once with ports that stand for them.
 */
async function siteWith(integrations: Record<string, string>): Promise<string> {
  const values = new Map<string, string>();
  const standingIn = Object.entries(integrations).map(([name, address], index) => [
    name,
    address.replace(SERVICE, (service) => {
      const other = `127.0.0.1:${index + 1}`;
      values.set(other, service);
      return other;
    }),
  ]);
  const name = `site-with-${Object.keys(integrations).join('-')}`;
  const built = await onceARun(name, (folder) => build(folder, Object.fromEntries(standingIn)));
  const dist = mkdtempSync(join(tmpdir(), 'touchdown-with-'));
  cpSync(join(built, 'dist'), dist, { recursive: true });
  replaceInTexts(dist, values);
  return dist;
}

/** Nowhere to look addresses up, and no map but the drawn one. */
const WITHOUT_MAPS = { geocoder: '', tiles: '' };

/** A webhook that nothing is sent to. */
const UNUSED = 'http://127.0.0.1:9';

/**
 * What tests of messages and those of pages without services ask for: they share a build, which takes 4.5 s of processor
 * time for each configuration.
 */
export const withoutMaps = (contactWebhook = UNUSED) => ({ ...WITHOUT_MAPS, contactWebhook });

/**
 * Serves the site without landings, with other outside addresses.
 *
 * @param integrations by the name of each; a name always has the same kind of address: none, or one on this machine.
 * @param answer makes the host from the built folder, where the static one is not enough.
 */
export async function serveSiteWith(
  integrations: Record<string, string>,
  answer: (dist: string) => RequestListener = createStaticHost,
): Promise<ServedSite> {
  const dist = await siteWith(integrations);
  const server = createServer(answer(dist));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
