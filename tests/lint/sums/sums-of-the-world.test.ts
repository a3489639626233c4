import { describe, expect, test } from 'vitest';
import { findingsIn, findingsOf } from '../copy-findings.ts';

type Line = readonly [text: string, language?: string];

const each = (lines: readonly Line[]) =>
  lines.map(([text, language = 'en']) => ({ text, language }));

const INTRO = 'Come by.\n\n';

describe('sums that others take', () => {
  test.each(
    each([
      ['Most of the crew use the Phoenix car park at £6 a day.'],
      ['Four pay-and-display bays in front, at $1.60 an hour.'],
      ['Permit fees go to the Park Service: $50 on the Parkway.'],
      ['Any Register of Deeds will do, with $60 in cash.'],
      ['The average roof costs $9,400, according to Angi.'],
      ['Elsewhere a look is $120.'],
      ['The DVSA test fee is $62 on weekdays.'],
      ['Fees of the DVLA: $34.'],
      ['Die Gebühren der IHK liegen bei 45 €.', 'de'],
      ['Las tasas de la DGT son 94,05 €.', 'es'],
      ['Most firms want $120 for that.'],
      ['Airbnb hosts often charge an extra $150.'],
      ['Classic Event Rental in Arden wants $1,800 for a tent.'],
      ['Representative example: $1,800 over a year is $150 a month.'],
      ['Free, as in $0.'],
      ['For {fees.inspection} per $1,000 of declared value you are covered.'],
      ['It costs {fees.inspection} for each $1,000 of declared value.'],
      ['Your co-payment is $20 a visit.'],
      ['We bought eleven dollars’ worth of vinegar.'],
      ['For orders over $5,000 we agree on installments.'],
      ['Bei Aufträgen über 5.000 € vereinbaren wir Abschläge.', 'de'],
      [
        'Den Lohn weisen wir getrennt aus, denn für Handwerker können Sie höchstens 1.200 € im Jahr von der Einkommensteuer abziehen.',
        'de',
      ],
      ['For claims up to $10,000 it is binding on us if you ask for it.'],
      ['Was zahlen gesetzlich Versicherte? 10 Euro je Verordnung.', 'de'],
      ['Sie kostet {fees.inspection} je 1.000 € Auftragswert.', 'de'],
      ['Son {fees.inspection} por cada 1.000 € de valor declarado.', 'es'],
      ['A barn of those years is worth between $65 and $310.'],
      ['You get a receipt for the IRS (Form 8283 if it is over $500).'],
      ['Feste für die Belegschaft sind bis 110 € je Person lohnsteuerfrei.', 'de'],
      ['En el parking de César Augusto, 2,10 € la hora.', 'es'],
      ['Según la OCU, una visita cuesta 60 €.', 'es'],
      ['En otras empresas la cobran aparte, por 15 €.', 'es'],
      ['Empezó con 4.000 € prestados.', 'es'],
      ['Laut Stiftung Warentest sind es 42 €.', 'de'],
      ['Bei den großen Anbietern sind es 25 € im Monat.', 'de'],
      ['Anderswo kostet das 90 €.', 'de'],
      [
        'Mit dem H-Kennzeichen beträgt die Steuer für Autos pauschal 191,73 Euro im Jahr, und Sie dürfen in jede Umweltzone fahren.',
        'de',
      ],
      ['At six hundred dollars of gas for heating a year it is less than a hundred.'],
      ['Eine Gasrechnung von 1.800 € im Jahr sinkt auf 1.500 €.', 'de'],
      ['The road tax is $190 a year.'],
      ['El impuesto de circulación es de 58 € al año.', 'es'],
      ['Das Parkticket am Parkplatz kostet 3 €.', 'de'],
    ]),
  )('"$text" is right', ({ text, language }) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });

  test.each([
    ['Elsewhere you pay $120, with us $45.', '$45'],
    ['Our permit service is $45.', '$45'],
    ['A look costs $45 plus tax.', '$45'],
    ['We pull the permit for $45.', '$45'],
    ['Most clients pay $45.', '$45'],
    ['{business.name} has a rate of $45.', '$45'],
    ['A tin roof for $900.', '$900'],
  ])('"%s" is told', (text, amount) => {
    expect(findingsOf(text)).toEqual([`facts/typed-amount: ${amount}`]);
  });
});

describe('sums in a text of many subjects', () => {
  test.each(
    each([
      ['Buy a good ladder. The $90 ones are no better than a $45 one.'],
      ['## What others charge\n\nRoofers run from $1,500 for somebody new to $9,000.'],
      [':::table[Permits at a glance]\n| Place | Permit |\n| --- | ---: |\n| Parkway | $50 |\n:::'],
      ['## NHS charges, for comparison\n\nThey are $27 for Band 1.'],
      ['Die App kostet 4,99 € und tut, was sie soll.', 'de'],
      ['Ein gutes Fernglas kostet rund 450 €.', 'de'],
      ['El portátil, con teclado aparte. Uno de 20 € es suficiente.', 'es'],
    ]),
  )('"$text" is right', ({ text, language }) => {
    expect(findingsOf(INTRO + text, { language, at: 'body' })).toEqual([]);
  });

  test.each([
    ['A visit is $45.', '$45'],
    ['We look at it for $45.', '$45'],
    ['Gutters start at $45.', '$45'],
    ['The inspection takes an hour. It is $45 for the inspection.', '$45'],
    ['A look costs {fees.inspection}. For barns, add $45.', '$45'],
    ['## Prices\n\n- Barns, $45', '$45'],
    [
      ':::table[What it costs]\n| Job | Sum |\n| --- | ---: |\n| Barn inspection | $45 |\n:::',
      '$45',
    ],
  ])('"%s" is told', (text, amount) => {
    expect(findingsOf(INTRO + text, { at: 'body' })).toEqual([`facts/typed-amount: ${amount}`]);
  });

  test('a fee is told everywhere', () => {
    expect(findingsOf(`${INTRO}The app costs $185.`, { at: 'body' })).toEqual([
      'facts/typed-amount: $185',
    ]);
  });
});

test('what a visitor lacks, and what a former year cost, has no price of the business', () => {
  expect(findingsOf('A $4,300 camera will not help.', { at: 'problems.philosophical' })).toEqual(
    [],
  );
  expect(findingsOf('We charge $45 for it.', { at: 'problems.external' })).toEqual([
    'facts/typed-amount: $45',
  ]);
  const entry = (date: string) => ({
    timeline: { items: [{ date, text: 'The first jobs: we charge $300 and a lasagna.' }] },
  });
  expect(findingsIn(entry('2013'))).toEqual([]);
  expect(findingsIn(entry('Next week'))).toEqual(['facts/typed-amount: $300']);
});

test('a figure is what the text beside it says', () => {
  const figure = (label: string) => ({ numbers: { items: [{ value: '$96', label }] } });
  expect(findingsIn(figure('DVLA fee'))).toEqual([]);
  expect(findingsIn(figure('for the food bank'))).toEqual([]);
});

test('the heading of a block says whose its sums are', () => {
  const block = (heading: string) => ({
    sections: [{ prose: { heading, body: 'Inspections run at $45.' } }],
  });
  expect(findingsIn(block('What others charge'))).toEqual([]);
  expect(findingsIn(block('What it costs'))).toEqual(['facts/typed-amount: $45']);
});

describe('hours of others', () => {
  test.each(
    each([
      ['The Tesco pharmacy at Brooks Road is open until 8 pm.'],
      ['The office is at 205 College Street, open Monday to Friday, 8:30 a.m. to 4:30 p.m.'],
      ['Park at the garage on Main Street, open 24 hours.'],
      ['Al lado está la plaza del Pilar, abierto las 24 horas.', 'es'],
    ]),
  )('"$text" is right', ({ text, language }) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });

  test.each([
    ['We are open until 8 pm', '8 pm'],
    ['Open until 8 pm', '8 pm'],
    ['The workshop is open from 7 AM to 8 PM', '7 AM to 8 PM'],
    ['{business.name}, open from 7 AM to 8 PM', '7 AM to 8 PM'],
  ])('"%s" is told', (text, hours) => {
    expect(findingsOf(text)).toEqual([`facts/typed-hours: ${hours}`]);
  });

  test('a place with the name of another may always be open', () => {
    const place = (title: string) => ({
      places: { items: [{ title, text: 'Open 24 hours, an hour by car.' }] },
    });
    expect(findingsIn(place('Saint Mary’s Hospital'))).toEqual([]);
    expect(findingsIn(place('Lubbock Downtown'))).toEqual(['facts/typed-hours: Open 24 hours']);
  });
});

test('a word that comes again makes no language', () => {
  for (const text of [
    'No rice, no petals, no confetti. Nothing may be thrown at all.',
    'No gym, no gardening, no bending over a hot oven tonight.',
  ])
    expect(findingsOf(text)).toEqual([]);
  expect(findingsOf('La casa de mi abuela estaba en la plaza con sus flores.')).toEqual([
    expect.stringMatching(/^copy\/language/),
  ]);
});
