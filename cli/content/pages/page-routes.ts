import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The page that hosts show for unknown addresses. */
export const NOT_FOUND_PATH = '/404';

/** The component of a page with its own code. */
export const COMPONENT = '+Page.tsx';

/** Files that describe a page: keys only, or front matter with text. */
const PAGE_FILES = ['page.yaml', 'page.md'];

/** Whether a file describes a page, by its name. */
export function isPageFile(path: string): boolean {
  return PAGE_FILES.includes(basename(path));
}

/** The files that describe the page in a folder; more than one is an error. */
export function pageFilesIn(folder: string): string[] {
  return PAGE_FILES.map((name) => join(folder, name)).filter((path) => existsSync(path));
}

/**
 * Folders in the optional `pages/` that contain a route: those with a `+Page.tsx`, a `page.yaml` or a `page.md`.
 */
export function* routeFolders(folder: string, route = ''): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const child = route === '' ? entry.name : `${route}/${entry.name}`;
    const path = join(folder, entry.name);
    if (existsSync(join(path, COMPONENT)) || pageFilesIn(path).length > 0) yield child;
    yield* routeFolders(path, child);
  }
}

/** The path of a route by Vike's filesystem routing; `_error` is the page for unknown addresses. */
export function pathOfRoute(route: string): string {
  if (route === '_error') return NOT_FOUND_PATH;
  const segments = route.split('/').filter((segment) => segment !== 'index');
  return `/${segments.join('/')}`;
}

/** The name of the data file that a page at a path has, from the folder of the site: `pages/about/page.yaml`. */
export function dataFileAt(path: string): string {
  return `pages/${path === '/' ? 'index' : path.slice(1)}/page.yaml`;
}
