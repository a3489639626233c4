import { sentenceAt } from '../../sentence-at.ts';
import type { Amount } from '../amounts.ts';
import { isByUs } from '../own-prices.ts';

/** Directly before the second amount of a range, its first one, with its currency or without. */
const FIRST =
  /(?<=between\s|zwischen\s|entre\s)[$€£]?\s?\d[\d.,’']*(?:\s?(?:[$€£]|euros?|dollars?|pounds|pesos))?\s(?:and|und|y)\s$|(?<![\p{L}\d.,$€£])[$€£]?\s?\d[\d.,’']*(?:\s?(?:[$€£]|euros?|dollars?|pounds|pesos))?\s?(?:-|–|—|to|bis|a|hasta)\s?$/iu;

/** Directly behind the first amount of a range, its second one. */
const SECOND =
  /^\s?(?:-|–|—|to|bis|a|hasta|and|und|y)\s?[$€£]?\s?\d[\d.,’']*(?:\s?(?:[$€£]|euros?|dollars?|pounds|pesos))?(?![\p{L}\d])/iu;

/** True for a sum that begins a range. */
export function beginsRange(text: string, end: number): boolean {
  return SECOND.test(text.slice(end, end + 30));
}

/** A sum with all of the range that it ends: whose the one amount is, the other is. */
export function withRange(text: string, sum: Amount): Amount {
  const [at, end] = sum.span;
  const first = FIRST.exec(text.slice(Math.max(0, at - 30), at))?.[0].trimStart();
  return first === undefined ? sum : { ...sum, span: [at - first.length, end] };
}

/** True for the end of a range whose beginning no fee is, unless its clause, or its cell, says that it is ours: "{fees.tuning} with us, and 60 to $85 elsewhere". */
export function endsRangeOfOthers(text: string, sum: Amount): boolean {
  const [start] = withRange(text, sum).span;
  if (start === sum.span[0]) return false;
  const from = Math.max(text.lastIndexOf('|', start), text.lastIndexOf(', ', start)) + 1;
  const [clause = ''] = text.slice(from).split(/\||, /u, 1);
  return !isByUs(clause, start - from);
}

/** True for a fee that begins a range whose end is no fee, unless its clause, or its cell, says that it is ours: “$200–$400 a month for the premium”. */
export function beginsRangeOfOthers(
  text: string,
  { span: [start, end] }: Amount,
  sums: readonly Amount[],
  isFee: (value: number) => boolean,
): boolean {
  if (!beginsRange(text, end)) return false;
  const last = sums.find(({ span }) => span[0] >= end);
  if (!last || isFee(last.value) || last.span[0] - end > 12) return false;
  const from = Math.max(text.lastIndexOf('|', start), text.lastIndexOf(', ', start)) + 1;
  const [clause = ''] = text.slice(from).split(/\||, /u, 1);
  return !isByUs(clause, start - from);
}

/** That something mostly costs so much, or what a part of it does. */
const MOSTLY =
  /(?<!\p{L})(?:usually|typically|mostly|normally|as a rule|for the part|in parts|meist(?:ens)?|üblicherweise|in der regel|das teil|normalmente|por lo general|suelen?|la pieza)(?!\p{L})/iu;

/** True for the beginning of a range of which its sentence says that it is what something mostly costs, and not that “we” take it. */
export function isUsualRange(text: string, [at, end]: Amount['span']): boolean {
  if (!beginsRange(text, end) || isByUs(text, at)) return false;
  const sentence = sentenceAt(text, at);
  return MOSTLY.test(text.slice(sentence.start, sentence.end));
}
