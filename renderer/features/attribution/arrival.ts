import { ofTab } from '../../browser/storage.ts';

/** Maximum stored length; advertising parameters take a few hundred characters. */
const MAX_LENGTH = 4000;

/** Parameters that identify a clicked advertisement. */
const MARKED = /[?&](?:utm_|[gw]braid=|(?:gcl|fbcl|msclk)id=)/;

/**
 * Stores how the visit began, for `attribution()`: path and query of its first page, a space, its referrer. A first
 * page without advertising parameters is replaced by the first one that has them: a visitor who returns through an
 * advertisement is attributed to it.
 */
export function rememberArrival(): void {
  const known = ofTab.get('arrival');
  if (known !== undefined && (MARKED.test(known) || !MARKED.test(location.search))) return;
  const arrival = `${location.pathname}${location.search} ${document.referrer}`;
  ofTab.set('arrival', arrival.slice(0, MAX_LENGTH));
}

/** How the visit began; undefined if nothing could be stored. */
export function arrival(): { address: string; referrer: string } | undefined {
  const [address = '', referrer = ''] = ofTab.get('arrival')?.split(' ') ?? [];
  return address === '' ? undefined : { address, referrer };
}
