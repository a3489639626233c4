import type { FieldFinding } from '../../studio/protocol.ts';
import { parseData } from '../content/data-file.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { JsonShape } from '../content/shape/json-shape.ts';
import type { SourceFile } from '../content/source-file.ts';
import { valueAt } from '../content/value-path.ts';
import { type PlacedPath, placeFinder } from '../lint/place-finder.ts';
import { repairAt, repairOfText, suggestionOf } from '../lint/repair-of.ts';

/** Findings of a file with the innermost key at their position, and with their fixes. */
export function fieldFindings(
  diagnostics: readonly Diagnostic[],
  source: SourceFile,
  shape: JsonShape,
): FieldFinding[] {
  if (diagnostics.length === 0) return [];
  const { value, locate } = parseData(source);
  const placeOf = placeFinder(value, locate);
  const file = { text: source.text, value, shape };
  return diagnostics.map(({ repair, word: _, other: __, ...diagnostic }) => {
    const place: PlacedPath | undefined = repair
      ? { path: repair.path, at: 'value' }
      : placeOf(diagnostic);
    if (!place) return { ...diagnostic, path: [] };
    const path = place.path as FieldFinding['path'];
    const isText = typeof valueAt(value, path) === 'string';
    const certain = repair ? repairOfText(repair, file) : repairAt(diagnostic, place, file);
    const fix = certain ?? (isText ? suggestionOf(diagnostic, place, file) : undefined);
    return { ...diagnostic, path, ...(fix ? { fix: [fix] } : {}) };
  });
}
