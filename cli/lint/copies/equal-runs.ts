/** The runs of equal entries in a sorted list, in order. */
export function* equalRuns(
  sorted: Uint32Array,
  areEqual: (a: number, b: number) => boolean,
): Generator<Uint32Array> {
  for (let start = 0; start < sorted.length; ) {
    const first = sorted[start] as number;
    let end = start + 1;
    while (end < sorted.length && areEqual(first, sorted[end] as number)) end += 1;
    yield sorted.subarray(start, end);
    start = end;
  }
}
