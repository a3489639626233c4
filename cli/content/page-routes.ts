import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a page that is not of data alone is made of. */
export const COMPONENT = '+Page.tsx';

/** What a page is described by: keys alone, or keys in front of its text. */
const PAGE_FILES = ['page.yaml', 'page.md'];

/** Whether a file describes a page, by its name. */
export function isPageFile(path: string): boolean {
  return PAGE_FILES.includes(basename(path));
}

/** The files that describe the page of a folder: one, if nothing is wrong. */
export function pageFilesIn(folder: string): string[] {
  return PAGE_FILES.map((name) => join(folder, name)).filter((path) => existsSync(path));
}

/** Folders below `pages/`, which a site need not have, that hold a route: those with a `+Page.tsx`, a `page.yaml` or a `page.md`. */
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

/** The address of a route by Vike's filesystem routing; `_error` is the page for unknown addresses. */
export function pathOfRoute(route: string): string {
  if (route === '_error') return '/404';
  const segments = route.split('/').filter((segment) => segment !== 'index');
  return `/${segments.join('/')}`;
}
