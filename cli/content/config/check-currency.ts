import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { MONEY_GROUPS } from '../../../schemas/config/units.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** What people pay with, by country; the first currency is its own. Where another is common, it follows. */
const PAID_WITH =
  'US USD,CA CAD USD,MX MXN USD,GB GBP,IE EUR,DE EUR,AT EUR,FR EUR,IT EUR,ES EUR,PT EUR,NL EUR,' +
  'BE EUR,LU EUR,FI EUR,GR EUR,EE EUR,LV EUR,LT EUR,SK EUR,SI EUR,HR EUR,MT EUR,CY EUR,' +
  'CH CHF EUR,LI CHF EUR,DK DKK EUR,SE SEK EUR,NO NOK EUR,IS ISK EUR,PL PLN EUR,CZ CZK EUR,' +
  'HU HUF EUR,RO RON EUR,BG BGN EUR,AU AUD,NZ NZD,JP JPY,IN INR USD,SG SGD USD,HK HKD USD,' +
  'ZA ZAR,BR BRL USD,AR ARS USD,CL CLP USD,CO COP USD,PE PEN USD,UY UYU USD,CR CRC USD';

const BY_COUNTRY: ReadonlyMap<string, readonly string[]> = new Map(
  PAID_WITH.split(',').map((entry) => {
    const [country = '', ...currencies] = entry.split(' ');
    return [country, currencies];
  }),
);

/** The countries of which is known what people pay with. */
export const COUNTRIES: readonly string[] = [...BY_COUNTRY.keys()];

/** True of a currency with which people pay in one of these countries. */
export function isPaidIn(currency: string, country: string): boolean {
  return BY_COUNTRY.get(country)?.includes(currency) ?? false;
}

/** True of a site that shows amounts in the currency of its business. */
function showsMoney(config: SiteConfig): boolean {
  return MONEY_GROUPS.some((group) => {
    const amounts = new Map<string, unknown>(Object.entries(config)).get(group);
    return (
      typeof amounts === 'object' &&
      amounts !== null &&
      Object.values(amounts).some((amount) => typeof amount === 'number' && amount > 0)
    );
  });
}

/** Reports a currency that nobody pays with in the country of the business, or prices in dollars for want of one. */
export function checkCurrency(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const { address, currency } = config.business;
  const usual = BY_COUNTRY.get(address.country);
  const [own] = usual ?? [];
  if (!usual || own === undefined) return [];
  const rule = { rule: 'facts/whereabouts', severity: 'warning' } as const;
  if (currency === undefined) {
    if (usual.includes('USD') || !showsMoney(config)) return [];
    return [
      report(source, {
        ...rule,
        range: locate(['business'], 'key'),
        message: `Prices appear in US dollars, and the business is in ${address.country}.`,
        hint: `Add "currency: ${own}" to business.`,
      }),
    ];
  }
  if (usual.includes(currency)) return [];
  return [
    report(source, {
      ...rule,
      range: locate(['business', 'currency'], 'value'),
      message: `In ${address.country} nobody pays in ${currency}, in which the site shows its prices.`,
      hint: `Write ${own}, or correct address.country.`,
    }),
  ];
}
