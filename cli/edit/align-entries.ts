import { isDataMap } from './plain-data.ts';

/** Which entry of a list has become which of another: numbers of both, each at most once. */
export type Pair = readonly [before: number, after: number];

/** Least likeness of two entries that are taken for one that was changed. */
const ALIKE = 0.4;

/** Pairs that are compared closely; of longer lists those without an equal entry are new or gone. */
const MOST_COMPARED = 10_000;

function likenessOfTexts(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return (start + end) / Math.max(a.length, b.length, 1);
}

/** How much two values have in common, from 0 to 1. */
function likeness(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return likenessOfTexts(a, b);
  if (Array.isArray(a) && Array.isArray(b)) {
    const length = Math.max(a.length, b.length);
    const sum = a.reduce<number>((all, entry, index) => all + likeness(entry, b[index]), 0);
    return length === 0 ? 1 : sum / length;
  }
  if (isDataMap(a) && isDataMap(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    const sum = [...keys].reduce((all, key) => all + likeness(a[key], b[key]), 0);
    return keys.size === 0 ? 1 : sum / keys.size;
  }
  return a === b && a !== undefined ? 1 : 0;
}

/** Entries that say the same, each with the first of the other list that is still free. */
function equalPairs(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const free = new Map<string, number[]>();
  for (const [index, entry] of after.entries()) {
    const text = JSON.stringify(entry);
    free.set(text, [...(free.get(text) ?? []), index]);
  }
  return before.flatMap((entry, index): Pair[] => {
    const other = free.get(JSON.stringify(entry))?.shift();
    return other === undefined ? [] : [[index, other]];
  });
}

/** Of those that are left, the most alike first; a single one in the same place is the same whatever it says. */
function likePairs(
  before: readonly unknown[],
  after: readonly unknown[],
  equal: readonly Pair[],
): Pair[] {
  const [taken, given] = [new Set(equal.map(([i]) => i)), new Set(equal.map(([, j]) => j))];
  const left = [...before.keys()].filter((index) => !taken.has(index));
  const right = [...after.keys()].filter((index) => !given.has(index));
  if (left.length * right.length > MOST_COMPARED) return [];
  const [i, j] = [left[0], right[0]];
  if (left.length === 1 && right.length === 1 && i !== undefined && i === j) return [[i, i]];
  const candidates = left
    .flatMap((i) => right.map((j) => ({ i, j, score: likeness(before[i], after[j]) })))
    .filter(({ score }) => score >= ALIKE)
    .sort((a, b) => b.score - a.score || Math.abs(a.i - a.j) - Math.abs(b.i - b.j));
  const pairs: Pair[] = [];
  for (const { i, j } of candidates) {
    if (taken.has(i) || given.has(j)) continue;
    taken.add(i);
    given.add(j);
    pairs.push([i, j]);
  }
  return pairs;
}

/** Finds which entries of a list are still there in another version of it, in order of the later list. */
export function alignEntries(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const equal = equalPairs(before, after);
  return [...equal, ...likePairs(before, after, equal)].sort(([, a], [, b]) => a - b);
}
