import type { Writable } from 'node:stream';

/** Characters that are handed on at once. */
const CHUNK = 64 * 1024;

/** Waits until a stream takes more; true if it does, false if nobody reads it any longer. */
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
 * Writes a text in pieces, no faster than it is read: what waits for a slow reader would fill memory.
 * What is left is dropped once the reader has gone, of which the stream's own listeners are told.
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
