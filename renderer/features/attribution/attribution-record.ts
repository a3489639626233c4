/** Click identifiers of advertising services. */
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const;

/** Campaign parameters in links, such as `utm_source`. */
const CAMPAIGN = /^utm_[a-z_]{1,30}$/;
const MAX_CAMPAIGN_PARAMETERS = 10;

/** Maximum stored length of a value: the longest click identifiers have about 250 characters. */
const MAX_LENGTH = 500;

/** How a visit began. */
export interface Arrival {
  /** Path and query of the first page. */
  address: string;
  /** Address of the referring page; empty if there was none or it sent no referrer. */
  referrer: string;
}

/** The text limited to printable characters and a maximum length. */
function bounded(value: string): string {
  return [...value.replace(/\p{C}+/gu, '').trim()].slice(0, MAX_LENGTH).join('');
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

/**
 * The source of a visit: click identifiers, campaign parameters, first page and referring host (docs/product.md,
 * "Measurement"). Unknown values are omitted.
 *
 * @param ownHost links between pages of the site do not count as referrers.
 */
export function attributionOf(
  { address, referrer }: Arrival,
  ownHost: string,
): Record<string, string> {
  const [landingPath = '', search = ''] = address.split(/\?(.*)/s);
  const parameters = new URLSearchParams(search);
  const campaign = [...parameters.keys()].filter((name) => CAMPAIGN.test(name));
  const names = [...CLICK_IDS, ...[...new Set(campaign)].slice(0, MAX_CAMPAIGN_PARAMETERS)];
  const host = hostOf(referrer);
  const known = [
    ...names.map((name) => [name, parameters.get(name) ?? '']),
    ['landingPath', landingPath],
    ['referrerHost', host === ownHost ? '' : host],
  ].map(([name, value]) => [name, bounded(value ?? '')]);
  return Object.fromEntries(known.filter(([, value]) => value !== ''));
}
