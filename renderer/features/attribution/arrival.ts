import { ofTab } from '../../browser/storage.ts';

/** Characters kept; advertising parameters take some hundred. */
const MAX_LENGTH = 4000;

/** What tells which advertisement somebody clicked. */
const MARKED = /[?&](?:utm_|[gw]braid=|(?:gcl|fbcl|msclk)id=)/;

/**
 * Keeps how the visit began, for `attribution()`: path and query of its first page, a blank, its referrer. A first page
 * without marks gives way to the first one that has them: whoever comes back through an advertisement was won by it.
 */
export function rememberArrival(): void {
  const known = ofTab.get('arrival');
  if (known !== undefined && (MARKED.test(known) || !MARKED.test(location.search))) return;
  const arrival = `${location.pathname}${location.search} ${document.referrer}`;
  ofTab.set('arrival', arrival.slice(0, MAX_LENGTH));
}

/** How the visit began; undefined if nothing could be kept. */
export function arrival(): { address: string; referrer: string } | undefined {
  const [address = '', referrer = ''] = ofTab.get('arrival')?.split(' ') ?? [];
  return address === '' ? undefined : { address, referrer };
}
