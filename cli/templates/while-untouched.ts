import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CLOCK_STEP_MS } from '../content/file-stamp.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { replaceFile } from '../system/draft-file.ts';
import type { Marks } from './input-marks.ts';

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

function keep<T>(path: string, kept: Kept<T>): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, JSON.stringify(kept));
  } catch {
    // Where nothing can be written, the next command computes it again.
  }
}

/**
 * What was computed from some files by an earlier command, as long as none of them has been touched.
 *
 * @param root folder of the site, whose cache keeps the result.
 * @param name of the file in the cache.
 * @param marks of these files; undefined if they cannot be determined.
 * @param compute reads the files; returns plain data.
 */
export function whileUntouched<T>(
  root: string,
  name: string,
  marks: Marks | undefined,
  compute: () => T,
): T {
  if (!marks) return compute();
  const { stamps, newest } = marks;
  const started = Date.now();
  const path = join(cacheFolder(root, 'untouched'), `${name}.json`);
  const kept = readKept<T>(path);
  if (kept?.stamps === stamps) return kept.result;
  const result = compute();
  // Files changed just now may change again without another stamp.
  if (started - newest >= CLOCK_STEP_MS) {
    keep(path, { stamps, result });
  }
  return result;
}
