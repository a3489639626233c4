import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import { amountsIn } from '../words/figures/amounts.ts';
import { falseEquations } from '../words/figures/false-equations.ts';
import { isSum } from '../words/figures/price-words.ts';
import type { ViewRule } from './view-rule.ts';

/** What is said of a calculation. */
export const FALSE_SUM = /^A page shows “.* and that comes to /;

/** The only fact that is a sum of money; undefined if several are it, or none. */
function factOf(value: number, facts: Facts): string | undefined {
  const equal = facts.names.filter((name) => {
    const text = facts.get(name) ?? '';
    return isSum(text, facts) && amountsIn(text, facts, 'en')[0]?.value === value;
  });
  return equal.length === 1 ? equal[0] : undefined;
}

/** `facts/contradiction`: calculations with money that do not hold, whatever their numbers come from. */
export const factsFalseSum: ViewRule = {
  name: 'facts/contradiction',
  severity: 'warning',
  *check({ equations }, facts) {
    if (facts === ANY_FACT) return;
    for (const text of equations)
      for (const { written, total, value } of falseEquations(text, facts, 'en')) {
        const fact = factOf(total.value, facts);
        const right = Number.isInteger(value) ? value : value.toFixed(2);
        const first = fact === undefined ? `Write ${right}` : `Make it ${right}`;
        yield {
          trace: { calculation: written, total: total.written, fact },
          message: `A page shows “${written}”, and that comes to ${right}.`,
          hint: `${first}, or correct the numbers that it is reckoned from.`,
        };
      }
  },
};
