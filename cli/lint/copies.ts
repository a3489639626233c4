import { NEAR_DUPLICATE, nearDuplicates, similarity } from './near-duplicates.ts';

/** A page that repeats another one. */
export interface Copy {
  copy: number;
  original: number;
}

/** Groups whose pages are all compared with each other; larger ones are judged by the pairs found. */
const COMPARED_WHOLE = 50;

/** Pages that hang together by what they repeat. */
function groupsOf(pairs: readonly (readonly [number, number])[]): Set<number>[] {
  const groups = new Map<number, Set<number>>();
  for (const [a, b] of pairs) {
    const one = groups.get(a) ?? new Set([a]);
    const other = groups.get(b) ?? new Set([b]);
    if (one === other) continue;
    const [small, large] = one.size < other.size ? [one, other] : [other, one];
    for (const page of small) large.add(page);
    for (const page of small) groups.set(page, large);
    for (const page of [a, b]) groups.set(page, large);
  }
  return [...new Set(groups.values())];
}

/** How many pages of its group each page is nearly the same as. */
function countTwins(
  pages: readonly number[],
  pairs: readonly (readonly [number, number])[],
  sketches: readonly Uint32Array[],
): Map<number, number> {
  const counts = new Map(pages.map((page) => [page, 0]));
  const count = (page: number) => counts.set(page, (counts.get(page) ?? 0) + 1);
  const own =
    pages.length > COMPARED_WHOLE
      ? pairs.filter(([page]) => counts.has(page))
      : pages.flatMap((page, index) =>
          pages
            .slice(index + 1)
            .filter((other) => areAlike(page, other, sketches))
            .map((other) => [page, other] as const),
        );
  for (const [a, b] of own) {
    count(a);
    count(b);
  }
  return counts;
}

function areAlike(a: number, b: number, sketches: readonly Uint32Array[]): boolean {
  return similarity(sketches[a] as Uint32Array, sketches[b] as Uint32Array) >= NEAR_DUPLICATE;
}

/**
 * Tells copies from their originals. Which page was first nobody can know from the files, so of pages that
 * repeat each other the one that most others are like is the original, and among equals the first one.
 *
 * @param sketches in the order in which pages are taken for originals.
 * @returns each copy with the original, or with the page nearest to it on the way there.
 */
export function findCopies(sketches: readonly Uint32Array[]): Copy[] {
  const pairs = nearDuplicates(sketches);
  return groupsOf(pairs).flatMap((group) => {
    const pages = [...group].sort((a, b) => a - b);
    const counts = countTwins(pages, pairs, sketches);
    const rank = (page: number) => counts.get(page) ?? 0;
    const original = pages.reduce((best, page) => (rank(page) > rank(best) ? page : best));
    return pages
      .filter((page) => page !== original)
      .map((copy) => {
        if (areAlike(copy, original, sketches)) return { copy, original };
        const [pair] = pairs.filter((both) => both.includes(copy));
        return { copy, original: pair?.find((page) => page !== copy) ?? original };
      });
  });
}
