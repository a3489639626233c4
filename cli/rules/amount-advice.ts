import type { Facts } from '../content/facts/facts.ts';
import type { Amount } from './words/figures/amounts.ts';
import type { Calculated } from './words/figures/calculated/calculated-sums.ts';
import { nearHint } from './words/figures/calculated/calculation-hints.ts';
import { type Calculation, isWorth } from './words/figures/calculated/calculations.ts';
import { isCalledResult, isResult, mayFollow } from './words/figures/calculated/results.ts';
import { type Advice, equalFee, isDifference, otherFee } from './words/figures/fee-hints.ts';
import { isHardlyByChance, isNearFee } from './words/figures/likely-fees.ts';
import { isSaidAsPrice, isStated } from './words/figures/own-sums.ts';
import { refersToFee, type SumPlace } from './words/figures/sum-places.ts';
import { equationBefore, totalOfReferences } from './words/figures/sums/added-up.ts';
import { isSoleAmongFees, isSolePrice } from './words/figures/sums/sole-prices.ts';

/** A typed amount that may be a price of the business. */
interface TypedSum {
  text: string;
  sum: Amount;
  /** The names of the fees that have this amount, if any does. */
  equal: readonly string[] | undefined;
  asCalculation: Calculated;
  /** True for the second amount of a range whose first one is told. */
  isSecond: boolean;
}

/** What is known of the business. */
interface Known {
  /** The names of all fees by amount. */
  amounts: ReadonlyMap<number, readonly string[]>;
  facts: Facts;
  language: string;
}

/** What the words around a sum that no fee has say that it is the total of. */
function totalAt({ text, sum, equal }: TypedSum, { facts, language }: Known, place: SumPlace) {
  const equation = equationBefore(text.slice(0, sum.span[0]));
  if (equation) return equation;
  const isTotal = isCalledResult(text, sum) || place.addends.length > 0;
  return isTotal && !equal ? totalOfReferences(text, sum, place, facts, language) : undefined;
}

function meantBy({ equal, asCalculation }: TypedSum, total: Calculation | undefined) {
  const { meant, calculation } = asCalculation;
  return meant ?? (equal ? undefined : (calculation ?? total));
}

/** True if an amount that comes to nothing else is a fee, or one of another day, and no result of a calculation. */
function isLikely(
  { text, sum, equal }: TypedSum,
  isNamed: boolean,
  { amounts, facts }: Known,
  place: SumPlace,
): boolean {
  const isCalculated =
    isResult(text, sum) ||
    (mayFollow(text, sum) && !isStated(text, sum.span)) ||
    refersToFee(place.beside, facts);
  const isSole = () => equal !== undefined && isSoleAmongFees(text, sum, equal, facts, place);
  if (isCalculated && !(equal ? isNamed : place.isPrice))
    return !isCalledResult(text, sum) && isSole();
  if (isNamed) return true;
  if (isDifference(text, sum.span, place) && (equal || !isSaidAsPrice(text, sum.span)))
    return false;
  if (!equal) return isNearFee(text, sum, amounts, facts, place);
  return isHardlyByChance(text, sum, place) || isSolePrice(text, sum, place) || isSole();
}

/** What to do about a typed amount; undefined if it is rather none of the prices that the configuration has, or should have. */
export function adviceOn(typed: TypedSum, known: Known, place: SumPlace): Advice | undefined {
  const { text, sum, equal, isSecond } = typed;
  const total = totalAt(typed, known, place);
  if (total && isWorth(sum, total)) return undefined;
  const near = nearHint(meantBy(typed, total));
  if (near !== undefined) return { hint: near, isNamed: true, isGuess: true };
  const { amounts, facts } = known;
  const advice = equal
    ? equalFee(text, sum, equal, amounts, facts, place)
    : otherFee(text, sum, amounts, facts, place);
  return isSecond || isLikely(typed, advice.isNamed, known, place) ? advice : undefined;
}
