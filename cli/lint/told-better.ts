import type { Diagnostic } from '../content/diagnostic.ts';
import type { TakenBack } from '../report/finding-blocks.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import { factsTypedAmount } from '../rules/copy/facts-typed-amount.ts';
import { FALSE_SUM, factsFalseSum } from '../rules/pages/facts-false-sum.ts';
import { standsIn } from './told-twice.ts';

/** Finds typed totals of calculations that do not hold: which sum is right is told there. */
export function typedInFalseSums(found: SortedFindings): TakenBack | undefined {
  const isFalse = ({ message }: Diagnostic) => FALSE_SUM.test(message);
  const sums = [...found.ofRules(new Set([factsFalseSum.name]))].filter(isFalse);
  if (sums.length === 0) return undefined;
  const rules = new Set([factsTypedAmount.name]);
  const isTold = (finding: Diagnostic) =>
    rules.has(finding.rule) && sums.some((sum) => standsIn(finding, sum));
  return { isTold, rules };
}
