import type { Span } from '../../content/span-location.ts';

/** Takes up a place that is no sign. */
const UNSEEN = '\u2060';

/** Marks that are shown as emphasis, with the words between them. */
const EMPHASIS = /(\*{1,3}|_{1,3})(?=[^\s*_])(?:(?!\1)[^\n]|\n(?!\n))*?(?<=[^\s])\1/g;

/** A mark that begins a word, and one that ends a word. */
const OPENING = /(?<![\p{L}\d*_\\])[*_]{1,3}(?=["“„«(¿¡]?[\p{L}\d])/u;
const CLOSING = /(?<=[\p{L}\d][.!?…,;:"”“»)]?)[*_]{1,3}(?![\p{L}\d*_])/u;

function withoutEmphasis(text: string): string {
  return text.replace(EMPHASIS, (words) => UNSEEN.repeat(words.length));
}

/**
 * The mark of emphasis that is shown as it stands, since it has lost its partner. A star behind one word and before another
 * one are a note and what it refers to.
 *
 * @param text a block of a body.
 * @param body all of it.
 */
export function leftOverMark(text: string, body: string): Span | undefined {
  if (!/[*_]/.test(text)) return undefined;
  const plain = withoutEmphasis(text);
  const found = OPENING.exec(plain) ?? CLOSING.exec(plain);
  if (!found || /^_+$/.test(text.trim())) return undefined;
  const all = withoutEmphasis(body);
  if (OPENING.test(all) && CLOSING.test(all)) return undefined;
  return [found.index, found.index + found[0].length];
}
