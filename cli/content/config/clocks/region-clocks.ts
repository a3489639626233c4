import { clocksOf } from './country-zones.ts';

/** The time zones of a region, and its code and names in an address. */
interface Region {
  names: RegExp;
  zones: readonly string[];
}

function region(names: string, ...zones: readonly string[]): Region {
  return { names: new RegExp(`^(?:${names})$`, 'iu'), zones };
}

const NEWFOUNDLAND = 'America/St_Johns';
const ATLANTIC = 'America/Halifax';
const EASTERN = 'America/Toronto';
const CENTRAL = 'America/Winnipeg';
const MOUNTAIN = 'America/Edmonton';
const PACIFIC = 'America/Vancouver';
const MEXICO = 'America/Mexico_City';
const BRASILIA = 'America/Sao_Paulo';

/** Postal codes of Spain and Portugal say which islands are meant. */
const CANARIES = region('3[58]\\d{3}', 'Atlantic/Canary');
const AZORES = region('9[5-9]\\d\\d(?:-\\d{3})?', 'Atlantic/Azores');

/**
 * The regions of countries with several times, each with all times that some clock in it shows, such as those of towns at a border
 * that keep the time of their neighbors. The United States have a table of their own.
 *
 * @see IANA Time Zone Database 2025b, https://www.iana.org/time-zones
 */
const REGIONS: Readonly<Record<string, readonly Region[]>> = {
  AU: [
    region('ACT|Australian Capital Territory', 'Australia/Sydney'),
    region(
      ...[
        'NSW|New South Wales',
        'Australia/Sydney',
        'Australia/Broken_Hill',
        'Australia/Lord_Howe',
      ],
    ),
    region('NT|Northern Territory', 'Australia/Darwin'),
    region('QLD|Queensland', 'Australia/Brisbane'),
    region('SA|South Australia', 'Australia/Adelaide'),
    region('TAS|Tasmania', 'Australia/Hobart'),
    region('VIC|Victoria', 'Australia/Melbourne'),
    region('WA|Western Australia', 'Australia/Perth', 'Australia/Eucla'),
  ],
  BR: [
    region('AC|Acre', 'America/Rio_Branco'),
    region('AM|Amazonas', 'America/Manaus', 'America/Eirunepe'),
    region('MS|Mato Grosso do Sul', 'America/Campo_Grande'),
    region('MT|Mato Grosso', 'America/Cuiaba', BRASILIA),
    region('PE|Pernambuco', 'America/Recife', 'America/Noronha'),
    region('RO|Rondônia', 'America/Porto_Velho'),
    region('RR|Roraima', 'America/Boa_Vista'),
    region(
      'AL|AP|BA|CE|DF|ES|GO|MA|MG|PA|PB|PI|PR|RJ|RN|RS|SC|SE|SP|TO|Alagoas|Amapá|Bahia|Ceará|Distrito Federal|Espírito Santo|Goiás|Maranhão|Minas Gerais|Pará|Paraíba|Piauí|Paraná|Rio de Janeiro|Rio Grande do (?:Norte|Sul)|Santa Catarina|Sergipe|São Paulo|Tocantins',
      BRASILIA,
    ),
  ],
  CA: [
    region('AB|Alberta', MOUNTAIN),
    region('BC|British Columbia', PACIFIC, MOUNTAIN, 'America/Creston'),
    region('MB|Manitoba', CENTRAL),
    region('NB|New Brunswick|Nouveau-Brunswick', ATLANTIC),
    region('NL|Newfoundland(?: and Labrador)?|Labrador', NEWFOUNDLAND, ATLANTIC),
    region('NS|Nova Scotia', ATLANTIC),
    region('ON|Ontario', EASTERN, CENTRAL, 'America/Panama'),
    region('PEI?|Prince Edward Island', ATLANTIC),
    region('QC|Quebec|Québec', EASTERN, ATLANTIC, 'America/Puerto_Rico'),
    region('SK|Saskatchewan', 'America/Regina', MOUNTAIN, CENTRAL),
  ],
  ES: [CANARIES, region('(?!3[58])\\d{5}', 'Europe/Madrid')],
  MX: [
    region('BCN?|Baja California(?: Norte)?|B\\.? ?C\\.?', 'America/Tijuana'),
    region('BCS|Baja California Sur|B\\.? ?C\\.? ?S\\.?', 'America/Mazatlan'),
    region('SON\\.?|Sonora', 'America/Hermosillo'),
    region('SIN\\.?|Sinaloa', 'America/Mazatlan'),
    region('Q\\.? ?R(?:OO)?\\.?|Quintana Roo', 'America/Cancun'),
    region(
      'AGS\\.?|Aguascalientes|DGO\\.?|Durango|CDMX|Ciudad de México|D\\.?F\\.?|Guanajuato|GTO\\.?|Guerrero|GRO\\.?|Hidalgo|HGO\\.?|Jalisco|JAL\\.?|(?:Estado de )?México|Michoacán|MICH\\.?|Morelos|MOR\\.?|Oaxaca|OAX\\.?|Puebla|PUE\\.?|Querétaro|QRO\\.?|San Luis Potosí|S\\.?L\\.?P\\.?|Tabasco|TAB\\.?|Tlaxcala|TLAX\\.?|Veracruz|VER\\.?|Yucatán|YUC\\.?|Zacatecas|ZAC\\.?|Campeche|CAMP\\.?|Chiapas|CHIS\\.?|Colima|COL\\.?',
      MEXICO,
    ),
  ],
  PT: [AZORES, region('(?!9[5-9])\\d{4}(?:-\\d{3})?', 'Europe/Lisbon')],
};

interface Address {
  country: string;
  region?: string | undefined;
  postalCode?: string | undefined;
}

/** What is written of the place of an address whose clocks show another time than a zone; undefined if none is known to. */
export function placeOfOtherTime(
  { country, region: name, postalCode }: Address,
  timeZone: string,
): string | undefined {
  for (const written of [name, postalCode]) {
    const text = written?.trim().replace(new RegExp(`^${country}-`), '') ?? '';
    const known = REGIONS[country]?.find(({ names }) => names.test(text));
    if (!known) continue;
    const clocks = clocksOf(timeZone);
    return known.zones.some((zone) => clocksOf(zone) === clocks) ? undefined : written;
  }
  return undefined;
}
