import { SitePath } from '../../schemas/slug.ts';
import { valueAt } from '../content/value-path.ts';
import type { Operation } from '../edit/operation.ts';
import { pathOfTarget } from '../pages/redirects.ts';
import { isUnfitPlace } from './engine-links.ts';
import { type ExpiryWays, expiryRedirect, pageOf } from './expiry-ways.ts';
import { redirectLinks } from './references.ts';

/** True of an entry of a list that has others. */
function hasNeighbors(value: unknown, entry: Operation['path']): boolean {
  const list = valueAt(value, entry.slice(0, -1));
  return Array.isArray(list) && list.length > 1;
}

/** A page that is removed, and where its visitors are led. */
interface Removal {
  from: string;
  to: string;
  /** The ways of the site before. */
  ways: ExpiryWays;
}

/**
 * Leads visitors of an expired page away from a removed one. Only another page of the site can follow an expired one,
 * and none that leads back to it, be it by an alias or a redirect.
 */
function followingExpired(value: unknown, file: string, { from, to, ways }: Removal): Operation[] {
  const redirect = expiryRedirect(value);
  if (!redirect || ways.endOf(redirect.to) !== from) return [];
  const { path } = redirect;
  const page = pathOfTarget(to);
  if (ways.leadsBack(pageOf(file), page)) return [{ op: 'unset', path }];
  // Other names of the removed page redirect from now on.
  if (redirect.to !== from) return [];
  if (!SitePath.safeParse(page).success) return [{ op: 'unset', path }];
  return [{ op: 'set', path: [...path, 'redirect'], value: page }];
}

/**
 * Operations that lead the links of a data file away from a removed page. What names the page as the same in another
 * language, as the one that search engines should show, or as one that shows a reading of a conflict is taken out: none
 * of it is true of another page.
 *
 * @param file name within the site.
 */
export function linksToRemoved(value: unknown, file: string, removal: Removal): Operation[] {
  const { from, to } = removal;
  const operations = redirectLinks(value, { from, to, keepsSections: false }).flatMap(
    (operation): Operation[] => {
      const { path } = operation;
      const [above, key] = [path.at(-2), path.at(-1)];
      if (path[0] === 'redirects' || (above === 'afterExpiry' && key === 'redirect')) return [];
      // Another page shows other readings of a conflict.
      if (path[0] === 'knownConflicts' && hasNeighbors(value, path))
        return [{ op: 'remove', path }];
      if (isUnfitPlace(path, to)) return [{ op: 'unset', path }];
      if (key === 'translationOf' || key === 'canonical') return [{ op: 'unset', path }];
      return [operation];
    },
  );
  return [...operations, ...followingExpired(value, file, removal)];
}
