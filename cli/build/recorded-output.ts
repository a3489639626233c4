import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { folderEntries } from '../content/folder-entries.ts';
import type { FileListing } from './file-listing.ts';
import { type RecordPaths, readRecord } from './output-record.ts';

/** Compares the files in an output folder with what the last build wrote to it. */
export interface RecordedOutput {
  /** Checksum of the record. */
  checksum: string;
  /** True if the folder contains exactly what the build wrote, unmodified. */
  isUntouched: boolean;
  /** True of an existing file that the build wrote, even if modified since. */
  has(path: string): boolean;
  /** True of an existing file that is exactly as the build wrote it. */
  isIntact(path: string): boolean;
}

/** Flags of a listed file. */
const RECORDED = 1;
const INTACT = 2;

/**
 * Compares a listing of `out` with the record of the last build, of which only one line is in memory at a time.
 *
 * @returns undefined if there is no record, or it is corrupt.
 */
export function compareWithRecord(
  paths: RecordPaths,
  listing: FileListing,
): RecordedOutput | undefined {
  const known = new Uint8Array(listing.size);
  let files = 0;
  let intact = 0;
  const checksum = readRecord(paths, (path, [size, mtimeMs]) => {
    files += 1;
    const index = listing.indexOf(path);
    if (index === -1) return true;
    const [sizeNow, mtimeNow] = listing.stampAt(index);
    const isIntact = size === sizeNow && mtimeMs === mtimeNow;
    known[index] = isIntact ? RECORDED | INTACT : RECORDED;
    if (isIntact) intact += 1;
    return true;
  });
  if (checksum === undefined) return undefined;
  const is = (path: string, bit: number) => ((known[listing.indexOf(path)] ?? 0) & bit) !== 0;
  return {
    checksum,
    isUntouched: intact === files && files === listing.size,
    has: (path) => is(path, RECORDED),
    isIntact: (path) => is(path, INTACT),
  };
}

/** An output folder that contains exactly what the last build wrote, unmodified. */
export interface UntouchedOutput {
  /** Checksum of the record of that build. */
  checksum: string;
  /** Total size in bytes. */
  bytes: number;
}

/** Sums over the paths of files, in any order. */
class PathSums {
  #files = 0;
  #letters = 0;

  add(path: string): void {
    this.#files += 1;
    for (let at = 0; at < path.length; at += 1) this.#letters += path.charCodeAt(at);
  }

  equals(other: PathSums): boolean {
    return this.#files === other.#files && this.#letters === other.#letters;
  }
}

/** Adds every file below a folder to `sums` except the kept ones; links and the like are files here. */
function sumPaths(
  folder: string,
  isKept: (path: string) => boolean,
  sums: PathSums,
  prefix = '',
): void {
  for (const entry of folderEntries(join(folder, prefix))) {
    const path = prefix + entry.name;
    if (isKept(path)) continue;
    if (entry.isDirectory()) sumPaths(folder, isKept, sums, `${path}/`);
    else sums.add(path);
  }
}

const MAY_BE_MISSING = { throwIfNoEntry: false } as const;

/**
 * Whether `out` contains exactly what the last build wrote. With every recorded file in place and no more files than
 * recorded there are no others, so that no path has to be found in a sorted list, which would take most of the time. The letters
 * of the paths are summed because a file system that ignores case also finds a file that has been renamed.
 *
 * @param isKept returns true for paths that every build keeps.
 * @returns undefined at the first difference.
 */
export function untouchedOutput(
  paths: RecordPaths,
  isKept: (path: string) => boolean,
): UntouchedOutput | undefined {
  const { out } = paths;
  if (!existsSync(out)) return undefined;
  const [recorded, found] = [new PathSums(), new PathSums()];
  let bytes = 0;
  const checksum = readRecord(paths, (path, [size, mtimeMs]) => {
    const stats = lstatSync(`${out}/${path}`, MAY_BE_MISSING);
    recorded.add(path);
    bytes += size;
    return stats?.size === size && stats.mtimeMs === mtimeMs && stats.isFile();
  });
  if (checksum === undefined) return undefined;
  sumPaths(out, isKept, found);
  return recorded.equals(found) ? { checksum, bytes } : undefined;
}
