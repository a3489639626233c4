import definition from 'virtual:site';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { type Feature, isSwitchedOn } from './feature-switches.ts';

/** Whether a feature is enabled on the site being rendered. */
export function hasFeature(site: Pick<SiteConfig, 'features'>, feature: Feature): boolean {
  return isSwitchedOn(feature, site, definition);
}
