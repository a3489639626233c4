import type { Difference } from './page-change.ts';
import type { ListedPage, SiteOutput } from './site-output.ts';

/** Added and removed aliases of a page. */
function aliasChanges(was: ListedPage | undefined, is: ListedPage): Difference[] {
  const [old, now] = [was?.aliases ?? [], is.aliases ?? []];
  return [
    ...old
      .filter((alias) => !now.includes(alias))
      .map((alias): Difference => ({ kind: 'address', before: alias, after: null })),
    ...now
      .filter((alias) => !old.includes(alias))
      .map((alias): Difference => ({ kind: 'address', before: null, after: alias })),
  ];
}

/** Keys by which lists of pages describe a page. */
const LISTED = ['name', 'type', 'description'] as const;

/** Name, type and description of a page in lists, and the day of its last change in the sitemap. */
function listingChanges(was: ListedPage, is: ListedPage): Difference[] {
  const pair = (kind: Difference['kind'], before: string | undefined, after: string | undefined) =>
    before === after ? [] : [{ kind, before: before ?? null, after: after ?? null }];
  return [
    ...pair('updated', was.updated, is.updated),
    ...LISTED.flatMap((key) => pair('listing', was[key], is[key])),
  ];
}

/**
 * The differences between two entries of the page registry, as far as no document has them. Nothing where one
 * registry is not known.
 */
export function entryChanges(
  before: SiteOutput,
  was: ListedPage | undefined,
  is: ListedPage,
): Difference[] {
  if (before.isGuessed) return [];
  return [...aliasChanges(was, is), ...(was ? listingChanges(was, is) : [])];
}

function isSamePair(one: Difference, other: Difference): boolean {
  return one.before === other.before && one.after === other.after;
}

/**
 * All changes of a page, each told once: a name may be a headline as well, and the day of the last change is also part
 * of the structured data.
 */
export function withEntryChanges<Change extends Difference>(
  entry: readonly Change[],
  document: readonly Change[],
): Change[] {
  const days = entry.filter(({ kind }) => kind === 'updated');
  const shown = document.filter(
    (one) => one.kind !== 'structured-data' || !days.some((day) => isSamePair(day, one)),
  );
  const own = entry.filter(
    (one) => one.kind !== 'listing' || !shown.some((other) => isSamePair(one, other)),
  );
  return [...own, ...shown];
}
