import definition from 'virtual:site';
import type { SiteConfig } from '../../schemas/site-config.ts';

/** A part of the site that `features` in the configuration switches on and off. */
export type Feature = keyof NonNullable<SiteConfig['features']>;

/**
 * Whether a part of the site is there: what the configuration says, else whether the site's own code brings
 * what it needs.
 */
export function hasFeature(site: Pick<SiteConfig, 'features'>, feature: Feature): boolean {
  const isBrought = definition.features?.[feature] === true;
  const needsCode = feature === 'booking' || feature === 'calculator';
  return needsCode
    ? isBrought && site.features?.[feature] !== false
    : (site.features?.[feature] ?? isBrought);
}
