import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CLOCK_STEP_MS, stampText } from '../content/file-stamp.ts';
import { draftOf, replaceFile, sweepDrafts } from '../system/draft-file.ts';
import { isRunning, ownIdentity } from '../system/process-identity.ts';
import { namePath } from '../system/system-fault.ts';

/** Checksums of all other files in a bundle; a bundle without them is incomplete. */
const CHECKSUMS = 'checksums.json';

/** Suffix of a file next to a bundle with the stamps of its files when they were last read. */
const STAMPS = '.stamps';

/** Suffix of a lease file next to a bundle, followed by the process that uses it. */
const LEASE = '.lease.';

/** Bundles of other sources to keep besides the one in use, for switching between branches. */
const KEPT_BUNDLES = 3;

function checksum(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function listFilesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name !== CHECKSUMS && statSync(join(folder, name)).isFile(),
  );
}

/**
 * The stamps of all files of a bundle, in one text; undefined if one was changed so recently that it may change again
 * without another stamp.
 */
function stampsOf(folder: string, files: readonly string[]): string | undefined {
  const started = Date.now();
  const stats = files.map((file) => statSync(join(folder, file)));
  const isOld = stats.every(({ ctimeMs }) => started - ctimeMs >= CLOCK_STEP_MS);
  return isOld ? stats.map(stampText).join('\n') : undefined;
}

/** True if the files have the stamps with which they were found whole before. */
function isUntouched(folder: string, stamps: string): boolean {
  const path = `${folder}${STAMPS}`;
  return existsSync(path) && readFileSync(path, 'utf8') === stamps;
}

function noteStamps(folder: string, stamps: string): void {
  try {
    replaceFile(`${folder}${STAMPS}`, stamps);
  } catch {
    // The files are read each time where nothing can be written.
  }
}

/** True if every file is exactly as the bundler wrote it. Files are read only if one was touched since the last time. */
function isWhole(folder: string): boolean {
  try {
    const sums: Record<string, string> = JSON.parse(readFileSync(join(folder, CHECKSUMS), 'utf8'));
    const stamps = stampsOf(folder, [CHECKSUMS, ...Object.keys(sums)]);
    if (stamps !== undefined && isUntouched(folder, stamps)) return true;
    const isSame = Object.entries(sums).every(
      ([file, sum]) => checksum(join(folder, file)) === sum,
    );
    if (isSame && stamps !== undefined) noteStamps(folder, stamps);
    return isSame;
  } catch {
    return false;
  }
}

const leases = new Set<string>();

/** Prevents other processes from removing a bundle until this one ends. */
function lease(folder: string): void {
  const path = `${folder}${LEASE}${ownIdentity()}`;
  if (leases.has(path)) return;
  if (leases.size === 0) {
    process.once('exit', () => {
      for (const path of leases) rmSync(path, { force: true });
    });
  }
  writeFileSync(path, '');
  leases.add(path);
}

/** Names of the bundles of some sources, or of all, newest first. */
function listBundles(bundles: string, fingerprint?: string): string[] {
  if (!existsSync(bundles)) return [];
  return readdirSync(bundles)
    .filter((name) => !name.includes('.'))
    .filter((name) => fingerprint === undefined || name.startsWith(`${fingerprint}-`))
    .map((name) => ({ name, time: statSync(join(bundles, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ name }) => name);
}

/** True if another running process uses the bundle. */
function isLeased(bundles: string, name: string): boolean {
  return readdirSync(bundles).some((file) => {
    const [bundle, user] = file.split(LEASE);
    return bundle === name && user !== undefined && isRunning(user);
  });
}

/** Removes leftovers of dead processes, and bundles that are neither in use nor likely to be needed again. */
function prune(bundles: string): void {
  sweepDrafts(bundles);
  const fingerprints = new Set<string>();
  for (const name of listBundles(bundles)) {
    const fingerprint = name.split('-')[0] ?? '';
    const isNewest = !fingerprints.has(fingerprint);
    fingerprints.add(fingerprint);
    const isWanted = isNewest && fingerprints.size <= KEPT_BUNDLES + 1;
    if (!isWanted && !isLeased(bundles, name))
      for (const path of [name, `${name}${STAMPS}`])
        rmSync(join(bundles, path), { recursive: true, force: true });
  }
}

/**
 * The folder of an existing bundle of these sources; undefined if there is no intact one.
 *
 * @param bundles folder with one folder per run of the bundler, named by fingerprint and a random suffix, because
 *   other processes may be using the previous one.
 */
export function findBundle(bundles: string, fingerprint: string): string | undefined {
  for (const name of listBundles(bundles, fingerprint)) {
    const folder = join(bundles, name);
    lease(folder);
    if (isWhole(folder)) return folder;
  }
  return undefined;
}

/**
 * Adds a new bundle.
 *
 * @param bundles folder of all bundles.
 * @param make writes the bundle's files to a folder.
 * @returns the bundle's folder, which exists at least until this process ends.
 */
export async function addBundle(
  bundles: string,
  fingerprint: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(bundles, `${fingerprint}-${randomBytes(4).toString('hex')}`);
  const draft = draftOf(folder);
  try {
    mkdirSync(draft, { recursive: true });
    await make(draft);
    const sums = listFilesOf(draft).map((file) => [file, checksum(join(draft, file))]);
    writeFileSync(join(draft, CHECKSUMS), JSON.stringify(Object.fromEntries(sums)));
    lease(folder);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw namePath(error, folder);
  }
  prune(bundles);
  return folder;
}
