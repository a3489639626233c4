import { describe, expect, it } from 'vitest';
import { toldInConfig as told } from '../support/told-in-config.ts';

describe('distances', () => {
  const geo = { latitude: 31.9973, longitude: -102.0779 };
  const midland = { geo, currency: 'USD', address: { region: 'TX', country: 'US' } };
  const towns = (miles: number, unit = 'miles') => [
    { name: 'Garden City', [unit]: 40, latitude: 31.864, longitude: -101.4812 },
    { name: 'Big Spring', [unit]: miles, latitude: 32.2504, longitude: -101.4787 },
    { name: 'Andrews', [unit]: 45, latitude: 32.3187, longitude: -102.5457 },
    { name: 'Crane', [unit]: 50, latitude: 31.3974, longitude: -102.3501 },
  ];

  it('are no shorter than the straight line', () => {
    expect(told({ area: { towns: towns(30) } }, midland)).toEqual([
      'area.towns[1].miles facts/whereabouts',
    ]);
  });

  it.each([
    ['a road', towns(40)],
    ['a distance that is rounded', towns(37)],
    ['a way round', towns(70)],
    ['distances from elsewhere', towns(40).map((town, index) => ({ ...town, miles: 8 + index }))],
    ['a single one', towns(30).slice(1, 3)],
  ])('%s may be right', (_, list) => {
    expect(told({ area: { towns: list } }, midland)).toEqual([]);
  });
});

describe('one place in two lists', () => {
  const geo = { latitude: 31.9973, longitude: -102.0779 };
  const midland = { geo, currency: 'USD', address: { region: 'TX', country: 'US' } };
  const crane = { name: 'Crane', latitude: 31.3974, longitude: -102.3501 };
  const both = (one: object, other: object = crane) => ({
    area: { towns: [{ ...one }], counties: [{ ...other }] },
  });

  it.each([
    ['a degree', both({ ...crane, latitude: 32.3974 }), 'latitude'],
    ['a tenth', both({ ...crane, latitude: 31.5974 }), 'latitude'],
    ['a longitude', both({ ...crane, longitude: -103.3501 }), 'longitude'],
    [
      'a hundredth, in the second of them',
      both(crane, { ...crane, latitude: 31.3474 }),
      'latitude',
    ],
  ])('%s is a slip', (_, config, key) => {
    expect(told(config, midland)).toEqual([`area.towns[0].${key} facts/whereabouts`]);
  });

  it.each([
    ['the same point', both(crane)],
    ['another house', both({ ...crane, latitude: 31.3984 })],
    ['the middle of the county', both({ ...crane, latitude: 31.4274, longitude: -102.5151 })],
    ['another place', both({ ...crane, name: 'Notrees', latitude: 31.9974 })],
    ['a rounded point', both({ ...crane, latitude: 31.4, longitude: -102.35 })],
    ['two digits', both({ ...crane, latitude: 31.5674 })],
  ])('%s may be right', (_, config) => {
    expect(told(config, midland)).toEqual([]);
  });
});

describe('the clocks of a divided state', () => {
  it.each([
    ['TX', 31.9973, -102.0779, 'America/Denver'],
    ['TX', 31.76, -106.49, 'America/Chicago'],
    ['TN', 36.16, -86.78, 'America/New_York'],
    ['FL', 25.76, -80.19, 'America/Chicago'],
    ['FL', 30.42, -87.22, 'America/New_York'],
    ['ID', 43.61, -116.2, 'America/Los_Angeles'],
    ['ID', 47.68, -116.78, 'America/Denver'],
    ['OR', 45.52, -122.68, 'America/Boise'],
    ['NE', 41.26, -95.93, 'America/Denver'],
    ['MI', 42.33, -83.05, 'America/Chicago'],
    ['NV', 39.53, -119.81, 'America/Denver'],
  ])('%s at %f, %f has another time than %s', (region, latitude, longitude, timeZone) => {
    const business = {
      ...{ geo: { latitude, longitude }, timeZone, currency: 'USD' },
      address: { region, country: 'US' },
    };
    expect(told({}, business)).toEqual(['business.timeZone facts/whereabouts']);
  });

  it.each([
    ['TX', 31.9973, -102.0779, 'America/Chicago'],
    ['TX', 31.76, -106.49, 'America/Denver'],
    ['TN', 35.96, -83.92, 'America/New_York'],
    ['KY', 38.25, -85.76, 'America/Kentucky/Louisville'],
    ['IN', 39.77, -86.16, 'America/Indiana/Indianapolis'],
    ['IN', 37.97, -87.57, 'America/Chicago'],
    ['FL', 30.44, -84.28, 'America/New_York'],
    ['FL', 30.16, -85.66, 'America/Chicago'],
    ['ID', 46.42, -117.02, 'America/Los_Angeles'],
    ['OR', 44.03, -116.96, 'America/Boise'],
    ['OR', 44.77, -117.83, 'America/Los_Angeles'],
    ['SD', 44.08, -103.23, 'America/Denver'],
    ['SD', 44.37, -100.35, 'America/Chicago'],
    ['ND', 46.88, -102.79, 'America/Denver'],
    ['ND', 48.15, -103.62, 'America/Chicago'],
    ['KS', 39.35, -101.71, 'America/Denver'],
    ['NE', 41.87, -103.66, 'America/Denver'],
    ['NE', 41.14, -100.77, 'America/Chicago'],
    ['MI', 45.82, -88.07, 'America/Menominee'],
    ['MI', 46.67, -89.86, 'America/Detroit'],
    ['TN', 35.05, -85.31, 'America/New_York'],
    ['NV', 40.74, -114.07, 'America/Denver'],
  ])('%s at %f, %f has the time of %s', (region, latitude, longitude, timeZone) => {
    const business = {
      ...{ geo: { latitude, longitude }, timeZone, currency: 'USD' },
      address: { region, country: 'US' },
    };
    expect(told({}, business)).toEqual([]);
  });
});

describe('one text in several languages', () => {
  const area = {
    towns: [
      { name: 'Midland', county: 'Midland' },
      { name: 'Odessa', county: 'Ector' },
    ],
  };
  const languages = ['en', 'es', 'de'];
  const of = (en: string, es: string, de: string) => ({
    languages,
    area,
    texts: { a: { en, es, de } },
  });

  it.each([
    [of('All of West Texas', 'Todo el este de Texas', 'Ganz West-Texas'), 'es'],
    [of('In the north of Hull', 'En el norte de Hull', 'Im Süden von Hull'), 'de'],
    [of('East of the river', 'Al oeste del río', 'Östlich des Flusses'), 'es'],
    [of('Northeast Leeds', 'Suroeste de Leeds', 'Nordosten von Leeds'), 'es'],
    [of('Midland County', 'condado de Ector', 'Midland County'), 'es'],
    [of('We come to Odessa', 'Vamos a Odessa', 'Wir kommen nach Midland'), 'de'],
  ])('%j: one of them is about another place', (groups, language) => {
    expect(told(groups)).toEqual([`texts.a.${language} facts/translation`]);
  });

  it.each([
    [of('All of West Texas', 'Todo el oeste de Texas', 'Ganz Westtexas')],
    [of('East of the river', 'Al este del río', 'Östlich des Flusses')],
    [of('Open this summer in the west', 'Este verano en el oeste', 'Im Sommer im Westen')],
    [of('South-west Leeds', 'Sur de Leeds', 'Südwesten von Leeds')],
    [of('From north to south', 'De norte a sur', 'Im Süden')],
    [of('Western hats and vests', 'Sombreros para este año', 'Hüte und Westen')],
    [of('Middle East', 'Oriente Próximo', 'Naher Osten')],
    [of('Midland and Odessa', 'Odessa', 'Odessa und Midland')],
    [of('Midland County', 'condado de Midland', 'Landkreis Midland')],
    [of('North Rhine-Westphalia', 'Renania del Norte', 'Nordrhein-Westfalen')],
    [of('Easter baking', 'Pascua en el sur', 'Osterbacken')],
  ])('%j may be right', (groups) => {
    expect(told(groups)).toEqual([]);
  });
});

describe('the clocks of a region', () => {
  /** What is told of a business with this address and time zone. */
  function toldOf(country: string, address: object, timeZone: string) {
    const currency = { AU: 'AUD', BR: 'BRL', CA: 'CAD', ES: 'EUR', MX: 'MXN', PT: 'EUR' }[country];
    return told({}, { address: { ...address, country }, timeZone, currency });
  }

  it.each([
    ['AU', { region: 'WA' }, 'Australia/Melbourne'],
    ['AU', { region: 'QLD' }, 'Australia/Sydney'],
    ['AU', { region: 'South Australia' }, 'Australia/Darwin'],
    ['AU', { region: 'VIC' }, 'Australia/Perth'],
    ['CA', { region: 'BC' }, 'America/Toronto'],
    ['CA', { region: 'Nova Scotia' }, 'America/Toronto'],
    ['CA', { region: 'AB' }, 'America/Regina'],
    ['BR', { region: 'Amazonas' }, 'America/Sao_Paulo'],
    ['BR', { region: 'SP' }, 'America/Manaus'],
    ['MX', { region: 'Quintana Roo' }, 'America/Mexico_City'],
    ['MX', { region: 'Jalisco' }, 'America/Hermosillo'],
    ['ES', { postalCode: '38201' }, 'Europe/Madrid'],
    ['ES', { postalCode: '41004' }, 'Atlantic/Canary'],
    ['PT', { postalCode: '9500-150' }, 'Europe/Lisbon'],
  ])('in %s, %o has another time than %s', (country, address, timeZone) => {
    expect(toldOf(country, address, timeZone)).toEqual(['business.timeZone facts/whereabouts']);
  });

  it.each([
    ['AU', { region: 'WA' }, 'Australia/Perth'],
    ['AU', { region: 'NSW' }, 'Australia/Broken_Hill'],
    ['AU', { region: 'ACT' }, 'Australia/Melbourne'],
    ['AU', { region: 'Tasmania' }, 'Australia/Sydney'],
    ['AU', { region: 'the Kimberley' }, 'Australia/Darwin'],
    ['AU', {}, 'Australia/Adelaide'],
    ['CA', { region: 'BC' }, 'America/Edmonton'],
    ['CA', { region: 'BC' }, 'America/Dawson_Creek'],
    ['CA', { region: 'Ontario' }, 'America/Winnipeg'],
    ['CA', { region: 'QC' }, 'America/Montreal'],
    ['CA', { region: 'SK' }, 'America/Regina'],
    ['BR', { region: 'BA' }, 'America/Bahia'],
    ['BR', { region: 'BR-MT' }, 'America/Cuiaba'],
    ['MX', { region: 'Nuevo León' }, 'America/Monterrey'],
    ['MX', { region: 'Baja California' }, 'America/Tijuana'],
    ['ES', { region: 'Canarias', postalCode: '35001' }, 'Atlantic/Canary'],
    ['ES', { postalCode: '07001' }, 'Europe/Madrid'],
    ['ES', { postalCode: '51001' }, 'Africa/Ceuta'],
    ['PT', { postalCode: '9000-018' }, 'Atlantic/Madeira'],
  ])('in %s, %o has the time of %s', (country, address, timeZone) => {
    expect(toldOf(country, address, timeZone)).toEqual([]);
  });

  it('a zone far from a point in the country is told at the zone, and not at the point', () => {
    const business = { geo: { latitude: -31.95, longitude: 115.86 }, currency: 'AUD' };
    const address = { country: 'AU' };
    expect(told({}, { ...business, address, timeZone: 'Australia/Sydney' })).toEqual([
      'business.timeZone facts/whereabouts',
    ]);
    expect(told({}, { ...business, address, timeZone: 'Australia/Perth' })).toEqual([]);
  });
});
