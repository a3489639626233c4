import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { onceASite } from '../context/once-a-site.ts';

/** Origin of the site, the prefix of every absolute address on a page. */
export const siteOrigin = onceASite(({ site }: SiteConfig) => new URL(site.url).origin);
