import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashInAddress } from '../../renderer/pictures/media-address.ts';
import { displayPath } from '../content/source-file.ts';
import { BuildFault } from '../system/build-fault.ts';
import { listedSizes } from './build-manifest.ts';
import type { FileListing } from './file-listing.ts';
import type { RecordedOutput } from './recorded-output.ts';

/** Every page contains this near its start: the sign that this tool wrote it. */
const SIGNATURE = '<meta name="generator" content="Touchdown';
const SIGNED_WITHIN = 4096;

/** File names that only a build produces, besides those of pictures and downloads. */
const BUILT_NAMES =
  /^(?:sitemap(?:-\d+)?\.xml|robots\.txt|page-registry\.json|build-manifest\.json|_headers|_redirects|\.nojekyll|favicon\.svg|site\.webmanifest|previews\/[0-9a-f]{16}\.png|assets\/(?:chunks\/[\w-]{7}\.js|.*[.-][\w-]{7,10}\.\w+))$/;

/** Files that file managers put into any folder they open; safe to remove. */
export const LITTER = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Maximum number of names in an error message. */
const NAMED = 5;

function isSigned(path: string): boolean {
  const start = Buffer.alloc(SIGNED_WITHIN);
  const file = openSync(path, 'r');
  try {
    return start.toString('latin1', 0, readSync(file, start)).includes(SIGNATURE);
  } finally {
    closeSync(file);
  }
}

/**
 * Tells which files of `folder` a build wrote: those in the record, even if changed since, and, for a folder copied
 * from another machine, those that only a build writes and those of the size that its manifest lists, such as the
 * `CNAME` of a host.
 *
 * @param record what the last build wrote, compared with a listing of `folder`.
 */
export function builtFiles(
  folder: string,
  record: RecordedOutput | undefined,
): (path: string) => boolean {
  let listed: ReadonlyMap<string, number> | undefined;
  const isListed = (path: string) => {
    listed ??= listedSizes(folder);
    const size = listed.get(path);
    return size !== undefined && statSync(join(folder, path)).size === size;
  };
  return (path) =>
    record?.has(path) ||
    LITTER.test(path) ||
    BUILT_NAMES.test(path) ||
    hashInAddress(`/${path}`) !== undefined ||
    (path.endsWith('.html') && isSigned(join(folder, path))) ||
    isListed(path);
}

/** True if the folder has a page registry and a page written by this tool. */
function isBuiltSite(folder: string): boolean {
  if (!existsSync(join(folder, 'page-registry.json'))) return false;
  return readdirSync(folder, { withFileTypes: true }).some(
    (entry) => entry.isFile() && entry.name.endsWith('.html') && isSigned(join(folder, entry.name)),
  );
}

/**
 * Refuses to replace files that no build wrote.
 *
 * @param listing of the folder without kept files.
 * @param record what the last build wrote, compared with that listing.
 * @throws BuildFault if the folder contains anything that no build wrote.
 */
export function assertOwnOutput(
  out: string,
  listing: FileListing,
  record: RecordedOutput | undefined,
  cwd: string,
): void {
  const isBuilt = builtFiles(out, record);
  const shown = displayPath(out, cwd);
  const foreign: string[] = [];
  let isOwn = true;
  for (const [path, [size]] of listing) {
    if (LITTER.test(path)) continue;
    if (!record?.isIntact(path)) isOwn = false;
    if (!isOwn && (size < 0 || !isBuilt(path))) foreign.push(path);
  }
  if (isOwn) return;
  if (!isBuiltSite(out)) {
    throw new BuildFault(
      `${shown} is not empty and was not written by touchdown.\nNothing was changed. Empty the folder or choose another one with --out.`,
    );
  }
  if (foreign.length === 0) return;
  const names = foreign.sort().slice(0, NAMED).join(', ');
  const others = foreign.length > NAMED ? ` and ${foreign.length - NAMED} more` : '';
  throw new BuildFault(
    `${shown} contains files that no build wrote: ${names}${others}.\nNothing was changed. Move them elsewhere, or list them under "keep" in the configuration to keep them in every build.`,
  );
}
