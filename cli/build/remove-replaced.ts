import { existsSync, mkdirSync, renameSync, rmdirSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderEntries } from '../content/folder-entries.ts';

/**
 * Removes the old site. What somebody put into it while the new one was made goes over to that.
 *
 * @param old the old site's folder now.
 * @param out the new site.
 * @param isBuilt tells by its path whether a file is the build's.
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
    // Some systems pass over names when a folder changes while it is read.
    if (isEmpty) rmdirSync(join(old, prefix));
    else empty(prefix);
  };
  if (existsSync(old)) empty('');
}
