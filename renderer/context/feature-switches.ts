import type { SiteConfig } from '../../schemas/site-config.ts';
import type { SiteTemplates } from './site-templates.ts';

/** A part of the site that `features` in the configuration switches on and off. */
export type Feature = keyof NonNullable<SiteConfig['features']>;

/**
 * Whether a part of the site is there: what the configuration says, else whether the site's own code brings
 * what it needs.
 *
 * @param brought what the site's own code brings.
 */
export function isSwitchedOn(
  feature: Feature,
  { features }: Pick<SiteConfig, 'features'>,
  { features: brought }: Pick<SiteTemplates, 'features'>,
): boolean {
  const isBrought = brought?.[feature] === true;
  const said = features?.[feature] ?? isBrought;
  // A price rule is a function, and no configuration can say it.
  return said !== false && (isBrought || feature !== 'calculator');
}
