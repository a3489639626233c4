import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findChromium } from '../page-pictures/find-chromium.ts';
import { HeadlessBrowser } from '../page-pictures/headless-browser.ts';
import { createStaticHost } from '../serve/static-host.ts';
import { BuildFault } from '../system/build-fault.ts';
import type { PicturePair } from './format-html.ts';
import { ownChanges, type Plan } from './group-changes.ts';
import type { PlannedPage } from './page-change.ts';

/** Screenshots of pages, by path. */
export type Pictures = ReadonlyMap<string, readonly PicturePair[]>;

/** What a plan tells of pages. */
type ShownPlan = Pick<Plan, 'pages' | 'shared'>;

/** Windows of a phone and a desktop, in pixels. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Maximum number of pages with screenshots: more would make a file too large for browsers. */
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

/** The path of a page before it was renamed. */
function earlierPath({ path, changes }: Plan['pages'][number]): string {
  return changes.find(({ kind, after }) => kind === 'address' && after === path)?.before ?? path;
}

/** The versions of a page that change, by name; undefined for the original, which is also that of pages without variants. */
function shownVersions({ changes }: PlannedPage): (string | undefined)[] {
  const versions = [...new Set(changes.map(({ variant }) => variant))];
  return versions.length === 0 ? [undefined] : versions;
}

/** Pages to show: those with changes of their own, and one for each change that many share, such as a color. */
function shownPages(plan: ShownPlan): PlannedPage[] {
  const own = ownChanges(plan);
  const listed = new Set(own.map(({ path }) => path));
  const seen = plan.shared.filter(({ kind }) => kind !== 'setting');
  const examples = [...new Set(seen.flatMap((change) => change.examples.slice(0, 1)))];
  const shared = examples
    .filter((path) => !listed.has(path))
    .map((path): PlannedPage => {
      const planned = plan.pages.find((page) => page.path === path);
      return planned ?? { path, change: 'changed', changes: [] };
    });
  return [...shared, ...own].slice(0, MOST);
}

/**
 * Takes screenshots, from top to end, of the pages with changes of their own and of an example for each shared change, before and
 * after, on a phone and a desktop. Of a page with variants the versions that change are shown.
 *
 * @param folders of both sites; without `before` there are no screenshots of it.
 * @returns screenshots as `data:` URLs.
 * @throws BuildFault if there is no Chromium, or a screenshot fails.
 */
export async function changedPictures(
  plan: ShownPlan,
  folders: { before?: string | undefined; after: string },
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<Pictures> {
  const chromium = findChromium(env);
  if (chromium === undefined)
    throw new BuildFault('--pictures needs a Chromium on this machine; CHROMIUM_PATH names it.');
  const after = await served(folders.after);
  const before = folders.before === undefined ? undefined : await served(folders.before);
  const browser = new HeadlessBrowser(chromium, signal);
  const taken = async (
    server: Server | undefined,
    path: string,
    { variant, ...size }: (typeof WINDOWS)[number] & { variant?: string | undefined },
  ) => {
    if (!server) return undefined;
    const version = variant === undefined ? '' : `?variant=${variant}`;
    const address = originOf(server) + encodeURI(path) + version;
    const picture = await browser.screenshot(address, { ...size, whole: true, type: 'webp' });
    return `data:image/webp;base64,${picture.toString('base64')}`;
  };
  const pictures = new Map<string, PicturePair[]>();
  try {
    for (const page of shownPages(plan)) {
      const pairs: PicturePair[] = [];
      const shots = shownVersions(page).flatMap((variant) =>
        WINDOWS.map((size) => (variant === undefined ? size : { ...size, variant })),
      );
      for (const shot of shots) {
        const [was, is] = await Promise.all([
          page.change === 'added' ? undefined : taken(before, earlierPath(page), shot),
          page.change === 'removed' ? undefined : taken(after, page.path, shot),
        ]);
        const { height: _, ...shown } = shot;
        pairs.push({ ...shown, before: was, after: is });
      }
      pictures.set(page.path, pairs);
    }
    return pictures;
  } catch (error) {
    throw new BuildFault(`${chromium} took no picture: ${(error as Error).message}`);
  } finally {
    await browser.close();
    for (const server of [before, after]) {
      server?.closeAllConnections();
      server?.close();
    }
  }
}
