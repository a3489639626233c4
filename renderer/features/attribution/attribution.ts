import { arrival } from './arrival.ts';
import { attributionOf } from './attribution-record.ts';

/**
 * Where this visit came from, as contact and booking submissions carry it: `gclid`, `gbraid`, `wbraid`,
 * `fbclid`, `msclkid`, `utm_…`, `landingPath` and `referrerHost`, as far as they are known.
 */
export function attribution(): Record<string, string> {
  const began = arrival();
  return began === undefined ? {} : attributionOf(began, location.host);
}
