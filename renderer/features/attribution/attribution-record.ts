/** Names that advertising services give the click that led here. */
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid'] as const;

/** Parameters that marketers put into links, such as `utm_source`. */
const CAMPAIGN = /^utm_[a-z_]{1,30}$/;
const MAX_CAMPAIGN_PARAMETERS = 10;

/** Characters kept of a value: the longest click identifiers have some 250. */
const MAX_LENGTH = 500;

/** How a visit began. */
export interface Arrival {
  /** Path and query of the first page. */
  address: string;
  /** Address of the page that led there; empty if there was none or it kept silent. */
  referrer: string;
}

/** Printable text of bounded length. */
function bounded(value: string): string {
  return [...value.replace(/\p{C}+/gu, '').trim()].slice(0, MAX_LENGTH).join('');
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : '';
}

/**
 * Where a visit came from: click identifiers, campaign parameters, the first page and the host that
 * led to it (docs/product.md, "Measurement"). What is unknown is left out.
 *
 * @param ownHost a link from one page of the site to another is no referrer.
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
