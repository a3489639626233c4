/** The single range in which two versions of a text differ. */
export interface Splice {
  /** In UTF-16 units from the start of the text. */
  start: number;
  removed: string;
  added: string;
}

/** The smallest splice that turns `before` into `after`. */
export function spliceBetween(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end])
    end += 1;
  return {
    start,
    removed: before.slice(start, before.length - end),
    added: after.slice(start, after.length - end),
  };
}

/** The splice that undoes this one. */
export function inverse({ start, removed, added }: Splice): Splice {
  return { start, removed: added, added: removed };
}

/** @returns undefined if the splice was made for another text. */
export function withSplice(text: string, { start, removed, added }: Splice): string | undefined {
  if (!text.startsWith(removed, start)) return undefined;
  return text.slice(0, start) + added + text.slice(start + removed.length);
}

/**
 * Swaps the order of two splices of one text: each is adjusted to follow the other.
 *
 * @returns undefined if they overlap.
 */
export function pastEachOther(a: Splice, b: Splice): [Splice, Splice] | undefined {
  const shifted = (later: Splice, { added, removed }: Splice) => ({
    ...later,
    start: later.start + added.length - removed.length,
  });
  if (a.start + a.removed.length <= b.start) return [a, shifted(b, a)];
  if (b.start + b.removed.length <= a.start) return [shifted(a, b), b];
  return undefined;
}
