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
import { draftOf, sweepDrafts } from '../draft-file.ts';
import { isRunning, ownIdentity } from '../process-identity.ts';
import { SITE_ROOT } from '../site-root.ts';
import { namePath } from '../system-fault.ts';

/** One folder for each run of the bundler: its fingerprint and a number of its own, because others may be using the last. */
const BUNDLES = join(SITE_ROOT, '.touchdown/bundles');

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
function listBundles(fingerprint?: string): string[] {
  if (!existsSync(BUNDLES)) return [];
  return readdirSync(BUNDLES)
    .filter((name) => !name.includes('.'))
    .filter((name) => fingerprint === undefined || name.startsWith(`${fingerprint}-`))
    .map((name) => ({ name, time: statSync(join(BUNDLES, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ name }) => name);
}

/** True if another process that still runs uses the bundle. */
function isLeased(name: string): boolean {
  return readdirSync(BUNDLES).some((file) => {
    const [bundle, user] = file.split(LEASE);
    return bundle === name && user !== undefined && isRunning(user);
  });
}

/** Removes what dead processes left, and the bundles that nobody uses or will want again. */
function prune(): void {
  sweepDrafts(BUNDLES);
  const fingerprints = new Set<string>();
  for (const name of listBundles()) {
    const fingerprint = name.split('-')[0] ?? '';
    const isNewest = !fingerprints.has(fingerprint);
    fingerprints.add(fingerprint);
    const isWanted = isNewest && fingerprints.size <= KEPT_BUNDLES + 1;
    if (!isWanted && !isLeased(name)) rmSync(join(BUNDLES, name), { recursive: true, force: true });
  }
}

/** The folder of a bundle made before of these sources; undefined if there is none that is whole. */
export function findBundle(fingerprint: string): string | undefined {
  for (const name of listBundles(fingerprint)) {
    const folder = join(BUNDLES, name);
    lease(folder);
    if (isWhole(folder)) return folder;
  }
  return undefined;
}

/**
 * Keeps a new bundle.
 *
 * @param make writes the bundle's files into a folder.
 * @returns the bundle's folder, which stays until this process ends.
 */
export async function addBundle(
  fingerprint: string,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(BUNDLES, `${fingerprint}-${randomBytes(4).toString('hex')}`);
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
  prune();
  return folder;
}
