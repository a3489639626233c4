import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { replaceFile } from '../system/draft-file.ts';
import { keepNewest } from '../system/keep-newest.ts';

/** Maximum number of cached states of the texts, for switching between them. */
const KEPT = 16;

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Cached findings for a hash of all their inputs.
 *
 * @param root folder of the site.
 * @returns undefined if there are none, or the file is damaged.
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

/** Caches findings, with paths relative to the site. */
export function keepFindings(root: string, hash: string, findings: readonly Diagnostic[]): void {
  const folder = cacheFolder(root, 'findings');
  const text = JSON.stringify(findings);
  mkdirSync(folder, { recursive: true });
  replaceFile(join(folder, hash), `${text}\n${checksum(text)}`);
  keepNewest(folder, KEPT);
}
