import type { Range } from '../content/diagnostic.ts';
import { type Path, valueAt } from '../content/value-path.ts';
import type { Locate } from '../content/yaml/yaml-document.ts';

/** A key, or a value, in a file. */
export interface PlacedPath {
  path: Path;
  at: 'key' | 'value';
}

function isIn({ line, column }: Range, range: Range): boolean {
  const isBehindStart = line > range.line || (line === range.line && column >= range.column);
  const isBeforeEnd = line < range.endLine || (line === range.endLine && column <= range.endColumn);
  return isBehindStart && isBeforeEnd;
}

/**
 * Finds the innermost key or value of a file that contains the start of a range.
 *
 * @param value parsed content of the file.
 */
export function placeFinder(
  value: unknown,
  locate: Locate,
): (wanted: Range) => PlacedPath | undefined {
  const known = new Map<string, Range>();
  const rangeOf = (path: Path, at: PlacedPath['at']) => {
    const name = `${at} ${path.join('\0')}`;
    const range = known.get(name) ?? locate(path, at);
    known.set(name, range);
    return range;
  };
  return (wanted) => {
    let found: PlacedPath | undefined;
    let part = value;
    while (typeof part === 'object' && part !== null) {
      const isList = Array.isArray(part);
      const around: Path = found?.path ?? [];
      const inside = Object.keys(part)
        .map((key): Path => [...around, isList ? Number(key) : key])
        .flatMap((path) => [
          { path, at: 'value' as const },
          ...(isList ? [] : [{ path, at: 'key' as const }]),
        ])
        .findLast(({ path, at }) => isIn(wanted, rangeOf(path, at)));
      if (!inside) break;
      found = inside;
      part = inside.at === 'key' ? undefined : valueAt(value, inside.path);
    }
    return found;
  };
}
