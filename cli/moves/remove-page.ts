import { withoutAddresses } from '../ledger/ledger-text.ts';
import { ledgerPath } from '../ledger/site-ledger.ts';
import { configuredRedirects } from '../site/configured-redirects.ts';
import { forgetTranslated } from '../translation/translation-record.ts';
import { requireOwnPage, requireRedirectable } from './engine-place.ts';
import { ExpiryWays } from './expiry-ways.ts';
import { dropKnownFindings } from './known-findings.ts';
import { linksToRemoved } from './links-to-removed.ts';
import { MoveFault } from './move-fault.ts';
import { requireTarget } from './move-target.ts';
import { filesOf, findPage, type MovedPage } from './moved-page.ts';
import type { MovingSite } from './moving-site.ts';
import { aliasesIn } from './page-aliases.ts';
import { ownEntries, removeFiles } from './page-places.ts';
import { redirectOperations } from './redirect-operations.ts';
import { mayMention } from './references.ts';
import { SiteChanges } from './site-changes.ts';
import { requireTwin, twinTarget } from './twin-address.ts';
import { isPublished, isUnpublished } from './unpublished.ts';

/** Default target of a removed address. */
const HOME = '/';

/** Result of removing a page. */
export interface Removed {
  from: string;
  /** Target of the redirect; null for a page that was never published, which needs none. */
  to: string | null;
  /** Names of the files in which links or redirects were changed. */
  files: string[];
}

/**
 * Finds the page to remove.
 *
 * @throws MoveFault if there is none, or if its address redirects already.
 */
function removablePage(site: MovingSite, name: string, target: string | undefined): MovedPage {
  const page = findPage(name, site);
  requireOwnPage(page);
  if (page.kind !== 'gone') return page;
  const { path } = page;
  const next = target === undefined ? configuredRedirects(site.configFile).get(path) : undefined;
  if (next !== undefined)
    throw new MoveFault(`${path} redirects to ${next} already. Name another target with --to.`);
  return page;
}

/**
 * Removes a page: its address redirects, and links to it in data files get the new target. For a page that is
 * already gone, only the redirect and links are updated. A page that was never published needs no redirect.
 *
 * @param target of the redirect; defaults to that of a redirect which the page hides, to the page that differs only in
 *   capitals from an address that is gone, or else to the home page.
 * @throws MoveFault if the page does not exist or has its own code, or the target is not a page.
 */
export function removePage(site: MovingSite, name: string, target?: string): Removed {
  const page = removablePage(site, name, target);
  const from = page.path;
  const files = filesOf(page);
  const gone = [from, ...aliasesIn(files)];
  const twin = page.kind === 'gone' ? twinTarget(from, site) : undefined;
  const to = target ?? configuredRedirects(site.configFile).get(from) ?? twin ?? HOME;
  requireTarget(site, { from, target: to, gone });
  if (page.kind === 'gone') requireTwin(site, { from, target: to });
  if (page.hasCode || (page.kind === 'page' && ownEntries(page.place).length > files.length))
    throw new MoveFault(
      `${from} has more than its page file in ${page.place}. Remove that folder by hand, and add { from: ${from}, to: ${to} } to redirects in the configuration.`,
    );
  const redirects = target !== undefined || page.kind === 'gone' || !isUnpublished(page, site);
  if (redirects) requireRedirectable(page);
  const changes = new SiteChanges(site);
  const ways = new ExpiryWays(site, from);
  const mentions = ways.namesOf(from).map(mayMention);
  changes.editAll(
    (text) => mentions.some((isIn) => isIn(text)),
    (value, file) => linksToRemoved(value, file, { from, to, ways }),
    files,
  );
  // An alias may have been published before it came to this page.
  const known = redirects ? gone : gone.filter((address) => isPublished(address, site));
  for (const address of known)
    changes.edit(site.configFile, (config) =>
      redirectOperations(config, { from: address, to, keepsSections: false }),
    );
  const unknown = gone.filter((address) => !known.includes(address));
  changes.replaceText(ledgerPath(site.root), (text) => withoutAddresses(text, unknown));
  dropKnownFindings(changes, site.root, files, { from, to });
  const changed = changes.files;
  changes.carryOut({ page }, () => {
    removeFiles(files);
    if (page.kind === 'landing') forgetTranslated(site.landingsDir, from.slice(1));
  });
  return { from, to: redirects ? to : null, files: changed };
}
