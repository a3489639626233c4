import { ANY_FACT, type Facts } from '../content/facts/facts.ts';
import type { Span } from '../content/span-location.ts';
import { adviceOn } from './amount-advice.ts';
import { BETWEEN, inRanges, type TypedAmount, unknownAmount } from './amount-ranges.ts';
import { type Amount, amountsIn } from './words/figures/amounts.ts';
import { billFinding } from './words/figures/bills/bill-findings.ts';
import { wrongFormula } from './words/figures/calculated/calculation-hints.ts';
import { isWorth } from './words/figures/calculated/calculations.ts';
import { type SumsOfText, unlessItFollows } from './words/figures/calculated/following-sums.ts';
import { formulaAt } from './words/figures/calculated/said-formulas.ts';
import { isFigureOfSpeech } from './words/figures/figures-of-speech.ts';
import { listedAmounts } from './words/figures/listed/listed-amounts.ts';
import { isSaidAsPrice, isStated } from './words/figures/own-sums.ts';
import { isSum } from './words/figures/price-words.ts';
import { isOtherSum, isOwn } from './words/figures/sum-owners.ts';
import { ANYWHERE, type SumPlace } from './words/figures/sum-places.ts';
import {
  isPlain,
  type Judged,
  plainly,
  UNTOLD,
  withoutStrangers,
} from './words/figures/sums/lone-sums.ts';
import {
  beginsRange,
  beginsRangeOfOthers,
  endsRangeOfOthers,
  isUsualRange,
  withRange,
} from './words/figures/sums/range-starts.ts';
import { isSoleAmongFees } from './words/figures/sums/sole-prices.ts';
import { isOfBuyer } from './words/figures/sums/sums-of-buyers.ts';
import { isEarned } from './words/figures/wages.ts';
import { isIn, quotationsIn } from './words/quotations.ts';

/** Names of the facts that are amounts of money, by amount. */
function namesByAmount(facts: Facts): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const name of facts.names) {
    const text = facts.get(name) ?? '';
    if (!isSum(text, facts)) continue;
    const [{ value } = { value: Number.NaN }] = amountsIn(text, facts, 'en');
    names.set(value, [...(names.get(value) ?? []), name]);
  }
  return names;
}

const known = new WeakMap<Facts, Map<number, string[]>>();

/** True for a sum that may be a price of the business. */
function mayBeOurs(
  { text, sums, facts }: SumsOfText,
  sum: Amount,
  equal: readonly string[] | undefined,
  placeOf: () => SumPlace,
): boolean {
  if (isEarned(text, sum.span, placeOf)) return false;
  if (isOfBuyer(text, sum, sums, placeOf().titles, equal !== undefined)) return false;
  return equal
    ? !isOtherSum(text, sum, equal, facts, placeOf)
    : isOwn(text, withRange(text, sum), facts, placeOf());
}

/** What is known of each sum of a text. */
function judgeSums(of: SumsOfText, placeOf: () => SumPlace): Judged[] {
  const { text, sums, amounts, facts, language } = of;
  const quotations = quotationsIn(text);
  // The second amount of a range is what the first one is.
  let first: { at: Span; judged: Judged } | undefined;
  return sums.map((sum): Judged => {
    const { span, written, value } = sum;
    if (isIn(quotations, span[0])) return UNTOLD;
    const equal = amounts.get(value);
    const formula = formulaAt(text, sum, facts, language);
    if (formula)
      return isWorth(sum, formula)
        ? UNTOLD
        : plainly({ span, ...wrongFormula(sum, formula), isFee: false });
    const billed = billFinding(text, sum, equal ?? [], { amounts, facts, language }, placeOf);
    if (billed) return billed.told ? plainly({ span, ...billed.told, isFee: false }) : UNTOLD;
    if (listedAmounts(facts).length > 0 && placeOf().isListed(sum)) return UNTOLD;
    if (!equal && value === 0) return UNTOLD;
    const place = placeOf();
    const before = first && BETWEEN.test(text.slice(first.at[1], span[0])) ? first : undefined;
    const isSecond = before !== undefined;
    const isStranger = () => !equal && unlessItFollows(of, sum, equal, place) !== undefined;
    const untold = before ? UNTOLD : { isStranger };
    if (!(isSecond && !equal) && !mayBeOurs(of, sum, equal, placeOf)) return untold;
    const asCalculation = unlessItFollows(of, sum, equal, place);
    if (!asCalculation || isFigureOfSpeech(text, sum, equal !== undefined)) return UNTOLD;
    const known = { amounts, facts, language };
    const range = equal ? sum : withRange(text, sum);
    const advice = adviceOn({ text, sum: range, equal, asCalculation, isSecond }, known, place);
    if (!advice) return untold;
    const isPlainHere = !advice.isGuess && isPlain(text, sum, equal ?? [], amounts, place);
    // Several fees have it, and nothing says which: all the world has such a price.
    const isMeant = isPlainHere || advice.isCertain || advice.isOther || advice.isGuess;
    const isSaid = () =>
      isSaidAsPrice(text, span) || isSoleAmongFees(text, sum, equal ?? [], facts, place);
    if (equal && equal.length > 1 && !isMeant && !isSaid()) return untold;
    // A business has prices; from one to another are those of many.
    const isOfMany = beginsRange(text, span[1]) || (!before && range !== sum);
    if (!equal && isOfMany && !isPlainHere && !isStated(text, span)) return untold;
    if (equal && !before && endsRangeOfOthers(text, sum)) return untold;
    const isFee = (amount: number) => amounts.has(amount);
    if (equal && isUsualRange(text, span)) return untold;
    const isHalf = equal && !isPlainHere && beginsRangeOfOthers(text, sum, sums, isFee);
    if (isHalf && !isStated(text, span)) return untold;
    const { hint, isCertain } = advice;
    const [only] = equal?.length === 1 ? equal : [];
    const isSame = only !== undefined && facts.get(only, language) === written;
    const told = {
      span,
      message: equal
        ? `${written} is typed in by hand, so it stays the same when the fee in site.config.yaml changes.`
        : unknownAmount(written, facts, value),
      isFee: equal !== undefined,
      hint,
      repair: isSame && isCertain ? { span, becomes: `{${only}}` } : undefined,
    };
    const judged: Judged = isPlainHere
      ? plainly(told)
      : {
          told,
          ...(before ? { first: before.judged } : isSaidAsPrice(text, span) ? {} : { isStranger }),
        };
    first = { at: span, judged };
    return judged;
  });
}

/** Another text of the file, with the place that it has. */
export interface OtherText {
  text: string;
  placeOf: () => SumPlace;
  /** True for a text of the same entry, and for a figure of the same table or list. */
  isBeside: boolean;
}

/** From so many sums of others on, a page is about what others take. */
const MANY = 2;

/** True if texts of the file have sums that neither are fees nor follow from any: one beside, or several elsewhere. */
function isAmongStrangers(of: SumsOfText, others: readonly OtherText[]): boolean {
  let found = 0;
  for (const { text, placeOf, isBeside } of others) {
    const sums = amountsIn(text, of.facts, of.language);
    // What stands in the column of others says nothing of ours.
    if (sums.length === 0 || placeOf().isStory) continue;
    const judged = judgeSums({ ...of, text, sums }, placeOf);
    found += judged.filter(({ isStranger }) => isStranger?.()).length * (isBeside ? MANY : 1);
    if (found >= MANY) return true;
  }
  return false;
}

/**
 * Findings about amounts that are typed into a text, in digits or words. Quoted prices are those of others.
 *
 * @param language of the text.
 * @param placeOf where the text is; asked only if it has a sum.
 * @param othersOf the other texts of its file; asked only if a finding depends on them.
 */
export function typedAmounts(
  text: string,
  facts: Facts,
  language = 'en',
  placeOf: () => SumPlace = () => ANYWHERE,
  othersOf: () => readonly OtherText[] = () => [],
): TypedAmount[] {
  // Without facts it is unknown which amounts are fees.
  if (facts === ANY_FACT) return [];
  const sums = amountsIn(text, facts, language);
  if (sums.length === 0) return [];
  const amounts = known.get(facts) ?? namesByAmount(facts);
  known.set(facts, amounts);
  const of = { text, sums, amounts, facts, language };
  const judged = judgeSums(of, placeOf);
  return inRanges(
    withoutStrangers(judged, () => isAmongStrangers(of, othersOf())),
    text,
    facts,
  );
}
