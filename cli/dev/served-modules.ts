import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { CLIENT } from '../site/definition-module.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { BUNDLED_PACKAGES } from './package-cache.ts';
import type { RequestTarget } from './request-target.ts';

/** Virtual modules of Vite, and the one that imports a site's scripts. */
const MADE = new Set(['/@vite/client', '/@vite/env', '/@react-refresh', `/@id/__x00__${CLIENT}`]);

/** Folders whose sources run in the browser; a site has the last two. */
const SOURCE =
  /^\/(?:api|renderer|domain|schemas|pages|site)\/(?:[\w+@-][\w.+@-]*\/)*[\w+@-][\w.+@-]*\.(?:tsx?|css|svg|png|jpe?g|webp|woff2?)$/;

/** The same in the folder of a site elsewhere. */
const OWN_SOURCE = /^\/(?:pages|site)\//;

/** Files of packages for the browser. */
const PACKAGE =
  /^\/node_modules\/(?:[\w@-][\w.@+-]*\/)*[\w@-][\w.@+-]*\.(?:m?js|css|svg|png|woff2?)$/;

/** Packages bundled by this server, with source maps for the browser's developer tools. */
const BUNDLED = new RegExp(`^${BUNDLED_PACKAGES}[\\w@-][\\w.@+-]*\\.js(?:\\.map)?$`);

/** Query parameters that Vite itself adds: versions, and how to load a stylesheet or picture. */
const QUERY = /^(?:(?:v|t)=[\w-]+|import|direct|url)?$/;

/** URL prefix that Vite uses for a folder outside its root. */
function outsideAddress(folder: string): string {
  return `/@fs/${folder.split(sep).join('/').replace(/^\//, '')}/`;
}

/** Packages may be elsewhere: `node_modules` can be a link, or be in a parent folder. */
export const PACKAGES = realpathSync(
  join(createRequire(import.meta.url).resolve('vite/package.json'), '../..'),
);

/** Vike emits such URLs for the engine's sources, and Vite for packages elsewhere. */
const OUTSIDE: readonly (readonly [address: string, inside: string])[] = [
  [outsideAddress(PACKAGES), '/node_modules/'],
  [outsideAddress(ENGINE_ROOT), '/'],
];

/** A site's own code and pages; nothing else in its folder is a source. */
function ownSources(root: string): readonly [string, string] {
  return [outsideAddress(root), '/'];
}

/**
 * Tells whether Vite may answer a request. Vite serves its whole root and what its modules import; pages only need
 * the sources that run in the browser and the packages they import. Dotfiles, which are private, are never served,
 * and neither is any path that needs decoding.
 *
 * @param root folder of the site, which may be anywhere.
 */
export function isServedModule({ raw, path }: RequestTarget, root: string): boolean {
  const [written = '', ...query] = raw.split('?');
  const places = root === ENGINE_ROOT ? OUTSIDE : [...OUTSIDE, ownSources(root)];
  const outside = places.find(([address]) => path.startsWith(address));
  // The path of the site's folder may need encoding; its own files do not.
  if (!outside && written !== path) return false;
  if (query.length > 1 || !(query[0] ?? '').split('&').every((part) => QUERY.test(part)))
    return false;
  const inside = outside ? outside[1] + path.slice(outside[0].length) : path;
  if (outside?.[0] === outsideAddress(root) && root !== ENGINE_ROOT && !OWN_SOURCE.test(inside))
    return false;
  return MADE.has(path) || [SOURCE, PACKAGE, BUNDLED].some((pattern) => pattern.test(inside));
}
