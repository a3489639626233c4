import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import { BUILD_MANIFEST } from '../build/build-manifest.ts';
import { fileOfPath } from '../build/emit-file.ts';
import { hashFile } from '../build/large-file.ts';
import { type RecordPaths, readRecord } from '../build/output-record.ts';
import { parseRedirects, redirectLines } from '../serve/redirect-rules.ts';
import { BuildFault } from '../system/build-fault.ts';

/** Entry of the page registry, as far as it is available. */
export type ListedPage = Pick<RegistryEntry, 'path'> & Partial<RegistryEntry>;

/** A built site for comparison: a local folder, or what is available of a remote one. */
export interface SiteOutput {
  /** By path. */
  pages: ReadonlyMap<string, ListedPage>;
  /** Whether `pages` are only known by their documents, so that aliases are among them. */
  isGuessed?: boolean;
  /** SHA-256 of an output file; undefined if it does not exist, or is not as its build left it. */
  hashOf(file: string): string | undefined;
  /** The document of a page; undefined if it is not available. */
  read(path: string): Promise<string | undefined>;
  /** Another file, by its path in the output; undefined if it is not available. */
  readFile(file: string): Promise<string | undefined>;
  /** Target of a redirect. */
  redirectOf(path: string): string | undefined;
  /** All redirects of single addresses, if known. */
  redirects?: ReadonlyMap<string, string>;
}

/** Entries of a `build-manifest.json`. */
export type Manifest = readonly { path: string; hash: string; size?: number }[];

/** Hashes name files of a cache, so anything else in their place is dangerous. */
function isEntry(entry: unknown): entry is Manifest[number] {
  const { path, hash, size = 0 } = (entry ?? {}) as Record<string, unknown>;
  const isHashed = typeof hash === 'string' && /^[\da-f]{64}$/.test(hash);
  return typeof path === 'string' && isHashed && typeof size === 'number';
}

/** Every build has a page for unknown addresses, so a list without documents is of something else. */
function isManifest(value: unknown): value is Manifest {
  if (!Array.isArray(value) || !value.every(isEntry)) return false;
  return value.some(({ path }) => path.endsWith('.html'));
}

/**
 * @param advice what to do if the text is not a manifest, in whole sentences.
 * @throws BuildFault if it is not.
 */
export function parseManifest(text: string, name: string, advice = ''): Manifest {
  try {
    const manifest: unknown = JSON.parse(text);
    if (isManifest(manifest)) return manifest;
  } catch {
    // Reported below.
  }
  throw new BuildFault(`${name} is no ${BUILD_MANIFEST}, as builds write it.${advice}`);
}

/** Hashes of a manifest by file. */
export function hashesOf(manifest: Manifest): Map<string, string> {
  return new Map(manifest.map(({ path, hash }) => [path, hash]));
}

/** The output file that lists all pages. */
export const PAGE_REGISTRY = 'page-registry.json';

function isListedPage(entry: unknown): entry is ListedPage {
  const { path, aliases = [] } = (entry ?? {}) as Record<string, unknown>;
  return typeof path === 'string' && Array.isArray(aliases);
}

/** The page for unknown addresses is among the pages of every build. */
function isPageList(value: unknown): value is ListedPage[] {
  return Array.isArray(value) && value.length > 0 && value.every(isListedPage);
}

/**
 * The pages of a `page-registry.json`.
 *
 * @param advice what to do if the text is none, in whole sentences.
 * @throws BuildFault if it is none.
 */
export function pagesOf(text: string, name: string, advice = ''): Map<string, ListedPage> {
  try {
    const entries: unknown = JSON.parse(text);
    if (isPageList(entries)) return new Map(entries.map((entry) => [entry.path, entry]));
  } catch {
    // Reported below.
  }
  throw new BuildFault(`${name} is no ${PAGE_REGISTRY}, as builds write it.${advice}`);
}

/** The path of a page by its file. */
export function pathOfFile(file: string): string {
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

/** The target of a page that redirects, as hosts without redirects need it. */
function pageTarget(file: string): string | undefined {
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, target] = /<meta http-equiv="refresh" content="0; url=([^"]*)">/.exec(html) ?? [];
  return target?.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

/** The redirects of a built site: rules, or pages in their place on hosts that have none. */
function redirectsIn(
  folder: string,
  rules: string | undefined,
  files: Iterable<string>,
  pages: ReadonlyMap<string, ListedPage>,
): Map<string, string> {
  if (rules !== undefined) {
    const lasting = redirectLines(rules).filter(({ status }) => status !== 200);
    return new Map(lasting.map(({ source, target }) => [source, target]));
  }
  const others = [...files].filter(
    (file) => file.endsWith('.html') && !pages.has(pathOfFile(file)),
  );
  return new Map(
    others.flatMap((file) => {
      const target = pageTarget(join(folder, file));
      return target === undefined ? [] : [[pathOfFile(file), target]];
    }),
  );
}

/**
 * Modification times of the files as the last build on this machine wrote them, by path, in milliseconds; none of a
 * folder that it has not written.
 */
function recordedTimes(paths: RecordPaths): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const checksum = readRecord(paths, (path, [, mtimeMs]) => {
    times.set(path, mtimeMs);
    return true;
  });
  return checksum === undefined ? new Map() : times;
}

/**
 * True of a file that is missing, or is not what the manifest says: visitors do not get what its hash tells of. Only a
 * file of another time than that of its build is read: reading all of them would take longer than the build that a
 * plan makes.
 *
 * @param time undefined if it is not known.
 */
function isSpoiled(
  path: string,
  { size, hash }: Manifest[number],
  time: number | undefined,
): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || (size !== undefined && found.size !== size)) return true;
  return time !== undefined && found.mtimeMs !== time && hashFile(path) !== hash;
}

const ADVICE = ' Build into this folder again.';

/**
 * A built site in a folder.
 *
 * @param paths the folder as the record of its last build names it, which tells of files that were edited since.
 * @throws BuildFault if there is no build.
 */
export function folderOutput(folder: string, paths: RecordPaths = { out: folder }): SiteOutput {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  for (const file of [BUILD_MANIFEST, PAGE_REGISTRY])
    if (!existsSync(join(folder, file)))
      throw new BuildFault(`${folder} holds no ${file}, as builds write it.${ADVICE}`);
  const manifest = parseManifest(text(BUILD_MANIFEST), join(folder, BUILD_MANIFEST), ADVICE);
  const hashes = hashesOf(manifest);
  const entries = new Map(manifest.map((entry) => [entry.path, entry]));
  const times = recordedTimes(paths);
  const rules = hashes.has('_redirects') ? text('_redirects') : undefined;
  const redirectOf = parseRedirects(rules ?? '');
  const pages = pagesOf(text(PAGE_REGISTRY), join(folder, PAGE_REGISTRY), ADVICE);
  const readIfThere = async (file: string) =>
    existsSync(join(folder, file)) ? text(file) : undefined;
  // What was cut to nothing has no texts to compare.
  const readPage = async (path: string) => (await readIfThere(fileOfPath(path))) || undefined;
  return {
    pages,
    redirects: redirectsIn(folder, rules, hashes.keys(), pages),
    hashOf: (file) => {
      const entry = entries.get(file);
      const isWhole = entry && !isSpoiled(join(folder, file), entry, times.get(file));
      return isWhole ? entry.hash : undefined;
    },
    read: readPage,
    readFile: readIfThere,
    redirectOf: (path) => {
      const match = redirectOf(path);
      if (match && match.status !== 200) return match.target;
      return pageTarget(join(folder, fileOfPath(path)));
    },
  };
}

/** Empty baseline of a first build. */
export const NO_OUTPUT: SiteOutput = {
  pages: new Map(),
  hashOf: () => undefined,
  read: async () => undefined,
  readFile: async () => undefined,
  redirectOf: () => undefined,
};
