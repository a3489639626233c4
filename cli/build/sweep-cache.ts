import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sweepDrafts } from '../draft-file.ts';
import { lockOwner } from '../process-lock.ts';
import { SITE_ROOT } from '../site-root.ts';
import { outputPlaces } from './output-folder.ts';
import { sweepOutputRecords } from './output-record.ts';
import { PREVIEW_FOLDER } from './preview-images.ts';

/** States of builds; their names begin with the key of the output folder. */
const STATES = join(SITE_ROOT, '.touchdown/builds');

/** Removes what is kept of output folders that are gone, and the drafts of processes that are. */
export function sweepCache(): void {
  // Listed before the records, which builds write first: the state of a build that ends meanwhile stays.
  const states = existsSync(STATES) ? readdirSync(STATES) : [];
  const living = sweepOutputRecords(
    (out) => existsSync(out) || lockOwner(outputPlaces(out).lock) !== undefined,
  );
  if (existsSync(PREVIEW_FOLDER)) sweepDrafts(PREVIEW_FOLDER);
  if (states.length > 0) sweepDrafts(STATES);
  for (const name of states) {
    const [key = ''] = name.split('-');
    if (!living.has(key)) rmSync(join(STATES, name), { force: true });
  }
}
