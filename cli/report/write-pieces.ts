import type { Writable } from 'node:stream';

/** Number of characters per write. */
const CHUNK = 64 * 1024;

/** Waits for a stream to drain; true if it did, false if it failed or was closed. */
function isDrained(stream: Writable): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (isOpen: boolean) => {
      stream.off('drain', open).off('error', closed).off('close', closed);
      resolve(isOpen);
    };
    const open = () => settle(true);
    const closed = () => settle(false);
    stream.on('drain', open).on('error', closed).on('close', closed);
  });
}

/**
 * Writes text in pieces, no faster than it is read, because output buffered for a slow reader would fill memory.
 * Once the reader is gone, the rest is dropped; the stream's own listeners handle the error.
 */
export async function writePieces(stream: Writable, pieces: Iterable<string>): Promise<void> {
  let waiting = '';
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < CHUNK) continue;
    if (!stream.write(waiting) && !(await isDrained(stream))) return;
    waiting = '';
  }
  if (waiting !== '') stream.write(waiting);
}
