import type { Diagnostic } from '../content/diagnostic.ts';
import type { TextRule } from '../content/text-rules/text-rule.ts';
import type { TakenBack } from '../report/finding-blocks.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import { BANNER_CONTRAST } from '../rules/class-rule.ts';
import { copyUnfinished } from '../rules/copy/copy-unfinished.ts';
import { factsTypedAmount } from '../rules/copy/facts-typed-amount.ts';
import { TWO_PRICES } from './price-comparison.ts';

/** True if a finding begins on a line of another one and shares text with it. */
function standsIn(
  { file, line, column, endLine: last, endColumn: to }: Diagnostic,
  { file: other, line: first, column: from, endLine, endColumn }: Diagnostic,
): boolean {
  if (file !== other || line < first || line > endLine) return false;
  return (line > first || last > line || to > from) && (line < endLine || column < endColumn);
}

/** Finds typed amounts that are also reported for differing from another page. */
export function typedWhereTheyDiffer(found: SortedFindings): TakenBack {
  const differing = [...found.ofRules(new Set([TWO_PRICES]))];
  return {
    isTold: (finding) =>
      finding.rule === factsTypedAmount.name && differing.some((other) => standsIn(finding, other)),
    rules: new Set([factsTypedAmount.name]),
  };
}

/**
 * Finds what a text rule of the site already reports of the same sentence, such as the typed amount in a price above
 * the legal maximum.
 *
 * @returns undefined if no finding can be such a double.
 */
export function coveredByTextRules(
  found: SortedFindings,
  rules: readonly TextRule[],
): TakenBack | undefined {
  const covering = rules.flatMap(({ name, covers = [] }) => (covers.length > 0 ? [name] : []));
  const told = covering.length === 0 ? [] : [...found.ofRules(new Set(covering))];
  if (told.length === 0) return undefined;
  const covers = new Map(rules.map(({ name, covers = [] }) => [name, covers]));
  return {
    isTold: (finding) =>
      told.some(
        (other) => covers.get(other.rule)?.includes(finding.rule) && standsIn(finding, other),
      ),
    rules: new Set([...covers.values()].flat()),
  };
}

const CUT_TEXT = 'syntax/cut-text';

/** Finds texts reported as unfinished because a comment cuts them: the comment is reported already. */
export function unfinishedWhereCut(found: SortedFindings): TakenBack {
  const places = [...found.ofRules(new Set([CUT_TEXT]))].map(({ line, file }) => `${line} ${file}`);
  const cut = new Set(places);
  return {
    isTold: ({ rule, file, endLine }) =>
      rule === copyUnfinished.name && cut.has(`${endLine} ${file}`),
    rules: new Set([copyUnfinished.name]),
  };
}

/** The files of landings whose classes already have a banner contrast finding: a browser would measure the same. */
export function bannersToldIn(found: SortedFindings): ReadonlySet<string> {
  return new Set([...found.ofRules(new Set([BANNER_CONTRAST]))].map(({ file }) => file));
}
