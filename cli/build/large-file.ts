import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { namePath } from '../system/system-fault.ts';

/** Bytes in memory at once. */
const CHUNK = 256 * 1024;

/**
 * Writes a file that must not exist yet, without holding all pieces in memory.
 *
 * @throws EEXIST if it exists.
 */
export function writePieces(path: string, pieces: Iterable<string>): void {
  const file = openSync(path, 'wx');
  let waiting = '';
  const flush = () => {
    const bytes = Buffer.from(waiting);
    waiting = '';
    for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
  };
  try {
    for (const piece of pieces) {
      waiting += piece;
      if (waiting.length >= CHUNK) flush();
    }
    flush();
  } catch (error) {
    throw namePath(error, path);
  } finally {
    closeSync(file);
  }
}

function readFull(file: number, chunk: Buffer): Buffer {
  let length = 0;
  for (;;) {
    const read = readSync(file, chunk, length, chunk.length - length, null);
    length += read;
    if (read === 0 || length === chunk.length) return chunk.subarray(0, length);
  }
}

/** True if both files have the same bytes. */
export function sameContent(path: string, other: string): boolean {
  const file = openSync(path, 'r');
  try {
    const otherFile = openSync(other, 'r');
    try {
      const [chunk, otherChunk] = [Buffer.allocUnsafe(CHUNK), Buffer.allocUnsafe(CHUNK)];
      for (;;) {
        const bytes = readFull(file, chunk);
        if (!bytes.equals(readFull(otherFile, otherChunk))) return false;
        if (bytes.length === 0) return true;
      }
    } finally {
      closeSync(otherFile);
    }
  } finally {
    closeSync(file);
  }
}

const scratch = Buffer.allocUnsafe(CHUNK);

/** SHA-256 of a file in hex. */
export function hashFile(path: string): string {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  try {
    for (;;) {
      const bytes = readFull(file, scratch);
      hash.update(bytes);
      if (bytes.length < CHUNK) return hash.digest('hex');
    }
  } finally {
    closeSync(file);
  }
}
