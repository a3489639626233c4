import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { fileStamp } from '../content/file-stamp.ts';
import { MAX_FILE_BYTES } from '../content/source-file.ts';
import type { MadeLanding } from './landing-record.ts';

const scratch = Buffer.allocUnsafe(MAX_FILE_BYTES);

/** The bytes of a file, good until the next call: a buffer for each of many thousands is slow to go. */
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
 * Whether a landing file has the bytes that its page was made of: it need not be opened as long as nobody has written to
 * it.
 */
export function isSameLanding(path: string, made: Pick<MadeLanding, 'source' | 'stamp'>): boolean {
  try {
    const stats = statSync(path);
    // Anything else is for the reader of landings to refuse; a pipe would be read for ever.
    if (!stats.isFile() || stats.size > MAX_FILE_BYTES) return false;
    if (made.stamp !== undefined && made.stamp === fileStamp(stats)) return true;
    return createHash('sha1').update(readBriefly(path)).digest('hex') === made.source;
  } catch {
    return false;
  }
}
