import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { cacheFolder } from '../site/site-paths.ts';
import type { Baseline, FileFate } from './baseline.ts';

/** Copies of the sources of the last build, with its time. */
const FOLDER = 'sources';
const STAMP = '.built';

function keptFolder(root: string): string {
  return cacheFolder(root, FOLDER);
}

/** Files of a folder, by relative path. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}

/** True if two files have the same size and modification time, which copies preserve. */
function isSameFile(path: string, other: string): boolean {
  const [a, b] = [path, other].map((file) => statSync(file, { throwIfNoEntry: false }));
  return a !== undefined && b !== undefined && a.size === b.size && a.mtimeMs === b.mtimeMs;
}

/**
 * Keeps copies of a build's sources, for sites without a repository.
 *
 * @param names of the files, relative to the site's folder.
 */
export function keepSources(root: string, names: readonly string[], at: Date): void {
  const folder = keptFolder(root);
  const wanted = new Set(names);
  for (const name of filesIn(folder)) if (!wanted.has(name)) rmSync(join(folder, name));
  for (const name of names) {
    const [from, to] = [join(root, name), join(folder, name)];
    if (isSameFile(from, to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to);
    const { atime, mtime } = statSync(from);
    utimesSync(to, atime, mtime);
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, STAMP), at.toISOString());
}

/**
 * The site at the last build.
 *
 * @param names of the current files of the site.
 */
export function buildBaseline(root: string, names: readonly string[]): Baseline {
  const folder = keptFolder(root);
  const stamp = join(folder, STAMP);
  const at = existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
  return {
    since: at === undefined ? undefined : { kind: 'build', at },
    changed: async () => {
      if (at === undefined) return new Map();
      const now = new Set(names);
      const kept = new Set(filesIn(folder).filter((name) => name !== STAMP));
      const fateOf = (name: string): FileFate | undefined => {
        if (!kept.has(name)) return 'added';
        if (!now.has(name)) return 'removed';
        return isSameFile(join(root, name), join(folder, name)) ? undefined : 'changed';
      };
      const fates = [...new Set([...now, ...kept])].map((name) => [name, fateOf(name)] as const);
      return new Map(fates.flatMap(([name, fate]) => (fate ? [[name, fate]] : [])));
    },
    texts: async (files) => {
      const kept = files.filter((file) => existsSync(join(folder, file)));
      return new Map(kept.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
    },
  };
}
