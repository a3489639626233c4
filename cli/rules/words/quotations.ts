import type { Span } from '../../content/span-location.ts';

/** What stands between quotation marks of one paragraph; a mark for inches opens none. */
const QUOTATION =
  /(?<![\p{L}\d])"[^"\n]+"(?!\p{L})|“[^“”\n]+”|„[^„“”\n]+[“”]|«[^«»\n]+»|»[^«»\n]+«|‹[^‹›\n]+›/gu;

/** Where a text quotes somebody: the words of others, or words that are talked about. */
export function quotationsIn(text: string): Span[] {
  return /["“„«»‹]/.test(text)
    ? [...text.matchAll(QUOTATION)].map(({ 0: words, index }) => [index, index + words.length])
    : [];
}

/** True of a place between quotation marks. */
export function isIn(quotations: readonly Span[], at: number): boolean {
  return quotations.some(([start, end]) => start <= at && at < end);
}

/** Takes up a place that is no letter. */
export const UNSEEN = '\u2060';

/** Words set apart by emphasis: sayings, and words of other languages. */
const EMPHASIS = /(?<![*\p{L}])\*(?=[^\s*])[^*\n]*\*(?!\*)|(?<![_\p{L}])_(?=[^\s_])[^_\n]*_(?!_)/gu;

/** A text whose quotations are hidden, and what a body sets apart; every other character keeps its place. */
export function withoutQuotations(text: string, isBody: boolean): string {
  const hide = (found: string) => UNSEEN.repeat(found.length);
  const plain = text.replace(QUOTATION, hide);
  return isBody ? plain.replace(EMPHASIS, hide) : plain;
}
