import type { Facts } from '../../content/facts/facts.ts';
import type { LandingFile } from '../../content/pages/landing-file.ts';
import { SharedResults } from '../../content/shared-values.ts';
import type { SortedNames } from '../../content/sorted-names.ts';
import { valueAt } from '../../content/value-path.ts';
import { copyParts, copyTexts } from '../../rules/texts.ts';
import {
  countsOf,
  type PlacedCount,
  saidValue,
  writeCount,
} from '../../rules/words/counts/said-counts.ts';
import { figureLine } from '../../rules/words/figures/translated-figures.ts';
import { ownCounts } from './variant-counts.ts';

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
export function landingCounts({
  page,
  raw,
  variants = [],
}: Pick<LandingFile, 'page' | 'raw' | 'variants'>): string[] {
  if (page.schedule) return [];
  const lines = copyParts(raw).flatMap((texts) =>
    known.of(texts, () => countsOf(texts, raw).map(writeCount)),
  );
  const ofVariants = variants.flatMap(ownCounts).map(writeCount);
  return [...new Set([...lines, ...ofVariants])];
}

/** The numbers in a landing for the comparison with its translations; undefined on a site with one language. */
export function landingFigures(
  { page, raw }: Pick<LandingFile, 'page' | 'raw'>,
  { languages }: Facts,
): string | undefined {
  if ((languages?.length ?? 0) < 2 || page.schedule) return undefined;
  return figureLine(copyTexts(raw)) || undefined;
}

/** True if the text of a count says another number, with or without what it counts. */
export function saysNumber(
  raw: object,
  { path }: Pick<PlacedCount, 'path'>,
  value: number,
): boolean {
  const text = valueAt(raw, path);
  const words = typeof text === 'string' ? text.toLowerCase().match(/\d+|\p{L}+/gu) : undefined;
  return (words ?? []).some((word) => saidValue(word) === value);
}
