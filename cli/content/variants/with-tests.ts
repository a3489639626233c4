import type { Page, StaticPage } from '../../../schemas/page.ts';
import type { SitePages } from '../addresses/site-pages.ts';

/** A hand-written page that knows whether landings have variants, and any other page unchanged. */
export function withTests<P extends Page>(page: P, pages: Pick<SitePages, 'tested'>): P {
  if (page.kind !== 'static') return page;
  const [tested] = pages.tested();
  return tested ? { ...page, hasTests: true } : page;
}

/** A hand-written page with all that it may show, whether landings have variants or not. */
export function asIfTested(page: StaticPage): StaticPage {
  return { ...page, hasTests: true };
}
