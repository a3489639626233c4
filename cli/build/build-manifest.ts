import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { rawLines } from '../system/checked-lines.ts';
import { type FileListing, listFiles, stampOf } from './file-listing.ts';
import { hashFile } from './large-file.ts';
import type { Stage } from './stage.ts';

/** The output file that lists all others, so that publishing need not read them. */
export const BUILD_MANIFEST = 'build-manifest.json';

/** One file of the output. */
interface ManifestEntry {
  /** Relative to the output folder, with forward slashes. */
  path: string;
  /** In bytes. */
  size: number;
  /** SHA-256 in hex. */
  hash: string;
}

/** The entries of a manifest in order, up to the first that cannot be parsed. */
function* entriesOf(path: string): Generator<ManifestEntry> {
  const file = openSync(path, 'r');
  try {
    for (const { bytes } of rawLines(file)) {
      const line = bytes.toString('utf8');
      if (line.startsWith('{')) yield JSON.parse(line.replace(/,$/, ''));
    }
  } catch {
    // The last manifest only saves hashing; without it every file is hashed.
  } finally {
    closeSync(file);
  }
}

/** Sizes in bytes of the files that the manifest in an output folder lists; none without a manifest. */
export function listedSizes(out: string): ReadonlyMap<string, number> {
  const path = join(out, BUILD_MANIFEST);
  if (!existsSync(path)) return new Map();
  return new Map([...entriesOf(path)].map((entry) => [entry.path, entry.size]));
}

/** The output of the last build. */
interface LastOutput {
  out: string;
  /** The files there now. */
  files: FileListing;
  /** True of a file that is exactly as the last build wrote it. */
  isIntact(file: string): boolean;
}

/**
 * Reuses the hashes of unchanged files from the last manifest. Both lists are in the same order, so one parallel
 * pass is enough.
 */
function* manifestPieces(
  staged: string,
  files: FileListing,
  { out, files: lastFiles, isIntact }: LastOutput,
): Generator<string> {
  const known = isIntact(BUILD_MANIFEST) ? entriesOf(join(out, BUILD_MANIFEST)) : undefined;
  const next = () => {
    let entry = known?.next().value;
    while (entry && !files.has(entry.path)) entry = known?.next().value;
    return entry || undefined;
  };
  let entry = next();
  let separator = '[\n';
  for (const [path, [size, mtimeMs]] of files) {
    if (path === BUILD_MANIFEST) continue;
    let hash: string | undefined;
    if (entry?.path === path) {
      const [lastSize, lastTime] = lastFiles.stampAt(lastFiles.indexOf(path));
      if (size === lastSize && mtimeMs === lastTime && isIntact(path)) hash = entry.hash;
      entry = next();
    }
    const listed: ManifestEntry = { path, size, hash: hash ?? hashFile(join(staged, path)) };
    yield separator + JSON.stringify(listed);
    separator = ',\n';
  }
  yield '\n]\n';
}

/**
 * Writes the manifest into the stage, once all other files are there.
 *
 * @returns all files of the stage.
 */
export function putManifest(stage: Stage, last: LastOutput): FileListing {
  // Reserves its place in the listing, which has to exist before the content is known.
  stage.put(BUILD_MANIFEST, '');
  const files = listFiles(stage.folder);
  stage.drop(BUILD_MANIFEST);
  stage.putPieces(BUILD_MANIFEST, manifestPieces(stage.folder, files, last));
  files.restamp(BUILD_MANIFEST, stampOf(join(stage.folder, BUILD_MANIFEST)));
  return files;
}
