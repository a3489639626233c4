import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Size in bytes and time of the last change in milliseconds. */
export type FileStamp = readonly [size: number, mtimeMs: number];

/** Every file below a folder: path with forward slashes to its stamp. */
export type FileListing = Map<string, FileStamp>;

/** Lists a folder; a missing one is empty. The stamps show whether anybody changed the output by hand. */
export function listFiles(folder: string): FileListing {
  const listing: FileListing = new Map();
  const visit = (prefix: string) => {
    for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
      const path = prefix + entry.name;
      if (entry.isDirectory()) {
        visit(`${path}/`);
      } else {
        const { size, mtimeMs } = statSync(join(folder, path));
        listing.set(path, [size, mtimeMs]);
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
