import { type Country, countryOf } from './countries.ts';
import { type Family, familyOf, type SiteTexts, siteTexts } from './site-texts.ts';
import type { InitWishes } from './wishes.ts';

/** The business that a new site is for: what was given, and invented values in the place of what was not. */
export interface Business {
  name: string;
  type: string;
  family: Family;
  phone: string;
  email: string;
  /** Address of the site, `https://…`. */
  url: string;
  street?: string;
  locality: string;
  region?: string;
  postalCode?: string;
  /** ISO 3166. */
  countryCode: string;
  country: Country;
  language: string;
  texts: SiteTexts;
  color: string;
  /** Names of the invented values. */
  sampleData: string[];
}

/** Colours of brands that look like the trade. */
const COLORS: Record<Family, string> = {
  trade: '#0b5c7a',
  food: '#9a3f1d',
  health: '#0f766e',
  counsel: '#27407a',
  care: '#8a3a63',
  shop: '#3d6b2e',
  general: '#2f4f6f',
};

/** A name as a part of an internet address. */
export function addressPart(name: string): string {
  const plain = name
    .replace(/ß/g, 'ss')
    .normalize('NFC')
    .replace(/[äöü]/gi, (letter) => `${letter}e`)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'business' : plain;
}

/** Postal codes of the form that a country has, where an imprint needs one. */
const POSTAL_CODES: Record<string, string> = { DE: '12345', AT: '1234', CH: '1234', LI: '9490' };

/**
 * Completes what is known of a business.
 *
 * @param wishes without faults.
 */
export function completeBusiness(wishes: InitWishes): Business {
  const { language = 'en', country: countryCode = 'US', type = 'LocalBusiness' } = wishes;
  const texts = siteTexts(language);
  const sampleData = ['site.url'];
  const sample = (name: string, given: string | undefined, value: string): string => {
    if (given === undefined) sampleData.push(name);
    return given ?? value;
  };
  const name = sample('business.name', wishes.name, texts.name);
  const host = `${addressPart(name)}.example`;
  const isInvented = wishes.locality === undefined;
  // A region of its own belongs to the invented town only where people write it behind the town.
  const usual = isInvented && countryCode === 'US' ? texts.region : undefined;
  const region = wishes.region ?? usual;
  const country = countryOf(countryCode, region);
  const family = familyOf(type);
  const business: Business = {
    name,
    type,
    family,
    url: `https://${host}`,
    phone: sample('business.phone', wishes.phone, country.samplePhone),
    email: sample('business.email', wishes.email, `${texts.mailbox}@${host}`),
    locality: sample('business.address.locality', wishes.locality, texts.locality),
    ...(region === undefined ? {} : { region }),
    ...(country.needsImprint
      ? {
          street: sample('business.address.street', undefined, texts.street),
          postalCode: sample(
            'business.address.postalCode',
            undefined,
            POSTAL_CODES[countryCode] ?? '0000',
          ),
        }
      : {}),
    countryCode,
    country,
    language,
    texts,
    color: wishes.color ?? COLORS[family],
    sampleData,
  };
  if (region !== undefined && wishes.region === undefined)
    sampleData.push('business.address.region');
  sampleData.push('business.hours');
  if (country.isZoneGuessed || usual !== undefined) sampleData.push('business.timeZone');
  sampleData.push('samples.voices');
  if (country.needsImprint)
    sampleData.push('imprint.owner', 'imprint.register', 'imprint.vatNumber');
  return business;
}
