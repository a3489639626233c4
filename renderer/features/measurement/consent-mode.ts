import { tagCommand } from './command.ts';
import type { ConsentAnswer } from './consent.ts';

/** Countries that require prior consent: the European Economic Area, the United Kingdom, Switzerland. */
export const OPT_IN_REGIONS =
  'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK GB CH'.split(
    ' ',
  );

const NOTHING = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Conversions are counted, but nobody is retargeted. */
const COUNTING = {
  ...NOTHING,
  ad_storage: 'granted',
  ad_user_data: 'granted',
  analytics_storage: 'granted',
};

/**
 * Initial permissions of the tag (consent mode v2); see docs/decisions for the reasons. Without an explicit yes,
 * everything is denied in countries that require prior consent.
 */
export function startCommands(answer: ConsentAnswer | undefined): Record<string, unknown>[] {
  const everywhere = tagCommand('consent', 'default', COUNTING);
  if (answer === 'yes') return [everywhere];
  return [tagCommand('consent', 'default', { ...NOTHING, region: OPT_IN_REGIONS }), everywhere];
}

/** Commands for a tag on a page whose visitor has refused. */
export function refusedCommands(): Record<string, unknown>[] {
  return [tagCommand('consent', 'default', NOTHING), tagCommand('set', 'ads_data_redaction', true)];
}

/** Commands for a running tag after a changed answer. */
export function updateCommands(allowed: boolean): Record<string, unknown>[] {
  return [
    tagCommand('consent', 'update', allowed ? COUNTING : NOTHING),
    tagCommand('set', 'ads_data_redaction', !allowed),
  ];
}
