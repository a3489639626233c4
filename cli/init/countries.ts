import { needsImprint } from '../content/config/legal-pages.ts';
import { STATES, stateCode } from '../content/config/us-states.ts';
import { isTownOf, smallerPart } from './divided-states.ts';
import { regionZone } from './region-zones.ts';

/** A time zone of other parts of the same state. */
export interface OtherZone {
  zone: string;
  /** Read after "in". */
  where: string;
}

/** Country-specific values of a business. */
export interface Country {
  /** ISO 4217. */
  currency: string;
  /** Time zone of most of its population. */
  timeZone: string;
  /** Whether large parts of it are in another time zone, so that the zone is a guess. */
  isZoneGuessed: boolean;
  /** The other time zone of the state, if there are two. */
  otherZone?: OtherZone;
  /** Phone number reserved for films and examples there, or one that no country has. */
  samplePhone: string;
  /** Whether sites there have a page with the name and address of the operator, by law or by custom. */
  hasImprint: boolean;
}

/** Countries by currency (ISO 3166 and ISO 4217). */
const BY_CURRENCY = `
AED AE;AFN AF;ALL AL;AMD AM;AOA AO;ARS AR;AUD AU CC CX HM KI NF NR TV;AWG AW;AZN AZ;BAM BA;BBD BB;BDT BD;BHD BH;BIF BI;
BMD BM;BND BN;BOB BO;BRL BR;BSD BS;BTN BT;BWP BW;BYN BY;BZD BZ;CAD CA;CDF CD;CHF CH LI;CLP CL;CNY CN;COP CO;CRC CR;
CUP CU;CVE CV;CZK CZ;DJF DJ;DKK DK FO GL;DOP DO;DZD DZ;EGP EG;ERN ER;ETB ET;
EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT;
FJD FJ;FKP FK;GBP GB GG GS IM JE;GEL GE;GHS GH;GIP GI;GMD GM;GNF GN;GTQ GT;GYD GY;HKD HK;HNL HN;HTG HT;HUF HU;IDR ID;
ILS IL PS;INR IN;IQD IQ;IRR IR;ISK IS;JMD JM;JOD JO;JPY JP;KES KE;KGS KG;KHR KH;KMF KM;KPW KP;KRW KR;KWD KW;KYD KY;
KZT KZ;LAK LA;LBP LB;LKR LK;LRD LR;LSL LS;LYD LY;MAD EH MA;MDL MD;MGA MG;MKD MK;MMK MM;MNT MN;MOP MO;MRU MR;MUR MU;
MVR MV;MWK MW;MXN MX;MYR MY;MZN MZ;NAD NA;NGN NG;NIO NI;NOK BV NO SJ;NPR NP;NZD CK NU NZ PN TK;OMR OM;PAB PA;PEN PE;
PGK PG;PHP PH;PKR PK;PLN PL;PYG PY;QAR QA;RON RO;RSD RS;RUB RU;RWF RW;SAR SA;SBD SB;SCR SC;SDG SD;SEK SE;SGD SG;SHP SH;
SLE SL;SOS SO;SRD SR;SSP SS;STN ST;SVC SV;SYP SY;SZL SZ;THB TH;TJS TJ;TMT TM;TND TN;TOP TO;TRY TR;TTD TT;TWD TW;TZS TZ;
UAH UA;UGX UG;USD AS BQ EC FM GU IO MH MP PR PW TC TL UM US VG VI;UYU UY;UZS UZ;VES VE;VND VN;VUV VU;WST WS;
XAF CF CG CM GA GQ TD;XCD AG AI DM GD KN LC MS VC;XCG CW SX;XOF BF BJ CI GW ML NE SN TG;XPF NC PF WF;YER YE;ZAR ZA;
ZMW ZM;ZWL ZW`;

const CURRENCIES = new Map(
  BY_CURRENCY.split(';').flatMap((line) => {
    const [currency = '', ...countries] = line.trim().split(' ');
    return countries.map((country): [string, string] => [country, currency]);
  }),
);

/** The most populous zone of countries with several time zones; other countries have only one. */
const MAIN_ZONES: Record<string, string> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Godthab',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kiev',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** Numbers that regulators reserve for films and examples, and never assign. */
const SAMPLE_PHONES: Record<string, string> = {
  AU: '+61 2 5550 0142',
  CA: '(613) 555-0142',
  DE: '+49 30 23125 142',
  FR: '+33 1 99 00 01 42',
  GB: '+44 20 7946 0142',
  IE: '+353 20 911 0142',
  SE: '+46 8 465 004 42',
  US: '(202) 555-0142',
};

/** No country has the code 999 (ITU-T E.164). */
const NOBODYS_PHONE = '+999 555 0142';

/** Countries with large parts in another time zone. */
const WIDE = new Set(['AU', 'BR', 'CA', 'ID', 'MX', 'RU', 'US']);

function zonesOf(country: string): string[] {
  // Newer engines have a method instead of the property.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[];
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** Country codes (ISO 3166). */
export const COUNTRY_CODES: readonly string[] = [...CURRENCIES.keys()].sort();

/**
 * Country-specific values of a business.
 *
 * @param code one of `COUNTRY_CODES`.
 * @param region code of a state or province, or name of a state of the United States or Mexico, which determines the
 *   time zone in countries with several.
 * @param locality decides between the two time zones of a state, if it is one of its larger towns.
 */
export function countryOf(
  code: string,
  region: string | undefined,
  locality: string | undefined,
): Country {
  const usual = regionZone(code, region) ?? MAIN_ZONES[code] ?? zonesOf(code)[0] ?? 'UTC';
  const part = code === 'US' && region !== undefined ? smallerPart(region) : undefined;
  const isInPart = part !== undefined && locality !== undefined && isTownOf(part, locality);
  const most = { zone: usual, where: `most of ${STATES.get(stateCode(region ?? '') ?? '')}` };
  return {
    currency: CURRENCIES.get(code) ?? 'USD',
    timeZone: isInPart ? part.zone : usual,
    isZoneGuessed: WIDE.has(code) && regionZone(code, region) === undefined,
    ...(part && { otherZone: isInPart ? most : { zone: part.zone, where: part.where } }),
    samplePhone: SAMPLE_PHONES[code] ?? NOBODYS_PHONE,
    hasImprint: needsImprint(code),
  };
}
