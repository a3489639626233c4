import type { Facts } from '../../../../content/facts/facts.ts';
import { nounRoot } from '../../counts/nouns.ts';
import { lineAt } from '../../line-at.ts';
import type { Amount } from '../amounts.ts';
import { factorsIn } from './factors.ts';
import { termsReferredTo, withoutSums } from './terms.ts';
import { isTotalInSentence } from './totals-in-sentences.ts';

/** Half of the smallest coin: sums that differ by less are the same. */
const SAME = 0.005;

/** The row of a table with the sum of the rows above. */
const TOTAL =
  /^\|\s*\**(?:totals?|sum|altogether|together|all in|summe|gesamt\p{L}*|zusammen|insgesamt|suma|en total|todo junto)(?!\p{L})/iu;

/** Most fees in the rows of a table that reckons with them. */
const MOST_STEPS = 6;

/** A part of a text in which sums are reckoned from each other. */
interface Part {
  start: number;
  end: number;
}

/** The paragraph, list or table around a position. */
function blockAt(text: string, at: number): Part {
  const start = text.lastIndexOf('\n\n', at);
  const end = text.indexOf('\n\n', at);
  return { start: start < 0 ? 0 : start + 2, end: end < 0 ? text.length : end };
}

/** The steps of a calculation, or the line of any other text. */
function partAt(text: string, at: number): Part {
  const line = lineAt(text, at);
  return /^\d+\. /.test(text.slice(line.start, line.end)) ? blockAt(text, at) : line;
}

function isWithin({ span: [at] }: Amount, { start, end }: Part): boolean {
  return start <= at && at < end;
}

/** True if a sum is a multiple of another one, a share of it, or the sum or difference of two. */
function isMadeOf(
  value: number,
  others: readonly number[],
  fees: readonly number[],
  { counts, shares }: { counts: readonly number[]; shares: readonly number[] },
): boolean {
  const is = (other: number) => Math.abs(other - value) < SAME;
  const isMultiple = counts.some(
    (count) =>
      [...others, ...fees].some((other) => is(other * count)) ||
      others.some((other) => is(other / count)),
  );
  if (isMultiple) return true;
  if (
    shares.some((share) => others.some((o) => is((o * share) / 100) || is(o - (o * share) / 100)))
  )
    return true;
  return others.some((one, index) =>
    others.some((other, at) => at !== index && (is(one + other) || is(one - other))),
  );
}

/** Directly after a sum: for each of what it is paid. */
const RATE = /^\s(?:an?|per|the|je|pro|por|cada|el|la|al)\s(?<unit>\p{L}+)/iu;

/**
 * True for a fee that stands with the unit of its name before all other sums of its line: what comes after is reckoned from it. "It is
 * $46 a foot. At 180 feet that is {prices.exampleWell}."
 *
 * @param names of the fees that have this sum.
 */
export function isNamedRate(text: string, [at, end]: Amount['span'], names: readonly string[]) {
  const unit = nounRoot(RATE.exec(text.slice(end))?.groups?.unit ?? '');
  const before = text.slice(lineAt(text, at).start, at);
  if (unit === '' || /[$€£{]/.test(before)) return false;
  return names.some((name) =>
    (name.slice(name.lastIndexOf('.') + 1).match(/\p{Lu}?\p{Ll}+/gu) ?? []).some(
      (word) => nounRoot(word.toLowerCase()) === unit,
    ),
  );
}

/**
 * True for a sum that is reckoned from others in its line or steps, or from a fee and a count: what two places cost
 * together, what is left of it, the total of a table.
 *
 * @param sums all that the text has in digits or words; a reference to a fee is read from the text.
 * @param fees amounts of the configuration.
 */
export function isReckoned(
  text: string,
  sum: Amount,
  sums: readonly Amount[],
  fees: readonly number[],
  facts: Facts,
  language: string,
): boolean {
  if (isTotalInSentence(text, sum, sums, facts, language)) return true;
  const line = partAt(text, sum.span[0]);
  const words = text.slice(line.start, line.end);
  const isRow = words.startsWith('|');
  const beside = sums.filter((other) => other !== sum && isWithin(other, line));
  if (isRow && TOTAL.test(words)) {
    const { start } = blockAt(text, sum.span[0]);
    const above = sums.filter((other) => isWithin(other, { start, end: line.start }));
    const total = above.reduce((whole, { value }) => whole + value, 0);
    if (above.length > 1 && Math.abs(total - sum.value) < SAME) return true;
  }
  // What a row is reckoned from stands in the rows above.
  const block = isRow ? blockAt(text, sum.span[0]) : line;
  const referred = termsReferredTo(text.slice(block.start, line.end), facts).map(
    ({ value }) => value,
  );
  // A list of prices is no calculation: of many prices, some two are any sum apart.
  const reckoned = isRow && referred.length > MOST_STEPS ? [] : referred;
  const others = [...beside.map(({ value }) => value), ...reckoned];
  return isMadeOf(
    sum.value,
    others,
    fees,
    factorsIn(withoutSums(words, beside.concat(sum), line.start), facts, language),
  );
}
