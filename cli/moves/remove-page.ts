import { readFileSync } from 'node:fs';
import { LinkTarget } from '../../schemas/link-target.ts';
import { dataValue } from '../edit/data-value.ts';
import { isDataMap } from '../edit/plain-data.ts';
import { takenAddresses } from '../new-landing/address.ts';
import { leadsToPage } from '../pages/link-targets.ts';
import { pathOfTarget } from '../pages/redirects.ts';
import type { OpenSite } from '../site/open-site.ts';
import { EXIT } from '../system/io.ts';
import { forgetTranslated } from '../translation/translation-record.ts';
import { linksToRemoved } from './links-to-removed.ts';
import { MoveFault } from './move-fault.ts';
import { filesOf, findPage, pageAt } from './moved-page.ts';
import { ownEntries, removeFiles } from './page-places.ts';
import { redirectOperations } from './redirect-operations.ts';
import { mayMention } from './references.ts';
import type { Moved } from './rename-page.ts';
import { SiteChanges } from './site-changes.ts';
import { isUnpublished } from './unpublished.ts';

/** Default target of a removed address. */
const HOME = '/';

/** Aliases of a page, which are removed along with its file. */
function aliasesIn(files: readonly string[]): string[] {
  return files.flatMap((path) => {
    const value = dataValue({ path, text: readFileSync(path, 'utf8') });
    const entry = isDataMap(value) && isDataMap(value.page) ? value.page : value;
    const aliases = isDataMap(entry) && Array.isArray(entry.aliases) ? entry.aliases : [];
    return aliases.filter((alias: unknown) => typeof alias === 'string');
  });
}

/**
 * Removes a page: its address redirects, and links to it in data files get the new target. For a page that is
 * already gone, only the redirect and links are updated.
 *
 * @param target of the redirect; defaults to the home page.
 * @throws MoveFault if the page does not exist or has its own code, or the target is not a page.
 */
export function removePage(
  site: OpenSite & Pick<Parameters<typeof takenAddresses>[0], 'facts' | 'cwd'>,
  name: string,
  target = HOME,
): Moved {
  const page = findPage(name, site);
  const from = page.path;
  const taken = takenAddresses(site);
  if (page.kind === 'gone' && taken.has(from))
    throw new MoveFault(`${from} is an address of ${taken.get(from)}: take it out there.`);
  const isAddress = /^(?:\/|https:)/.test(target) && LinkTarget.safeParse(target).success;
  if (!isAddress)
    throw new MoveFault(`--to ${target}: write a path such as /about, or https://….`, EXIT.usage);
  const isMissing = leadsToPage(target) && !taken.has(pathOfTarget(target));
  const files = filesOf(page);
  const gone = [from, ...aliasesIn(files)];
  if (isMissing || gone.includes(pathOfTarget(target)))
    throw new MoveFault(`--to ${target}: there will be no such page.`);
  const follower = leadsToPage(target) ? pageAt(pathOfTarget(target), site) : undefined;
  if (follower && isUnpublished(follower, site.root, site.facts, site.cwd))
    throw new MoveFault(`--to ${target}: that page is not published yet.`);
  if (page.hasCode || (page.kind === 'page' && ownEntries(page.place).length > files.length))
    throw new MoveFault(
      `${from} has more than its page file in ${page.place}. Remove that folder by hand, and add { from: ${from}, to: ${target} } to redirects in the configuration.`,
    );
  const changes = new SiteChanges(site);
  changes.editAll(mayMention(from), (value, file) => linksToRemoved(value, file, from, target));
  for (const address of gone)
    changes.edit(site.configFile, (config) =>
      redirectOperations(config, { from: address, to: target, keepsSections: false }),
    );
  const changed = changes.files;
  changes.carryOut(() => {
    removeFiles(files);
    if (page.kind === 'landing') forgetTranslated(site.landingsDir, from.slice(1));
  });
  return { from, to: target, redirects: true, files: changed };
}
