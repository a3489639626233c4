import { hasTag } from '../../../../renderer/document/measurement.ts';
import { OPT_IN_REGIONS } from '../../../../renderer/features/measurement/consent-mode.ts';
import type { SiteConfig } from '../../../../schemas/config/site-config.ts';
import type { RuleFinding } from '../../../content/rule.ts';

/** What is wrong with a tag that is loaded before visitors are asked, where the law has them asked first. */
export function unaskedMeasurement(site: SiteConfig): RuleFinding | undefined {
  const { country } = site.business.address;
  if (!hasTag(site) || site.analytics.consent === 'required') return undefined;
  if (!OPT_IN_REGIONS.includes(country)) return undefined;
  const message =
    'Visitors are counted before anybody asks them, which the law of the country forbids.';
  return site.analytics.consent === undefined
    ? {
        ...{ path: ['analytics', 'conversionId'], message },
        hint: 'Add consent: required below it: visitors are then asked first.',
      }
    : {
        ...{ path: ['analytics', 'consent'], message },
        hint: 'Write consent: required: visitors are then asked first.',
      };
}
