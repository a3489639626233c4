import type { Path } from '../content/value-path.ts';
import { alignEntries, type Pair } from './align-entries.ts';
import type { Operation } from './operation.ts';
import { isDataMap, isSameData } from './plain-data.ts';

/** The most entries of a list that can stay where they are; the others have to be moved. */
function unmoved(pairs: readonly Pair[]): Set<number> {
  const best: { from: number; length: number; last: number | undefined }[] = [];
  let longest: number | undefined;
  for (const [at, [from]] of pairs.entries()) {
    let last: number | undefined;
    for (const [index, candidate] of best.entries())
      if (candidate.from < from && candidate.length > (best[last ?? -1]?.length ?? 0)) last = index;
    const length = 1 + (last === undefined ? 0 : (best[last]?.length ?? 0));
    best.push({ from, length, last });
    if (length > (best[longest ?? -1]?.length ?? 0)) longest = at;
  }
  const kept = new Set<number>();
  for (let at = longest; at !== undefined; at = best[at]?.last) kept.add(best[at]?.from ?? -1);
  return kept;
}

/** Moves that bring the entries which stay into their later order. */
function moves(pairs: readonly Pair[], path: Path): Operation[] {
  const kept = unmoved(pairs);
  const order = pairs.map(([from]) => from);
  let current = order.toSorted((a, b) => a - b);
  const operations: Operation[] = [];
  for (const [at, entry] of order.entries()) {
    if (kept.has(entry)) continue;
    const index = current.indexOf(entry);
    const others = current.toSpliced(index, 1);
    const before = order[at - 1];
    const to = before === undefined ? 0 : others.indexOf(before) + 1;
    current = others.toSpliced(to, 0, entry);
    if (to !== index) operations.push({ op: 'move', path: [...path, index], to });
  }
  return operations;
}

function betweenLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
): Operation[] {
  const pairs = alignEntries(before, after);
  const [stay, known] = [new Set(pairs.map(([i]) => i)), new Map(pairs.map(([i, j]) => [j, i]))];
  const removals = [...before.keys()]
    .filter((index) => !stay.has(index))
    .reverse()
    .map((index): Operation => ({ op: 'remove', path: [...path, index] }));
  const insertions = [...after.entries()]
    .filter(([index]) => !known.has(index))
    .map(([at, value]): Operation => ({ op: 'insert', path, at, value }));
  const changes = pairs.flatMap(([i, j]) => operationsBetween(before[i], after[j], [...path, j]));
  return [...removals, ...moves(pairs, path), ...insertions, ...changes];
}

/**
 * Operations that make one value of another, as small as they can be: entries of lists that are still there are moved and
 * changed, not written anew.
 *
 * @param path of both values in their file. Where one is a map and the other is not, the value at `path` is set whole.
 */
export function operationsBetween(before: unknown, after: unknown, path: Path = []): Operation[] {
  if (isSameData(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return betweenLists(before, after, path);
  if (!isDataMap(before) || !isDataMap(after)) return [{ op: 'set', path, value: after }];
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...gone.map((key): Operation => ({ op: 'unset', path: [...path, key] })),
    ...Object.entries(after).flatMap(([key, value]): Operation[] => {
      const way = [...path, key];
      if (Object.hasOwn(before, key)) return operationsBetween(before[key], value, way);
      return [{ op: 'set', path: way, value }];
    }),
  ];
}
