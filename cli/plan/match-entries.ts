/** Says whether an entry of a page as it was is the same as one of the page as it is. */
export type IsSame<Entry> = (was: Entry, is: Entry) => boolean;

/** The entries of two lists that belong together, and those of each that have no other. */
interface Matched<Entry> {
  pairs: (readonly [was: Entry, is: Entry])[];
  gone: Entry[];
  fresh: Entry[];
}

/**
 * Matches the entries of two lists, each at most once.
 *
 * @param ways how to match them, the most reliable way first.
 */
export function matchEntries<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  ways: readonly IsSame<Entry>[],
): Matched<Entry> {
  const pairs: (readonly [Entry, Entry])[] = [];
  const gone = [...before];
  let fresh = [...after];
  for (const isSame of ways)
    fresh = fresh.filter((is) => {
      const index = gone.findIndex((was) => isSame(was, is));
      if (index === -1) return true;
      for (const was of gone.splice(index, 1)) pairs.push([was, is]);
      return false;
    });
  return { pairs, gone, fresh };
}
