import { isCalculation } from '../../../../../renderer/text/fact-calculation.ts';
import type { Amount } from '../amounts.ts';
import type { Calculation } from './calculations.ts';

function numberOf({ value }: Calculation): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** What to write for a calculation: braces that calculate it where it has facts and numbers only, else its result. */
function written(calculation: Calculation): string {
  const inside = calculation.said
    .replace(/[{}]/g, '')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-');
  return isCalculation(inside) ? `{${inside}}` : numberOf(calculation);
}

/** What is told of a sum that is not what the words before it come to. */
export function wrongFormula(
  { written: typed }: Amount,
  formula: Calculation,
): { message: string; hint: string } {
  return {
    message: `${typed} is not what the words before it come to: ${formula.said} is ${numberOf(formula)}.`,
    hint: `Write ${written(formula)}, or correct what it is calculated from.`,
  };
}

/** What is told of a line of a bill that does not fit. */
export function wrongLine(
  { written: typed }: Amount,
  meant: Calculation,
): { message: string; hint: string } {
  return {
    message: `${typed} is not what its bill comes to: ${meant.said} ${meant.said.includes('×') ? 'is' : 'are'} ${numberOf(meant)}.`,
    hint: `Write ${written(meant)}, or correct what it is calculated from.`,
  };
}

/** What to do about a sum that is nearly the result of a calculation. */
export function nearHint(near: Calculation | undefined): string | undefined {
  return (
    near &&
    `${near.said} is ${numberOf(near)}. Write ${written(near)} if that is meant, or add this amount to site.config.yaml.`
  );
}
