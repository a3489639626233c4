import type { Amount } from '../amounts.ts';
import type { Calculation } from './calculations.ts';

function numberOf({ value }: Calculation): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** What is told of a sum that is not what the words before it come to. */
export function wrongFormula(
  { written }: Amount,
  formula: Calculation,
): { message: string; hint: string } {
  const right = numberOf(formula);
  return {
    message: `${written} is not what the words before it come to: ${formula.said} is ${right}.`,
    hint: `Write ${right}, or correct what it is calculated from.`,
  };
}

/** What is told of a line of a bill that does not fit. */
export function wrongLine(
  { written }: Amount,
  meant: Calculation,
): { message: string; hint: string } {
  const right = numberOf(meant);
  return {
    message: `${written} is not what its bill comes to: ${meant.said} ${meant.said.includes('×') ? 'is' : 'are'} ${right}.`,
    hint: `Write ${right}, or correct what it is calculated from.`,
  };
}

/** What to do about a sum that is nearly the result of a calculation. */
export function nearHint(near: Calculation | undefined): string | undefined {
  return (
    near &&
    `${near.said} is ${numberOf(near)}. Write that if it is meant, or add this amount to site.config.yaml.`
  );
}
