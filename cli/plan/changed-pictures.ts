import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findChromium } from '../page-pictures/find-chromium.ts';
import { screenshot } from '../page-pictures/screenshot.ts';
import { createStaticHost } from '../serve/static-host.ts';
import { BuildFault } from '../system/build-fault.ts';
import type { PicturePair } from './format-html.ts';
import { ownChanges, type Plan } from './group-changes.ts';

/** Pictures of pages by their addresses. */
export type Pictures = ReadonlyMap<string, readonly PicturePair[]>;

/** Widths of a phone and of a desk, in pixels, and how much of a page is shown. */
const WIDTHS = [390, 1280];
const HEIGHT = 1600;

/** Pages of which pictures are taken: more would make a file that no browser opens gladly. */
const MOST = 40;

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function served(folder: string): Promise<Server> {
  const server = createServer(createStaticHost(folder));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

/** Where a page was before it was renamed. */
function earlierPath({ path, changes }: Plan['pages'][number]): string {
  return changes.find(({ kind, after }) => kind === 'address' && after === path)?.before ?? path;
}

/**
 * Takes pictures of the pages that have changes of their own, before and after, on a phone and on a desk.
 *
 * @param folders of both sites; without one there is no picture of it.
 * @returns pictures as `data:` addresses.
 * @throws BuildFault if there is no Chromium, or it takes none.
 */
export async function changedPictures(
  plan: Plan,
  folders: { before?: string | undefined; after: string },
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<Pictures> {
  const chromium = findChromium(env);
  if (chromium === undefined)
    throw new BuildFault('--pictures needs a Chromium on this machine; CHROMIUM_PATH names it.');
  const after = await served(folders.after);
  const before = folders.before === undefined ? undefined : await served(folders.before);
  const taken = async (server: Server | undefined, path: string, width: number) => {
    if (!server) return undefined;
    const address = originOf(server) + encodeURI(path);
    const picture = await screenshot(chromium, address, { width, height: HEIGHT, signal });
    return `data:image/png;base64,${picture.toString('base64')}`;
  };
  const pictures = new Map<string, PicturePair[]>();
  try {
    for (const page of ownChanges(plan).slice(0, MOST)) {
      const pairs: PicturePair[] = [];
      for (const width of WIDTHS)
        pairs.push({
          width,
          before:
            page.change === 'added' ? undefined : await taken(before, earlierPath(page), width),
          after: page.change === 'removed' ? undefined : await taken(after, page.path, width),
        });
      pictures.set(page.path, pairs);
    }
    return pictures;
  } catch (error) {
    throw new BuildFault(`${chromium} took no picture: ${(error as Error).message}`);
  } finally {
    for (const server of [before, after]) {
      server?.closeAllConnections();
      server?.close();
    }
  }
}
