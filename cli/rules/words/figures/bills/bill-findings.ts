import { isPaidThen } from '../../dates/accounts.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { headingAbove } from '../../surroundings.ts';
import type { Amount } from '../amounts.ts';
import { wrongLine } from '../calculated/calculation-hints.ts';
import type { SumPlace } from '../sum-places.ts';
import { billAt } from './bill-rows.ts';
import type { Fees } from './bill-steps.ts';
import { billedSum } from './billed-sums.ts';

/** True for a sum that was paid on the day of which a page tells: it does not follow the fees of today. */
function isOfPastDay(text: string, at: number, placeOf: () => SumPlace): boolean {
  const { start, end } = sentenceAt(text, at);
  return isPaidThen(headingAbove(text, at), text.slice(start, end)) && placeOf().isAccount();
}

/**
 * What a bill says of one of its sums: what is told of a wrong one, or nothing of one that fits, or was paid in the past. Undefined for sums
 * of which others decide.
 *
 * @param equal the names of fees that the sum also is.
 */
export function billFinding(
  text: string,
  sum: Amount,
  equal: readonly string[],
  fees: Fees,
  placeOf: () => SumPlace,
): { told?: { message: string; hint: string } } | undefined {
  const [at] = sum.span;
  const bill = billAt(text, at) ?? placeOf().column();
  const billed = bill && billedSum(bill, sum, equal, fees);
  if (billed?.isRight) return {};
  if (billed?.meant) return { told: wrongLine(sum, billed.meant) };
  return isOfPastDay(text, at, placeOf) ? {} : undefined;
}
