import { RedirectTarget } from '../../schemas/link-target.ts';
import { SitePath } from '../../schemas/slug.ts';
import { pathOnHost } from '../content/addresses/own-address.ts';
import { NOT_FOUND_PATH } from '../content/pages/page-routes.ts';
import { takenAddresses } from '../new-landing/address.ts';
import { leadsToPage } from '../pages/link-forms.ts';
import { pathOfTarget } from '../pages/redirects.ts';
import { configuredRedirects } from '../site/configured-redirects.ts';
import { EXIT } from '../system/io.ts';
import { MoveFault } from './move-fault.ts';
import { pageAt } from './moved-page.ts';
import type { MovingSite } from './moving-site.ts';
import { addressOf, type NamingSite } from './page-name.ts';
import { isUnpublished } from './unpublished.ts';

/**
 * The target that `--to` names: an address outside the site, or a page by any of its names, with one of its sections
 * if need be. The whole address of a page is its path.
 *
 * @param siteUrl undefined if the configuration has errors.
 * @throws MoveFault if it is neither.
 */
export function targetOf(name: string, site: NamingSite, siteUrl: string | undefined): string {
  const own = siteUrl === undefined ? undefined : pathOnHost(name, siteUrl);
  if (own !== undefined) return targetOf(own, site, siteUrl);
  if (RedirectTarget.safeParse(name).success) return name;
  const page = pathOfTarget(name);
  const target = page === '' ? name : addressOf(page, site) + name.slice(page.length);
  const { success: isTarget, error } = RedirectTarget.safeParse(target);
  if (isTarget) return target;
  const ofPath = /^\/(?!\/)/.test(name) ? SitePath.safeParse(page).error : undefined;
  const fault = name.includes('?') ? error : ofPath;
  const [{ message } = { message: 'write a path such as /about, or https://…' }] =
    fault?.issues ?? [];
  throw new MoveFault(`--to ${name || '""'}: ${message.replaceAll('`', '')}.`, EXIT.usage);
}

/** Where the address of a removed page leads, unless nobody knows it. */
export interface Following {
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
export function requireTarget(site: MovingSite, { from, target, gone }: Following): void {
  if (!leadsToPage(target)) return;
  const path = pathOfTarget(target);
  const refuse = (reason: string) => {
    throw new MoveFault(`--to ${target}: ${reason}`);
  };
  if (path === NOT_FOUND_PATH)
    refuse('that page is shown for addresses that do not exist. Name another.');
  if (gone.includes(path)) refuse('there will be no such page.');
  const owner = takenAddresses(site).get(path);
  if (owner === undefined) {
    const next = configuredRedirects(site.configFile).get(path);
    refuse(
      next !== undefined && pathOfTarget(next) !== from
        ? `it redirects to ${next}. Name that.`
        : 'there will be no such page.',
    );
  }
  // The address may be an alias.
  const follower = pageAt(path, site) ?? (owner && pageAt(addressOf(owner, site), site));
  if (follower && isUnpublished(follower, site)) refuse('that page is not published yet.');
}
