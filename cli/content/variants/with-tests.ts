import type { Page } from '../../../schemas/page.ts';
import type { SitePages } from '../addresses/site-pages.ts';

/** A hand-written page that knows whether landings have variants, and any other page unchanged. */
export function withTests<P extends Page>(page: P, pages: Pick<SitePages, 'tested'>): P {
  if (page.kind !== 'static') return page;
  const [tested] = pages.tested();
  return tested ? { ...page, hasTests: true } : page;
}
