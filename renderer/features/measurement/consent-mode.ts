import { tagCommand } from './command.ts';
import type { ConsentAnswer } from './consent.ts';

/** Countries that ask for consent first: the European Economic Area, the United Kingdom, Switzerland. */
const OPT_IN_REGIONS =
  'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK GB CH'.split(
    ' ',
  );

const NOTHING = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Visitors of an advertisement are counted, but never followed with further ones. */
const COUNTING = {
  ...NOTHING,
  ad_storage: 'granted',
  ad_user_data: 'granted',
  analytics_storage: 'granted',
};

/**
 * What the tag may do as it starts (consent mode v2): the reasons stand in docs/decisions. Where nobody
 * has been asked, nothing in countries that ask first.
 */
export function startCommands(answer: ConsentAnswer | undefined): Record<string, unknown>[] {
  const everywhere = tagCommand('consent', 'default', COUNTING);
  if (answer === 'yes') return [everywhere];
  return [tagCommand('consent', 'default', { ...NOTHING, region: OPT_IN_REGIONS }), everywhere];
}

/** What a tag is told that finds itself on a page whose visitor has said no. */
export function refusedCommands(): Record<string, unknown>[] {
  return [tagCommand('consent', 'default', NOTHING), tagCommand('set', 'ads_data_redaction', true)];
}

/** What a running tag is told after a change of mind. */
export function updateCommands(allowed: boolean): Record<string, unknown>[] {
  return [
    tagCommand('consent', 'update', allowed ? COUNTING : NOTHING),
    tagCommand('set', 'ads_data_redaction', !allowed),
  ];
}
