import type { Span } from '../../content/span-location.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';

/** Text between quotation marks in one paragraph; an inch mark does not open one. */
const QUOTATION =
  /(?<![\p{L}\d])"[^"\n]+"(?!\p{L})|“[^“”\n]+”|„[^„“”"\n]+[“”"]|«[^«»\n]+»|»[^«»\n]+«|‹[^‹›\n]+›/gu;

/** Quotations in a text: the words of others, or words being discussed. */
export function quotationsIn(text: string): Span[] {
  return /["“„«»‹]/.test(text)
    ? [...matchesIn(text, QUOTATION)].map(({ 0: words, index }) => [index, index + words.length])
    : [];
}

/** True for a position in a quotation. */
export function isIn(quotations: readonly Span[], at: number): boolean {
  return quotations.some(([start, end]) => start <= at && at < end);
}

/** Placeholder that is not a letter. */
export const UNSEEN = '\u2060';

/** Emphasized words: sayings, and words of other languages. */
const EMPHASIS = /(?<![*\p{L}])\*(?=[^\s*])[^*\n]*\*(?!\*)|(?<![_\p{L}])_(?=[^\s_])[^_\n]*_(?!_)/gu;

/** A text with quotations masked, and with emphasis masked in a body; all offsets are unchanged. */
export function withoutQuotations(text: string, isBody: boolean): string {
  const hide = (found: string) => UNSEEN.repeat(found.length);
  const plain = text.replace(QUOTATION, hide);
  return isBody ? plain.replace(EMPHASIS, hide) : plain;
}
