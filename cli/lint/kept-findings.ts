import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { replaceFile, sweepDrafts } from '../system/draft-file.ts';

/** States of the texts that are kept, for going back and forth between two of them. */
const KEPT = 16;

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Removes what was not asked for the longest time, and the drafts of processes that are gone. */
function prune(folder: string): void {
  sweepDrafts(folder);
  const aged = readdirSync(folder)
    .filter((name) => !name.includes('.'))
    .flatMap((name) => {
      const time = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
      return time === undefined ? [] : { name, time };
    })
    .sort((a, b) => b.time - a.time);
  for (const { name } of aged.slice(KEPT)) rmSync(join(folder, name), { force: true });
}

/**
 * What was found when everything that decides about it had this hash.
 *
 * @param root folder of the site.
 * @returns undefined if nothing is kept, or not as it was written.
 */
export function recallFindings(root: string, hash: string): Diagnostic[] | undefined {
  const path = join(cacheFolder(root, 'findings'), hash);
  try {
    const [findings = '', sum] = readFileSync(path, 'utf8').split('\n');
    if (sum !== checksum(findings)) return undefined;
    const now = new Date();
    utimesSync(path, now, now);
    return JSON.parse(findings);
  } catch {
    return undefined;
  }
}

/** Keeps what was found, with paths as they are in the site's folder. */
export function keepFindings(root: string, hash: string, findings: readonly Diagnostic[]): void {
  const folder = cacheFolder(root, 'findings');
  const text = JSON.stringify(findings);
  mkdirSync(folder, { recursive: true });
  replaceFile(join(folder, hash), `${text}\n${checksum(text)}`);
  prune(folder);
}
