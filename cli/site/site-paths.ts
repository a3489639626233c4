import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Locations of the parts of a site; all paths are absolute. */
export interface SitePaths {
  /** The site's folder: its pages are in `pages/`, and the tool's cache is in `.touchdown/`. */
  root: string;
  landingsDir: string;
  configFile: string;
}

/** The file that makes a folder a site. */
export const CONFIG_FILE = 'site.config.yaml';

/** No site was found; the command line has to name another folder. */
export class NoSiteFault extends Error {}

/** The nearest folder with a configuration, searching upward. */
function nearestSite(cwd: string): string | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, CONFIG_FILE))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * The folder of the site that a command works on.
 *
 * @param given value of `--root`, relative to the working folder; by default the nearest folder upward with a
 *   `site.config.yaml`.
 * @returns an absolute path; undefined if nothing is given and there is no such folder.
 * @throws NoSiteFault if the given path is not a folder.
 */
export function findSiteRoot(cwd: string, given: string | undefined): string | undefined {
  if (given === undefined) return nearestSite(cwd);
  const root = resolve(cwd, given);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new NoSiteFault(`--root ${given}: there is no such folder.`);
  return root;
}

/**
 * The folder of the site, for commands that need nothing in it but a build: it may have no configuration.
 *
 * @throws NoSiteFault if there is no site.
 */
export function requireSiteRoot(cwd: string, given: string | undefined): string {
  const root = findSiteRoot(cwd, given);
  if (root === undefined)
    throw new NoSiteFault(
      `There is no ${CONFIG_FILE} here or in a folder above. Change to the site\u2019s folder, or name it with --root.`,
    );
  return root;
}

/** Options of the command line that locate the parts of a site. */
export interface SiteOptions {
  root?: string;
  landings?: string;
  config?: string;
}

/**
 * Resolves the paths of a site (docs/product.md, "Commands"). Given paths are relative to the working folder,
 * defaults to the site's folder.
 *
 * @throws NoSiteFault if there is no site, or no configuration in the given one.
 */
export function resolveSite(
  cwd: string,
  { root: given, landings, config }: SiteOptions,
): SitePaths {
  const root = requireSiteRoot(cwd, given);
  if (config === undefined && !existsSync(join(root, CONFIG_FILE)))
    throw new NoSiteFault(`--root ${given}: there is no ${CONFIG_FILE} in that folder.`);
  const place = (path: string | undefined, usual: string) =>
    path === undefined ? join(root, usual) : resolve(cwd, path);
  return {
    root,
    landingsDir: place(landings, 'landings'),
    configFile: place(config, CONFIG_FILE),
  };
}

/** Absolute path of the output folder: the value of `--out`, or `dist` in the site's folder. */
export function outputFolder(cwd: string, given: string | undefined, root: string): string {
  return given === undefined ? join(root, 'dist') : resolve(cwd, given);
}

/** Name of the folder in a site in which the tool caches data between commands. */
export const CACHE = '.touchdown';

/** The variable with a site whose cache cannot be written, and the folder that is used instead, as JSON. */
export const CACHE_ELSEWHERE = 'TOUCHDOWN_CACHE_ELSEWHERE';

/** Folder in which the tool caches some data of a site between commands. */
export function cacheFolder(root: string, name: string): string {
  const elsewhere = process.env[CACHE_ELSEWHERE];
  const [site, folder = ''] = elsewhere === undefined ? [] : (JSON.parse(elsewhere) as string[]);
  return site === root ? join(folder, name) : join(root, CACHE, name);
}

/** Folder of the words that a site overrides or adds, one file per language. */
export function wordsFolder(root: string): string {
  return join(root, 'site/words');
}
