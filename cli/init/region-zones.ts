import { stateCode } from '../content/config/us-states.ts';

/** States and provinces by the time zone that all or most of each has, with the codes of the post. */
const BY_CODE: Record<string, Record<string, string>> = {
  US: {
    'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
    'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
    'America/Denver': 'CO ID MT NM UT WY',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
    'America/Puerto_Rico': 'PR VI',
    'Pacific/Guam': 'GU MP',
    'Pacific/Pago_Pago': 'AS',
  },
  CA: {
    'America/Toronto': 'ON QC',
    'America/Halifax': 'NB NS PE',
    'America/St_Johns': 'NL',
    'America/Winnipeg': 'MB',
    'America/Regina': 'SK',
    'America/Edmonton': 'AB NT',
    'America/Vancouver': 'BC',
    'America/Whitehorse': 'YT',
  },
  AU: {
    'Australia/Sydney': 'ACT NSW VIC',
    'Australia/Brisbane': 'QLD',
    'Australia/Adelaide': 'SA',
    'Australia/Darwin': 'NT',
    'Australia/Perth': 'WA',
    'Australia/Hobart': 'TAS',
  },
};

/**
 * The same where owners write the name, or one of several abbreviations.
 *
 * @see Ley de los Husos Horarios en los Estados Unidos Mexicanos, https://www.diputados.gob.mx/LeyesBiblio/pdf/LHH.pdf
 */
const BY_NAME: Record<string, Record<string, string>> = {
  MX: {
    'America/Mexico_City':
      'Aguascalientes,Ags,Chiapas,Chis,Ciudad de México,CDMX,Distrito Federal,DF,Colima,Col,Estado de México,México,Edomex,Méx,' +
      'Guanajuato,Gto,Guerrero,Gro,Hidalgo,Hgo,Jalisco,Jal,Michoacán,Mich,Morelos,Mor,Oaxaca,Oax,Puebla,Pue,' +
      'Querétaro,Qro,San Luis Potosí,SLP,Tabasco,Tab,Tlaxcala,Tlax,Veracruz,Ver,Zacatecas,Zac',
    'America/Monterrey': 'Coahuila,Coah,Durango,Dgo,Nuevo León,NL,Tamaulipas,Tamps',
    'America/Merida': 'Campeche,Camp,Yucatán,Yuc',
    'America/Chihuahua': 'Chihuahua,Chih',
    'America/Mazatlan': 'Baja California Sur,BCS,Nayarit,Nay,Sinaloa,Sin',
    'America/Hermosillo': 'Sonora,Son',
    'America/Tijuana': 'Baja California,BC',
    'America/Cancun': 'Quintana Roo,QRoo,QR',
  },
  ES: {
    'Atlantic/Canary': 'Canarias,Islas Canarias,Las Palmas,Santa Cruz de Tenerife,Tenerife',
  },
  CL: {
    'America/Punta_Arenas': 'Magallanes,Magallanes y de la Antártica Chilena',
  },
};

/** A name without accents, full stops and spaces, in lower case: "n.l." is "NL". */
const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\p{M}.\s]/gu, '')
    .toLowerCase();

/**
 * The time zone of most of a state or province.
 *
 * @param country code (ISO 3166).
 * @param region its code or name, as owners write it.
 * @returns undefined if that is unknown.
 */
export function regionZone(country: string, region = ''): string | undefined {
  const code = (country === 'US' && stateCode(region.trim())) || region.trim().toUpperCase();
  const byCode = Object.entries(BY_CODE[country] ?? {});
  const byName = Object.entries(BY_NAME[country] ?? {});
  const name = folded(region);
  return (byCode.find(([, codes]) => codes.split(' ').includes(code)) ??
    byName.find(([, names]) => names.split(',').some((known) => folded(known) === name)))?.[0];
}
