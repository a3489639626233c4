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
import { draftOf, sweepDrafts } from '../system/draft-file.ts';
import { isRunning, ownIdentity } from '../system/process-identity.ts';
import { namePath } from '../system/system-fault.ts';

/** Checksum of every other file in a bundle; without it a bundle is not complete. */
const CHECKSUMS = 'checksums.json';

/** Beside a bundle, followed by the process that uses it. */
const LEASE = '.lease.';

/** Bundles of other sources that are kept besides the one in use, for switching between branches. */
const KEPT_BUNDLES = 3;

function checksum(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function listFilesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name !== CHECKSUMS && statSync(join(folder, name)).isFile(),
  );
}

/** True if every file is as the bundler wrote it. */
function isWhole(folder: string): boolean {
  try {
    const sums: Record<string, string> = JSON.parse(readFileSync(join(folder, CHECKSUMS), 'utf8'));
    return Object.entries(sums).every(([file, sum]) => checksum(join(folder, file)) === sum);
  } catch {
    return false;
  }
}

const leases = new Set<string>();

/** Keeps other processes from removing a bundle until this one ends. */
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

/** Names of the bundles of some sources, or of all, the newest first. */
function listBundles(bundles: string, fingerprint?: string): string[] {
  if (!existsSync(bundles)) return [];
  return readdirSync(bundles)
    .filter((name) => !name.includes('.'))
    .filter((name) => fingerprint === undefined || name.startsWith(`${fingerprint}-`))
    .map((name) => ({ name, time: statSync(join(bundles, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ name }) => name);
}

/** True if another process that still runs uses the bundle. */
function isLeased(bundles: string, name: string): boolean {
  return readdirSync(bundles).some((file) => {
    const [bundle, user] = file.split(LEASE);
    return bundle === name && user !== undefined && isRunning(user);
  });
}

/** Removes what dead processes left, and the bundles that nobody uses or will want again. */
function prune(bundles: string): void {
  sweepDrafts(bundles);
  const fingerprints = new Set<string>();
  for (const name of listBundles(bundles)) {
    const fingerprint = name.split('-')[0] ?? '';
    const isNewest = !fingerprints.has(fingerprint);
    fingerprints.add(fingerprint);
    const isWanted = isNewest && fingerprints.size <= KEPT_BUNDLES + 1;
    if (!isWanted && !isLeased(bundles, name))
      rmSync(join(bundles, name), { recursive: true, force: true });
  }
}

/**
 * The folder of a bundle made before of these sources; undefined if there is none that is whole.
 *
 * @param bundles folder with one folder for each run of the bundler: its fingerprint and a number of its own,
 *   because others may be using the last.
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
 * Keeps a new bundle.
 *
 * @param bundles folder of all bundles.
 * @param make writes the bundle's files into a folder.
 * @returns the bundle's folder, which stays until this process ends.
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
