import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { watchFolder } from '../system/watch-folder.ts';

/** Folders of a site with its pages, its code and words, and its pictures. */
const PARTS = ['pages', 'site', 'media'];

/**
 * Watches the folders of a site recursively, including those created later.
 *
 * @param root folder of the site.
 * @param onChange called with the path of what was created, removed or changed.
 * @returns a function that stops it.
 */
export function watchParts(root: string, onChange: (path: string) => void): () => void {
  return watchSubfolders(root, PARTS, onChange);
}

/** The same for some folders in another one, which has to be there. */
export function watchSubfolders(
  root: string,
  parts: readonly string[],
  onChange: (path: string) => void,
): () => void {
  const stops = new Map<string, () => void>();
  const follow = (part: string, isNew: boolean) => {
    stops.get(part)?.();
    stops.delete(part);
    const folder = join(root, part);
    if (existsSync(folder)) stops.set(part, watchFolder(folder, onChange, { isNew }));
  };
  const watcher = watch(root, (event, name) => {
    if (event !== 'rename' || name === null || !parts.includes(name)) return;
    follow(name, true);
    onChange(join(root, name));
  });
  for (const part of parts) follow(part, false);
  return () => {
    watcher.close();
    for (const stop of stops.values()) stop();
  };
}
