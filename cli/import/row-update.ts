import { valueAt } from '../content/value-path.ts';
import type { Operation } from '../edit/operation.ts';
import { isSameData } from '../edit/plain-data.ts';
import type { WrittenValues } from './import-record.ts';
import type { RowValue } from './row-values.ts';

/** The changes of a row in an existing page. */
export interface RowUpdate {
  operations: Operation[];
  /** Values that were edited manually since the last import and differ from the table: they are kept. */
  kept: RowValue[];
  /** Those of them whose value in the table is new. */
  contested: RowValue[];
  /** Values to record. */
  written: WrittenValues;
}

/** Values of the template: now, and at the last import. */
export interface TemplateValues {
  now: unknown;
  before: unknown;
}

/**
 * Compares a row with its page, and with what the last import has written there.
 *
 * @param page parsed content of the page's file.
 * @param last what the last import has written.
 * @param template values that emptied cells return to, and that new columns replace.
 */
export function rowUpdate(
  values: readonly RowValue[],
  page: unknown,
  last: WrittenValues,
  template: TemplateValues,
): RowUpdate {
  const operations: Operation[] = [];
  const kept: RowValue[] = [];
  const contested: RowValue[] = [];
  const written: Record<string, unknown> = { ...last };
  for (const wished of values) {
    const { path, name, value } = wished;
    const now = valueAt(page, path);
    const usual = valueAt(template.now, path);
    const before = Object.hasOwn(last, name) ? last[name] : undefined;
    if (value === undefined && before === undefined) continue;
    const known = before === undefined ? [usual, valueAt(template.before, path)] : [before];
    const isTold = value !== undefined && isSameData(now, value);
    if (!isTold && !known.some((own) => isSameData(now, own))) {
      kept.push(wished);
      if (!isSameData(before, value)) contested.push(wished);
      continue;
    }
    const next = value ?? usual;
    if (!isSameData(now, next))
      operations.push(
        next === undefined ? { op: 'unset', path } : { op: 'set', path, value: next },
      );
    if (value === undefined) delete written[name];
    else written[name] = value;
  }
  return { operations, kept, contested, written };
}
