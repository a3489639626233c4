import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { folderEntries } from '../content/folder-entries.ts';
import { SortedNames } from '../content/sorted-names.ts';

/** Size in bytes and modification time in milliseconds; the size of anything but a regular file is −1. */
export type FileStamp = readonly [size: number, mtimeMs: number];

/** Links, pipes and the like, which no build writes. */
const SPECIAL: FileStamp = [-1, 0];

/** Every file below a folder, by path with forward slashes, with its stamp. */
export class FileListing {
  readonly #paths: SortedNames;
  /** Size and time of each path, in order. */
  readonly #stamps: Float64Array;
  /** Index after the last one looked up: files are mostly requested in order. */
  #next = 0;

  constructor(paths: Iterable<string>, stampOf: (path: string) => FileStamp) {
    this.#paths = new SortedNames(paths);
    this.#stamps = new Float64Array(2 * this.#paths.length);
    for (const [index, path] of this.#paths.entries()) this.#stamps.set(stampOf(path), 2 * index);
  }

  get size(): number {
    return this.#paths.length;
  }

  /** Index of a path in this listing; -1 if there is no such file. */
  indexOf(path: string): number {
    const isNext = this.#next < this.#paths.length && this.#paths.at(this.#next) === path;
    const index = isNext ? this.#next : this.#paths.indexOf(path);
    if (index !== -1) this.#next = index + 1;
    return index;
  }

  has(path: string): boolean {
    return this.indexOf(path) !== -1;
  }

  /** Updates the stamp of a file that has been rewritten. */
  restamp(path: string, stamp: FileStamp): void {
    this.#stamps.set(stamp, 2 * this.indexOf(path));
  }

  /** Stamp of the file at an index. */
  stampAt(index: number): FileStamp {
    return [this.#stamps[2 * index] ?? -1, this.#stamps[2 * index + 1] ?? 0];
  }

  *[Symbol.iterator](): Generator<[path: string, stamp: FileStamp]> {
    for (const [index, path] of this.#paths.entries()) yield [path, this.stampAt(index)];
  }

  /** Total size in bytes. */
  get bytes(): number {
    let bytes = 0;
    for (let index = 0; index < this.#stamps.length; index += 2) bytes += this.#stamps[index] ?? 0;
    return bytes;
  }
}

/** Stamp of a regular file. */
export function stampOf(path: string): FileStamp {
  const { size, mtimeMs } = lstatSync(path);
  return [size, mtimeMs];
}

/**
 * Lists a folder recursively; a missing one is empty. The stamps reveal manual changes to the output.
 *
 * @param isKept returns true for files and folders to leave out, by path with forward slashes.
 */
export function listFiles(
  folder: string,
  isKept: (path: string) => boolean = () => false,
): FileListing {
  const special = new Set<string>();
  function* visit(prefix: string): Generator<string> {
    for (const entry of folderEntries(join(folder, prefix))) {
      const path = prefix + entry.name;
      if (isKept(path)) continue;
      if (entry.isDirectory()) {
        yield* visit(`${path}/`);
        continue;
      }
      if (!entry.isFile()) special.add(path);
      yield path;
    }
  }
  return new FileListing(existsSync(folder) ? visit('') : [], (path) =>
    special.has(path) ? SPECIAL : stampOf(join(folder, path)),
  );
}
