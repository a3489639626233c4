import type { SiteConfig } from '../../schemas/site-config.ts';
import { sharedText } from '../markup/shared-text.ts';

/** Scheme and host of the site, which every absolute address of a page begins with. */
export function siteOrigin(site: SiteConfig): string {
  return sharedText(site, 'origin', () => new URL(site.site.url).origin);
}
