import { valueAt } from '../../content/value-path.ts';
import type { MergeConflict } from '../../edit/merge-values.ts';
import type { Operation } from '../../edit/operation.ts';
import { operationsBetween } from '../../edit/operations-between.ts';

/**
 * Operations that apply my side of a conflict to a file that has theirs.
 *
 * @param value current value of the file.
 */
export function operationsFor(conflict: MergeConflict, value: unknown): Operation[] {
  const { path, mine } = conflict;
  const parent = path.slice(0, -1);
  const last = path.at(-1);
  if (!('mine' in conflict)) return [{ op: 'remove', path }];
  const list = valueAt(value, parent);
  if (!('theirs' in conflict) && Array.isArray(list)) {
    const at = Math.min(Number(last), list.length);
    return [{ op: 'insert', path: parent, at, value: mine }];
  }
  const now = valueAt(value, path);
  return now === undefined
    ? [{ op: 'set', path, value: mine }]
    : operationsBetween(now, mine, path);
}
