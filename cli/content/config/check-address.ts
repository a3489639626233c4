import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { isNoPostalCode } from './postal-codes.ts';
import { otherArea } from './postal-prefixes.ts';
import { STATES, stateCode, statesOfCode } from './us-states.ts';

/** Codes of the provinces of Canada and of the states of Australia. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  AU: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  CA: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'],
  US: [...STATES.keys()],
};

interface AddressFault {
  key: 'postalCode' | 'region';
  message: string;
  hint: string;
}

type Address = SiteConfig['business']['address'];

/** True of letters that look like the code of a region and are none. */
function isNoRegion(region: string, country: string): boolean {
  const codes = REGIONS[country];
  return codes !== undefined && /^[A-Za-z]{2,3}$/.test(region) && !codes.includes(region);
}

/** A postal code of another city or region. */
function codeOfElsewhere({ country, postalCode, ...names }: Address): AddressFault | undefined {
  if (postalCode === undefined) return undefined;
  const area = otherArea(postalCode, country, names);
  return (
    area && {
      key: 'postalCode',
      message: `${postalCode} is no postal code of ${area.name}: those begin with ${area.expected.join(' or ')}.`,
      hint: 'Correct it, or the address.',
    }
  );
}

function faultOf(address: Address): AddressFault | undefined {
  const { country, postalCode, region } = address;
  if (postalCode !== undefined && isNoPostalCode(postalCode, country))
    return {
      key: 'postalCode',
      message: `"${postalCode}" cannot be a postal code in ${country}.`,
      hint: 'Check its digits, or correct address.country.',
    };
  const elsewhere = codeOfElsewhere(address);
  if (elsewhere || region === undefined) return elsewhere;
  if (isNoRegion(region, country))
    return {
      key: 'region',
      message: `"${region}" is not the code of a region in ${country}.`,
      hint: `It can be ${REGIONS[country]?.join(', ')}.`,
    };
  const state = country === 'US' ? stateCode(region) : undefined;
  const states = state === undefined ? [] : statesOfCode(postalCode ?? '');
  if (states.length === 0 || states.includes(state ?? '')) return undefined;
  return {
    key: 'postalCode',
    message: `${postalCode} is a postal code in ${states.join(' or ')}, not in ${region}.`,
    hint: 'Correct it, or the region.',
  };
}

/** Reports a postal code or region that the country of the business does not have. */
export function checkAddress(
  { business: { address } }: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const fault = faultOf(address);
  if (!fault) return [];
  const { key, ...told } = fault;
  return [
    report(source, {
      range: locate(['business', 'address', key], 'value'),
      rule: 'facts/whereabouts',
      severity: 'warning',
      ...told,
    }),
  ];
}
