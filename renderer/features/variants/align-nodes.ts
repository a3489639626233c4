import type { MarkupNode } from './markup-nodes.ts';

/** Alignment of two node lists. */
export interface Aligned {
  /** For each node of the first list, its partner in the second; undefined if it has none. */
  partner: (MarkupNode | undefined)[];
  /**
   * By the same index, the nodes of the second list inserted before it; the last entry holds those after all others.
   */
  before: MarkupNode[][];
}

/** Similarity of two nodes: highest if equal; otherwise nonzero only for elements with the same tag and attributes. */
function likeness(one: MarkupNode, other: MarkupNode): number {
  if (one.markup === other.markup) return 4;
  return one.opening !== '' && one.opening === other.opening ? 1 : 0;
}

/** Pairs the nodes of two lists in order, maximizing total similarity. */
export function align(first: readonly MarkupNode[], second: readonly MarkupNode[]): Aligned {
  const width = second.length + 1;
  /** The best score of the remainders of both lists, by their start indexes. */
  const best = new Uint32Array((first.length + 1) * width);
  const at = (one: number, other: number) => best[one * width + other] ?? 0;
  const like = (one: number, other: number) => {
    const [a, b] = [first[one], second[other]];
    return a && b ? likeness(a, b) : 0;
  };
  for (let one = first.length - 1; one >= 0; one -= 1)
    for (let other = second.length - 1; other >= 0; other -= 1) {
      const alike = like(one, other);
      const paired = alike === 0 ? 0 : alike + at(one + 1, other + 1);
      best[one * width + other] = Math.max(paired, at(one + 1, other), at(one, other + 1));
    }
  const aligned: Aligned = { partner: [], before: [[]] };
  let other = 0;
  for (let one = 0; one < first.length; one += 1) {
    const own: MarkupNode[] = aligned.before[one] ?? [];
    while (other < second.length && at(one, other) === at(one, other + 1)) {
      own.push(...second.slice(other, other + 1));
      other += 1;
    }
    const isPaired =
      like(one, other) > 0 && at(one, other) === like(one, other) + at(one + 1, other + 1);
    aligned.partner.push(isPaired ? second[other] : undefined);
    if (isPaired) other += 1;
    aligned.before.push([]);
  }
  aligned.before.at(-1)?.push(...second.slice(other));
  return aligned;
}
