import type { Amount } from '../amounts.ts';
import type { Calculation } from '../calculated/calculations.ts';
import type { Bill } from './bill-rows.ts';
import { type Fees, isSlip, type Step, stepsOf, TOTAL } from './bill-steps.ts';

/** Whether a sum is a right line of a bill, or what it should be. */
export interface Billed {
  isRight: boolean;
  /** What a wrong line comes to. */
  meant?: Calculation;
}

/** More rows than these are a list of prices. */
const MOST_ROWS = 16;

/** The sum of the parts before a step. */
function sumBefore(steps: readonly Step[], at: number): Calculation {
  const parts = steps.slice(0, at).filter(({ isTotal, row }) => !isTotal && !TOTAL.test(row.title));
  return {
    value: parts.reduce(
      (whole, { value, said }) => whole + (said && isSlip(value, said) ? said.value : value),
      0,
    ),
    said: 'the lines above',
  };
}

/** A settlement has something that came in, at least so many deductions, and what was left. */
const LEAST_DEDUCTIONS = 2;

/** True if the last line of a bill is what is left of the first one after all lines between, whatever sign these have. */
function isSettlement(steps: readonly Step[]): boolean {
  const [first, ...others] = steps;
  const left = others.pop();
  if (!first || !left || others.length < LEAST_DEDUCTIONS || left.value <= 0) return false;
  const off = others.reduce((whole, { value }) => whole + Math.abs(value), 0);
  return Math.abs(first.value - off - left.value) <= 0.0051;
}

/** True if a bill adds up with another value in the place of one of its steps. */
function addsUpWith(steps: readonly Step[], own: Step, value: number): boolean {
  return steps.some(({ row, value: total }, at) => {
    if (!TOTAL.test(row.title) || at <= steps.indexOf(own)) return false;
    return (
      Math.abs(
        sumBefore(steps, at).value -
          (own.said && isSlip(own.value, own.said) ? own.said.value : own.value) +
          value -
          total,
      ) <= 0.0051
    );
  });
}

/** What a line of a bill should be, where its title or the lines above say so. */
function meantOf(steps: readonly Step[], own: Step): Calculation | undefined {
  const { said, value, row } = own;
  if (said) return isSlip(value, said) || addsUpWith(steps, own, said.value) ? said : undefined;
  if (!TOTAL.test(row.title) || own.isTotal || own.isResult) return undefined;
  const at = steps.indexOf(own);
  const before = steps.slice(0, at);
  const sum = sumBefore(steps, at);
  const parts = before.filter(({ isTotal }) => !isTotal);
  // Only what is reckoned elsewhere, too, is a bill, and a line that is wrong is told itself.
  const isBill = parts.length > 1 && parts.some(({ isProduct, isResult }) => isProduct || isResult);
  const hasWrong = before.some((step) => step.said && meantOf(steps, step));
  return isBill && !hasWrong && Math.abs(sum.value - value) > 0.0051 ? sum : undefined;
}

/**
 * Whether a sum is a line of a worked calculation that fits: a number times a rate, a share or the sum of the lines before, or one of
 * the lines that its total adds up. Undefined for a sum that is in none, and for the former price of a fee that its line names.
 *
 * @param equal the names of fees that the sum also is.
 */
export function billedSum(
  bill: Bill,
  { value }: Amount,
  equal: readonly string[],
  fees: Fees,
): Billed | undefined {
  if (bill.rows.length > MOST_ROWS) return undefined;
  const steps = stepsOf(bill, fees);
  const own = steps.find(({ row, value: of }) => row.isOwn && Math.abs(of) === value);
  if (!own) return undefined;
  const at = steps.indexOf(own);
  // What a fee is added up to is called so: a list of prices has such a line by chance.
  const isAdded =
    isSettlement(steps) ||
    steps
      .slice(at + 1)
      .some(({ isTotal, row }) => isTotal && (equal.length === 0 || TOTAL.test(row.title)));
  if (own.isTotal || own.isProduct || (own.isResult && equal.length === 0))
    return { isRight: true };
  const meant = meantOf(steps, own);
  if (meant) return { isRight: false, meant };
  // A fee of today in a bill that adds up is told as soon as it is another one.
  const isFeeOfToday = equal.length > 0 || (!own.isOfFee && !own.said);
  return isAdded && isFeeOfToday ? { isRight: true } : undefined;
}
