import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { replaceFile } from '../system/draft-file.ts';
import { keepNewest } from '../system/keep-newest.ts';

/** States of the texts that are kept, for going back and forth between two of them. */
const KEPT = 16;

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
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
  keepNewest(folder, KEPT);
}
