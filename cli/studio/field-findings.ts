import type { FieldFinding } from '../../studio/protocol.ts';
import { parseData } from '../content/data-file.ts';
import type { Diagnostic, Range } from '../content/diagnostic.ts';
import type { SourceFile } from '../content/source-file.ts';
import { type Path, valueAt } from '../content/value-path.ts';
import type { PlacedPath } from '../edit/path-at.ts';
import { repairOf, suggestionOf } from '../lint/repair-of.ts';

/** Every path inside a value, each behind the one that it lies in. */
function* pathsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    const inside = [...path, Array.isArray(value) ? Number(key) : key];
    yield inside;
    yield* pathsIn(part, inside);
  }
}

function isIn({ line, column }: Range, range: Range): boolean {
  const isBehindStart = line > range.line || (line === range.line && column >= range.column);
  const isBeforeEnd = line < range.endLine || (line === range.endLine && column <= range.endColumn);
  return isBehindStart && isBeforeEnd;
}

/** The places of a text: they are looked for once, however many findings there are. */
function placesIn(source: SourceFile): {
  value: unknown;
  places: (PlacedPath & { range: Range })[];
} {
  const { value, locate } = parseData(source);
  const sides = (path: Path) =>
    typeof path.at(-1) === 'number' ? (['value'] as const) : (['value', 'key'] as const);
  const places = [...pathsIn(value)].flatMap((path) =>
    sides(path).map((at) => ({ path, at, range: locate(path, at) })),
  );
  return { value, places };
}

/** What stands in a stretch of one line. */
function written({ text }: SourceFile, { line, column, endLine, endColumn }: Range): string {
  const shown = text.split(/\r\n|\r|\n/)[line - 1] ?? '';
  return line === endLine ? shown.slice(column - 1, endColumn - 1) : '';
}

/** Findings of a file with the keys that they are about, the innermost whose place they stand in, and with what repairs them. */
export function fieldFindings(
  diagnostics: readonly Diagnostic[],
  source: SourceFile,
): FieldFinding[] {
  if (diagnostics.length === 0) return [];
  const { value, places } = placesIn(source);
  return diagnostics.map((diagnostic) => {
    const place = places.findLast(({ range }) => isIn(diagnostic, range));
    if (!place) return { ...diagnostic, path: [] };
    const path = place.path as FieldFinding['path'];
    const isText = typeof valueAt(value, path) === 'string';
    const fix =
      repairOf(diagnostic, place, written(source, diagnostic)) ??
      (isText ? suggestionOf(diagnostic, place) : undefined);
    return { ...diagnostic, path, ...(fix ? { fix: [fix] } : {}) };
  });
}
