import { isSameData } from './plain-data.ts';

/** Indices of a list entry before and after. */
export interface EntryPair {
  from: number;
  to: number;
  /** True if the entry is not part of the longest sequence of pairs in unchanged order. */
  isMoved: boolean;
}

/** Adds pairs of indices, before and after, that are not taken yet. */
type PairKnown = (pairs: Map<number, number>) => void;

/** Share of equal parts above which two entries are considered the same. */
const ALIKE = 0.4;

/** Maximum number of pairs that are compared part by part; in longer lists only equal entries are matched. */
const MOST_COMPARED = 40_000;

function leaves(value: unknown, name = ''): string[] {
  if (typeof value !== 'object' || value === null) {
    // Each word of a text counts, so that a text with one word corrected still matches.
    const words = typeof value === 'string' ? value.split(/\s+/) : [String(value)];
    return words.map((word) => `${name} ${word}`);
  }
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${name}.${key}`));
}

/** Share of parts that two values have in common, from 0 to 1. */
function likeness(a: readonly string[], b: readonly string[]): number {
  const rest = new Map<string, number>();
  for (const leaf of a) rest.set(leaf, (rest.get(leaf) ?? 0) + 1);
  let common = 0;
  for (const leaf of b) {
    const left = rest.get(leaf) ?? 0;
    if (left === 0) continue;
    rest.set(leaf, left - 1);
    common += 1;
  }
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length);
}

/** Pairs what is equal at the start and at the end of both lists: of repeated entries, those in the same place. */
function pairEnds(before: readonly string[], after: readonly string[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const shorter = Math.min(before.length, after.length);
  while (pairs.size < shorter && before[pairs.size] === after[pairs.size])
    pairs.set(pairs.size, pairs.size);
  for (let left = 1; pairs.size < shorter && before.at(-left) === after.at(-left); left += 1)
    pairs.set(before.length - left, after.length - left);
  return pairs;
}

/** Pairs equal entries: at both ends, then whatever the caller knows better, and each other one with the first one left. */
function pairEqual(
  before: readonly unknown[],
  after: readonly unknown[],
  pairKnown: PairKnown,
): Map<number, number> {
  const [was = [], is = []] = [before, after].map((list) => list.map((one) => JSON.stringify(one)));
  const pairs = pairEnds(was, is);
  pairKnown(pairs);
  const taken = new Set(pairs.values());
  const places = new Map<string, number[]>();
  for (const [index, text] of was.entries())
    if (!pairs.has(index)) places.set(text, [...(places.get(text) ?? []), index]);
  for (const [to, text] of is.entries()) {
    const from = taken.has(to) ? undefined : places.get(text)?.shift();
    if (from !== undefined) pairs.set(from, to);
  }
  return pairs;
}

/** Pairs the remaining entries by similarity, the most similar first. */
function pairAlike(
  before: readonly unknown[],
  after: readonly unknown[],
  pairs: Map<number, number>,
): void {
  const taken = new Set(pairs.values());
  const left = [...before.keys()].filter((index) => !pairs.has(index));
  const right = [...after.keys()].filter((index) => !taken.has(index));
  if (left.length * right.length > MOST_COMPARED) return;
  const parts = new Map(right.map((to) => [to, leaves(after[to])]));
  const candidates = left.flatMap((from) => {
    const own = leaves(before[from]);
    return right.map((to) => ({ from, to, share: likeness(own, parts.get(to) ?? []) }));
  });
  const near = ({ from, to }: { from: number; to: number }) => Math.abs(from - to);
  candidates.sort((a, b) => b.share - a.share || near(a) - near(b) || a.from - b.from);
  const used = new Set<number>();
  for (const { from, to, share } of candidates) {
    if (share < ALIKE) break;
    if (pairs.has(from) || used.has(to)) continue;
    pairs.set(from, to);
    used.add(to);
  }
}

/** Pairs single unmatched entries between the same neighbors: a text that was rewritten. */
function pairInPlace(
  before: readonly unknown[],
  after: readonly unknown[],
  pairs: Map<number, number>,
): void {
  const taken = new Set(pairs.values());
  let to = 0;
  for (const from of before.keys()) {
    const known = pairs.get(from);
    if (known !== undefined) {
      to = known + 1;
      continue;
    }
    const isSameKind = typeof before[from] === typeof after[to];
    if (to < after.length && !taken.has(to) && isSameKind) {
      pairs.set(from, to);
      taken.add(to);
      to += 1;
    }
  }
}

/** The longest sequence of pairs in the same order before and after; all others have moved. */
function inOrder(sorted: readonly (readonly [number, number])[]): Set<number> {
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const [index, [, to]] of sorted.entries()) {
    let length = ends.findIndex((end) => (sorted[end]?.[1] ?? 0) > to);
    if (length === -1) length = ends.length;
    previous.set(index, ends[length - 1]);
    ends[length] = index;
  }
  const kept = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous.get(index)) kept.add(index);
  return kept;
}

/**
 * Matches the entries of a list with those of a later version: equal ones first, then similar ones.
 *
 * @param pairKnown adds pairs by other criteria, between the equal ends of both lists.
 */
export function pairEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  pairKnown: PairKnown = () => {},
): EntryPair[] {
  if (
    before.length === after.length &&
    before.every((value, index) => isSameData(value, after[index]))
  )
    return before.map((_, index) => ({ from: index, to: index, isMoved: false }));
  const pairs = pairEqual(before, after, pairKnown);
  pairAlike(before, after, pairs);
  pairInPlace(before, after, pairs);
  const sorted = [...pairs].sort(([a], [b]) => a - b);
  const kept = inOrder(sorted);
  return sorted.map(([from, to], index) => ({ from, to, isMoved: !kept.has(index) }));
}
