import { addressesOf } from '../../../renderer/context/engine-places.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import { PRIVACY_PAGE } from '../../content/config/legal-pages.ts';
import { navigationLinks } from '../../content/config/navigation-links.ts';
import type { ViewedPage } from './viewed-page.ts';

/**
 * The page that `navigation.privacy` names, if it is about something else by its path and its name, and the page about privacy that the
 * menus lead to. A page about both says so in its name.
 */
export function privacyElsewhere(
  config: SiteConfig,
  pages: SitePages,
  viewed: readonly ViewedPage[],
): { named: string; meant: string } | undefined {
  const { navigation } = config;
  if (typeof navigation?.privacy !== 'string') return undefined;
  const [named] = addressesOf('privacy', navigation);
  const page = viewed.find(({ page: { entry } }) => entry.path === named)?.page.entry;
  if (!page || PRIVACY_PAGE.test(`${named} ${page.name}`)) return undefined;
  // A landing about privacy is an offer.
  const meant = navigationLinks(config).find(
    ({ to }) =>
      PRIVACY_PAGE.test(to) && pages.at(to) !== undefined && pages.at(to)?.entry.type !== 'landing',
  );
  return meant && { named, meant: meant.to };
}
