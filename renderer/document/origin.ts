import type { SiteConfig } from '../../schemas/site-config.ts';
import { onceASite } from '../context/once-a-site.ts';

/** Scheme and host of the site, which every absolute address of a page begins with. */
export const siteOrigin = onceASite(({ site }: SiteConfig) => new URL(site.url).origin);
