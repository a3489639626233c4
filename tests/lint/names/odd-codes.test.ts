import { expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { findingsIn, SCHEMA } from '../copy-findings.ts';

const FACTS = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.halm.example', name: 'Halm', title: 'Halm', description: 'Halm.' },
    business: {
      ...{ name: 'Halm', type: 'Electrician', phone: '(432) 555-0142' },
      address: { locality: 'Odessa', region: 'TX', postalCode: '79761', country: 'US' },
    },
    languages: ['en', 'de', 'es'],
  }),
  SCHEMA,
);

const told = (raw: object) => findingsIn(raw, { facts: FACTS, only: 'facts/whereabouts' });

const list = (...addresses: string[]) => ({
  meetingPlaces: { places: addresses.map((address) => ({ address })) },
});

it.each(
  [
    ['7976', ['300 N Grant Ave, 79761', '1010 E 8th St, 79761', '411 W 8th St, 7976']],
    ['7961', ['300 N Grant Ave, 79761', '1010 E 8th St, 79762', '411 W 8th St, 7961']],
    ['797661', ['300 N Grant Ave, 79761', '1010 E 8th St, 79762', '411 W 8th St, 797661']],
    ['80100', ['Hauptplatz 1, 8010 Graz', 'Ring 3, 8020 Graz', 'Gasse 5, 80100 Graz']],
    ['2801', ['Mayor 3, 28013', 'Sol 5, 28014', 'Luna 7, 2801', 'Prado 9, 28013']],
  ].filter(({ length }) => length > 0),
)('a list with %s', (code, addresses) => {
  expect(told(list(...addresses))).toEqual([`facts/whereabouts: ${code}`]);
});

it.each([
  ['We serve 79760, 7976 and 79762.', '7976'],
  ['ZIP codes 79760, 79761, 797652 and 79765', '797652'],
  ['Call from 79761 or 7976? ZIP codes 79761 and 7976 are ours.', '7976'],
  ['PLZ 34117, 34119 und 3412: wir kommen.', '3412'],
  ['Códigos postales 28013, 28014 y 2801', '2801'],
  ['In the ZIP codes 79701, 7970, 79705, 79706', '7970'],
])('%s', (text, code) => {
  expect(told({ note: { text } }).at(-1)).toEqual(`facts/whereabouts: ${code}`);
});

it.each([
  list('300 N Grant Ave, 79761', '1010 E 8th St, 79762', '411 W 8th St, 79763'),
  list('300 N Grant Ave, 79761', '411 W 8th St, 7976'),
  list('300 N Grant Ave, 79761', '1010 E 8th St, 79762', 'Room 1250'),
  list('300 N Grant Ave, 79761', '1010 E 8th St, 79762', 'Hall 3, since 2012'),
  list('Hauptplatz 1, 8010 Graz', 'Ring 3, 8020 Graz', 'Zeil 5, 60313 Frankfurt'),
  list('Hauptplatz 1, 8010 Graz', 'Zeil 3, 60311 Frankfurt', 'Zeil 5, 60313 Frankfurt'),
  { note: { text: 'We serve 79760, 79761 and 79762.' } },
  { note: { text: 'Models 79760, 7976 and 79763X' } },
  { note: { text: 'Form numbers 1040, 10400 and 1041' } },
  { note: { text: 'We built it in 1998, 2004 and 20041 people came.' } },
  { note: { text: 'Population: 114428, 13252 and 26578' } },
  { note: { text: 'Prices of 12000, 12500 and 1250 dollars' } },
  { note: { text: 'ZIP codes 79760 and 79761; call extension 7976.' } },
  { note: { text: 'ZIP codes 79761 in 2026, 2027 and 2028' } },
  { note: { text: 'PLZ 8010, 8020 und 60313' } },
])('not told: %j', (raw) => {
  expect(told(raw)).toEqual([]);
});
