import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { replaceFile } from '../system/draft-file.ts';
import { keepNewest } from '../system/keep-newest.ts';

/**
 * Folders of the cache with the maximum number of results in each: findings in the texts of a site, its hand-written
 * pages and what landings are compared with, for switching between versions of a site; and the sheets of all its sets
 * of utility classes.
 */
const KEPT = { findings: 16, pages: 4, compared: 16, classes: 500 };

type Kind = keyof typeof KEPT;

function checksum(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * A cached result for a hash of all its inputs.
 *
 * @param root folder of the site.
 * @returns undefined if there is none, or the file is damaged.
 */
export function recallResult<T>(root: string, kind: Kind, hash: string): T | undefined {
  const path = join(cacheFolder(root, kind), hash);
  try {
    const [result = '', sum] = readFileSync(path, 'utf8').split('\n');
    if (sum !== checksum(result)) return undefined;
    const now = new Date();
    utimesSync(path, now, now);
    return JSON.parse(result);
  } catch {
    return undefined;
  }
}

/** Caches a result, which is plain data; paths in findings are relative to the site. */
export function keepResult(root: string, kind: Kind, hash: string, result: object): void {
  const folder = cacheFolder(root, kind);
  const text = JSON.stringify(result);
  mkdirSync(folder, { recursive: true });
  replaceFile(join(folder, hash), `${text}\n${checksum(text)}`);
  keepNewest(folder, KEPT[kind]);
}

/**
 * Findings that are only looked for if their inputs have changed.
 *
 * @param root folder of the site.
 * @param inputs everything that determines the findings, and the file names in them.
 */
export function keptFindings(
  root: string,
  inputs: readonly unknown[],
  find: () => Diagnostic[],
): Diagnostic[] {
  const hash = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
  const kept = recallResult<Diagnostic[]>(root, 'findings', hash);
  if (kept) return kept;
  const found = find();
  keepResult(root, 'findings', hash, found);
  return found;
}
