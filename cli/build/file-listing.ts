import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Size in bytes and time of the last change in milliseconds; the size of anything but a regular file is −1. */
export type FileStamp = readonly [size: number, mtimeMs: number];

/** Links, pipes and the like: no build writes such a thing. */
const SPECIAL: FileStamp = [-1, 0];

/** Every file below a folder: path with forward slashes to its stamp. */
export type FileListing = Map<string, FileStamp>;

/**
 * Lists a folder; a missing one is empty. The stamps show whether anybody changed the output by hand.
 *
 * @param isKept tells which files and folders are left out, by their path with forward slashes.
 */
export function listFiles(
  folder: string,
  isKept: (path: string) => boolean = () => false,
): FileListing {
  const listing: FileListing = new Map();
  const visit = (prefix: string) => {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const path = prefix + entry.name;
      if (isKept(path)) continue;
      if (entry.isDirectory()) {
        visit(`${path}/`);
      } else if (entry.isFile()) {
        const { size, mtimeMs } = lstatSync(join(folder, path));
        listing.set(path, [size, mtimeMs]);
      } else {
        listing.set(path, SPECIAL);
      }
    }
  };
  if (existsSync(folder)) visit('');
  return listing;
}

/** True if both stamps are there and equal. */
export function sameStamp(a: FileStamp | undefined, b: FileStamp | undefined): boolean {
  return a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];
}
