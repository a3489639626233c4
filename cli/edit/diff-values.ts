import type { Path } from '../content/value-path.ts';
import { pairEntries } from './pair-entries.ts';
import { type DataMap, isDataMap, isSameData } from './plain-data.ts';

/** One difference between two values. `path` refers to the later value, `was` to the earlier one. */
export type ValueChange =
  | { kind: 'added'; path: Path; after: unknown }
  | { kind: 'removed'; was: Path; before: unknown }
  | { kind: 'changed'; path: Path; was: Path; before: unknown; after: unknown }
  /** A list entry has another position among its siblings. */
  | { kind: 'moved'; path: Path; was: Path };

/** The compared position, in each of the two values. */
interface Place {
  path: Path;
  was: Path;
}

function* inMaps(before: DataMap, after: DataMap, { path, was }: Place): Generator<ValueChange> {
  for (const [key, value] of Object.entries(before)) {
    const place = { path: [...path, key], was: [...was, key] };
    if (Object.hasOwn(after, key)) yield* between(value, after[key], place);
    else yield { kind: 'removed', was: place.was, before: value };
  }
  for (const [key, value] of Object.entries(after))
    if (!Object.hasOwn(before, key)) yield { kind: 'added', path: [...path, key], after: value };
}

function* inLists(
  before: readonly unknown[],
  after: readonly unknown[],
  { path, was }: Place,
): Generator<ValueChange> {
  const pairs = pairEntries(before, after);
  const found = new Set(pairs.map(({ from }) => from));
  const byPlace = new Map(pairs.map((pair) => [pair.to, pair]));
  for (const [index, value] of before.entries())
    if (!found.has(index)) yield { kind: 'removed', was: [...was, index], before: value };
  for (const [index, value] of after.entries()) {
    const pair = byPlace.get(index);
    if (!pair) {
      yield { kind: 'added', path: [...path, index], after: value };
      continue;
    }
    const place = { path: [...path, index], was: [...was, pair.from] };
    if (pair.isMoved) yield { kind: 'moved', ...place };
    yield* between(before[pair.from], value, place);
  }
}

function* between(before: unknown, after: unknown, place: Place): Generator<ValueChange> {
  if (isSameData(before, after)) return;
  if (isDataMap(before) && isDataMap(after)) yield* inMaps(before, after, place);
  else if (Array.isArray(before) && Array.isArray(after)) yield* inLists(before, after, place);
  else yield { kind: 'changed', ...place, before, after };
}

/**
 * The differences between two values, from the root inwards. Maps are compared by key, and list entries are matched
 * if they are equal or similar, so that inserting one at the start changes none of the others. The order of keys is
 * ignored.
 */
export function diffValues(before: unknown, after: unknown): ValueChange[] {
  return [...between(before, after, { path: [], was: [] })];
}
