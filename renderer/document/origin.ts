import type { SiteConfig } from '../../schemas/site-config.ts';

const origins = new WeakMap<SiteConfig, string>();

/** Scheme and host of the site, which every absolute address of a page begins with. */
export function siteOrigin(site: SiteConfig): string {
  const origin = origins.get(site) ?? new URL(site.site.url).origin;
  origins.set(site, origin);
  return origin;
}
