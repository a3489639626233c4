import type { FieldFinding } from '../../studio/protocol.ts';
import { parseData } from '../content/data-file.ts';
import type { Diagnostic, Range } from '../content/diagnostic.ts';
import type { SourceFile } from '../content/source-file.ts';
import type { Path } from '../content/value-path.ts';

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

/** What is known of one text's places: they are looked for once, however many findings there are. */
function ranges(source: SourceFile): { path: Path; ranges: Range[] }[] {
  const { value, locate } = parseData(source);
  return [...pathsIn(value)].map((path) => ({
    path,
    ranges: [locate(path, 'key'), locate(path, 'value')],
  }));
}

/** Findings of a file with the keys that they are about: the innermost whose place they stand in. */
export function fieldFindings(
  diagnostics: readonly Diagnostic[],
  source: SourceFile,
): FieldFinding[] {
  if (diagnostics.length === 0) return [];
  const places = ranges(source);
  return diagnostics.map((diagnostic) => {
    const place = places.findLast((known) => known.ranges.some((range) => isIn(diagnostic, range)));
    return { ...diagnostic, path: (place?.path ?? []) as FieldFinding['path'] };
  });
}
