import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { draftOf, sweepDrafts } from '../system/draft-file.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { isRunning, ownIdentity } from '../system/process-identity.ts';
import { namePath } from '../system/system-fault.ts';

/** Folder of Vite's caches; transforms skip everything below `node_modules`. */
const CACHES = join(ENGINE_ROOT, 'node_modules/.vite');

/** Each server has its own folder, named after its process. */
const PREFIX = 'dev-';

/** Name of this process's folder. */
const OWN = `${PREFIX}${ownIdentity()}`;

/** Folder of the bundled packages in a cache, and the file that lists them. */
const PACKAGES = 'deps';
const LIST = '_metadata.json';

/** URL prefix of this server's bundled packages. */
export const BUNDLED_PACKAGES = `/node_modules/.vite/${OWN}/${PACKAGES}/`;

/** Vite's metadata of its bundled packages; file paths are relative to their folder. */
interface PackageList {
  optimized: Record<string, { file: string }>;
  chunks: Record<string, { file: string }>;
}

function readList(cache: string): string | undefined {
  try {
    return readFileSync(join(cache, PACKAGES, LIST), 'utf8');
  } catch {
    return undefined;
  }
}

/** True if every listed file exists: Vite does not check, and would answer 504 for a missing one. */
function isWhole(cache: string): boolean {
  try {
    const { optimized, chunks }: PackageList = JSON.parse(readList(cache) ?? '');
    return [...Object.values(optimized), ...Object.values(chunks)].every(({ file }) =>
      existsSync(join(cache, PACKAGES, file)),
    );
  } catch {
    return false;
  }
}

/** Moves a folder unless another server was faster. */
function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Deletes a folder that another server could claim in the meantime: nobody ever finds half of it. */
function discard(cache: string): void {
  const aside = draftOf(cache);
  if (move(cache, aside)) rmSync(aside, { recursive: true, force: true });
}

/** Copies the packages of a running server; it may replace them at any moment, so the copy is verified. */
function copyWhole(cache: string, to: string): boolean {
  const draft = draftOf(to);
  const before = readList(cache);
  try {
    cpSync(join(cache, PACKAGES), join(draft, PACKAGES), { recursive: true });
    if (before === undefined || readList(cache) !== before || !isWhole(draft)) return false;
    return move(draft, to);
  } catch {
    return false;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Caches of other servers, newest first. */
function listOthers(): { cache: string; isTaken: boolean }[] {
  return readdirSync(CACHES)
    .filter((name) => name.startsWith(PREFIX) && name !== OWN && !name.includes('.'))
    .map((name) => {
      const cache = join(CACHES, name);
      const { mtimeMs = 0 } = statSync(cache, { throwIfNoEntry: false }) ?? {};
      return { cache, isTaken: isRunning(name.slice(PREFIX.length)), mtimeMs };
    })
    .sort((a, b) => b.mtimeMs - a.mtimeMs);
}

function prepare(own: string): void {
  mkdirSync(CACHES, { recursive: true });
  sweepDrafts(CACHES, PREFIX);
  const others = listOthers();
  const left = others.filter(({ isTaken }) => !isTaken);
  for (const { cache } of left)
    if (existsSync(own) || !isWhole(cache) || !move(cache, own)) discard(cache);
  if (!existsSync(own))
    others.some(({ cache, isTaken }) => isTaken && isWhole(cache) && copyWhole(cache, own));
}

/**
 * The folder in which this process's Vite keeps the packages that it has bundled for the browser. Two servers in
 * one folder would delete each other's files: Vite empties the folder when it finds it invalid, and replaces it
 * whenever it discovers a new package.
 *
 * The cache of a server that has ended is taken over by the next one; a server that starts alongside a running one
 * copies its cache. So packages are bundled once, and there are never more folders than servers have run at the
 * same time.
 *
 * @throws file system errors.
 */
export function ownPackageCache(): string {
  const own = join(CACHES, OWN);
  try {
    prepare(own);
  } catch (error) {
    throw namePath(error, CACHES);
  }
  return own;
}
