import { ANY_FACT, type Facts } from '../content/facts/facts.ts';
import type { Span } from '../content/span-location.ts';
import { adviceOn } from './amount-advice.ts';
import { BETWEEN, inRanges, type TypedAmount, unknownAmount } from './amount-ranges.ts';
import { amountsIn } from './words/figures/amounts.ts';
import { billFinding } from './words/figures/bills/bill-findings.ts';
import { isBilledInProse } from './words/figures/bills/billed-prose.ts';
import { calculated } from './words/figures/calculated/calculated-sums.ts';
import { wrongFormula } from './words/figures/calculated/calculation-hints.ts';
import { isWorth } from './words/figures/calculated/calculations.ts';
import { isPartOfFee } from './words/figures/calculated/parts-of-fees.ts';
import { isNamedRate, isReckoned } from './words/figures/calculated/reckoned-sums.ts';
import { isBaseOfRow } from './words/figures/calculated/row-sums.ts';
import { formulaAt } from './words/figures/calculated/said-formulas.ts';
import { countedFees } from './words/figures/calculated/travel-costs.ts';
import { isFigureOfSpeech } from './words/figures/figures-of-speech.ts';
import { listedAmounts } from './words/figures/listed/listed-amounts.ts';
import { isSum } from './words/figures/price-words.ts';
import { isOtherSum, isOwn } from './words/figures/sum-owners.ts';
import { ANYWHERE, type SumPlace } from './words/figures/sum-places.ts';
import { isAddedUp } from './words/figures/sums/added-up.ts';
import { isOnScale } from './words/figures/sums/first-and-further.ts';
import { withRange } from './words/figures/sums/range-starts.ts';
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

/**
 * Findings about amounts that are typed into a text, in digits or words. Quoted prices are those of others.
 *
 * @param language of the text.
 * @param placeOf where the text is; asked only if it has a sum.
 */
export function typedAmounts(
  text: string,
  facts: Facts,
  language = 'en',
  placeOf: () => SumPlace = () => ANYWHERE,
): TypedAmount[] {
  // Without facts it is unknown which amounts are fees.
  if (facts === ANY_FACT) return [];
  const found = amountsIn(text, facts, language);
  if (found.length === 0) return [];
  const amounts = known.get(facts) ?? namesByAmount(facts);
  known.set(facts, amounts);
  const quotations = quotationsIn(text);
  // The second amount of a range is what the first one is.
  let told: Span | undefined;
  const isOfRange = (at: number) => told !== undefined && BETWEEN.test(text.slice(told[1], at));
  const typed = found.flatMap((sum) => {
    const { span, written, value } = sum;
    if (isIn(quotations, span[0])) return [];
    const equal = amounts.get(value);
    const formula = formulaAt(text, sum, facts, language);
    if (formula)
      return isWorth(sum, formula) ? [] : [{ span, ...wrongFormula(sum, formula), isFee: false }];
    const [only] = equal?.length === 1 ? equal : [];
    const isSame = only !== undefined && facts.get(only, language) === written;
    const billed = billFinding(text, sum, equal ?? [], { amounts, facts, language }, placeOf);
    if (billed) return billed.told ? [{ span, ...billed.told, isFee: false }] : [];
    if (isEarned(text, span, placeOf)) return [];
    if (listedAmounts(facts).length > 0 && placeOf().isListed(sum)) return [];
    if (!equal && value === 0) return [];
    if (isOfBuyer(text, sum, found, placeOf().titles, equal !== undefined)) return [];
    const range = equal ? sum : withRange(text, sum);
    if (!equal && !isOfRange(span[0]) && !isOwn(text, range, facts, placeOf())) return [];
    if (equal && isOtherSum(text, sum, equal, facts, placeOf)) return [];
    const isCalculation =
      (placeOf().isGuide &&
        !isNamedRate(text, span, equal ?? []) &&
        isReckoned(text, sum, found, equal ? [] : countedFees(amounts, facts), facts, language)) ||
      isAddedUp(text, sum, placeOf(), facts, language) ||
      isOnScale(text, sum, placeOf(), facts, language);
    if (isCalculation) return [];
    const neighbors = placeOf().neighbors();
    const asCalculation = calculated(
      { text, sum, sums: found, amounts, neighbors, facts, language },
      equal ?? [],
    );
    if (asCalculation.isRight) return [];
    if (!equal && isBilledInProse(text, sum, found, { amounts, facts, language })) return [];
    if (!equal && isPartOfFee(text, sum, found, neighbors, facts)) return [];
    if (!equal && isBaseOfRow(text, sum, found, facts, language)) return [];
    if (isFigureOfSpeech(text, sum, equal !== undefined)) return [];
    const isSecond = isOfRange(span[0]);
    const known = { amounts, facts, language };
    const advice = adviceOn({ text, sum: range, equal, asCalculation, isSecond }, known, placeOf());
    if (!advice) return [];
    const { hint, isCertain } = advice;
    told = span;
    return {
      span,
      message: equal
        ? `${written} is typed in by hand, so it stays the same when the fee in site.config.yaml changes.`
        : unknownAmount(written, facts, value),
      isFee: equal !== undefined,
      hint,
      repair: isSame && isCertain ? { span, becomes: `{${only}}` } : undefined,
    };
  });
  return inRanges(typed, text, facts);
}
