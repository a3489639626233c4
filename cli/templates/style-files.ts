import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { styleFile } from '../site/definition-module.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';

const CORE = join(ENGINE_ROOT, 'renderer/client/core.css');

/**
 * The stylesheets that every page links, in their order: the engine's, and that of a site's own pages.
 *
 * @param root folder of the site; undefined for what all sites share that have no code of their own.
 */
export function sharedFiles(root: string | undefined): string[] {
  const own = root === undefined ? undefined : styleFile(root);
  return own === undefined ? [CORE] : [CORE, own];
}

/** Rooms of the engine with css beside their modules: of rules that weigh the same, those of a later room win. */
const ROOMS = ['components', 'features', 'frame', 'layouts', 'sections'];

/** Folders of a site with css beside its modules. */
const SITE_FOLDERS = ['site', 'pages'];

const IMPORT = /@import\s+["'](\.[^"']+)["']/g;

function stylesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => join(folder, name));
}

/** A stylesheet and what it imports of its own side. */
function withImports(file: string): string[] {
  const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return [file, ...imported.filter(existsSync).flatMap(withImports)];
}

/**
 * Every css file that stands beside a module, in the order in which their rules follow each other. Left out is what the
 * stylesheets of all pages hold, and the css of a site's own sections, which is linked as it is.
 *
 * @param root folder of the site; undefined for what all sites share that have no code of their own.
 */
export function partFiles(root: string | undefined): string[] {
  const rooms = ROOMS.map((room) => join(ENGINE_ROOT, 'renderer', room));
  const folders = root === undefined ? [] : SITE_FOLDERS.map((folder) => join(root, folder));
  const shared = new Set(sharedFiles(root).flatMap(withImports));
  const sections = root === undefined ? undefined : join(root, 'site/sections') + sep;
  return [...rooms, ...folders]
    .flatMap(stylesBelow)
    .filter((file) => !shared.has(file) && !(sections && file.startsWith(sections)));
}
