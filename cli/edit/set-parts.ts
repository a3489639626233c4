import type { Path } from '../content/value-path.ts';
import type { Operation } from './operation.ts';
import { type DataMap, isDataMap, isSameData } from './plain-data.ts';

function mapParts(old: DataMap, value: DataMap, path: Path): Operation[] | undefined {
  const gone = Object.keys(old).filter((key) => !Object.hasOwn(value, key));
  if (gone.length === Object.keys(old).length) return undefined;
  return [
    ...gone.map((key): Operation => ({ op: 'unset', path: [...path, key] })),
    ...Object.entries(value).flatMap(([key, part]): Operation[] =>
      Object.hasOwn(old, key) && isSameData(old[key], part)
        ? []
        : [{ op: 'set', path: [...path, key], value: part }],
    ),
  ];
}

function listParts(old: readonly unknown[], value: readonly unknown[], path: Path): Operation[] {
  const most = Math.min(old.length, value.length);
  let start = 0;
  while (start < most && isSameData(old[start], value[start])) start += 1;
  let same = 0;
  while (same < most - start && isSameData(old.at(-1 - same), value.at(-1 - same))) same += 1;
  const shared = most - start - same;
  const operations: Operation[] = [];
  for (let index = start; index < start + shared; index += 1)
    if (!isSameData(old[index], value[index]))
      operations.push({ op: 'set', path: [...path, index], value: value[index] });
  for (let index = old.length - same - 1; index >= start + shared; index -= 1)
    if (old.length > value.length) operations.push({ op: 'remove', path: [...path, index] });
  for (let index = start + shared; index < value.length - same; index += 1)
    operations.push({ op: 'insert', path, at: index, value: value[index] });
  return operations;
}

/**
 * The changes that turn one map or list into another; equal parts keep their bytes and comments.
 *
 * @returns undefined if they have nothing in common to keep.
 */
export function partsOfSet(old: unknown, value: unknown, path: Path): Operation[] | undefined {
  if (isDataMap(old) && isDataMap(value)) return mapParts(old, value, path);
  if (Array.isArray(old) && Array.isArray(value) && old.length > 0 && value.length > 0)
    return listParts(old, value, path);
  return undefined;
}
