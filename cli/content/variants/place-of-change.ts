import { readPath } from '../path-text.ts';
import { type Path, valueAt } from '../value-path.ts';

/** True if a path leads to a part of what is at another, or to that itself. */
export function isBelow(path: Path, other: Path): boolean {
  return (
    other.length <= path.length &&
    other.every((step, index) => String(step) === String(path[index]))
  );
}

/**
 * Where a part of a variant stands in its file, if nothing is kept of the file but its value.
 *
 * @param path the way in the variant to a part that it changes.
 */
export function placeOfChange(file: unknown, variant: number, path: Path): Path {
  const set = ['variants', variant, 'set'];
  const changed = Object.keys(valueAt(file, set) ?? {}).flatMap((key): Path[] => {
    const change = readPath(key)?.path;
    return change && isBelow(path, change) ? [[...set, key, ...path.slice(change.length)]] : [];
  });
  return changed[0] ?? set;
}
