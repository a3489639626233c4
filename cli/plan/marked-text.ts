import { escapeHtml } from '../../renderer/markup/escape.ts';

/** A text of which most is different is not marked: all of it would be. */
const LEAST_SHARED = 0.3;

/** Number of characters that two texts have in common at the start, in whole words. */
function sharedStart(text: string, other: string): number {
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  return same === text.length && (same === other.length || /\s/.test(other[same] ?? ''))
    ? same
    : text.lastIndexOf(' ', same - 1) + 1;
}

/** The same at the end. */
function sharedEnd(text: string, other: string): number {
  let same = 0;
  while (same < text.length && text.at(-1 - same) === other.at(-1 - same)) same += 1;
  const space = text.indexOf(' ', text.length - same);
  return space === -1 ? 0 : text.length - space;
}

/**
 * A text as HTML, with the words marked in which it differs from another version.
 *
 * @param other null if there is none; nothing is marked then.
 */
export function markedText(text: string, other: string | null): string {
  if (other === null || text === other) return escapeHtml(text);
  const start = sharedStart(text, other);
  const end = Math.min(sharedEnd(text, other), text.length - start, other.length - start);
  const middle = text.slice(start, text.length - end);
  if (middle === '' || (start + end) / text.length < LEAST_SHARED) return escapeHtml(text);
  const around = [text.slice(0, start), text.slice(text.length - end)].map(escapeHtml);
  return `${around[0]}<mark>${escapeHtml(middle)}</mark>${around[1]}`;
}
