import type { BrowserKey } from '../../browser/browser-keys.ts';

/** Key in `sessionStorage`: path and query of the first page of the visit, a blank, its referrer. */
const KEY = 'arrival' satisfies BrowserKey;

/** Characters kept; advertising parameters take some hundred. */
const MAX_LENGTH = 4000;

/** What tells which advertisement somebody clicked. */
const MARKED = /[?&](?:utm_|[gw]braid=|(?:gcl|fbcl|msclk)id=)/;

/**
 * Keeps how the visit began, for `attribution()`. A first page without marks gives way to the first one
 * that has them: whoever comes back through an advertisement was won by it.
 */
export function rememberArrival(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept !== null && (MARKED.test(kept) || !MARKED.test(location.search))) return;
    const arrival = `${location.pathname}${location.search} ${document.referrer}`;
    sessionStorage.setItem(KEY, arrival.slice(0, MAX_LENGTH));
  } catch {
    // Storage may be forbidden; then a lead comes without its origin.
  }
}

/** What was kept; undefined if nothing could be. */
export function keptArrival(): { address: string; referrer: string } | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    const [address = '', referrer = ''] = kept?.split(' ') ?? [];
    return address === '' ? undefined : { address, referrer };
  } catch {
    return undefined;
  }
}
