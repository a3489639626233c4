import { readFileSync } from 'node:fs';
import { RedirectTarget } from '../../schemas/link-target.ts';
import { dataValue } from '../edit/data-value.ts';
import { isDataMap } from '../edit/plain-data.ts';
import { takenAddresses } from '../new-landing/address.ts';
import { leadsToPage } from '../pages/link-forms.ts';
import { pathOfTarget } from '../pages/redirects.ts';
import { EXIT } from '../system/io.ts';
import { forgetTranslated } from '../translation/translation-record.ts';
import { linksToRemoved } from './links-to-removed.ts';
import { MoveFault } from './move-fault.ts';
import { filesOf, findPage, type MovedPage, pageAt } from './moved-page.ts';
import type { MovingSite } from './moving-site.ts';
import { ownEntries, removeFiles } from './page-places.ts';
import { redirectOperations, redirectTargets } from './redirect-operations.ts';
import { mayMention } from './references.ts';
import { SiteChanges } from './site-changes.ts';
import { isUnpublished } from './unpublished.ts';

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

/** Aliases of a page, which are removed along with its file. */
function aliasesIn(files: readonly string[]): string[] {
  return files.flatMap((path) => {
    const value = dataValue({ path, text: readFileSync(path, 'utf8') });
    const entry = isDataMap(value) && isDataMap(value.page) ? value.page : value;
    const aliases = isDataMap(entry) && Array.isArray(entry.aliases) ? entry.aliases : [];
    return aliases.filter((alias: unknown) => typeof alias === 'string');
  });
}

/** Where the address of a removed page leads, unless nobody knows it. */
interface Following {
  from: string;
  target: string;
  /** Addresses of the page. */
  gone: readonly string[];
}

/**
 * Checks that visitors can be led to a target.
 *
 * @throws MoveFault if they cannot.
 */
function requireTarget(site: MovingSite, { from, target, gone }: Following): void {
  const path = pathOfTarget(target);
  if (!RedirectTarget.safeParse(target).success)
    throw new MoveFault(`--to ${target}: write a path such as /about, or https://….`, EXIT.usage);
  if (!leadsToPage(target)) return;
  if (gone.includes(path)) throw new MoveFault(`--to ${target}: there will be no such page.`);
  if (!takenAddresses(site).has(path)) {
    const next = configuredRedirects(site).get(path);
    const reason =
      typeof next === 'string' && pathOfTarget(next) !== from
        ? `it redirects to ${next}. Name that.`
        : 'there will be no such page.';
    throw new MoveFault(`--to ${target}: ${reason}`);
  }
  const follower = pageAt(path, site);
  if (follower && isUnpublished(follower, site))
    throw new MoveFault(`--to ${target}: that page is not published yet.`);
}

function configuredRedirects({ configFile }: MovingSite): ReadonlyMap<unknown, unknown> {
  return redirectTargets(dataValue({ path: configFile, text: readFileSync(configFile, 'utf8') }));
}

/**
 * Finds the page to remove.
 *
 * @throws MoveFault if there is none, or if its address is still in use.
 */
function removablePage(site: MovingSite, name: string, target: string | undefined): MovedPage {
  const page = findPage(name, site);
  if (page.kind !== 'gone') return page;
  const { path } = page;
  const owner = takenAddresses(site).get(path);
  if (owner !== undefined)
    throw new MoveFault(`${path} is an address of ${owner}: take it out there.`);
  const next = target === undefined ? configuredRedirects(site).get(path) : undefined;
  if (next !== undefined)
    throw new MoveFault(`${path} redirects to ${next} already. Name another target with --to.`);
  return page;
}

/**
 * Removes a page: its address redirects, and links to it in data files get the new target. For a page that is
 * already gone, only the redirect and links are updated. A page that was never published needs no redirect.
 *
 * @param target of the redirect; defaults to the home page.
 * @throws MoveFault if the page does not exist or has its own code, or the target is not a page.
 */
export function removePage(site: MovingSite, name: string, target?: string): Removed {
  const page = removablePage(site, name, target);
  const from = page.path;
  const files = filesOf(page);
  const gone = [from, ...aliasesIn(files)];
  const to = target ?? HOME;
  requireTarget(site, { from, target: to, gone });
  if (page.hasCode || (page.kind === 'page' && ownEntries(page.place).length > files.length))
    throw new MoveFault(
      `${from} has more than its page file in ${page.place}. Remove that folder by hand, and add { from: ${from}, to: ${to} } to redirects in the configuration.`,
    );
  const redirects = target !== undefined || page.kind === 'gone' || !isUnpublished(page, site);
  const changes = new SiteChanges(site);
  changes.editAll(mayMention(from), (value, file) => linksToRemoved(value, file, from, to));
  for (const address of redirects ? gone : [])
    changes.edit(site.configFile, (config) =>
      redirectOperations(config, { from: address, to, keepsSections: false }),
    );
  const changed = changes.files;
  changes.carryOut(() => {
    removeFiles(files);
    if (page.kind === 'landing') forgetTranslated(site.landingsDir, from.slice(1));
  });
  return { from, to: redirects ? to : null, files: changed };
}
