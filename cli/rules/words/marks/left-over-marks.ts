import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/** Placeholder that is not a sign. */
const UNSEEN = '\u2060';

/** Marks that are rendered as emphasis, with the text between them. */
const EMPHASIS = /(\*{1,3}|_{1,3})(?=[^\s*_])(?:(?!\1)[^\n]|\n(?!\n))*?(?<=[^\s])\1/g;

/** A mark at the start of a word, other than a note "(*unpaid)" and the star of a birth "*1931", and one at the end of a word; "Grade II*", "an A*" and "5*" have a star of their own. */
const OPENING =
  /(?<![\p{L}\d*_\\])(?!(?<=\()\*[^*()\n]*\)|\*(?:1[5-9]|20)\d\d(?!\d))[*_]{1,3}(?=["“„«(¿¡]?[\p{L}\d])/u;
const CLOSING =
  /(?<=[\p{L}\d][.!?…,;:"”“»)]?)(?<!(?<![\p{L}\d])(?:I{1,3}|[A-E]|[1-5]))[*_]{1,3}(?![\p{L}\d*_])/u;

/** A note at the end of a paragraph or alone in it, whose reference may be in a table or a form. */
const NOTE = /(?:^|[.!?]\s+)\*\s?[\p{Lu}\d(][^*]*$|^\s*\*\s?\p{Ll}[^*]*$/u;
/** Words that German writes with a star for all genders, which is none of emphasis: `FLINTA*`, `Frauen*`. */
const ALL_GENDERS =
  /(?<!\p{L})(?:FL?INTA?Q?|LGBT\p{L}*|LSBT\p{L}*|Frau(?:en)?|Mädchen|Männer|Mann|Jungs?|Jungen|Lesben|Schwule|Mütter|Väter|[Tt]rans|[Ii]nter|[Qq]ueer)$/u;

/** Stars behind words or prices of several blocks are notes that a reader knows, or parts of a name. */
function isUsual(body: string): boolean {
  return [...matchesIn(body, /(?<=[\p{L}\d])\*(?![\p{L}\d*_])/gu)].length > 1;
}

function withoutEmphasis(text: string): string {
  return text.replace(EMPHASIS, (words) => UNSEEN.repeat(words.length));
}

/** The name of a cookie or a variable, alone in an entry or a cell of its row: "_ga", "wp_session_". */
const IDENTIFIER = /(?<=^|\|)\s*(?:_\w+|\w+_)\s*(?=\||$)/g;

/**
 * An emphasis mark that is rendered literally because it is unpaired. A star after one word and before another is a
 * footnote and its reference.
 *
 * @param text a block of a body.
 * @param body the whole body.
 */
export function leftOverMark(text: string, body: string): Span | undefined {
  if (!/[*_]/.test(text)) return undefined;
  const named = text.replace(IDENTIFIER, (name) => UNSEEN.repeat(name.length));
  const plain = withoutEmphasis(named);
  const found = OPENING.exec(plain) ?? CLOSING.exec(plain);
  if (!found || /^_+$/.test(text.trim()) || NOTE.test(plain)) return undefined;
  // Double marks are reported as `prose/not-supported`.
  if (found[0].length > 1) return undefined;
  const all = withoutEmphasis(body);
  if (found[0] === '*' && !OPENING.test(plain)) {
    if (ALL_GENDERS.test(plain.slice(0, found.index)) || isUsual(all)) return undefined;
  }
  if (OPENING.test(all) && CLOSING.test(all)) return undefined;
  return [found.index, found.index + found[0].length];
}
