import type { Range } from '../diagnostic.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

function isFrom(place: Range, start: Range): boolean {
  return place.line > start.line || (place.line === start.line && place.column >= start.column);
}

function isUntil({ line, column }: Range, { endLine, endColumn }: Range): boolean {
  return line < endLine || (line === endLine && column <= endColumn);
}

/** The innermost part of a value that a place in its file belongs to; undefined if there is none. */
export function pathOfPlace(place: Range, value: unknown, locate: Locate): Path | undefined {
  let path: PropertyKey[] = [];
  let part = value;
  while (typeof part === 'object' && part !== null) {
    const at = path;
    const keys: PropertyKey[] = Array.isArray(part) ? [...part.keys()] : Object.keys(part);
    const next = keys.find((key) => {
      const inside = [...at, key];
      return isFrom(place, locate(inside, 'key')) && isUntil(place, locate(inside, 'value'));
    });
    if (next === undefined) break;
    path = [...at, next];
    part = (part as Record<PropertyKey, unknown>)[next];
  }
  return path.length > 0 ? path : undefined;
}
