import { equalRuns } from './equal-runs.ts';
import { nearDuplicates, type Twins } from './near-duplicates.ts';
import type { Sketches } from './sketches.ts';

/** A page that repeats another one. */
export interface Copy {
  copy: number;
  original: number;
}

/** Groups up to this size are compared pairwise; larger ones are judged by the pairs found. */
const COMPARED_WHOLE = 50;

/** Groups of pages connected by repetition (union-find). The first page of a group represents it. */
class Groups {
  readonly #parents: Uint32Array;

  constructor(size: number) {
    this.#parents = new Uint32Array(size).map((_, page) => page);
  }

  of(page: number): number {
    let root = page;
    for (;;) {
      const parent = this.#parents[root] as number;
      if (parent === root) return root;
      this.#parents[root] = this.#parents[parent] as number;
      root = parent;
    }
  }

  join(a: number, b: number): void {
    const [one, other] = [this.of(a), this.of(b)];
    this.#parents[Math.max(one, other)] = Math.min(one, other);
  }
}

/** What the pairs tell about each page. */
class Pairs {
  readonly groups: Groups;
  /** Number of pairs of each page. */
  readonly #counts: Uint32Array;
  /** The other page of its first pair, plus one. */
  readonly #neighbours: Uint32Array;

  constructor(twins: Twins, pages: Uint32Array, size: number) {
    this.groups = new Groups(size);
    this.#counts = new Uint32Array(size);
    this.#neighbours = new Uint32Array(size);
    for (const page of pages) for (const earlier of twins.of(page)) this.#note(page, earlier);
  }

  #note(page: number, earlier: number): void {
    this.groups.join(page, earlier);
    this.#noteOne(page, earlier);
    this.#noteOne(earlier, page);
  }

  #noteOne(page: number, other: number): void {
    this.#counts[page] = this.countOf(page) + 1;
    if (this.#neighbours[page] === 0) this.#neighbours[page] = other + 1;
  }

  countOf(page: number): number {
    return this.#counts[page] as number;
  }

  neighbourOf(page: number): number {
    return (this.#neighbours[page] as number) - 1;
  }
}

/** Number of pages in its group that each page is nearly equal to. */
function countTwins(group: Uint32Array, pairs: Pairs, sketches: Sketches): Uint32Array {
  if (group.length > COMPARED_WHOLE) return group.map((page) => pairs.countOf(page));
  return group.map(
    (page) => group.filter((other) => other !== page && sketches.areAlike(page, other)).length,
  );
}

/**
 * Tells copies from originals. The files do not show which page was first, so among pages that repeat each other and
 * have the same rank, the one that most others are similar to is the original, and among equals the first one.
 *
 * @param pages to compare, in order of preference as originals, which is that of their numbers.
 * @param rankOf ranks a page: the original is one of those with the lowest rank.
 * @returns each copy with the original, or with the page nearest to it on the way there.
 */
export function* findCopies(
  sketches: Sketches,
  pages: Uint32Array,
  rankOf: (page: number) => number = () => 0,
): Generator<Copy> {
  const pairs = new Pairs(nearDuplicates(sketches, pages), pages, sketches.size);
  const { groups } = pairs;
  const repeated = pages
    .filter((page) => pairs.countOf(page) > 0)
    .sort((a, b) => groups.of(a) - groups.of(b) || a - b);
  for (const group of equalRuns(repeated, (a, b) => groups.of(a) === groups.of(b))) {
    const counts = countTwins(group, pairs, sketches);
    const ranks = group.map(rankOf);
    const first = ranks.reduce((one, other) => Math.min(one, other));
    const ranked = counts.map((count, at) => (ranks[at] === first ? count + 1 : 0));
    const most = ranked.reduce((one, other) => Math.max(one, other));
    const original = group[ranked.indexOf(most)] as number;
    for (const copy of group) {
      if (copy === original) continue;
      const isNear = sketches.areAlike(copy, original);
      yield { copy, original: isNear ? original : pairs.neighbourOf(copy) };
    }
  }
}
