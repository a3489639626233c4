import { existsSync, mkdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderEntries } from '../content/folder-entries.ts';

/**
 * Removes the old site. Files that somebody added to it during the build move to the new one.
 *
 * @param old current folder of the old site.
 * @param out the new site.
 * @param isBuilt returns true for the path of a file that a build wrote.
 */
export function removeReplaced(old: string, out: string, isBuilt: (path: string) => boolean): void {
  const empty = (prefix: string) => {
    let isEmpty = true;
    for (const entry of folderEntries(join(old, prefix))) {
      isEmpty = false;
      const path = prefix + entry.name;
      if (entry.isDirectory()) {
        empty(`${path}/`);
      } else if (existsSync(join(out, path)) || isBuilt(path)) {
        unlinkSync(join(old, path));
      } else {
        mkdirSync(dirname(join(out, path)), { recursive: true });
        renameSync(join(old, path), join(out, path));
      }
    }
    // Some systems skip names when a folder changes while it is being read.
    if (isEmpty) rmdirSync(join(old, prefix));
    else empty(prefix);
  };
  if (existsSync(old)) empty('');
}
