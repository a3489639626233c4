import type { LandingFile } from '../../content/pages/landing-file.ts';
import { SharedResults } from '../../content/shared-values.ts';
import type { SortedNames } from '../../content/sorted-names.ts';
import { copyParts } from '../../rules/texts.ts';
import { countsOf, type PlacedCount, writeCount } from '../../rules/words/counts/said-counts.ts';

/**
 * Maximum number of landings whose counts are compared. Of ten thousand, what each counts would be a third of what
 * the cache holds, and comparing it would take a quarter of a run with one changed landing.
 */
const MOST_COUNTED = 2000;

/** True if the counts of these landings are compared. */
export function areCounted(names: SortedNames): boolean {
  return names.length <= MOST_COUNTED;
}

const known = new SharedResults<readonly string[]>();

/** The counts in the content of a file. */
export function placedCounts(raw: object): PlacedCount[] {
  return copyParts(raw).flatMap((texts) => countsOf(texts, raw));
}

/** What a landing counts, and the facts that it counts with; nothing of a page that is shown for some time. */
export function landingCounts({ page, raw }: Pick<LandingFile, 'page' | 'raw'>): string[] {
  if (page.schedule) return [];
  const lines = copyParts(raw).flatMap((texts) =>
    known.of(texts, () => countsOf(texts, raw).map(writeCount)),
  );
  return [...new Set(lines)];
}
