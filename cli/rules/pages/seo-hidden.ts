import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { addressFault } from '../../content/addresses/address-owners.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import { navigationLinks } from '../../content/config/navigation-links.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';

/** What decides whether search engines may show a page. */
const STANDING = ['type', 'noindex', 'canonical'] as const;

/** The paths that the menus lead to, in lower case. */
function menuPaths(config: SiteConfig, menu: 'header' | 'footer'): Set<string> {
  const paths = navigationLinks(config)
    .filter(({ at }) => at[0] === 'navigation' && at[1] === menu)
    .map(({ to }) => to.replace(/[?#].*$/, '').toLowerCase());
  return new Set(paths);
}

function told(
  page: PageMeta,
  key: 'noindex' | 'canonical',
  message: string,
  hint: string,
): Diagnostic {
  return { ...addressFault(page, [key], 'seo/hidden', message, hint), severity: 'warning' };
}

/**
 * `seo/hidden`: pages in the menu at the top that search engines may not show, as after a relaunch, and pages in any menu
 * that name another one as their original, as after copying its header.
 */
export function seoHidden(pages: SitePages, config: SiteConfig): Diagnostic[] {
  const header = menuPaths(config, 'header');
  const all = new Set([...header, ...menuPaths(config, 'footer')]);
  return [...all].flatMap((path): Diagnostic[] => {
    const page = path === '/' ? undefined : pages.at(path);
    if (!page?.origin || STANDING.some((part) => page.unread?.includes(part))) return [];
    // Utility pages are for those who know them: signing in, a thank-you.
    if (page.entry.type === 'utility') return [];
    const { canonical, noindex, path: own, type } = page.entry;
    if (noindex) {
      if (!header.has(path)) return [];
      const message = `${own} is in the menu, and search engines may not show it.`;
      return [told(page, 'noindex', message, 'Remove noindex, or the entry of the menu.')];
    }
    // A wrong address is reported as `address/canonical`, and landings that resemble each other need one.
    if (canonical === own || !pages.at(canonical)) return [];
    if (type === 'landing' && !header.has(path)) return [];
    const message = `${own} is in the menu, and search engines show ${canonical} in its place.`;
    return [told(page, 'canonical', message, 'Remove canonical, or the entry of the menu.')];
  });
}
