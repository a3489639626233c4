import type { Diagnostic } from '../content/diagnostic.ts';
import type { TakenBack } from '../report/finding-blocks.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import { factsContradiction } from '../rules/copy/facts-contradiction.ts';
import { factsTypedAge } from '../rules/copy/facts-typed-age.ts';
import { factsTypedAmount } from '../rules/copy/facts-typed-amount.ts';
import { factsTypedFigure } from '../rules/copy/facts-typed-figure.ts';
import { lawConsumerRights } from '../rules/copy/law-consumer-rights.ts';
import { lawJobLimits } from '../rules/copy/law-job-limits.ts';
import { FALSE_SUM, factsFalseSum } from '../rules/pages/facts-false-sum.ts';
import { TAXLESS } from '../rules/words/claims/breach.ts';
import { FACTS_TRANSLATION } from './figures/translated-counts.ts';
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

/** Finds ages that applicants must not be asked for, and that are none of the business's figures. */
export function agesOfApplicants(found: SortedFindings): TakenBack {
  const limits = [...found.ofRules(new Set([lawJobLimits.name]))];
  const rules = new Set([factsContradiction.name, factsTypedAge.name, factsTypedFigure.name]);
  const isTold = (finding: Diagnostic) =>
    rules.has(finding.rule) && limits.some((limit) => standsIn(finding, limit));
  return { isTold, rules };
}

/** Finds typed prices of which the tax is missing: whoever writes the fact in their place is told of it then. */
export function typedWithoutTax(found: SortedFindings): TakenBack {
  const typed = [...found.ofRules(new Set([factsTypedAmount.name]))];
  const isTold = (finding: Diagnostic) =>
    finding.message === TAXLESS && typed.some((amount) => standsIn(amount, finding));
  return { isTold, rules: new Set([lawConsumerRights.name]) };
}

const NAMES_ANOTHER = /and not of the original that it names/;

/** Ends the message about a second translation of a landing into one language. */
const ALREADY = 'into this language already.';

/**
 * Finds second translations of a landing whose first one is told to translate another page; undefined if none is told to.
 */
export function besideMistranslated(found: SortedFindings): TakenBack | undefined {
  const files = [...found.ofRules(new Set([FACTS_TRANSLATION]))].flatMap(({ file, message }) =>
    NAMES_ANOTHER.test(message) ? [file] : [],
  );
  if (files.length === 0) return undefined;
  const rules = new Set(['address/translation']);
  const isTold = ({ rule, message }: Diagnostic) =>
    rules.has(rule) &&
    message.endsWith(ALREADY) &&
    files.some((file) => message.startsWith(`${file} `));
  return { isTold, rules };
}
