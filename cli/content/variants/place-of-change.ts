import { readPath } from '../path-text.ts';
import { isBelow, type Path, valueAt } from '../value-path.ts';

/**
 * The path in the file of a part of a variant, given only the file's value.
 *
 * @param path in the variant, of a part that it changes.
 */
export function placeOfChange(file: unknown, variant: number, path: Path): Path {
  const set = ['variants', variant, 'set'];
  const changed = Object.keys(valueAt(file, set) ?? {}).flatMap((key): Path[] => {
    const change = readPath(key)?.path;
    return change && isBelow(path, change) ? [[...set, key, ...path.slice(change.length)]] : [];
  });
  return changed[0] ?? set;
}
