/** The next entry of a list, and an iterator over the rest. */
interface Head<T> {
  first: T;
  rest: Iterator<T>;
}

/** Sifts the root of a binary heap down to its place. */
function sink<T>(heads: Head<T>[], inOrder: (a: Head<T>, b: Head<T>) => number): void {
  for (let place = 0; ; ) {
    let least = place;
    for (const below of [2 * place + 1, 2 * place + 2]) {
      if (below < heads.length && inOrder(heads[below] as Head<T>, heads[least] as Head<T>) < 0)
        least = below;
    }
    if (least === place) return;
    [heads[place], heads[least]] = [heads[least] as Head<T>, heads[place] as Head<T>];
    place = least;
  }
}

/** Merges sorted lists into one. Reads one entry of each list at a time, so the lists may be larger than memory. */
export function* mergeSorted<T>(
  lists: Iterable<Iterable<T>>,
  compare: (a: T, b: T) => number,
): Generator<T> {
  const inOrder = (a: Head<T>, b: Head<T>) => compare(a.first, b.first);
  const heads: Head<T>[] = [];
  for (const list of lists) {
    const rest = list[Symbol.iterator]();
    const next = rest.next();
    if (!next.done) heads.push({ first: next.value, rest });
  }
  // A sorted list is a valid heap.
  heads.sort(inOrder);
  for (let [top] = heads; top; [top] = heads) {
    yield top.first;
    const next = top.rest.next();
    if (next.done) {
      const last = heads.pop() as Head<T>;
      if (last !== top) heads[0] = last;
    } else {
      top.first = next.value;
    }
    sink(heads, inOrder);
  }
}
