import { isSameData } from './plain-data.ts';

/** An entry of a list before and after. */
export interface EntryPair {
  from: number;
  to: number;
  /** True if others of the pairs have kept their order without it. */
  isMoved: boolean;
}

/** Share of equal parts from which two entries are taken for one. */
const ALIKE = 0.4;

/** Pairs of entries that are compared part by part; in longer lists only equal entries are found again. */
const MOST_COMPARED = 40_000;

function leaves(value: unknown, name = ''): string[] {
  if (typeof value !== 'object' || value === null) {
    // Of a text each word counts, so that one with a word mended is still the same.
    const words = typeof value === 'string' ? value.split(/\s+/) : [String(value)];
    return words.map((word) => `${name} ${word}`);
  }
  return Object.entries(value).flatMap(([key, part]) => leaves(part, `${name}.${key}`));
}

/** Share of the parts that two values have in common, from 0 to 1. */
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

/** Pairs entries that are equal, each with the first that is left. */
function pairEqual(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const places = new Map<string, number[]>();
  for (const [index, value] of before.entries()) {
    const text = JSON.stringify(value);
    places.set(text, [...(places.get(text) ?? []), index]);
  }
  const pairs = new Map<number, number>();
  for (const [to, value] of after.entries()) {
    const from = places.get(JSON.stringify(value))?.shift();
    if (from !== undefined) pairs.set(from, to);
  }
  return pairs;
}

/** Pairs what is left by likeness, the most alike first. */
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

/** Pairs what still stands alone at the same place between the same neighbours: a text that was written anew. */
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

/** The most pairs that stand in one order before and after: what is not among them has moved. */
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

/** Finds the entries of a list again in a later version of it: equal ones, then those that are alike. */
export function pairEntries(before: readonly unknown[], after: readonly unknown[]): EntryPair[] {
  if (
    before.length === after.length &&
    before.every((value, index) => isSameData(value, after[index]))
  )
    return before.map((_, index) => ({ from: index, to: index, isMoved: false }));
  const pairs = pairEqual(before, after);
  pairAlike(before, after, pairs);
  pairInPlace(before, after, pairs);
  const sorted = [...pairs].sort(([a], [b]) => a - b);
  const kept = inOrder(sorted);
  return sorted.map(([from, to], index) => ({ from, to, isMoved: !kept.has(index) }));
}
