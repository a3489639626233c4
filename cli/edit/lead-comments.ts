import { columnOf, lastLineEnd, lineStart, nextLine } from './lines.ts';
import type { Collection } from './places.ts';
import { entryOf } from './places.ts';

/** A line for editors that concerns the whole file, so it belongs to no key. */
const FILE_COMMENT = /^\s*#\s*yaml-language-server:/;

const COMMENT_LINE = /^[ \t]*#/;

/** The first offset that can belong to an entry: after whatever is above it. */
function boundOf({ entries, holder }: Collection, index: number, text: string): number {
  const above = entries[index - 1];
  if (above) return nextLine(text, lastLineEnd(text, above.end));
  const held = holder && entryOf(holder);
  return held ? nextLine(text, held.propsEnd ?? held.start) : 0;
}

/**
 * Start of the comment lines directly above an entry, which move with it, or of its own line.
 *
 * @returns the entry's own offset if it does not begin its line.
 */
export function leadStart(collection: Collection, index: number, text: string): number {
  const entry = collection.entries[index];
  if (!entry) return text.length;
  const own = lineStart(text, entry.start);
  if (text.slice(own, entry.start).trim() !== '') return entry.start;
  const bound = boundOf(collection, index, text);
  let start = own;
  while (start > bound) {
    const above = lineStart(text, start - 1);
    const line = text.slice(above, start);
    if (above < bound || !COMMENT_LINE.test(line) || FILE_COMMENT.test(line)) break;
    // A comment with deeper indentation belongs to the content of the entry above.
    if (index > 0 && line.search(/#/) > columnOf(text, entry.start)) break;
    start = above;
  }
  return start;
}
