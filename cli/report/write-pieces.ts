import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Characters that are handed on at once. */
const CHUNK = 64 * 1024;

/** Writes a text in pieces, no faster than it is read: what waits for a slow reader would fill memory. */
export async function writePieces(stream: Writable, pieces: Iterable<string>): Promise<void> {
  let waiting = '';
  for (const piece of pieces) {
    waiting += piece;
    if (waiting.length < CHUNK) continue;
    if (!stream.write(waiting)) await once(stream, 'drain');
    waiting = '';
  }
  if (waiting !== '') stream.write(waiting);
}
