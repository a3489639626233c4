import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stampText } from '../content/file-stamp.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { ENGINE_FOLDERS } from './fingerprint.ts';

/** Marks of all files that a build reads. */
export interface InputMarks {
  hash: string;
  /** When anything was changed for the last time, in milliseconds. */
  newest: number;
}

/** What commands read of a site besides landings and configuration; packages are known by what installed them. */
const SITE_ENTRIES = [
  ...['pages', 'site', 'media', 'published-addresses.txt', 'lint-baseline.txt'],
  ...['package.json', 'package-lock.json', 'node_modules/.package-lock.json'],
];

/** Files that git changes with each commit and each change of branch. */
const OF_HEAD = ['HEAD', 'logs/HEAD'];

/** The folder of the repository that a folder lies in. */
function gitFolder(folder: string): string | undefined {
  const path = join(folder, '.git');
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return path;
  // Of a further work tree it is a file that names the folder.
  if (stats)
    return resolve(
      folder,
      readFileSync(path, 'utf8')
        .replace(/^gitdir: /, '')
        .trim(),
    );
  return folder === dirname(folder) ? undefined : gitFolder(dirname(folder));
}

/** Adds up marks; a folder is the names and marks of what is in it. */
class Marker {
  readonly #hash = createHash('sha256');
  /** When the last change happened that was met, in milliseconds. */
  newest = 0;

  /** @throws if a folder has a link to another one, of which nobody knows where it ends. */
  add(path: string): void {
    const stats = statSync(path, { throwIfNoEntry: false });
    this.newest = Math.max(this.newest, stats?.ctimeMs ?? 0);
    if (stats?.isDirectory()) this.#folder(path);
    else this.#hash.update(stats ? `${path}\0${stampText(stats)}\n` : `${path}\n`);
  }

  #folder(path: string): void {
    const entries = readdirSync(path, { withFileTypes: true });
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    this.#hash.update(`${path}/ ${entries.length}\n`);
    for (const entry of entries) {
      if (entry.isSymbolicLink() && statSync(join(path, entry.name)).isDirectory())
        throw new Error(`${path} has a link to a folder.`);
      this.add(join(path, entry.name));
    }
  }

  digest(): string {
    return this.#hash.digest('hex');
  }
}

/**
 * Looks at every file that a build reads, at none of them inside.
 *
 * @param others absolute paths of files elsewhere.
 * @returns undefined if they cannot be told.
 */
export function markInputs(
  { root, landingsDir, configFile }: SitePaths,
  others: readonly string[],
): InputMarks | undefined {
  const marker = new Marker();
  try {
    for (const folder of ENGINE_FOLDERS) marker.add(join(ENGINE_ROOT, folder));
    for (const entry of SITE_ENTRIES) marker.add(join(root, entry));
    for (const path of [landingsDir, configFile, ...others]) marker.add(path);
    const git = gitFolder(root);
    if (git) for (const file of OF_HEAD) marker.add(join(git, file));
  } catch {
    return undefined;
  }
  return { hash: marker.digest(), newest: marker.newest };
}
