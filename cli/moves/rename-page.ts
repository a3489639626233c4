import { basename, join } from 'node:path';
import { SitePath } from '../../schemas/slug.ts';
import { isReserved } from '../content/addresses/reserved-paths.ts';
import { suggestSlug } from '../content/addresses/slug-suggestion.ts';
import { checkSlug } from '../content/pages/landing-file.ts';
import { pathOfRoute } from '../content/pages/page-routes.ts';
import { withMovedAddress } from '../ledger/ledger-text.ts';
import { ledgerPath } from '../ledger/site-ledger.ts';
import { takenAddresses } from '../new-landing/address.ts';
import { configuredRedirects } from '../site/configured-redirects.ts';
import type { OpenSite } from '../site/open-site.ts';
import { EXIT } from '../system/io.ts';
import { namedPlaces } from './engine-links.ts';
import { requireOwnPage, requireRedirectable } from './engine-place.ts';
import { movedNames, moveKnownFindings } from './known-findings.ts';
import { MoveFault } from './move-fault.ts';
import { moveImports } from './moved-imports.ts';
import { filesOf, findPage, type MovedPage } from './moved-page.ts';
import type { MovingSite } from './moving-site.ts';
import { aliasesIn, withoutAlias } from './page-aliases.ts';
import { addressOf } from './page-name.ts';
import { moveFile, moveFolder } from './page-places.ts';
import { renameRecords } from './page-records.ts';
import { isTwin, redirectOperations } from './redirect-operations.ts';
import { mayMention, redirectLinks } from './references.ts';
import { SiteChanges } from './site-changes.ts';
import { isUnpublished } from './unpublished.ts';

/** Result of moving a page. */
export interface Moved {
  from: string;
  to: string;
  /** Whether the old address redirects; one that was never published need not. */
  redirects: boolean;
  /** Names of the files in which links or redirects were changed. */
  files: string[];
}

function placeAt(page: MovedPage, to: string, { root, landingsDir }: OpenSite): string {
  if (!SitePath.safeParse(to).success)
    throw new MoveFault(
      `${to} is no address for a page: write lower-case letters, digits and hyphens, such as /services/gates.`,
      EXIT.usage,
    );
  const slug = to.slice(1);
  if (page.kind === 'page' && slug !== 'index') {
    // Hosts take "index" for the page of the folder.
    const address = pathOfRoute(slug);
    if (address !== to)
      throw new MoveFault(`${to} is no address for a page: it is ${address}.`, EXIT.usage);
    if (isReserved(to))
      throw new MoveFault(`${to} belongs to the site itself. Choose another one.`, EXIT.usage);
    return join(root, 'pages', slug);
  }
  const [fault] = checkSlug(slug, slug);
  if (fault) {
    const better = suggestSlug(slug);
    const hint = better === undefined || better === slug ? 'Choose another one.' : `Try ${better}.`;
    throw new MoveFault(`${fault.message} ${hint}`, EXIT.usage);
  }
  return join(landingsDir, `${slug}.yaml`);
}

/**
 * Moves a landing. Its records come first: if the process is killed, the next one takes everything back as long as the
 * page is there.
 */
function moveLanding(site: OpenSite, page: MovedPage, to: string): void {
  const { landingsDir } = site;
  const names = [page.path.slice(1), basename(to, '.yaml')] as const;
  renameRecords(landingsDir, ...names);
  try {
    moveFile(page.place, to, site);
  } catch (error) {
    renameRecords(landingsDir, names[1], names[0]);
    throw error;
  }
}

/**
 * Renames a page: its file moves, the old address redirects to the new one, and links to it in data files are
 * updated.
 *
 * @param names of the old and of the new page, as `offer` or `/services/offer`.
 * @throws MoveFault if the page does not exist or the address is taken.
 */
export function renamePage(site: MovingSite, names: { old: string; new: string }): Moved {
  const page = findPage(names.old, site);
  requireOwnPage(page);
  const [from, to] = [page.path, addressOf(names.new, site)];
  const owner = takenAddresses(site).get(to);
  if (page.kind === 'gone') {
    const target = owner === undefined ? '/page' : to;
    throw new MoveFault(
      `${from} is gone already. Lead its visitors elsewhere with "touchdown remove ${from} --to ${target}".`,
    );
  }
  if (from === to) throw new MoveFault(`${from} has that address already.`);
  const files = filesOf(page);
  const isAlias = aliasesIn(files).includes(to);
  if (owner !== undefined && !isAlias)
    throw new MoveFault(`${to} is already the address of ${owner}.`);
  const redirects = !isUnpublished(page, site);
  if (redirects) requireRedirectable(page);
  const [way, led] =
    [...configuredRedirects(site.configFile)].find(([address]) => isTwin(address, to)) ?? [];
  if (led !== undefined && !redirects)
    throw new MoveFault(
      `${way} redirects to ${led}, and ${from} is not published yet: nothing would answer ${way} until then. Choose another address.`,
    );
  const place = placeAt(page, to, site);
  const move = { from, to, keepsSections: true };
  const changes = new SiteChanges(site);
  changes.editAll(mayMention(from), (value) =>
    redirectLinks(value, move).filter(({ path }) => path[0] !== 'redirects'),
  );
  changes.edit(site.configFile, (config) => namedPlaces(config, move));
  if (isAlias) for (const file of files) changes.edit(file, (value) => withoutAlias(value, to));
  if (redirects) changes.edit(site.configFile, (config) => redirectOperations(config, move));
  // The line would count from the time of the schedule on, when nothing answers the old address.
  else changes.replaceText(ledgerPath(site.root), (text) => withMovedAddress(text, from, to));
  const movedName = movedNames(site.root, page, place);
  moveKnownFindings(changes, site.root, movedName, { from, to });
  if (page.kind === 'page') moveImports(changes, site.root, page.place, place);
  const changed = changes.files.map(movedName);
  changes.carryOut({ page, target: place }, () => {
    if (page.kind === 'page') return moveFolder(page.place, place, site);
    moveLanding(site, page, place);
  });
  return { from, to, redirects, files: changed };
}
