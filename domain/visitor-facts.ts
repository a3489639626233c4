import type { SiteConfig } from '../schemas/site-config.ts';

/** The parts of the configuration that a visitor's browser works with: all of them stand on pages anyway. */
const PARTS = [
  'site',
  'business',
  'fees',
  'timeBands',
  'area',
  'response',
  'integrations',
  'analytics',
  'admin',
] as const satisfies readonly (keyof SiteConfig)[];

/** Facts that islands need: prices, places, names, this site's and outside addresses. */
export type VisitorFacts = Pick<SiteConfig, (typeof PARTS)[number]>;

/** The facts for the browser; the conflicts and sample marks of the configuration stay at home. */
export function visitorFacts(site: SiteConfig): VisitorFacts {
  return Object.fromEntries(PARTS.map((part) => [part, site[part]])) as VisitorFacts;
}
