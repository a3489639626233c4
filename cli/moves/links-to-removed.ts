import { SitePath } from '../../schemas/slug.ts';
import { valueAt } from '../content/value-path.ts';
import type { Operation } from '../edit/operation.ts';
import { pathOfTarget } from '../pages/redirects.ts';
import { leadsBack, pageOf } from './expiry-redirects.ts';
import { redirectLinks } from './references.ts';

/** True of an entry of a list that has others. */
function hasNeighbors(value: unknown, entry: Operation['path']): boolean {
  const list = valueAt(value, entry.slice(0, -1));
  return Array.isArray(list) && list.length > 1;
}

/**
 * Operations that lead the links of a data file away from a removed page. What names the page as the same in another
 * language, as the one that search engines should show, or as one that shows a reading of a conflict is taken out: none
 * of it is true of another page.
 *
 * @param file name within the site.
 * @param to target of the redirect.
 * @param expiries where the pages of the site lead once they have expired.
 */
export function linksToRemoved(
  value: unknown,
  file: string,
  { from, to }: { from: string; to: string },
  expiries: ReadonlyMap<string, string>,
): Operation[] {
  const page = pathOfTarget(to);
  const canLeadThere = SitePath.safeParse(page).success && !leadsBack(pageOf(file), page, expiries);
  return redirectLinks(value, { from, to, keepsSections: false }).flatMap(
    (operation): Operation[] => {
      const { path } = operation;
      const [above, key] = [path.at(-2), path.at(-1)];
      if (path[0] === 'redirects') return [];
      // Another page shows other readings of a conflict.
      if (path[0] === 'knownConflicts' && hasNeighbors(value, path))
        return [{ op: 'remove', path }];
      if (key === 'translationOf' || key === 'canonical') return [{ op: 'unset', path }];
      if (above !== 'afterExpiry' || key !== 'redirect') return [operation];
      // Only another page of the site can follow an expired one, and none that leads back to it.
      if (canLeadThere) return [{ op: 'set', path, value: page }];
      return [{ op: 'unset', path: path.slice(0, -1) }];
    },
  );
}
