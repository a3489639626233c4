import { isSameData } from './shared-data.ts';

let last = 0;

/** A unique id for an entry. */
export function newEntryId(): string {
  last += 1;
  return `entry-${last}`;
}

/**
 * Ids for the entries of a changed list, so that each entry keeps its id wherever it moved: an unchanged entry keeps
 * its id, and so does one edited in place.
 *
 * @param ids of the previous entries, one each.
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
