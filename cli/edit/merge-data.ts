import { dataValue } from './data-value.ts';
import { editData } from './edit-data.ts';
import { type MergeConflict, mergeValues } from './merge-values.ts';
import { operationsBetween } from './operations-between.ts';

/** Two versions of a file, merged. */
export interface MergedData {
  text: string;
  /** Parts that both sides changed; the text has theirs. */
  conflicts: readonly MergeConflict[];
}

/** Three versions of one file. */
export interface Versions {
  /** Its extension determines the format. */
  path: string;
  /** The common base. */
  before: string;
  mine: string;
  theirs: string;
}

/**
 * Applies my changes to their text, whose comments, order and every byte that I have not changed stay.
 *
 * @returns undefined if one of the versions has errors, or the changes cannot be applied.
 */
export function mergeData({ path, before, mine, theirs }: Versions): MergedData | undefined {
  if (theirs === before) return { text: mine, conflicts: [] };
  const values = [before, mine, theirs].map((text) => dataValue({ path, text }));
  if (values.some((value) => value === undefined)) return undefined;
  const [old, own, other] = values;
  const { value, conflicts } = mergeValues(old, own, other);
  const operations = operationsBetween(other, value);
  if (operations.length === 0) return { text: theirs, conflicts };
  const edited = editData({ path, text: theirs }, operations);
  return 'refused' in edited ? undefined : { text: edited.text, conflicts };
}
