import type { Diagnostic } from '../../content/diagnostic.ts';
import type { TakenBack } from '../../report/finding-blocks.ts';
import type { SortedFindings } from '../../report/sorted-findings.ts';
import { copyPastDate } from '../../rules/copy/copy-past-date.ts';
import { copySpelling } from '../../rules/copy/copy-spelling.ts';
import { copyWeekday } from '../../rules/copy/copy-weekday.ts';
import { factsContradiction } from '../../rules/copy/facts-contradiction.ts';
import { factsTypedAge } from '../../rules/copy/facts-typed-age.ts';
import { factsTypedAmount } from '../../rules/copy/facts-typed-amount.ts';
import { factsTypedFigure } from '../../rules/copy/facts-typed-figure.ts';
import { factsTypedHours } from '../../rules/copy/facts-typed-hours.ts';
import { factsTypedName } from '../../rules/copy/facts-typed-name.ts';
import { factsTypedPhone } from '../../rules/copy/facts-typed-phone.ts';
import { factsTypedYear } from '../../rules/copy/facts-typed-year.ts';
import { lineOf, standsIn } from '../told-twice.ts';
import { TWO_PRICES } from './price-comparison.ts';

/** Finds typed amounts that are also reported for differing from another page. */
export function typedWhereTheyDiffer(found: SortedFindings): TakenBack {
  const differing = [...found.ofRules(new Set([TWO_PRICES]))];
  return {
    isTold: (finding) =>
      finding.rule === factsTypedAmount.name && differing.some((other) => standsIn(finding, other)),
    rules: new Set([factsTypedAmount.name]),
  };
}

/** Rules that tell a wrong or typed number at its place. */
const OF_NUMBERS = [
  ...[factsContradiction, factsTypedAmount, factsTypedFigure, factsTypedHours],
  ...[factsTypedPhone, factsTypedYear],
];

/** Those of some findings about figures that no rule has told at their place. */
export function beyondTold(found: readonly Diagnostic[], told: SortedFindings): Diagnostic[] {
  if (found.length === 0) return [];
  const known = [...told.ofRules(new Set(OF_NUMBERS.map(({ name }) => name)))];
  return found.filter((finding) => known.every((other) => !standsIn(finding, other)));
}

/** Rules that tell a number, a code or a name that is written with a slip. */
const OF_SPELLINGS = [...OF_NUMBERS, copySpelling, factsTypedName].map(({ name }) => name);

/** Those of some findings about spellings of which no rule has told a part, or more, at their place. */
export function beyondToldSpellings(found: readonly Diagnostic[], told: SortedFindings) {
  if (found.length === 0) return [];
  const known = [...told.ofRules(new Set(OF_SPELLINGS))];
  return found.filter((finding) =>
    known.every((other) => !standsIn(finding, other) && !standsIn(other, finding)),
  );
}

/** A number that a translation says differently, and where the original says it. */
export interface DifferingTranslation {
  finding: Diagnostic;
  original: Pick<Diagnostic, 'file' | 'line'>;
}

/** Rules that tell what a number of a date is in conflict with. */
const OF_DATES = [copyWeekday, copyPastDate, factsTypedAge];

/**
 * The differences between language versions of which neither version is told of its number already: whoever corrects the typed
 * price of one has corrected the difference.
 */
export function beyondToldInEither(
  differing: readonly DifferingTranslation[],
  told: SortedFindings,
): Diagnostic[] {
  if (differing.length === 0) return [];
  const rules = [...OF_NUMBERS, ...OF_DATES].map(({ name }) => name);
  const lines = new Set([...told.ofRules(new Set([...rules, TWO_PRICES]))].map(lineOf));
  const mispaired = new Set(
    [...told.ofRules(new Set(['address/translation']))].map(({ file }) => file),
  );
  return differing.flatMap(({ finding, original }) =>
    lines.has(lineOf(finding)) || lines.has(lineOf(original)) || mispaired.has(finding.file)
      ? []
      : [finding],
  );
}
