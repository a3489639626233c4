import { expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { createFacts } from '../../cli/content/facts/facts.ts';
import { FACTS, findingsIn, findingsOf, SCHEMA } from './copy-findings.ts';

/** A text, its language, and what alone is found in it. */
const WRONG: readonly (readonly [text: string, rule: string, words: string, language?: string])[] =
  [
    ['A look costs $40 today', 'facts/typed-amount', '$40'],
    ['A look costs 40 dollars today', 'facts/typed-amount', '40 dollars'],
    ['A look costs USD 40 today', 'facts/typed-amount', 'USD 40'],
    ['A look costs 40 USD today', 'facts/typed-amount', '40 USD'],
    ['A look costs US$40 today', 'facts/typed-amount', 'US$40'],
    ['A look costs € 40 today', 'facts/typed-amount', '€ 40'],
    ['A look costs forty dollars today', 'facts/typed-amount', 'forty dollars'],
    ['A foot costs seven dollars at most', 'facts/typed-amount', 'seven dollars'],
    [
      'At night it is one hundred and eighty-five dollars',
      'facts/typed-amount',
      'one hundred and eighty-five dollars',
    ],
    ['Una visita cuesta cuarenta dólares', 'facts/typed-amount', 'cuarenta dólares', 'es'],
    ['Una visita cuesta 40 dólares hoy', 'facts/typed-amount', '40 dólares', 'es'],
    ['Ein Blick kostet 40 Euro', 'facts/typed-amount', '40 Euro', 'de'],
    ['Ein Blick kostet 1.250,50 € im Jahr', 'facts/typed-amount', '1.250,50 €', 'de'],
    ['Ein Blick kostet fünfundvierzig Euro', 'facts/typed-amount', 'fünfundvierzig Euro', 'de'],
    ['Call (806) 555-0117 first', 'facts/typed-phone', '(806) 555-0117'],
    ['Call 806.555.0117 first', 'facts/typed-phone', '806.555.0117'],
    ['Call +1 806 555 0117 first', 'facts/typed-phone', '+1 806 555 0117'],
    ['Call 806-555-0117 ext. 4 first', 'facts/typed-phone', '806-555-0117 ext. 4'],
    ['Call (806) 555-0190 first', 'facts/typed-phone', '(806) 555-0190'],
    ['Call 555-0117 first', 'facts/typed-phone', '555-0117'],
    ['Call 1-800-NEW-ROOF first', 'facts/typed-phone', '1-800-NEW-ROOF'],
    ['Rufen Sie 030 1234567 an', 'facts/typed-phone', '030 1234567', 'de'],
    [
      'Write to office@kestrelroofing.example first',
      'facts/typed-email',
      'office@kestrelroofing.example',
    ],
    ['Write to old.office@gmail.com first', 'facts/typed-email', 'old.office@gmail.com'],
    ['Ask Kestrel Roofing first', 'facts/typed-name', 'Kestrel Roofing'],
    ['Ask Kestral Roofing first', 'facts/typed-name', 'Kestral Roofing'],
    ['Ask Kestrel Rofing first', 'facts/typed-name', 'Kestrel Rofing'],
    ['We have laid 1,200+ roofs', 'facts/typed-figure', '1,200+'],
    ['On the agreed day in 98.5% of all jobs', 'facts/typed-figure', '98.5%'],
    ['Read 127 reviews first', 'facts/typed-figure', '127'],
    ['Lea 127 reseñas primero', 'facts/typed-figure', '127', 'es'],
    ['We are there in 2 to 4 hours', 'facts/typed-figure', '2 to 4 hours'],
    ['Free within 30 miles of the yard', 'facts/typed-figure', '30'],
    ['We work in 4 counties', 'facts/contradiction', '4'],
    ['Read 112 reviews first', 'facts/contradiction', '112'],
    ['Lesen Sie 90 Bewertungen', 'facts/contradiction', '90', 'de'],
    ['Our register is TX-4417', 'facts/contradiction', 'TX-4417'],
    ['Our register is TX 4472', 'facts/contradiction', 'TX 4472'],
    ['The office is open from 8 AM to 6 PM', 'facts/typed-hours', '8 AM to 6 PM'],
    ['The office is open from 9 AM to 5 PM', 'facts/typed-hours', '9 AM to 5 PM'],
    ['Abierto de 8 a. m. a 6 p. m.', 'facts/typed-hours', '8 a. m. a 6 p. m.', 'es'],
    ['We have laid over 1,200 roofs', 'facts/typed-figure', '1,200'],
    ['Hemos puesto más de 1200 techos', 'facts/typed-figure', '1200', 'es'],
    ['We are open until 7 pm', 'facts/typed-hours', '7 pm'],
    ['We are here from 7 am to 7 pm', 'facts/typed-hours', '7 am to 7 pm'],
    ['Wir sind von 9 bis 17 Uhr da', 'facts/typed-hours', '9 bis 17 Uhr', 'de'],
    ['Estamos abiertos hasta las 7 pm', 'facts/typed-hours', '7 pm', 'es'],
    ['Ask for the 15% crew discount', 'facts/contradiction', '15%'],
    ['Our permit is valid through 03/2031', 'facts/contradiction', '03/2031'],
    ['Our permit is valid until June 2031', 'facts/contradiction', 'June 2031'],
    ['Permit No. 12-A, Lubbock, valid through May 2031', 'facts/contradiction', 'May 2031'],
    ['Roofing permit no. 12-A, good until 06/2031', 'facts/contradiction', '06/2031'],
    ['Permiso núm. 12-A, vigente hasta mayo de 2031', 'facts/contradiction', 'mayo de 2031', 'es'],
    [
      'Genehmigung Nr. {trade.register}, gültig bis Mai 2031',
      'facts/contradiction',
      'Mai 2031',
      'de',
    ],
    ['Open daily 8–6', 'facts/typed-hours', '8–6'],
    ['Geöffnet von 9 bis 17 Uhr', 'facts/typed-hours', '9 bis 17 Uhr', 'de'],
    ['Abierto de 9:00 a 18:30', 'facts/typed-hours', '9:00 a 18:30', 'es'],
    ['We are open 24/7', 'facts/typed-hours', 'open 24/7'],
    ['On these roofs since 2009', 'facts/typed-year', '2009'],
    ['Serving Lubbock since 2011', 'facts/typed-year', '2011'],
    ['© 2024 all rights reserved', 'facts/typed-year', '© 2024'],
    ['2009', 'facts/typed-year', '2009'],
    ['We opened our doors in 2009', 'facts/typed-year', '2009'],
    ['Abrimos en 2009', 'facts/typed-year', '2009', 'es'],
    ['Fundada en 2009', 'facts/typed-year', '2009', 'es'],
    ['Seit 2009 auf dem Dach', 'facts/typed-year', '2009', 'de'],
    ['2009 in Lubbock gegründet', 'facts/typed-year', '2009', 'de'],
    ['Ein Familienbetrieb seit 1987', 'facts/typed-year', '1987', 'de'],
    ['We have been up there since 1999', 'facts/typed-year', '1999'],
    ['Nuestra casa desde 1999', 'facts/typed-year', '1999', 'es'],
    ['Ask Kestrel-Roofing first', 'facts/typed-name', 'Kestrel-Roofing'],
    ['Our license is no. 080911', 'facts/typed-figure', '080911'],
    ['Unsere Nummer ist 80 911', 'facts/typed-figure', '80 911', 'de'],
    ['Registered as TX-4471', 'facts/typed-figure', 'TX-4471'],
    ['Cuesta 2 mil pesos', 'facts/typed-amount', '2 mil pesos', 'es'],
    ['It costs 40 JPY today', 'facts/typed-amount', '40 JPY'],
    ['It costs ₹40 today', 'facts/typed-amount', '₹40'],
    ['For crews it is 20% less', 'facts/contradiction', '20%'],
    ['A crew discount of 20 percent', 'facts/contradiction', '20'],
    ['97% of jobs are done on time', 'facts/contradiction', '97%'],
    ['We are closed on Sundays', 'facts/typed-hours', 'We are closed on Sundays'],
    ['Closed Mondays', 'facts/typed-hours', 'Closed Mondays'],
    ['Cerramos los domingos', 'facts/typed-hours', 'Cerramos los domingos', 'es'],
    ['Sonntags geschlossen', 'facts/typed-hours', 'Sonntags geschlossen', 'de'],
    ['Our office is there from 8 AM on', 'facts/typed-hours', '8 AM'],
    ['We are there in two to four hours', 'facts/typed-figure', 'two to four hours'],
    ['Free within thirty miles of the yard', 'facts/typed-figure', 'thirty'],
    ['A treinta millas del taller', 'facts/typed-figure', 'treinta', 'es'],
    ['Wir fahren dreißig Meilen weit', 'facts/typed-figure', 'dreißig', 'de'],
    ['If you live 30 mi out, we come', 'facts/typed-figure', '30 mi'],
    ['On time in 98.5 per cent of cases', 'facts/typed-figure', '98.5 per cent'],
    ['The office is open 8 a.m.–6 p.m.', 'facts/typed-hours', '8 a.m.–6 p.m.'],
    ['Call us between 8 AM and 6 PM', 'facts/typed-hours', '8 AM and 6 PM'],
    [
      'From eight in the morning until six at night',
      'facts/typed-hours',
      'eight in the morning until six at night',
    ],
    ['Ask for the forty-dollar inspection', 'facts/typed-amount', 'forty-dollar'],
    [
      'Write to office(at)kestrelroofing.example first',
      'facts/typed-email',
      'office(at)kestrelroofing.example',
    ],
    ['A look costs $40-$150', 'facts/typed-amount', '$40-$150'],
    ['A look costs between $40 and $150', 'facts/typed-amount', '$40 and $150'],
    ['Ask KestrelRoofing first', 'facts/typed-name', 'KestrelRoofing'],
    ['Some 98.5 Prozent davon', 'facts/typed-figure', '98.5 Prozent', 'de'],
    ['Of the reviews, 127 have five stars', 'facts/typed-figure', '127'],
    ['We are here around the clock', 'facts/typed-hours', 'We are here around the clock'],
    ['Rund um die Uhr für Sie da', 'facts/typed-hours', 'Rund um die Uhr für Sie da', 'de'],
    ['We open at 8 AM', 'facts/typed-hours', '8 AM'],
    ['Ask until 6 PM', 'facts/typed-hours', '6 PM'],
    ['Abrimos a las 8', 'facts/typed-hours', '8', 'es'],
    ['Dienstags bis freitags ab 8 Uhr offen', 'facts/typed-hours', '8', 'de'],
    ['Samstags sind wir von 9 bis 13 Uhr da', 'facts/typed-hours', '9 bis 13 Uhr', 'de'],
    ['Ask Kestrelroofing first', 'facts/typed-name', 'Kestrelroofing'],
  ];

test.each(WRONG.map(([text, rule, words, language = 'en']) => ({ text, rule, words, language })))(
  '"$text" is told once, by $rule',
  ({ text, rule, words, language }) => {
    expect(findingsOf(text, { language })).toEqual([`${rule}: ${words}`]);
  },
);

const RIGHT: readonly (readonly [text: string, language?: string])[] = [
  ['In a month we drive over 1,200 miles'],
  ['On Saturdays we are open until 2 pm'],
  ['In May we are closed on Saturdays as soon as the day is full'],
  ['En mayo cerramos los sábados en cuanto se llena la lista', 'es'],
  ['Samstags sind wir von 8 bis 12 Uhr auf dem Markt', 'de'],
  ['During the fair we are open until 10 pm'],
  ['We are in 3 to 5 towns a day'],
  ['Everybody else gets a 15% discount'],
  ['The guarantee is valid until June 2031'],
  ['A look takes 20 minutes, and 3 steps lead to a dry roof'],
  ['A thousand dollars of damage, a million dollars of cover, and not one dollar for a look'],
  ['Insured for $2 million'],
  ['Dial 911 first, then look at Section 406.017 and Form I-9'],
  ['License No. 806555011 of the State, ZIP 79401-1234'],
  ['From 2019-2024, on 2024-03-31 or 31.03.2024, at 12/24/2026'],
  ['Between 2 and 4 counties away, in over 100 reviews'],
  ['Doors open at 6 PM, the talk is from 7 PM to 9 PM'],
  ['The open house is from 10 AM to 2 PM on Sunday'],
  ['Somebody answers the phone 24/7'],
  ['A slate roof since 1911 and a tin roof of 2009'],
  ['We have had this ladder since 2015, and the storm of 2009 in mind'],
  ['Harvest of 80 912 bales, 1,200 shingles in a box and 50,000 nails'],
  ['They said "that will be ninety dollars" and “$40 a foot”', 'en'],
  ['Towns with a payroll of $2.5 million and 1.5 million dollars of hail'],
  ['There are 254 counties in the state'],
  ['Han pasado 10 inspecciones desde 2015', 'es'],
  ['Montags und Fr. 18 Uhr', 'de'],
  ['Boards of 2 x 4 inches, 40 pounds each, at 90 degrees'],
  ['The kestrel sits on the roofing'],
  ['Age 18 or older, 2 minutes by car, lot 12 of 5'],
  ['IBAN DE89 3704 0044 0532 0130 00', 'de'],
  ['Seit 1911 mit 12 Leuten, 1.200 Quadratmeter und 40 Grad', 'de'],
  ['Hace 20 años, con 3 camiones y 40 metros', 'es'],
  ['A two-dollar radio plays on the roof, every (at last dry) evening'],
  ['The bank closes at 6 PM, doors open at 8 AM, the talk ends at 6 PM'],
  ['It rained until 7 PM, and two to four people came'],
  ['Es regnete bis 19 Uhr', 'de'],
];

test.each(RIGHT.map(([text, language = 'en']) => ({ text, language })))(
  '"$text" is right',
  ({ text, language }) => {
    expect(findingsOf(text, { language })).toEqual([]);
  },
);

it('says which fact to write', () => {
  expect(FACTS.names).toContain('fees.inspection');
  expect(findingsOf('A look costs {fees.inspection}, call {business.phone}.')).toEqual([]);
});

const NOTARY = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.notary.example, name: "{business.name}", title: Notary, description: Notary. }
business: { name: Sand Hills Notary, type: Notary, phone: (806) 555-0117, email: a@notary.example, address: { locality: Lubbock, country: US } }
credentials: { insurance: $1 million }
figures: { within24Hours: 95%, experienceYears: 5+ }
offers: { groupDiscountPercent: 10 }
languages: [en]
`),
  ),
  SCHEMA,
);

it.each([
  ['98% of appointments are done within a day', '98%'],
  ['Where five or more people sign, you save\n20% as a group', '20%'],
  ['Where five or more people sign, 15 percent comes off', '15 percent'],
  ['Covered by $2 million in liability insurance', '$2 million'],
])('"%s" contradicts what is said of the same thing', (text, words) => {
  expect(findingsOf(text, { facts: NOTARY })).toEqual([`facts/contradiction: ${words}`]);
});

it.each([
  '15 percent of our visits are at night',
  'A $2 million ranch changed hands, and the deed was signed here',
  'The bank takes 3% off the top',
  'A wait of 7 years of paying rent',
])('"%s" says nothing of a fact', (text) => {
  expect(findingsOf(text, { facts: NOTARY })).toEqual([]);
});

it('a large number above its words contradicts the fact that they name', () => {
  const tile = (stat: string, description: string) =>
    findingsIn({ guide: { credentials: [{ stat, description }] } }, { facts: NOTARY });
  expect(tile('98%', 'of appointments completed within a day')).toEqual([
    'facts/contradiction: 98%',
  ]);
  expect(tile('7 years', 'of notarizing across the basin')).toEqual(['facts/contradiction: 7']);
});

it('days of the week with other times are told in a section of the hours', () => {
  const text = 'Monday to Friday, 9 am to 5 pm.';
  expect(findingsOf(text, { at: 'hours.note' })).toEqual(['facts/typed-hours: 9 am to 5 pm']);
  expect(findingsOf(text, { at: 'schedule.note' })).toEqual([]);
});

it('leaves facts where they have their place, and examples of what to type', () => {
  const config = { business: { name: 'Kestrel Roofing', phone: '(806) 555-0117' } };
  expect(findingsIn(config, { kind: 'config' })).toEqual([]);
  expect(findingsIn({ site: { title: 'Kestrel Roofing' } }, { kind: 'config' })).toEqual([]);
  expect(findingsIn({ site: { title: 'Kestral Roofing' } }, { kind: 'config' })).toEqual([
    'facts/typed-name: Kestral Roofing',
  ]);
  expect(findingsOf('(806) 555-0100', { at: 'form.placeholder' })).toEqual([]);
});

test('a part of a day on which somebody is closed is not a closed day', () => {
  for (const [text, language] of [
    ['Closed on Friday evening, open on Monday morning, with every monitor in place.', 'en'],
    ['Cerrado el viernes por la tarde, abierto el lunes.', 'es'],
  ] as const)
    expect(findingsOf(text, { language })).toEqual([]);
});
