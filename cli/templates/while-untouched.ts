import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CLOCK_STEP_MS, stampText } from '../content/file-stamp.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { replaceFile } from '../system/draft-file.ts';

/** A cached result, and what identifies the state of the files that it was computed from. */
interface Kept<T> {
  stamps: string;
  result: T;
}

function readKept<T>(path: string): Kept<T> | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Missing or damaged.
    return undefined;
  }
}

/** The stamps of files combined, and when the latest was changed. */
function stampAll(files: readonly string[]): { stamps: string; newest: number } {
  const hash = createHash('sha256');
  let newest = 0;
  for (const file of files) {
    const stats = statSync(file);
    newest = Math.max(newest, stats.ctimeMs);
    hash.update(`${file}\0${stampText(stats)}\n`);
  }
  return { stamps: hash.digest('hex'), newest };
}

/**
 * What was computed from the engine's files by an earlier command, as long as none of them has been touched.
 *
 * @param root folder of the site, whose cache keeps the result.
 * @param files absolute paths, always in the same order.
 * @param compute reads the files; returns plain data.
 */
export function whileUntouched<T>(root: string, files: readonly string[], compute: () => T): T {
  const started = Date.now();
  const { stamps, newest } = stampAll(files);
  const folder = cacheFolder(root, 'engine');
  const path = join(folder, 'fingerprints.json');
  const kept = readKept<T>(path);
  if (kept?.stamps === stamps) return kept.result;
  const result = compute();
  // Files changed just now may change again without another stamp.
  if (started - newest >= CLOCK_STEP_MS) {
    mkdirSync(folder, { recursive: true });
    replaceFile(path, JSON.stringify({ stamps, result } satisfies Kept<T>));
  }
  return result;
}
