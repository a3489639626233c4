import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Where the parts of a site lie; all paths are absolute. */
export interface SitePaths {
  /** The site's folder: its pages lie in `pages/`, and what the tool keeps in `.touchdown/`. */
  root: string;
  landingsDir: string;
  configFile: string;
}

/** The file that makes a folder a site. */
export const CONFIG_FILE = 'site.config.yaml';

/** There is no site where one was looked for; the command line has to name another folder. */
export class NoSiteFault extends Error {}

/** The nearest folder upward that holds a configuration. */
function nearestSite(cwd: string): string | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, CONFIG_FILE))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

/**
 * The folder of the site that a command is about.
 *
 * @param given what `--root` says, relative to the working folder; without it the nearest folder upward with
 *   a `site.config.yaml` is taken.
 * @returns an absolute path; undefined if nothing is given and no such folder is there.
 * @throws NoSiteFault if what is given is no folder.
 */
export function findSiteRoot(cwd: string, given: string | undefined): string | undefined {
  if (given === undefined) return nearestSite(cwd);
  const root = resolve(cwd, given);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new NoSiteFault(`--root ${given}: there is no such folder.`);
  return root;
}

/** What the command line says about the places of a site. */
export interface SiteOptions {
  root?: string;
  landings?: string;
  config?: string;
}

/**
 * Finds the parts of a site (docs/product.md, "Commands"). What is given counts from the working folder, everything
 * else lies in the site's own.
 *
 * @throws NoSiteFault if there is no site.
 */
export function resolveSite(
  cwd: string,
  { root: given, landings, config }: SiteOptions,
): SitePaths {
  const root = findSiteRoot(cwd, given);
  if (root === undefined)
    throw new NoSiteFault(
      `There is no ${CONFIG_FILE} here or in a folder above. Change to the site\u2019s folder, or name it with --root.`,
    );
  const place = (path: string | undefined, usual: string) =>
    path === undefined ? join(root, usual) : resolve(cwd, path);
  return {
    root,
    landingsDir: place(landings, 'landings'),
    configFile: place(config, CONFIG_FILE),
  };
}

/** Absolute path of the output folder: what `--out` says, or `dist` in the site's folder. */
export function outputFolder(cwd: string, given: string | undefined, root: string): string {
  return given === undefined ? join(root, 'dist') : resolve(cwd, given);
}

/** Folder in which the tool keeps something of a site from one command to the next. */
export function cacheFolder(root: string, name: string): string {
  return join(root, '.touchdown', name);
}

/** Folder of the words that a site says differently or besides, one file a language. */
export function wordsFolder(root: string): string {
  return join(root, 'site/words');
}
