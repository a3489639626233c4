import type { FieldFinding } from '../../studio/protocol.ts';
import { parseData } from '../content/data-file.ts';
import type { Diagnostic, Range } from '../content/diagnostic.ts';
import type { SourceFile } from '../content/source-file.ts';
import { type Path, valueAt } from '../content/value-path.ts';
import type { PlacedPath } from '../edit/path-at.ts';
import { repairOf, suggestionOf } from '../lint/repair-of.ts';

function isIn({ line, column }: Range, range: Range): boolean {
  const isBehindStart = line > range.line || (line === range.line && column >= range.column);
  const isBeforeEnd = line < range.endLine || (line === range.endLine && column <= range.endColumn);
  return isBehindStart && isBeforeEnd;
}

/** Finds the innermost key or value of a text in which a place lies. */
function placeFinder(value: unknown, locate: ReturnType<typeof parseData>['locate']) {
  const known = new Map<string, Range>();
  const rangeOf = (path: Path, at: PlacedPath['at']) => {
    const name = `${at} ${path.join('\0')}`;
    const range = known.get(name) ?? locate(path, at);
    known.set(name, range);
    return range;
  };
  return (wanted: Range): PlacedPath | undefined => {
    let found: PlacedPath | undefined;
    let part = value;
    while (typeof part === 'object' && part !== null) {
      const isList = Array.isArray(part);
      const around: Path = found?.path ?? [];
      const inside = Object.keys(part)
        .map((key): PlacedPath['path'] => [...around, isList ? Number(key) : key])
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
  const { value, locate } = parseData(source);
  const placeOf = placeFinder(value, locate);
  return diagnostics.map((diagnostic) => {
    const place = placeOf(diagnostic);
    if (!place) return { ...diagnostic, path: [] };
    const path = place.path as FieldFinding['path'];
    const isText = typeof valueAt(value, path) === 'string';
    const fix =
      repairOf(diagnostic, place, written(source, diagnostic)) ??
      (isText ? suggestionOf(diagnostic, place) : undefined);
    return { ...diagnostic, path, ...(fix ? { fix: [fix] } : {}) };
  });
}
