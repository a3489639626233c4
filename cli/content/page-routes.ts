import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a page that is not of data alone is made of. */
export const COMPONENT = '+Page.tsx';

/** Folders below `pages/`, which a site need not have, that hold a route: those with a `+Page.tsx` or a `page.yaml`. */
export function* routeFolders(folder: string, route = ''): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const child = route === '' ? entry.name : `${route}/${entry.name}`;
    const path = join(folder, entry.name);
    if (existsSync(join(path, COMPONENT)) || existsSync(join(path, 'page.yaml'))) yield child;
    yield* routeFolders(path, child);
  }
}

/** The address of a route by Vike's filesystem routing; `_error` is the page for unknown addresses. */
export function pathOfRoute(route: string): string {
  if (route === '_error') return '/404';
  const segments = route.split('/').filter((segment) => segment !== 'index');
  return `/${segments.join('/')}`;
}
