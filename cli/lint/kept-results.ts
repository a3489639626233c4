import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../site/site-paths.ts';
import { replaceFile } from '../system/draft-file.ts';
import { keepNewest } from '../system/keep-newest.ts';

/** Maximum number of cached states of each kind, for switching between them. */
const KEPT = 16;

/** Folders of the cache: findings in the texts of a site, and what landings are compared with. */
type Kind = 'findings' | 'compared';

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
  keepNewest(folder, KEPT);
}
