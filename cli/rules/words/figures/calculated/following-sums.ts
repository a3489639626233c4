import type { Facts } from '../../../../content/facts/facts.ts';
import type { Amount } from '../amounts.ts';
import { isBilledInProse } from '../bills/billed-prose.ts';
import type { SumPlace } from '../sum-places.ts';
import { isAddedUp } from '../sums/added-up.ts';
import { isOnScale } from '../sums/first-and-further.ts';
import { type Calculated, calculated } from './calculated-sums.ts';
import { isProductOfColumn } from './column-products.ts';
import { isWithFee } from './including-fees.ts';
import { isInstalment } from './instalments.ts';
import { isPartOfFee } from './parts-of-fees.ts';
import { isNamedRate, isReckoned } from './reckoned-sums.ts';
import { isBaseOfRow } from './row-sums.ts';
import { countedFees } from './travel-costs.ts';

/** A text with its sums, and what is known of the business. */
export interface SumsOfText {
  text: string;
  sums: readonly Amount[];
  /** Names of fees by amount. */
  amounts: ReadonlyMap<number, readonly string[]>;
  facts: Facts;
  language: string;
}

/**
 * What a sum is as the result of a calculation; undefined if the fees named around it come to it.
 *
 * @param equal the names of the fees that have this amount, if any does.
 */
export function unlessItFollows(
  { text, sums, amounts, facts, language }: SumsOfText,
  sum: Amount,
  equal: readonly string[] | undefined,
  place: SumPlace,
): Calculated | undefined {
  const { span } = sum;
  const isReckonedHere = () =>
    !isNamedRate(text, span, equal ?? []) &&
    isReckoned(text, sum, sums, equal ? [] : countedFees(amounts, facts), facts, language);
  if (place.isGuide && isReckonedHere()) return undefined;
  if (isAddedUp(text, sum, place, facts, language)) return undefined;
  if (isOnScale(text, sum, place, facts, language)) return undefined;
  const neighbors = place.neighbors();
  const known = { amounts, facts, language };
  const asCalculation = calculated({ text, sum, sums, neighbors, ...known }, equal ?? []);
  if (asCalculation.isRight) return undefined;
  if (isInstalment(text, sum, amounts, language)) return undefined;
  if (equal) return isWithFee(text, span, facts) ? undefined : asCalculation;
  const follows =
    isBilledInProse(text, sum, sums, known) ||
    isPartOfFee(text, sum, sums, neighbors, facts) ||
    isProductOfColumn(sum, place.column(), amounts) ||
    isBaseOfRow(text, sum, sums, facts, language);
  return follows ? undefined : asCalculation;
}
