import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sweepFileDrafts } from '../system/draft-file.ts';
import type { SitePaths } from './site-paths.ts';

/** Folders of a site in whose subfolders commands write as well. */
const DEEP = ['pages', 'site', 'media'];

/** Folders of records beside the landings. */
const RECORDS = ['.imports', '.translations'];

/** Does what can be done in a folder: one that is missing or may not be changed is passed over. */
function inFolder<T>(folder: string, work: (folder: string) => T): T | undefined {
  try {
    return work(folder);
  } catch {
    return undefined;
  }
}

/** The folders below a folder. */
function foldersIn(folder: string): string[] {
  const entries = inFolder(folder, (path) => readdirSync(path, { withFileTypes: true })) ?? [];
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(folder, name))
    .flatMap((path) => [path, ...foldersIn(path)]);
}

/**
 * Removes the drafts of files that commands left in a site when they were killed. The files themselves are as they
 * were, or complete.
 */
export function sweepSiteDrafts({ root, landingsDir }: SitePaths): void {
  const deep = DEEP.map((name) => join(root, name)).flatMap((path) => [path, ...foldersIn(path)]);
  const records = RECORDS.map((name) => join(landingsDir, name));
  for (const folder of [root, landingsDir, ...records, ...deep]) inFolder(folder, sweepFileDrafts);
}
