import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import type { Io } from '../system/io.ts';
import { CACHE, CACHE_ELSEWHERE } from './site-paths.ts';

/** Commands that keep nothing in the cache that anybody would miss. */
const FORGETFUL = new Set(['lint', 'plan', 'build', 'due', 'variants', 'edit']);

/** What the system says of a folder that nothing may be written to. */
const REFUSED = /^(?:EACCES|EPERM|EROFS)$/;

/** True if nothing may be written to a folder. */
export function isRefused(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return false;
  } catch (error) {
    return REFUSED.test((error as NodeJS.ErrnoException).code ?? '');
  }
}

/** The folders directly inside another one; none if it is missing or cannot be read. */
function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

/** True if something other than a folder has the name of the cache: a file, or a link to nothing. */
function isInTheWay(cache: string): boolean {
  if (existsSync(cache)) return !statSync(cache).isDirectory();
  return lstatSync(cache, { throwIfNoEntry: false }) !== undefined;
}

/** True if a file in the cache of a folder could not be written. */
export function isClosedCache(root: string): boolean {
  const cache = join(root, CACHE);
  if (isInTheWay(cache)) return true;
  if (!existsSync(cache)) return isRefused(root);
  return [cache, ...foldersIn(cache)].some(isRefused);
}

/**
 * Lets a command that only reads a site run where its cache cannot be written, such as in a read-only checkout: with a
 * temporary folder, which its threads and processes use too.
 *
 * @returns removes that folder.
 */
export function openTemporaryCache(
  command: string,
  { root, out }: { root: string; out: string },
  { cwd, stderr }: Pick<Io, 'cwd' | 'stderr'>,
): () => void {
  if (!FORGETFUL.has(command) || !isClosedCache(root)) return () => {};
  // Inside the site, what builds have written would not be known again.
  const isInside = !relative(root, out).startsWith('..');
  if (command === 'build' && isInside && !isRefused(root)) return () => {};
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-'));
  process.env[CACHE_ELSEWHERE] = JSON.stringify([root, folder]);
  const cache = join(root, CACHE);
  const fault = isInTheWay(cache) ? 'is no folder' : 'cannot be written';
  stderr.write(`${displayPath(cache, cwd)} ${fault}, so nothing is remembered for the next run.\n`);
  return () => {
    delete process.env[CACHE_ELSEWHERE];
    rmSync(folder, { recursive: true, force: true });
  };
}
