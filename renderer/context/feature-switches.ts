import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { SiteTemplates } from './site-templates.ts';

/** A feature that `features` in the configuration turns on and off. */
export type Feature = keyof NonNullable<SiteConfig['features']>;

/**
 * Whether a feature is enabled: as configured, else if the site's own code provides what it needs.
 *
 * @param brought features that the site's own code provides.
 */
export function isSwitchedOn(
  feature: Feature,
  { features }: Pick<SiteConfig, 'features'>,
  { features: brought }: Pick<SiteTemplates, 'features'>,
): boolean {
  const isBrought = brought?.[feature] === true;
  const said = features?.[feature] ?? isBrought;
  // A price rule is a function, so no configuration can provide it.
  return said !== false && (isBrought || feature !== 'calculator');
}
