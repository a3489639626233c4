import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { IMPRINT_PAGE, isPrivacyPage, PRIVACY_PAGE } from '../../content/config/legal-pages.ts';
import type { ViewedPage } from './viewed-page.ts';

/** A page that the law requires, and to which the home page has no link, nor has its header or footer. */
interface UnlinkedPage {
  rule: 'law/no-imprint' | 'law/no-privacy-page';
  path: string;
}

/** The first of some pages, if a page links to none of them, and to none that is called like them. */
function unlinked(home: ViewedPage, its: readonly ViewedPage[], named: RegExp): string | undefined {
  const paths = new Set(its.map(({ page }) => page.entry.path));
  const { links } = home.view;
  const isLinked = links.some(
    ({ href, text }) =>
      paths.has(href.replace(/[?#].*$/, '')) || named.test(href) || named.test(text),
  );
  return isLinked ? undefined : its[0]?.page.entry.path;
}

/**
 * Imprints and privacy pages that are there, and that nobody comes to from the home page.
 *
 * @param needs which of the two the site has to have.
 */
export function* unlinkedLegalPages(
  viewed: readonly ViewedPage[],
  config: SiteConfig,
  needs: { imprint: boolean; privacy: boolean },
): Generator<UnlinkedPage> {
  const home = viewed.find(({ page }) => page.entry.path === '/');
  if (!home) return;
  const others = viewed.filter(({ page: { entry } }) => entry.path !== '/');
  const imprints = others.filter(({ page: { entry } }) => IMPRINT_PAGE.test(entry.path));
  const privacy = others.filter(({ page: { entry } }) => isPrivacyPage(entry, config));
  const imprint = needs.imprint ? unlinked(home, imprints, IMPRINT_PAGE) : undefined;
  if (imprint !== undefined) yield { rule: 'law/no-imprint', path: imprint };
  const path = needs.privacy ? unlinked(home, privacy, PRIVACY_PAGE) : undefined;
  if (path !== undefined) yield { rule: 'law/no-privacy-page', path };
}
