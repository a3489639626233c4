import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { BUILD_MANIFEST } from '../build/build-manifest.ts';
import { fileOfPath } from '../build/emit-file.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { replaceFile } from '../system/draft-file.ts';
import {
  hashesOf,
  type ListedPage,
  type Manifest,
  PAGE_REGISTRY,
  pagesOf,
  parseManifest,
  pathOfFile,
  type SiteOutput,
} from './site-output.ts';

/** Timeout of a request, in ms. */
const LONGEST_MS = 20_000;

/** Size in bytes below which a document redirects: the shortest page of a site has three times as many. */
const LEAST_PAGE = 2000;

/** Pages by their files, if the page registry is not available. */
function pagesAmong(manifest: Manifest): Map<string, ListedPage> {
  const files = manifest
    .filter(({ path, size = LEAST_PAGE }) => path.endsWith('.html') && size >= LEAST_PAGE)
    .map(({ path }) => path);
  return new Map(files.map(pathOfFile).map((path) => [path, { path }]));
}

/**
 * A site as described by its manifest alone: the list of pages, and their hashes.
 *
 * @throws BuildFault if the text is not a manifest.
 */
export function manifestOutput(text: string, name: string): SiteOutput {
  const manifest = parseManifest(text, name);
  const hashes = hashesOf(manifest);
  return {
    ...{ pages: pagesAmong(manifest), isGuessed: true },
    hashOf: (file) => hashes.get(file),
    read: async () => undefined,
    readFile: async () => undefined,
    redirectOf: () => undefined,
  };
}

function hashIn(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function fetched(address: string): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST_MS) });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    const cause = (error as { cause?: Error }).cause ?? (error as Error);
    throw new BuildFault(`${address} gives no answer: ${cause.message}`);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The pages of a published site; undefined if its host does not serve their list, but a page for unknown addresses.
 *
 * @param place URL of its manifest.
 * @throws BuildFault if the list is that of another build or site.
 */
async function publishedPages(
  place: string,
  known: SiteOutput,
): Promise<ReadonlyMap<string, ListedPage> | undefined> {
  const hash = known.hashOf(PAGE_REGISTRY);
  if (hash === undefined) return undefined;
  const { href } = new URL(PAGE_REGISTRY, place);
  const { status, text } = await fetched(href);
  if (status !== 200 || !isJson(text)) return undefined;
  if (hashIn(text) !== hash)
    throw new BuildFault(
      `${href} is not the list of pages that ${place} names, but one of another build or site.`,
    );
  return pagesOf(text, href);
}

/**
 * A published site by the URL of its manifest. Pages are fetched on demand, only those that differ, and cached by
 * hash.
 *
 * @param root folder of the site, which contains the cache.
 * @throws BuildFault if there is no manifest, or the list of pages does not belong to it.
 */
export async function publishedOutput(address: string, root: string): Promise<SiteOutput> {
  const place = address.endsWith('.json')
    ? address
    : new URL(BUILD_MANIFEST, address.replace(/\/*$/, '/')).href;
  const manifest = await fetched(place);
  if (manifest.status === 404 || manifest.status === 410)
    throw new BuildFault(`There is no ${BUILD_MANIFEST} at ${place}.`);
  if (manifest.status !== 200)
    throw new BuildFault(`${place} answers with status ${manifest.status}, so it cannot be read.`);
  const known = manifestOutput(manifest.text, place);
  const pages = await publishedPages(place, known);
  const kept = cacheFolder(root, 'published');
  await mkdir(kept, { recursive: true });
  /** A file of the site with the hash of its manifest; undefined for one that the host modifies. */
  const readAt = async (at: string, file: string) => {
    const hash = known.hashOf(file);
    if (hash === undefined) return undefined;
    const copy = join(kept, hash + extname(file));
    if (existsSync(copy)) return readFileSync(copy, 'utf8');
    // Whatever the status: hosts serve the page for unknown addresses with 404.
    const { text } = await fetched(new URL(at, place).href);
    if (hashIn(text) !== hash) return undefined;
    replaceFile(copy, text);
    return text;
  };
  return {
    ...known,
    ...(pages ? { pages, isGuessed: false } : {}),
    // Hosts without clean URLs have each page at the name of its file.
    read: async (path) =>
      (await readAt(`.${path}`, fileOfPath(path))) ??
      (await readAt(`./${fileOfPath(path)}`, fileOfPath(path))),
    readFile: (file) => readAt(`./${file}`, file),
  };
}
