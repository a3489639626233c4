import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { completeCode } from '../../cli/site/open-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const { schemas } = completeCode({});

/** Findings of a configuration whose business has these keys. */
function findings(keys: readonly string[], own: string): Diagnostic[] {
  const folder = tempFolder();
  const path = join(folder, 'site.config.yaml');
  const lines = [
    'site: { url: "https://b.example", name: A, title: A, description: A }',
    own,
    'business:',
    '  name: A',
    '  type: Bakery',
    '  email: a@b.example',
    ...keys.map((key) => `  ${key}`),
  ];
  writeFileSync(path, `${lines.join('\n')}\n`);
  return readSiteConfig(path, folder, schemas).diagnostics;
}

/** Findings as `line rule`. */
function told(keys: readonly string[], own = 'fees: { visit: 40 }'): string[] {
  return findings(keys, own).map(({ line, rule }) => `${line} ${rule}`);
}

function messages(keys: readonly string[]): string[] {
  return findings(keys, 'fees: { visit: 40 }').map(({ message }) => message);
}

it.each([
  ['prices in dollars for want of a currency', ['address: { country: GB }'], 3],
  ['a currency of elsewhere', ['address: { country: GB }', 'currency: EUR'], 8],
  ['a currency left from a template', ['address: { country: ES }', 'currency: USD'], 8],
  [
    'a time zone of another state',
    ['address: { region: OR, country: US }', 'timeZone: America/New_York'],
    8,
  ],
  [
    'a time that only far islands have',
    ['address: { locality: Valencia, country: ES }', 'timeZone: Europe/Lisbon', 'currency: EUR'],
    8,
  ],
  [
    'a time that only a border has',
    ['address: { region: Jalisco, country: MX }', 'timeZone: America/Chicago'],
    8,
  ],
  [
    'a time that only the far south has',
    ['address: { region: RM, country: CL }', 'timeZone: America/Buenos_Aires'],
    8,
  ],
])('%s is told', (_, keys, line) => {
  expect(told(keys)).toEqual([`${line} facts/whereabouts`]);
});

it.each([
  ['no currency where people pay in dollars', ['address: { country: US }']],
  ['a common second currency', ['address: { country: CH }', 'currency: EUR']],
  ['a country of which nothing is known', ['address: { country: KE }', 'currency: USD']],
  [
    'a state with two times',
    ['address: { region: Idaho, country: US }', 'timeZone: America/Los_Angeles'],
  ],
  [
    'the time of an island by the name of another country',
    ['address: { postalCode: "35001", country: ES }', 'timeZone: Europe/Lisbon', 'currency: EUR'],
  ],
  [
    'the time of a border by the name of another country',
    ['address: { region: Baja California, country: MX }', 'timeZone: America/Los_Angeles'],
  ],
  [
    'the time of a neighbor with the same clock',
    ['address: { country: AT }', 'timeZone: Europe/Berlin', 'currency: EUR'],
  ],
  [
    'any zone of a country with several',
    ['address: { country: PT }', 'timeZone: Atlantic/Azores', 'currency: EUR'],
  ],
  [
    'an older name of a zone',
    ['address: { country: AR }', 'timeZone: America/Argentina/Buenos_Aires', 'currency: ARS'],
  ],
  [
    'a state without daylight saving',
    ['address: { region: AZ, country: US }', 'timeZone: America/Phoenix'],
  ],
])('%s is not told', (_, keys) => {
  expect(told(keys)).toEqual([]);
});

it('a business that shows no prices needs no currency', () => {
  expect(told(['address: { country: GB }'], 'limits: { age: 8 }')).toEqual([]);
});

it.each([
  [
    'Austria, and the rest is German',
    [
      'address: { postalCode: "37083", region: Niedersachsen, country: AT }',
      'phone: +49 551 5550142',
      'timeZone: Europe/Berlin',
      'currency: EUR',
    ],
  ],
  [
    'the country of the template, and the rest is British',
    [
      'address: { postalCode: NE46 1AB, country: US }',
      'phone: +44 1632 960142',
      'timeZone: Europe/London',
      'currency: GBP',
    ],
  ],
  [
    'Portugal, and the rest is Spanish',
    [
      'address: { postalCode: "46006", country: PT }',
      'phone: +34 960 55 01 42',
      'timeZone: Europe/Madrid',
      'currency: EUR',
      'geo: { latitude: 39.46, longitude: -0.37 }',
    ],
  ],
  [
    'Indonesia in place of Idaho, and the rest is American',
    [
      'address: { region: ID, postalCode: "83702", country: ID }',
      'phone: (208) 555-0142',
      'timeZone: America/Boise',
      'currency: USD',
    ],
  ],
])('a wrong country is told there and nowhere else: %s', (_, keys) => {
  expect(told(keys)).toEqual(['7 facts/whereabouts']);
});

it.each([
  [
    'a wrong postal code of an Austrian business',
    [
      'address: { postalCode: "37083", country: AT }',
      'phone: +43 1 5550142',
      'timeZone: Europe/Vienna',
      'currency: EUR',
    ],
  ],
  [
    'a wrong postal code beside a German phone',
    [
      'address: { postalCode: "60200", country: AT }',
      'phone: +49 551 5550142',
      'timeZone: Europe/Vienna',
      'currency: EUR',
    ],
  ],
])('%s is told at the code', (_, keys) => {
  expect(messages(keys)).toEqual([expect.stringContaining('cannot be a postal code')]);
});

it.each([
  ['ES', 'locality: Cáceres, region: Extremadura', '"28003"', 'Cáceres: those begin with 10.'],
  ['ES', 'locality: Trujillo, region: Extremadura', '"28003"', 'Extremadura: those begin with 06'],
  ['ES', 'locality: Baza, region: Granada', '"81002"', 'in ES'],
  ['ES', 'locality: Baza, region: Provincia de Granada', '"08800"', 'Provincia de Granada: those'],
  ['DE', 'locality: Freiburg im Breisgau, region: BW', '"97106"', 'begin with 79.'],
  ['GB', 'locality: Falmouth', 'RT11 3JT', 'begin with TR.'],
])('in %s, a postal code of elsewhere: %s, %s', (country, names, code, said) => {
  const address = `address: { ${names}, postalCode: ${code}, country: ${country} }`;
  expect(messages([address, 'currency: '.concat(country === 'GB' ? 'GBP' : 'EUR')])).toEqual([
    expect.stringContaining(said),
  ]);
});

it.each([
  ['ES', 'locality: Cáceres, region: Extremadura, postalCode: "10003"'],
  ['ES', 'locality: Mérida, region: Extremadura, postalCode: "06800"'],
  ['ES', 'locality: Getxo, region: Euskadi, postalCode: "48930"'],
  ['ES', 'locality: Palma, region: Illes Balears, postalCode: "07001"'],
  ['ES', 'locality: San Vicente de la Barquera, region: Cantabria, postalCode: "39540"'],
  ['ES', 'locality: Móstoles, region: Comunidad de Madrid, postalCode: "28931"'],
  ['ES', 'locality: Torrevieja, region: Comunitat Valenciana, postalCode: "03181"'],
  ['ES', 'locality: Telde, region: Canarias, postalCode: "35200"'],
  ['ES', 'locality: Infiesto, region: Asturias, postalCode: "33530"'],
  ['ES', 'locality: Ronda, region: Andalusia, postalCode: "29400"'],
  ['DE', 'locality: Frankfurt am Main, region: HE, postalCode: "65929"'],
  ['DE', 'locality: Münster, region: Hessen, postalCode: "64839"'],
  ['DE', 'locality: Neu-Ulm, region: BY, postalCode: "89231"'],
  ['GB', 'locality: Leeds, region: West Yorkshire, postalCode: WF3 1AB'],
  ['GB', 'locality: Bishop Auckland, region: Durham, postalCode: DL14 7JH'],
  ['GB', 'locality: London, postalCode: CR0 1AA'],
])('in %s, a postal code of the place: %s', (country, address) => {
  const currency = country === 'GB' ? 'GBP' : 'EUR';
  expect(told([`address: { ${address}, country: ${country} }`, `currency: ${currency}`])).toEqual(
    [],
  );
});

it('the small neighbors of a country share its phone code', () => {
  const keys = ['address: { country: JE }', 'phone: +44 1534 496000', 'timeZone: Europe/London'];
  expect(told(keys)).toEqual([]);
});

/** Places by state, at its edges: a business there is never told. */
const PLACES =
  'AK 71.29 -156.79,AK 51.88 -176.65,AL 30.25 -87.69,AR 36.38 -90.19,AZ 31.34 -109.55,CA 32.55 -117.04,CO 37.28 -108.59,' +
  'CT 41.05 -73.54,DC 38.9 -77.04,DE 38.45 -75.05,FL 24.56 -81.78,FL 30.97 -87.5,GA 30.79 -81.56,HI 19.07 -155.58,HI 22.2 -159.5,' +
  'IA 40.4 -91.4,ID 48.99 -116.18,IL 37.0 -89.18,IN 38.0 -87.57,KS 37.04 -100.92,KY 36.6 -89.1,LA 29.24 -90.2,' +
  'MA 41.28 -70.1,MD 39.65 -78.76,ME 44.9 -66.98,MI 42.5 -83.0,MI 47.47 -87.89,MN 48.6 -93.4,MO 36.2 -89.66,MS 30.37 -88.56,' +
  'MT 48.55 -109.68,NC 35.22 -75.69,ND 48.9 -103.5,NE 41.87 -103.66,NH 43.08 -70.76,NJ 38.94 -74.9,NM 32.0 -106.6,' +
  'NV 35.16 -114.57,NY 41.07 -71.86,OH 38.42 -82.45,OK 36.73 -102.51,OR 42.05 -124.27,PA 42.13 -80.09,RI 41.15 -71.55,' +
  'SC 32.22 -80.75,SD 43.55 -96.73,TN 36.5 -82.5,TN 35.15 -90.05,TX 25.9 -97.5,TX 31.76 -106.49,TX 36.4 -102.5,UT 37.1 -113.58,' +
  'VA 37.93 -75.38,VT 44.98 -72.5,WA 48.38 -124.62,WI 45.07 -87.1,WV 39.32 -77.74,WY 44.8 -106.96';

/** Where a place is told that is in a state. */
function toldAt(region: string, latitude: number | string, longitude: number | string): string[] {
  const geo = `geo: { latitude: ${latitude}, longitude: ${longitude} }`;
  return messages([
    `address: { locality: A, region: ${region}, country: US }`,
    'currency: USD',
    geo,
  ]);
}

it.each(PLACES.split(',').map((place) => place.split(' ') as [string, string, string]))(
  'a place at the edge of %s is in it: %s %s',
  (region, latitude, longitude) => {
    expect(toldAt(region, latitude, longitude)).toEqual([]);
  },
);

it.each([
  ['a digit lost in front', 'TX', 19.973, -102.0779],
  ['another one typed', 'TX', 41.9973, -102.0779],
  ['two digits swapped', 'Illinois', 48.88, -87.63],
  ['a town of the same name', 'OR', 43.66, -70.26],
  ['a state left from a template', 'NY', 33.75, -84.39],
])('a business in another state is told: %s', (_, region, latitude, longitude) => {
  expect(toldAt(region, latitude, longitude)).toEqual([
    `On the map the business would not be in its state, ${region}.`,
  ]);
});

it.each([
  ['across the river', 'NE', 41.26, -95.86],
  ['a suburb in the next state', 'MO', 39.11, -94.9],
  ['a region that is no state', '"West Texas"', 19.973, -102.0779],
])(
  'a business near its state, or of an unknown one, is not: %s',
  (_, region, latitude, longitude) => {
    expect(toldAt(region, latitude, longitude)).toEqual([]);
  },
);

it('a state that the postal code contradicts is told once', () => {
  const address = 'address: { locality: A, region: TX, postalCode: "97201", country: US }';
  const geo = 'geo: { latitude: 45.5, longitude: -122.6 }';
  expect(told([address, 'currency: USD', geo])).toHaveLength(1);
});

/** The business at a point, in pounds or euros as its country has them. */
function at(country: string, postalCode: string, latitude: number, longitude: number): string[] {
  return messages([
    `address: { postalCode: "${postalCode}", country: ${country} }`,
    `geo: { latitude: ${latitude}, longitude: ${longitude} }`,
    `currency: ${country === 'GB' ? 'GBP' : 'EUR'}`,
  ]);
}

it.each([
  ['in the North Sea without its minus', 'GB', 'S3 8BX', 53.3925, 1.4772],
  ['in the capital', 'GB', 'S3 8BX', 51.5074, -0.1278],
  ['in the Channel', 'GB', 's3 8bx', 50.3925, -1.4772],
  ['in the south of Germany', 'DE', '34117', 48.1, 11.6],
  ['with two digits swapped', 'DE', 'D-34117', 53.31, 9.5],
  ['in the Mediterranean without its minus', 'ES', '29001', 36.72, 4.42],
])('a point %s is not where the postal code of the business is', (_, country, code, ...point) => {
  expect(at(country, code, ...point)).toEqual([
    `On the map the business would not be in the area of its postal code, ${code}.`,
  ]);
});

it.each([
  ['Sheffield', 'GB', 'S3 8BX', 53.3925, -1.4772],
  ['Berwick-upon-Tweed', 'GB', 'TD15 1BG', 55.77, -2],
  ['Campbeltown', 'GB', 'PA28 6EN', 55.42, -5.6],
  ['Portree', 'GB', 'IV51 9DE', 57.41, -6.19],
  ['Stornoway', 'GB', 'HS1 2DD', 58.21, -6.39],
  ['Scilly', 'GB', 'TR21 0LW', 49.91, -6.31],
  ['Unst', 'GB', 'ZE2 9DU', 60.76, -0.89],
  ['Skegness', 'GB', 'PE25 3EN', 53.14, 0.34],
  ['Haverfordwest', 'GB', 'SA61 2NA', 51.8, -4.97],
  ['Whitby', 'GB', 'YO21 1PU', 54.49, -0.62],
  ['a code without an area', 'GB', 'BX1 1LT', 54.97, -1.61],
  ['Bude', 'GB', 'EX23 8SD', 50.83, -4.54],
  ['Westerland', 'DE', '25980', 54.91, 8.31],
  ['Helgoland', 'DE', '27498', 54.18, 7.88],
  ['Garmisch', 'DE', '82467', 47.49, 11.1],
  ['Prenzlau', 'DE', '17291', 53.32, 13.86],
  ['Lindau', 'DE', '88131', 47.55, 9.68],
  ['Badajoz', 'ES', '06001', 38.88, -6.97],
  ['Eivissa', 'ES', '07800', 38.91, 1.43],
  ['Maó', 'ES', '07701', 39.89, 4.27],
  ['Arrecife', 'ES', '35500', 28.96, -13.55],
  ['Valverde', 'ES', '38900', 27.81, -17.92],
  ['a country without areas', 'AT', '1010', 47.3, 11.4],
])('%s may have its point', (_, country, code, ...point) => {
  expect(at(country, code, ...point)).toEqual([]);
});

it('an invented postal code says nothing of where the business is, until it is no sample any more', () => {
  const keys = [
    'address: { postalCode: "12345", locality: Köln, country: DE }',
    'geo: { latitude: 50.94, longitude: 6.96 }',
    'currency: EUR',
  ];
  expect(told(keys)).toEqual(['7 facts/whereabouts']);
  expect(told(keys, 'sampleData: [business.address.postalCode]')).toEqual([]);
  expect(told(keys, 'sampleData: [business.address]')).toEqual([]);
  const abroad = [...keys.slice(0, 1), 'geo: { latitude: 40, longitude: -6 }', 'currency: EUR'];
  expect(told(abroad, 'sampleData: [business.address]')).toEqual(['8 facts/whereabouts']);
});
