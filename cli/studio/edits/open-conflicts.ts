import { dataValue } from '../../edit/data-value.ts';
import { editData } from '../../edit/edit-data.ts';
import type { Versions } from '../../edit/merge-data.ts';
import type { MergeConflict } from '../../edit/merge-values.ts';
import { operationsFor } from './operations-for.ts';

/** A text with one side of each conflict; undefined if that fails. */
function withSide(
  path: string,
  text: string,
  conflicts: readonly MergeConflict[],
): string | undefined {
  return conflicts.reduceRight<string | undefined>((current, conflict) => {
    if (current === undefined) return undefined;
    const operations = operationsFor(conflict, dataValue({ path, text: current }));
    const edited = editData({ path, text: current }, operations);
    return 'refused' in edited ? undefined : edited.text;
  }, text);
}

/**
 * Versions to be merged while conflicts of an earlier merge are open. They include the typed parts on one side, and
 * what these replaced on the other, so that the conflicts reappear in the merged file at their new positions.
 */
export function withOpenConflicts(
  versions: Versions,
  conflicts: readonly MergeConflict[],
): Versions {
  if (conflicts.length === 0) return versions;
  const { path, before, mine } = versions;
  const earlier = conflicts.map(({ mine: _, before: old, ...rest }) => ({
    ...rest,
    ...(old === undefined ? {} : { mine: old }),
  }));
  const [ours, old] = [withSide(path, mine, conflicts), withSide(path, before, earlier)];
  return ours === undefined || old === undefined
    ? versions
    : { ...versions, before: old, mine: ours };
}
