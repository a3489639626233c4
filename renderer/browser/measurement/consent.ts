import { tagCommand } from './command.ts';

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
 * What the tag may do before anybody has been asked (consent mode v2): the reasons stand in
 * docs/decisions. A browser that says no to sharing (Global Privacy Control) is obeyed everywhere.
 */
export function consentCommands(): Record<string, unknown>[] {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (globalPrivacyControl)
    return [
      tagCommand('consent', 'default', NOTHING),
      tagCommand('set', 'ads_data_redaction', true),
    ];
  return [
    tagCommand('consent', 'default', { ...NOTHING, region: OPT_IN_REGIONS }),
    tagCommand('consent', 'default', COUNTING),
  ];
}
