import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { previewFolder } from '../previews/preview-images.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { sweepSiteDrafts } from '../site/sweep-site-drafts.ts';
import { sweepDrafts } from '../system/draft-file.ts';
import { lockOwner } from '../system/process-lock.ts';
import { stateFolder } from './build-state.ts';
import { outputPaths } from './output-folder.ts';
import { sweepOutputRecords } from './output-record.ts';
import { sweepPictures } from './sweep-pictures.ts';

/**
 * Removes the cached data of output folders that no longer exist, pictures that no page shows, and drafts of dead
 * processes, also of the site's own files.
 */
export function sweepCache(site: SitePaths): void {
  const { root } = site;
  sweepSiteDrafts(site);
  const folder = stateFolder(root);
  const pictures = previewFolder(root);
  // Listed before the records, which builds write first: the state of a build that ends meanwhile is kept.
  const states = existsSync(folder) ? readdirSync(folder) : [];
  const living = sweepOutputRecords(
    root,
    (out) => existsSync(out) || lockOwner(outputPaths(out).lock) !== undefined,
  );
  if (existsSync(pictures)) sweepDrafts(pictures);
  sweepPictures(root);
  if (states.length > 0) sweepDrafts(folder);
  for (const name of states) {
    const [key = ''] = name.split('-');
    if (!living.has(key)) rmSync(join(folder, name), { force: true });
  }
}
