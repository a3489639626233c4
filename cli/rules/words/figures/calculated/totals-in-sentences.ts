import type { Facts } from '../../../../content/facts/facts.ts';
import { sentenceAt } from '../../sentence-at.ts';
import type { Amount } from '../amounts.ts';
import { factorsIn } from './factors.ts';
import { termsReferredTo, withoutSums } from './terms.ts';

/** Half of the smallest coin: sums that differ by less are the same. */
const SAME = 0.005;

/** Says that a sum is what several things come to. */
export const COMES_TO =
  /(?<!\p{L})(?:comes? to|came to|add(?:s|ed)? up to|makes?|made|totals?|total(?:l)?ing|altogether|together|all told|in all|in total|sum|kommen?(?: zusammen)? auf|kam auf|macht|machen|zusammen|insgesamt|ergibt|ergeben|summe|suman?|en total|total|juntos|salen? (?:por|a))(?!\p{L})/iu;

/** Most prices in a sentence of which a total is made. */
const MOST_PARTS = 3;

/** True if a sum is the total of some prices, each taken once or as often as one of some counts. */
function isTotalOf(value: number, parts: readonly number[], counts: readonly number[]): boolean {
  const [first, ...rest] = parts;
  if (first === undefined) return Math.abs(value) < SAME;
  return [1, ...counts].some((count) => isTotalOf(value - count * first, rest, counts));
}

/**
 * True for a sum in a sentence that says what the prices to which it refers come to: "{fees.first} for the first and {fees.next} for the
 * next four, five visits come to $520".
 */
export function isTotalInSentence(
  text: string,
  { span: [at], value }: Amount,
  sums: readonly Amount[],
  facts: Facts,
  language: string,
): boolean {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (!COMES_TO.test(sentence)) return false;
  const parts = termsReferredTo(sentence, facts).map((term) => term.value);
  if (parts.length < 2 || parts.length > MOST_PARTS) return false;
  const { counts } = factorsIn(withoutSums(sentence, sums, start), facts, language);
  return isTotalOf(value, parts, counts);
}
