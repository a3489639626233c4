import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { fileStamp } from '../content/file-stamp.ts';
import { MAX_FILE_BYTES } from '../content/source-file.ts';
import type { MadeLanding } from './landing-record.ts';

const scratch = Buffer.allocUnsafe(MAX_FILE_BYTES);

/** The bytes of a file, valid until the next call: allocating a buffer for each of many thousands is slow. */
function readBriefly(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    let length = 0;
    for (;;) {
      const read = readSync(file, scratch, length, scratch.length - length, length);
      if (read === 0) return scratch.subarray(0, length);
      length += read;
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Whether a landing file still has the bytes that its page was rendered from; a file with an unchanged stamp is not
 * opened.
 */
export function isSameLanding(path: string, made: Pick<MadeLanding, 'source' | 'stamp'>): boolean {
  try {
    const stats = statSync(path);
    // Anything else is left to the reader of landings, which reports it; reading a pipe would never end.
    if (!stats.isFile() || stats.size > MAX_FILE_BYTES) return false;
    if (made.stamp !== undefined && made.stamp === fileStamp(stats)) return true;
    return createHash('sha1').update(readBriefly(path)).digest('hex') === made.source;
  } catch {
    return false;
  }
}
