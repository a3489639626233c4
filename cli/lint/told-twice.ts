import type { Diagnostic } from '../content/diagnostic.ts';
import type { TextRule } from '../content/text-rules/text-rule.ts';
import { BANNER_CONTRAST } from '../rules/class-rule.ts';
import { factsTypedAmount } from '../rules/copy/facts-typed-amount.ts';
import { TWO_PRICES } from './price-comparison.ts';

/** True if a finding begins inside the range of another one. */
function standsIn(
  { file, line, column }: Diagnostic,
  { file: other, line: first, column: from, endLine, endColumn }: Diagnostic,
): boolean {
  if (file !== other || line < first || line > endLine) return false;
  return (line > first || column >= from) && (line < endLine || column < endColumn);
}

/** Finds typed amounts that are also reported for differing from another page. */
export function typedWhereTheyDiffer(
  found: Iterable<Diagnostic>,
): (finding: Diagnostic) => boolean {
  const differing = [...found].filter(({ rule }) => rule === TWO_PRICES);
  return (finding) =>
    finding.rule === factsTypedAmount.name && differing.some((other) => standsIn(finding, other));
}

/**
 * Finds what a text rule of the site already reports of the same sentence, such as the typed amount in a price above
 * the legal maximum.
 *
 * @returns undefined if no finding can be such a double.
 */
export function coveredByTextRules(
  found: Iterable<Diagnostic>,
  rules: readonly TextRule[],
): ((finding: Diagnostic) => boolean) | undefined {
  const covers = new Map(rules.map(({ name, covers = [] }) => [name, covers]));
  const told = covers.size === 0 ? [] : [...found].filter(({ rule }) => covers.get(rule)?.length);
  if (told.length === 0) return undefined;
  return (finding) =>
    told.some(
      (other) => covers.get(other.rule)?.includes(finding.rule) && standsIn(finding, other),
    );
}

/** The files of landings whose classes already have a banner contrast finding: a browser would measure the same. */
export function bannersToldIn(found: Iterable<Diagnostic>): ReadonlySet<string> {
  const files = new Set<string>();
  for (const { rule, file } of found) if (rule === BANNER_CONTRAST) files.add(file);
  return files;
}
