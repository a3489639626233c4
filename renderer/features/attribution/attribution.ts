import { arrival } from './arrival.ts';
import { attributionOf } from './attribution-record.ts';
import { seenVariants } from './seen-variants.ts';

/**
 * The source of this visit, as contact and booking submissions carry it: `gclid`, `gbraid`, `wbraid`, `fbclid`,
 * `msclkid`, `utm_…`, `landingPath`, `referrerHost` and `variant`, as far as known.
 */
export function attribution(): Record<string, string> {
  const began = arrival();
  const variant = seenVariants();
  return {
    ...(began === undefined ? {} : attributionOf(began, location.host)),
    ...(variant === '' ? {} : { variant }),
  };
}
