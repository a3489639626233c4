import { ofTab } from '../../browser/storage.ts';

/** Maximum stored length; advertising parameters take a few hundred characters. */
const MAX_LENGTH = 4000;

/** Parameters that identify a clicked advertisement. */
const MARKED = /[?&](?:utm_|[gw]braid=|(?:gcl|fbcl|msclk)id=)/;

/** What is known of the visit, also where nothing may be stored. */
let began: string | undefined;

/**
 * Stores how the visit began, for `attribution()`: path and query of its first page, a space, its referrer. A first
 * page without advertising parameters is replaced by the first one that has them: a visitor who returns through an
 * advertisement is attributed to it.
 */
export function rememberArrival(): void {
  const known = ofTab.get('arrival');
  const isFirst = known === undefined || (!MARKED.test(known) && MARKED.test(location.search));
  const here = `${location.pathname}${location.search} ${document.referrer}`;
  const arrival = isFirst ? here.slice(0, MAX_LENGTH) : known;
  began = arrival;
  if (document.documentElement.dataset.consent !== 'required') ofTab.set('arrival', arrival);
  else
    import('./arrival-with-consent.ts').then(
      ({ keepWithConsent }) => keepWithConsent(arrival),
      () => {},
    );
}

/** How the visit began, or this page of it where nothing could be stored. */
export function arrival(): { address: string; referrer: string } | undefined {
  const [address = '', referrer = ''] = (ofTab.get('arrival') ?? began)?.split(' ') ?? [];
  return address === '' ? undefined : { address, referrer };
}
