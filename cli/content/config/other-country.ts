import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { COUNTRIES, isPaidIn } from './check-currency.ts';
import { isZoneOf } from './clocks/country-zones.ts';
import { isOutside } from './country-boxes.ts';
import { isNoPostalCode } from './postal-codes.ts';

/**
 * Countries by the code that begins their phone numbers, with small ones that share it, so that it points away from none of them.
 *
 * @see ITU-T E.164, list of assigned country codes.
 */
const BY_PHONE: ReadonlyMap<string, readonly string[]> = new Map(
  (
    '1 US CA PR,27 ZA,31 NL,32 BE,33 FR,34 ES,351 PT,352 LU,353 IE,358 FI AX,36 HU,39 IT SM VA,41 CH,420 CZ,423 LI,' +
    '43 AT,44 GB GG IM JE,45 DK,46 SE,47 NO SJ,48 PL,49 DE,51 PE,52 MX,54 AR,55 BR,56 CL,57 CO,598 UY,61 AU,64 NZ,65 SG,81 JP,91 IN'
  )
    .split(',')
    .map((entry) => {
      const [code = '', ...countries] = entry.split(' ');
      return [code, countries];
    }),
);

/** The ends of hosts that are not the code of their country in small letters. */
const ENDS: Readonly<Record<string, string>> = { uk: 'GB' };

/** By how many the signs that point to another country have to outnumber those for the own one. */
const FEWEST = 2;

type Business = SiteConfig['business'];

function countriesOfPhone(phone: string): readonly string[] {
  if (!phone.startsWith('+')) return BY_PHONE.get('1') ?? [];
  const digits = phone.replace(/\D/g, '');
  return [...BY_PHONE].find(([code]) => digits.startsWith(code))?.[1] ?? [];
}

function countryOfHost(host: string): string | undefined {
  const end = /\.([a-z]{2})$/i.exec(host.trim())?.[1]?.toLowerCase() ?? '';
  const country = ENDS[end] ?? end.toUpperCase();
  return COUNTRIES.includes(country) ? country : undefined;
}

/** Something in the configuration that says in which countries the business can be. */
interface Sign {
  name: string;
  isOf(country: string): boolean;
}

/** The signs of a business; what is not written, or of which nothing is known, is none. */
function* signsOf({ address, phone, email, timeZone, currency, geo }: Business): Generator<Sign> {
  const { postalCode } = address;
  if (timeZone !== undefined)
    yield { name: 'time zone', isOf: (country) => isZoneOf(timeZone, country) };
  const dialed = phone === undefined ? [] : countriesOfPhone(phone);
  if (dialed.length > 0)
    yield { name: 'phone number', isOf: (country) => dialed.includes(country) };
  if (postalCode !== undefined)
    yield { name: 'postal code', isOf: (country) => !isNoPostalCode(postalCode, country) };
  if (currency !== undefined)
    yield { name: 'currency', isOf: (country) => isPaidIn(currency, country) };
  if (geo !== undefined)
    yield { name: 'point on the map', isOf: (country) => !isOutside(geo, country) };
  const host = countryOfHost(email ?? '');
  if (host !== undefined) yield { name: 'email address', isOf: (country) => host === country };
}

/** Another country to which most of a configuration points, and what points to it. */
export interface OtherCountry {
  country: string;
  signs: readonly string[];
}

/** The country in which a business has to be, judged by everything but `address.country`; undefined if that may be right. */
export function otherCountry(business: Business): OtherCountry | undefined {
  const own = business.address.country;
  const signs = [...signsOf(business)];
  const found = COUNTRIES.filter((country) => country !== own).map((country) => {
    const to = signs.filter((sign) => sign.isOf(country) && !sign.isOf(own));
    const against = signs.filter((sign) => sign.isOf(own) && !sign.isOf(country));
    return { country, signs: to.map(({ name }) => name), lead: to.length - against.length };
  });
  const [first, second] = found.sort((one, other) => other.lead - one.lead);
  if (!first || first.lead < FEWEST || first.lead === second?.lead) return undefined;
  return { country: first.country, signs: first.signs };
}
