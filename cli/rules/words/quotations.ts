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

/** Least words of a quotation in which somebody tells something; of fewer, the words are what is spoken of. */
const SENTENCE = 6;

/** True for a position in what somebody says in a quotation, as opposed to a word that a page speaks of. */
export function isInQuotedSentence(text: string, at: number): boolean {
  const [start, end] = quotationsIn(text).find(([from, to]) => from <= at && at < to) ?? [0, 0];
  return (text.slice(start, end).match(/\p{L}+/gu) ?? []).length >= SENTENCE;
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
