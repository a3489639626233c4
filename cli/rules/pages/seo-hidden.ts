import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { addressFault } from '../../content/addresses/address-owners.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import { navigationLinks } from '../../content/config/navigation-links.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';

/** `seo/hidden`: pages in the menu at the top that search engines may not show, as after a relaunch. */
export function seoHidden(pages: SitePages, config: SiteConfig): Diagnostic[] {
  const paths = navigationLinks(config)
    .filter(({ at }) => at[0] === 'navigation' && at[1] === 'header')
    .map(({ to }) => to.replace(/[?#].*$/, '').toLowerCase());
  return [...new Set(paths)].flatMap((path): Diagnostic[] => {
    const page = path === '/' ? undefined : pages.at(path);
    // Utility pages are for those who know them: signing in, a thank-you.
    if (!page?.origin || !page.entry.noindex || page.entry.type === 'utility') return [];
    const message = `${page.entry.path} is in the menu, and search engines may not show it.`;
    const hint = 'Remove noindex, or the entry of the menu.';
    return [
      {
        ...addressFault(page, ['noindex'], 'seo/hidden', message, hint),
        severity: 'warning',
      },
    ];
  });
}
