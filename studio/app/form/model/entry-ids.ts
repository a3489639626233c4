import { isSameData } from './shared-data.ts';

let last = 0;

/** A name for an entry that no other has. */
export function newEntryId(): string {
  last += 1;
  return `entry-${last}`;
}

/**
 * Names for the entries of a list that has changed, so that each keeps its own wherever it went: an entry that says the
 * same as before has the name it had, one that was changed in its place as well.
 *
 * @param ids of the entries before, one each.
 */
export function entryIds(
  before: readonly unknown[],
  ids: readonly string[],
  after: readonly unknown[],
): string[] {
  const free = new Set(ids.keys());
  const take = (index: number): string | undefined => (free.delete(index) ? ids[index] : undefined);
  const isInPlace = (index: number) =>
    index < before.length && isSameData(before[index], after[index]);
  const kept = after.map((_, index) => (isInPlace(index) ? take(index) : undefined));
  const found = after.map((entry, index) => {
    if (kept[index] !== undefined) return kept[index];
    const from = before.findIndex((other, at) => free.has(at) && isSameData(other, entry));
    return from === -1 ? undefined : take(from);
  });
  const isChange = before.length === after.length;
  return found.map((id, index) => id ?? (isChange ? take(index) : undefined) ?? newEntryId());
}
