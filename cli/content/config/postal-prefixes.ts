/** Spanish provinces by the first two digits of their postal codes, each with its autonomous community. */
const SPAIN =
  '01 Álava,Araba;País Vasco|02 Albacete;Castilla-La Mancha|03 Alicante,Alacant;Comunidad Valenciana|' +
  '04 Almería;Andalucía|05 Ávila;Castilla y León|06 Badajoz;Extremadura|' +
  '07 Baleares,Islas Baleares,Illes Balears;Islas Baleares|08 Barcelona;Cataluña|' +
  '09 Burgos;Castilla y León|10 Cáceres;Extremadura|11 Cádiz;Andalucía|' +
  '12 Castellón,Castelló;Comunidad Valenciana|13 Ciudad Real;Castilla-La Mancha|' +
  '14 Córdoba;Andalucía|15 A Coruña,La Coruña;Galicia|16 Cuenca;Castilla-La Mancha|' +
  '17 Girona,Gerona;Cataluña|18 Granada;Andalucía|19 Guadalajara;Castilla-La Mancha|' +
  '20 Gipuzkoa,Guipúzcoa;País Vasco|21 Huelva;Andalucía|22 Huesca;Aragón|23 Jaén;Andalucía|' +
  '24 León;Castilla y León|25 Lleida,Lérida;Cataluña|26 La Rioja;La Rioja|27 Lugo;Galicia|' +
  '28 Madrid;Madrid|29 Málaga;Andalucía|30 Murcia;Murcia|31 Navarra;Navarra|' +
  '32 Ourense,Orense;Galicia|33 Asturias;Asturias|34 Palencia;Castilla y León|' +
  '35 Las Palmas;Canarias|36 Pontevedra;Galicia|37 Salamanca;Castilla y León|' +
  '38 Santa Cruz de Tenerife;Canarias|39 Cantabria;Cantabria|40 Segovia;Castilla y León|' +
  '41 Sevilla;Andalucía|42 Soria;Castilla y León|43 Tarragona;Cataluña|44 Teruel;Aragón|' +
  '45 Toledo;Castilla-La Mancha|46 Valencia,València;Comunidad Valenciana|' +
  '47 Valladolid;Castilla y León|48 Bizkaia,Vizcaya;País Vasco|49 Zamora;Castilla y León|' +
  '50 Zaragoza;Aragón|51 Ceuta;Ceuta|52 Melilla;Melilla';

/** Spanish cities that are named otherwise than their province. */
const SPANISH_CITIES =
  'Vitoria 01|Vitoria-Gasteiz 01|Palma 07|Palma de Mallorca 07|Jerez de la Frontera 11|' +
  'Santiago de Compostela 15|Ferrol 15|San Sebastián 20|Donostia 20|Logroño 26|Cartagena 30|Pamplona 31|' +
  'Oviedo 33|Gijón 33|Avilés 33|Las Palmas de Gran Canaria 35|Vigo 36|Santander 39|Bilbao 48|Marbella 29|' +
  'Elche 03|Algeciras 11|Badalona 08|Sabadell 08|Terrassa 08|Getafe 28|Móstoles 28|Alcalá de Henares 28';

/** The first two digits of postal codes of German cities. */
const GERMANY =
  'Berlin 10 12 13 14|Hamburg 20 21 22 27|München 80 81 85|Köln 50 51|Frankfurt am Main 60 65|' +
  'Stuttgart 70|Düsseldorf 40|Leipzig 04|Dresden 01|Dortmund 44|Essen 45 49|Bremen 28 27|Hannover 30|' +
  'Nürnberg 90|Duisburg 47|Bochum 44|Wuppertal 42|Bielefeld 33|Bonn 53|Karlsruhe 76|' +
  'Mannheim 68|Augsburg 86|Wiesbaden 55 65|Mönchengladbach 41|Gelsenkirchen 45|Aachen 52|Braunschweig 38|' +
  'Kiel 24|Chemnitz 09|Magdeburg 39|Halle (Saale) 06|Freiburg im Breisgau 79|Krefeld 47|Mainz 55|' +
  'Lübeck 23|Erfurt 99|Rostock 18|Kassel 34|Saarbrücken 66|Potsdam 14|Oldenburg 26 23|' +
  'Osnabrück 49|Heidelberg 69|Darmstadt 64|Regensburg 93|Würzburg 97|Göttingen 37|Ulm 89|Heilbronn 74|' +
  'Pforzheim 75|Wolfsburg 38|Bremerhaven 27|Koblenz 56|Jena 07|Trier 54|Erlangen 91';

/** The letters before the first digit of postcodes, by British post towns. Suburbs of London have those of counties, and so has London. */
const BRITAIN =
  'Aberdeen AB|Bath BA|Birmingham B WS DY|Bolton BL|Bournemouth BH|Bradford BD|Brighton BN|Bristol BS|' +
  'Cambridge CB|Cardiff CF|Carlisle CA|Chester CH|Coventry CV|Derby DE|Dundee DD|Durham DH|' +
  'Edinburgh EH|Exeter EX|Falmouth TR|Glasgow G|Gloucester GL|Hereford HR|Huddersfield HD|Hull HU|' +
  'Inverness IV|Ipswich IP|Lancaster LA|Leeds LS WF BD|Leicester LE|Lincoln LN|Liverpool L|Luton LU|' +
  'Manchester M SK OL BL WA|Middlesbrough TS|Milton Keynes MK|Northampton NN|Norwich NR|Nottingham NG|' +
  'Oxford OX|Peterborough PE|Plymouth PL|Portsmouth PO|Reading RG|Sheffield S|Southampton SO|' +
  'Stockport SK|Sunderland SR NE DH|Swansea SA|Swindon SN|Truro TR|Wakefield WF|Wolverhampton WV|Worcester WR|York YO';

/** Official titles before the name of a region. */
const TITLE = /^(?:provincia|comunidad|regi[oó]n|principado)\s+(?:de\s+)?/i;

function plainName(name: string): string {
  return name.trim().replace(TITLE, '').toLowerCase();
}

/** Adds what a name's postal codes begin with. */
function add(areas: Map<string, string[]>, name: string, ...prefixes: readonly string[]): void {
  const key = plainName(name);
  areas.set(key, [...(areas.get(key) ?? []), ...prefixes]);
}

function spanishAreas(): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  for (const row of SPAIN.split('|')) {
    const [provinces = '', community = ''] = row.slice(3).split(';');
    for (const name of new Set([...provinces.split(','), community]))
      add(areas, name, row.slice(0, 2));
  }
  for (const [other, name] of [
    ['Euskadi', 'País Vasco'],
    ['Catalunya', 'Cataluña'],
    ['Comunitat Valenciana', 'Comunidad Valenciana'],
    ['Islas Canarias', 'Canarias'],
  ] as const)
    add(areas, other, ...(areas.get(plainName(name)) ?? []));
  for (const city of SPANISH_CITIES.split('|')) add(areas, city.slice(0, -3), city.slice(-2));
  return areas;
}

/** The areas of a list of names, each followed by what its postal codes begin with. */
function listed(list: string): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  for (const row of list.split('|')) {
    const [, name = '', prefixes = ''] = /^(.+?)((?: (?:\d\d|[A-Z]{1,2}))+)$/.exec(row) ?? [];
    add(areas, name, ...prefixes.trim().split(' '));
  }
  return areas;
}

const AREAS: Readonly<Record<string, () => Map<string, string[]>>> = {
  ES: spanishAreas,
  DE: () => listed(GERMANY),
  GB: () => listed(BRITAIN),
};

/** What a postal code begins with: its first two digits, or the letters before the first digit. */
function prefixOf(postalCode: string, country: string): string {
  const code = postalCode.trim().toUpperCase();
  return country === 'GB' ? (/^[A-Z]+/.exec(code)?.[0] ?? '') : code.slice(0, 2);
}

/** A town or region, and what its postal codes begin with. */
interface Area {
  name: string;
  expected: readonly string[];
}

/**
 * The town of an address if its postal code begins otherwise than those of the town, or the Spanish province or community:
 * the borders of all others run through areas of postal codes. A name that is not known here has any.
 */
export function otherArea(
  postalCode: string,
  country: string,
  names: { locality?: string | undefined; region?: string | undefined },
): Area | undefined {
  const areas = AREAS[country]?.();
  for (const name of [names.locality, country === 'ES' ? names.region : undefined]) {
    const expected = name === undefined ? undefined : areas?.get(plainName(name));
    if (name !== undefined && expected?.includes(prefixOf(postalCode, country)) === false)
      return { name, expected };
  }
  return undefined;
}
