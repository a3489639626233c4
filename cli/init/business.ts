import { type Country, countryOf } from './countries.ts';
import { siteTexts } from './place-texts.ts';
import { type Family, familyOf, type SiteTexts } from './site-texts.ts';
import type { InitWishes } from './wishes.ts';

/** The business of a new site: given values, and samples for missing ones. */
export interface Business {
  name: string;
  type: string;
  family: Family;
  phone: string;
  email: string;
  /** URL of the site, `https://…`. */
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
  /** Names of the facts with sample values. */
  sampleData: string[];
}

/** Brand colors that suit the trade. */
const COLORS: Record<Family, string> = {
  trade: '#0b5c7a',
  food: '#9a3f1d',
  health: '#0f766e',
  counsel: '#27407a',
  care: '#8a3a63',
  shop: '#3d6b2e',
  general: '#2f4f6f',
};

/** A name as part of a host name. */
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

/** Sample postal codes in the format of a country, for those where a site has an imprint. */
const POSTAL_CODES: Record<string, string> = {
  AT: '1234',
  CH: '1234',
  DE: '12345',
  ES: '12345',
  LI: '9490',
};

/**
 * Fills in missing values of a business.
 *
 * @param wishes validated.
 */
export function completeBusiness(wishes: InitWishes): Business {
  const { language = 'en', country: countryCode = 'US', type = 'LocalBusiness' } = wishes;
  const texts = siteTexts({ language, countryCode });
  const sampleData = ['site.url'];
  const sample = (name: string, given: string | undefined, value: string): string => {
    if (given === undefined) sampleData.push(name);
    return given ?? value;
  };
  const name = sample('business.name', wishes.name, texts.name);
  const host = `${addressPart(name)}.example`;
  const isInvented = wishes.locality === undefined;
  // The sample town has a region only where addresses usually name it.
  const usual = isInvented && countryCode === 'US' ? texts.region : undefined;
  const region = wishes.region ?? usual;
  const country = countryOf(countryCode, region, wishes.locality);
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
    ...(country.hasImprint
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
  if (country.hasImprint)
    sampleData.push(...Object.keys(texts.imprint).map((fact) => `imprint.${fact}`));
  return business;
}
