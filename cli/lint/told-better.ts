import type { Diagnostic } from '../content/diagnostic.ts';
import type { TakenBack } from '../report/finding-blocks.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import { copySpelling } from '../rules/copy/copy-spelling.ts';
import { factsContradiction } from '../rules/copy/facts-contradiction.ts';
import { factsTypedAge } from '../rules/copy/facts-typed-age.ts';
import { factsTypedAmount } from '../rules/copy/facts-typed-amount.ts';
import { factsTypedFigure } from '../rules/copy/facts-typed-figure.ts';
import { factsTypedName } from '../rules/copy/facts-typed-name.ts';
import { lawConsumerRights } from '../rules/copy/law-consumer-rights.ts';
import { lawJobLimits } from '../rules/copy/law-job-limits.ts';
import { FALSE_SUM, factsFalseSum } from '../rules/pages/facts-false-sum.ts';
import { TAXLESS } from '../rules/words/claims/breach.ts';
import { FACTS_TRANSLATION } from './figures/translated-counts.ts';
import { ELSEWHERE } from './spellings/own-words.ts';
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

/** Rules that tell a name or a number that is written with a slip. */
const OF_NAMES = new Set([factsContradiction.name, factsTypedName.name]);

/**
 * Finds words of which is told twice that they are misspelled: what the site itself has elsewhere was meant rather than a word of the
 * lists, and a name of the configuration rather than that.
 */
export function otherThanOwnWords(found: SortedFindings): TakenBack | undefined {
  const spelled = [...found.ofRules(new Set([copySpelling.name]))];
  const own = spelled.filter(({ message }) => message.endsWith(ELSEWHERE));
  if (own.length === 0) return undefined;
  const names = [...found.ofRules(OF_NAMES)];
  const isTold = (finding: Diagnostic) => {
    if (finding.rule !== copySpelling.name) return false;
    return finding.message.endsWith(ELSEWHERE)
      ? names.some((name) => standsIn(finding, name) || standsIn(name, finding))
      : own.some((word) => standsIn(finding, word));
  };
  return { isTold, rules: new Set([copySpelling.name]) };
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
