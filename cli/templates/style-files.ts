import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import { styleFile } from '../site/definition-module.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';

const CORE = join(ENGINE_ROOT, 'renderer/client/core.css');

/**
 * The stylesheets that every page links to, in order: the engine's, and that of a site's own pages.
 *
 * @param root folder of the site; undefined for what all sites without own code share.
 */
export function sharedFiles(root: string | undefined): string[] {
  const own = root === undefined ? undefined : styleFile(root);
  return own === undefined ? [CORE] : [CORE, own];
}

/** Rooms of the engine with css next to their modules: with equal specificity, rules of a later room win. */
const ROOMS = ['components', 'features', 'frame', 'layouts', 'sections'];

/** Folders of a site with css next to its modules. */
const SITE_FOLDERS = ['site', 'pages'];

const IMPORT = /@import\s+["'](\.[^"']+)["']/g;

function stylesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => join(folder, name));
}

/** A stylesheet and its relative imports. */
function withImports(file: string): string[] {
  const imported = [...matchesIn(readFileSync(file, 'utf8'), IMPORT)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return [file, ...imported.filter(existsSync).flatMap(withImports)];
}

/**
 * Every css file next to a module, in the order of their rules. Excluded are the stylesheets of all pages with their
 * imports, and the css of a site's own sections, which is linked separately.
 *
 * @param root folder of the site; undefined for what all sites without own code share.
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
