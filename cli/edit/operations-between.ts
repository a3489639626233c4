import type { Path } from '../content/value-path.ts';
import type { Operation } from './operation.ts';
import { type EntryPair, pairEntries } from './pair-entries.ts';
import { isDataMap, isSameData } from './plain-data.ts';

/** Moves that bring the remaining entries into their new order. */
function moves(pairs: readonly EntryPair[], path: Path): Operation[] {
  const order = pairs.map(({ from }) => from);
  let current = order.toSorted((a, b) => a - b);
  const operations: Operation[] = [];
  for (const [at, { from: entry, isMoved }] of pairs.entries()) {
    if (!isMoved) continue;
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
  const pairs = pairEntries(before, after).sort((a, b) => a.to - b.to);
  const [stay, known] = [
    new Set(pairs.map(({ from }) => from)),
    new Set(pairs.map(({ to }) => to)),
  ];
  const removals = [...before.keys()]
    .filter((index) => !stay.has(index))
    .reverse()
    .map((index): Operation => ({ op: 'remove', path: [...path, index] }));
  const insertions = [...after.entries()]
    .filter(([index]) => !known.has(index))
    .map(([at, value]): Operation => ({ op: 'insert', path, at, value }));
  const changes = pairs.flatMap(({ from, to }) =>
    operationsBetween(before[from], after[to], [...path, to]),
  );
  return [...removals, ...moves(pairs, path), ...insertions, ...changes];
}

/**
 * The smallest operations that turn one value into another: list entries that remain are moved and changed instead
 * of rewritten.
 *
 * @param path of both values in their file. If one is a map and the other is not, the value at `path` is replaced.
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
