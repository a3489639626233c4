import { dirname } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { type NewFile, writeAllExclusively } from '../new-landing/write-exclusively.ts';
import { textOnDisk } from '../site/named-files.ts';
import { inWritingTurn } from '../site/writing-turn.ts';
import { BuildFault } from '../system/build-fault.ts';
import { replaceOwnFile } from '../system/draft-file.ts';
import type { ImportPlan, PlannedPage } from './import-plan.ts';
import { writeRecord } from './import-record.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** Writes an edited page, unless its file has changed since the import was planned. */
function replacePage({ path, text, update }: PlannedPage, cwd: string): void {
  const found = textOnDisk(path);
  const mark = found?.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  if (found?.slice(mark.length) !== update?.before)
    throw new BuildFault(
      `${displayPath(path, cwd)} was changed by another program meanwhile. Run this again.`,
    );
  replaceOwnFile(path, mark + text);
}

/**
 * Writes a planned import. If the process is killed in between, the same import completes it: edited pages already
 * have the values of the new record, and recorded pages that do not exist are created.
 *
 * @param further files that come with the pages, such as pictures of a starter.
 * @throws BuildFault if a page was edited in the meantime, NewLandingFault if a new page already exists.
 */
export function writeImport(
  { pages, record, recordFile }: ImportPlan,
  further: readonly NewFile[],
  { root, cwd }: { root: string; cwd: string },
): void {
  const made = pages
    .filter(({ update }) => !update)
    .map(({ path, text }) => ({ path, content: text, folder: dirname(path) }));
  inWritingTurn(root, () => {
    for (const page of pages) if (page.update) replacePage(page, cwd);
    writeRecord(recordFile, record);
    writeAllExclusively([...further, ...made]);
  });
}
