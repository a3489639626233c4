import { type EntryPair, pairEntries } from '../edit/pair-entries.ts';

const LETTER = /\p{L}/u;

/** Between a text and the label of numbers below it; texts are single lines. */
const ROW = '\n';

function countsOf(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/**
 * Where each line stands that says nothing by itself: below which text that both versions have once, and below which
 * label. A price is that of its row, not of another row that happens to have the same amount.
 *
 * @returns undefined for lines that can be recognized by their own words.
 */
function placesOf(
  lines: readonly string[],
  counts: readonly [Map<string, number>, Map<string, number>],
): (string | undefined)[] {
  let anchor = '';
  let label = '';
  return lines.map((line) => {
    const isOnce = counts.every((count) => count.get(line) === 1);
    if (!LETTER.test(line)) return `${anchor}${ROW}${label}`;
    label = line;
    if (isOnce) anchor = line;
    return counts.some((count) => (count.get(line) ?? 0) > 1) ? anchor : undefined;
  });
}

/** The lines at each place, by their indices. */
function byPlace(
  places: readonly (string | undefined)[],
  isLeft: (index: number) => boolean,
): Map<string, number[]> {
  const indices = new Map<string, number[]>();
  for (const [index, place] of places.entries())
    if (place !== undefined && isLeft(index))
      indices.set(place, [...(indices.get(place) ?? []), index]);
  return indices;
}

/** Pairs lines at the same place: numbers one by one if both versions have as many, and texts that are equal. */
function pairPlaces(
  before: readonly string[],
  after: readonly string[],
  pairs: Map<number, number>,
): void {
  const counts = [countsOf(before), countsOf(after)] as const;
  const taken = new Set(pairs.values());
  const was = byPlace(placesOf(before, counts), (index) => !pairs.has(index));
  const is = byPlace(placesOf(after, counts), (index) => !taken.has(index));
  for (const [place, left] of was) {
    const others = is.get(place) ?? [];
    const isRow = place.includes(ROW) && left.length === others.length;
    for (const [index, from] of left.entries()) {
      const at = isRow ? index : others.findIndex((to) => after[to] === before[from]);
      const [to] = isRow ? others.slice(at, at + 1) : at === -1 ? [] : others.splice(at, 1);
      if (to !== undefined) pairs.set(from, to);
    }
  }
}

/** Matches the texts of a page with those of its later version. */
export function pairLines(before: readonly string[], after: readonly string[]): EntryPair[] {
  return pairEntries(before, after, (pairs) => pairPlaces(before, after, pairs));
}
