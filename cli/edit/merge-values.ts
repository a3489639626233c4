import type { Path } from '../content/value-path.ts';
import { pairEntries } from './pair-entries.ts';
import { isDataMap, isSameData } from './plain-data.ts';

/** Two changes of the same part of a file. A part that a side removed is missing. */
export interface MergeConflict {
  /** Path in the merged value, which has their version. */
  path: Path;
  before?: unknown;
  mine?: unknown;
  theirs?: unknown;
}

/** A part that a version lacks. */
const GONE = Symbol('gone');
type Part = unknown | typeof GONE;

function conflictOf(path: Path, before: Part, mine: Part, theirs: Part): MergeConflict {
  return {
    path,
    ...(before === GONE ? {} : { before }),
    ...(mine === GONE ? {} : { mine }),
    ...(theirs === GONE ? {} : { theirs }),
  };
}

function isSame(a: Part, b: Part): boolean {
  return a === GONE || b === GONE ? a === b : isSameData(a, b);
}

/** One entry of a merged list, as each version has it. */
interface Entry {
  before: Part;
  mine: Part;
  theirs: Part;
}

/** Inserts entries after the one that they follow in their own list; at the start if that one is gone. */
function insertFollowing(
  list: Entry[],
  own: readonly Entry[],
  isMissing: (entry: Entry) => boolean,
): void {
  let last: Entry | undefined;
  for (const entry of own) {
    if (isMissing(entry)) {
      const at = last === undefined ? 0 : list.indexOf(last) + 1;
      list.splice(at, 0, entry);
    }
    if (list.includes(entry)) last = entry;
  }
}

class Merge {
  readonly conflicts: MergeConflict[] = [];

  parts(before: Part, mine: Part, theirs: Part, path: Path): Part {
    if (isSame(mine, before) || isSame(mine, theirs)) return theirs;
    if (isSame(theirs, before)) return mine;
    if (isDataMap(mine) && isDataMap(theirs) && (isDataMap(before) || before === GONE))
      return this.#maps(before === GONE ? {} : before, mine, theirs, path);
    if (Array.isArray(before) && Array.isArray(mine) && Array.isArray(theirs))
      return this.#lists(before, mine, theirs, path);
    this.conflicts.push(conflictOf(path, before, mine, theirs));
    return theirs;
  }

  #maps(
    before: Readonly<Record<string, unknown>>,
    mine: Readonly<Record<string, unknown>>,
    theirs: Readonly<Record<string, unknown>>,
    path: Path,
  ): Record<string, unknown> {
    const at = (map: Readonly<Record<string, unknown>>, key: string) =>
      Object.hasOwn(map, key) ? map[key] : GONE;
    const merged: Record<string, unknown> = {};
    for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const way = [...path, key];
      const part = this.parts(at(before, key), at(mine, key), at(theirs, key), way);
      if (part !== GONE) merged[key] = part;
    }
    return merged;
  }

  #lists(
    before: readonly unknown[],
    mine: readonly unknown[],
    theirs: readonly unknown[],
    path: Path,
  ): unknown[] {
    const all = before.map((entry): Entry => ({ before: entry, mine: GONE, theirs: GONE }));
    const place = (list: readonly unknown[], side: 'mine' | 'theirs') => {
      const pairs = pairEntries(before, list);
      const from = new Map(pairs.map((pair) => [pair.to, pair.from]));
      const entries = list.map((value, index): Entry => {
        const known = all[from.get(index) ?? -1];
        if (known) known[side] = value;
        return known ?? { before: GONE, mine: GONE, theirs: GONE, [side]: value };
      });
      return { entries, isMoved: pairs.some(({ isMoved }) => isMoved) };
    };
    const [ours, others] = [place(mine, 'mine'), place(theirs, 'theirs')];
    const known = new Set(others.entries.map(({ theirs: value }) => JSON.stringify(value)));
    // What both sides added appears once.
    const own = ours.entries.filter(
      (entry) => entry.before !== GONE || !known.has(JSON.stringify(entry.mine)),
    );
    if (ours.isMoved && others.isMoved) this.conflicts.push({ path, before, mine, theirs });
    const isMineFirst = ours.isMoved && !others.isMoved;
    const list = [...(isMineFirst ? own : others.entries)];
    insertFollowing(list, isMineFirst ? others.entries : own, (entry) => !list.includes(entry));
    const merged: unknown[] = [];
    for (const entry of list) {
      const part = this.parts(entry.before, entry.mine, entry.theirs, [...path, merged.length]);
      if (part !== GONE) merged.push(part);
    }
    return merged;
  }
}

/**
 * Merges two versions of a value with a common base. Changes of different parts are both applied; for changes of
 * the same part, theirs is used and a conflict is returned.
 *
 * @param before the common base.
 */
export function mergeValues(
  before: unknown,
  mine: unknown,
  theirs: unknown,
): { value: unknown; conflicts: readonly MergeConflict[] } {
  const merge = new Merge();
  const value = merge.parts(before, mine, theirs, []);
  return { value, conflicts: merge.conflicts };
}
