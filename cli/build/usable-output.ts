import {
  type BigIntStats,
  existsSync,
  lstatSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { BuildFault } from '../system/build-fault.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { ENGINE_FOLDERS, SITE_FOLDERS } from '../templates/source-folders.ts';

function stats(path: string): BigIntStats | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}

/** The nearest existing ancestor of `path`, or `path` itself, with links resolved. */
function existing(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return existing(dirname(path));
    throw error;
  }
}

/** True if `path` is `folder` or inside it, however either is spelled; works for paths that do not exist yet. */
function liesIn(path: string, folder: string): boolean {
  const wanted = stats(folder);
  if (!wanted) return `${path}${sep}`.startsWith(`${folder}${sep}`);
  for (let place = existing(path); ; place = dirname(place)) {
    const found = stats(place);
    if (found?.ino === wanted.ino && found.dev === wanted.dev) return true;
    if (place === dirname(place)) return false;
  }
}

/** True if something is mounted at this folder, given without links: it can then be neither moved nor replaced. */
function isMountPoint(folder: string): boolean {
  if (stats(folder)?.dev !== stats(dirname(folder))?.dev) return true;
  // A mount from the same file system shows only in this list; special characters are escaped in it.
  const escaped = folder.replace(
    /[\s\\]/g,
    (odd) => `\\${odd.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
  try {
    const mounts = readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    return mounts.some((mount) => mount.split(' ')[4] === escaped);
  } catch {
    return false;
  }
}

/** Paths that a build reads. */
export interface BuildInputs {
  /** Folder of the site. */
  root: string;
  landingsDir: string;
  configFile: string;
  cwd: string;
}

/**
 * Refuses an output folder that a build cannot safely replace as a whole.
 *
 * @throws BuildFault if `out` is a file, a mount point or a broken link, or contains or is inside something that
 *   the build reads.
 */
export function assertUsableOutput(out: string, inputs: BuildInputs): void {
  const { root, landingsDir, configFile, cwd } = inputs;
  const shown = displayPath(out, cwd);
  const refuse = (reason: string) => {
    throw new BuildFault(`${reason}\nNothing was changed. Choose another folder with --out.`);
  };
  if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(out))
    refuse(`${shown} is a link whose target is not a folder.`);
  const read: [name: string, path: string][] = [
    ['the landings', landingsDir],
    ['the configuration', configFile],
    ['the working folder', cwd],
    ['the site', root],
    ['the tool and its templates', ENGINE_ROOT],
  ];
  for (const [name, path] of read) {
    if (liesIn(path, out))
      refuse(
        `${shown} contains ${name} (${displayPath(path, cwd)}), and a build replaces the whole folder.`,
      );
  }
  const sources = [
    landingsDir,
    ...SITE_FOLDERS.map((folder) => join(root, folder)),
    ...ENGINE_FOLDERS.map((folder) => join(ENGINE_ROOT, folder)),
  ];
  for (const folder of sources) {
    if (liesIn(out, folder))
      refuse(`${shown} is inside ${displayPath(folder, cwd)}, which a build reads.`);
  }
  const place = stats(out);
  if (place && !place.isDirectory())
    refuse(`${shown} is a file, so the site cannot be written there.`);
  if (place && isMountPoint(existing(out))) {
    refuse(
      `${shown} is a mount point: a build replaces the whole folder, and ${basename(out)} cannot be moved.`,
    );
  }
}
