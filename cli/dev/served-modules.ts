import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { CLIENT } from '../site/definition-module.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { BUNDLED_PACKAGES } from './package-cache.ts';
import type { RequestTarget } from './request-target.ts';

/** Modules that Vite makes itself, and the one that leads to a site's scripts. */
const MADE = new Set(['/@vite/client', '/@vite/env', '/@react-refresh', `/@id/__x00__${CLIENT}`]);

/** Folders whose sources run in the browser; a site has the last two. */
const SOURCE =
  /^\/(?:api|renderer|domain|schemas|pages|site)\/(?:[\w+@-][\w.+@-]*\/)*[\w+@-][\w.+@-]*\.(?:tsx?|css|svg|png|jpe?g|webp|woff2?)$/;

/** The same in the folder of a site that lies elsewhere. */
const OWN_SOURCE = /^\/(?:pages|site)\//;

/** What packages bring along for the browser. */
const PACKAGE =
  /^\/node_modules\/(?:[\w@-][\w.@+-]*\/)*[\w@-][\w.@+-]*\.(?:m?js|css|svg|png|woff2?)$/;

/** Packages that this server has bundled, with source maps for the browser's developer tools. */
const BUNDLED = new RegExp(`^${BUNDLED_PACKAGES}[\\w@-][\\w.@+-]*\\.js(?:\\.map)?$`);

/** What Vite itself adds to addresses: versions, and how a stylesheet or a picture is wanted. */
const QUERY = /^(?:(?:v|t)=[\w-]+|import|direct|url)?$/;

/** Address of a folder as Vite writes it for what lies outside its root. */
function outsideAddress(folder: string): string {
  return `/@fs/${folder.split(sep).join('/').replace(/^\//, '')}/`;
}

/** Packages may lie elsewhere: `node_modules` can be a link, or belong to a folder further up. */
export const PACKAGES = realpathSync(
  join(createRequire(import.meta.url).resolve('vite/package.json'), '../..'),
);

/** The engine's sources have such addresses in what Vike writes, and packages if they lie elsewhere. */
const OUTSIDE: readonly (readonly [address: string, inside: string])[] = [
  [outsideAddress(PACKAGES), '/node_modules/'],
  [outsideAddress(ENGINE_ROOT), '/'],
];

/** A site's own code and pages; nothing else of its folder is a source. */
function ownSources(root: string): readonly [string, string] {
  return [outsideAddress(root), '/'];
}

/**
 * Tells whether Vite may answer a request. Vite serves its whole root and what its modules import; of that,
 * pages need the sources that run in the browser and the packages they import. Names with a leading dot, which
 * hide what is private, are never among them, nor is any spelling that needs decoding.
 *
 * @param root folder of the site, which may lie elsewhere.
 */
export function isServedModule({ raw, path }: RequestTarget, root: string): boolean {
  const [written = '', ...query] = raw.split('?');
  const places = root === ENGINE_ROOT ? OUTSIDE : [...OUTSIDE, ownSources(root)];
  const outside = places.find(([address]) => path.startsWith(address));
  // The site may lie in a folder whose name has to be encoded; its own files have no such names.
  if (!outside && written !== path) return false;
  if (query.length > 1 || !(query[0] ?? '').split('&').every((part) => QUERY.test(part)))
    return false;
  const inside = outside ? outside[1] + path.slice(outside[0].length) : path;
  if (outside?.[0] === outsideAddress(root) && root !== ENGINE_ROOT && !OWN_SOURCE.test(inside))
    return false;
  return MADE.has(path) || [SOURCE, PACKAGE, BUNDLED].some((pattern) => pattern.test(inside));
}
