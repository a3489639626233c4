import definition from 'virtual:site';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { type Feature, isSwitchedOn } from './feature-switches.ts';

/** Whether a part of the site that pages are rendered for is there. */
export function hasFeature(site: Pick<SiteConfig, 'features'>, feature: Feature): boolean {
  return isSwitchedOn(feature, site, definition);
}
