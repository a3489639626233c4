import { createHash } from 'node:crypto';
import { BUILD_MANIFEST } from '../build/build-manifest.ts';
import { HIDDEN_SITE } from '../build/site-files.ts';
import { NOT_FOUND_PATH } from '../content/pages/page-routes.ts';
import { inheritedAssets, type PublishedFile, parsedList, type Release } from './release.ts';
import type { Index } from './s3-index.ts';

/** What a storage has of its releases besides their lists; undefined for what is gone. */
interface StoredObjects {
  /** The content with a hash. */
  textOf(hash: string): Promise<string | undefined>;
  /** The manifest of the site that is online. */
  online(): Promise<string | undefined>;
}

function isFile(entry: Partial<PublishedFile> | null | undefined): boolean {
  const isOfText = typeof entry?.path === 'string' && typeof entry.hash === 'string';
  return isOfText && typeof entry.size === 'number';
}

function isManifest(value: Partial<PublishedFile[]>): value is PublishedFile[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFile);
}

/** The manifest of a build as a file of its site, which it does not list. */
function manifestFile(text: string): PublishedFile {
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { path: BUILD_MANIFEST, size: bytes.length, hash };
}

/** What visitors may ask for: each document has an address, also one that only leads on. */
async function addressesOf(
  files: readonly PublishedFile[],
  textOf: StoredObjects['textOf'],
): Promise<string[]> {
  const robots = files.find(({ path }) => path === 'robots.txt');
  const isHidden = robots && (await textOf(robots.hash))?.startsWith(HIDDEN_SITE);
  if (isHidden) return [];
  const names = files.flatMap(({ path }) => /^(.+)\.html$/.exec(path)?.[1] ?? []);
  const addresses = names.map((name) => (name === 'index' ? '/' : `/${name}`));
  return addresses.filter((address) => address !== NOT_FOUND_PATH).sort();
}

/**
 * A release listed anew from the manifest of its build. What the owner keeps beside the build is not known, nor are
 * redirects without a page; assets of releases before it are those that it was given.
 *
 * @param earlier the releases before it that are kept, sorted by id.
 * @returns undefined if the text is no manifest.
 */
async function releaseOf(
  id: string,
  manifest: string,
  earlier: readonly Release[],
  textOf: StoredObjects['textOf'],
): Promise<Release | undefined> {
  const built = parsedList(manifest, isManifest);
  if (!built) return undefined;
  const files = [...built, manifestFile(manifest)]
    .map(({ path, size, hash }) => ({ path, size, hash }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const before = earlier.at(-1);
  return {
    id,
    ...(before && { before: before.id }),
    files,
    inherited: inheritedAssets(earlier, files),
    addresses: await addressesOf(files, textOf),
  };
}

/**
 * The manifest of the build of a release: its content in the storage, or of a storage whose index does not name that,
 * as it is online, unless an interrupted command may have put its own there.
 */
async function manifestOf(
  id: string,
  { manifests = {}, current, pending }: Index,
  { textOf, online }: StoredObjects,
): Promise<string | undefined> {
  const hash = manifests[id];
  const text = hash === undefined ? undefined : await textOf(hash);
  const isOnline = id === current && pending.length === 0;
  return text ?? (isOnline ? online() : undefined);
}

/**
 * Releases whose lists are damaged or gone, listed anew, as far as the manifests of their builds are still there.
 *
 * @param known those with a list.
 */
export async function listedAnew(
  index: Index,
  known: ReadonlyMap<string, Release>,
  objects: StoredObjects,
): Promise<Release[]> {
  const earlier: Release[] = [];
  const found: Release[] = [];
  for (const id of index.releases) {
    const listed = known.get(id);
    const manifest = listed ? undefined : await manifestOf(id, index, objects);
    const anew =
      manifest === undefined ? undefined : await releaseOf(id, manifest, earlier, objects.textOf);
    if (anew) found.push(anew);
    const release = listed ?? anew;
    if (release) earlier.push(release);
  }
  return found;
}
