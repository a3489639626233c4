/**
 * Edit distance between two words: insertions, deletions, substitutions, and transpositions of neighbors (optimal
 * string alignment). Runs in time proportional to the product of their lengths.
 */
export function mistakes(typed: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= meant.length; column++) {
      const same = typed[row - 1] === meant[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === meant[column - 2] &&
        typed[row - 2] === meant[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[meant.length] ?? 0;
}
