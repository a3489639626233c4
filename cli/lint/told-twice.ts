import type { Diagnostic } from '../content/diagnostic.ts';
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

/** The files of landings whose classes already have a banner contrast finding: a browser would measure the same. */
export function bannersToldIn(found: Iterable<Diagnostic>): ReadonlySet<string> {
  const files = new Set<string>();
  for (const { rule, file } of found) if (rule === BANNER_CONTRAST) files.add(file);
  return files;
}
