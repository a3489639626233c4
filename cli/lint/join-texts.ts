import type { PlacedRepair } from '../content/diagnostic.ts';
import { type Path, pathName, valueAt } from '../content/value-path.ts';
import type { Operation } from '../edit/operation.ts';
import { type DataMap, isDataMap } from '../edit/plain-data.ts';

/** The fix of a text that a comma has split. */
export type Join = Extract<PlacedRepair, { joins: readonly string[] }>;

export function isJoin(repair: PlacedRepair): repair is Join {
  return 'joins' in repair;
}

/** A map whose text is whole, without the keys that were a part of it. */
function withWhole(map: DataMap, { path, joins, becomes }: Join): DataMap {
  const kept = Object.entries(map).filter(([key]) => !joins.includes(key));
  return { ...Object.fromEntries(kept), [String(path.at(-1))]: becomes };
}

/** Whether all that a fix joins is there: a variant may have it instead of the page. */
function isThere(map: DataMap, { path, joins }: Join): boolean {
  return [String(path.at(-1)), ...joins].every((key) => Object.hasOwn(map, key));
}

/**
 * The operations that make split texts whole: one for each map, because text and keys change together or not at all.
 *
 * @returns outer maps first: the value of each has inner ones as they are in the file.
 */
export function joinOperations(joins: readonly Join[], value: unknown): Operation[] {
  const maps = new Map<string, { path: Path; value: DataMap }>();
  for (const join of joins) {
    const path = join.path.slice(0, -1);
    const name = pathName(path);
    const map = maps.get(name)?.value ?? valueAt(value, path);
    if (isDataMap(map) && isThere(map, join)) maps.set(name, { path, value: withWhole(map, join) });
  }
  const operations = [...maps.values()].map((map): Operation => ({ op: 'set', ...map }));
  return operations.toSorted((a, b) => a.path.length - b.path.length);
}
