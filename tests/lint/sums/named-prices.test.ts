import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { namedPrices } from '../../../cli/rules/prices/named-prices.ts';
import { shownLines } from '../../../cli/rules/prices/shown-lines.ts';
import { FACTS } from '../copy-findings.ts';
import { pricedPage } from '../priced-page.ts';

function pricesIn(yaml: string, facts: Facts = FACTS): string[] {
  const raw: object = parse(yaml);
  return namedPrices({ raw, language: 'en', facts }).map(
    ({ name, price, value }) => `${name}: ${price} = ${value}`,
  );
}

/** The keys of what two pages say of one thing each. */
function areComparable(one: string, other: string, facts: Facts = FACTS): boolean {
  const [a, b] = [one, other].map(
    (yaml) => namedPrices({ raw: parse(yaml), language: 'en', facts })[0]?.key,
  );
  return a !== undefined && a === b;
}

const tier = (title: string, price: string, period = 'per boiler') =>
  `pricing: { items: [{ title: ${title}, price: "${price}", period: ${period} }] }`;

describe('a named price', () => {
  it('is a name and an amount side by side, and nothing else', () => {
    expect(pricesIn(tier('Boiler check', '$90'))).toEqual(['Boiler check: $90 = 90']);
    expect(pricesIn('services: { items: [{ title: Boiler check, text: 90 dollars. }] }')).toEqual([
      'Boiler check: 90 dollars = 90',
    ]);
    expect(
      pricesIn(
        'comparison: { columns: [Boiler check, Boiler swap], rows: [{ title: Price, values: [$90, "$1,900"] }, { title: Days, values: [one, two] }] }',
      ),
    ).toEqual(['Boiler check: $90 = 90', 'Boiler swap: $1,900 = 1900']);
    expect(
      pricesIn('success: { benefits: ["Boiler check: $90", "Flue brush – $12", "It costs $5"] }'),
    ).toEqual(['Boiler check: $90 = 90', 'Flue brush: $12 = 12']);
    expect(pricesIn('table: { rows: [[Boiler check, Two hours, $90]] }')).toEqual([
      'Boiler check: $90 = 90',
    ]);
    const body = [
      ':::table[What it costs]',
      '| Job | Price |',
      '| --- | ---: |',
      '| **Boiler check** | $90 |',
      ':::',
      '',
      'We ask $14: never more.',
      '',
      '- Flue brush: $12',
    ];
    expect(pricesIn(JSON.stringify({ prose: { body: body.join('\n') } }))).toEqual([
      'Boiler check: $90 = 90',
      'Flue brush: $12 = 12',
    ]);
  });

  it.each([
    ['a name that means something else on every page', tier('Per hour', '$90')],
    ['a range', tier('Boiler check', '$90–120')],
    ['two prices', tier('Boiler check', '$90, later $95')],
    ['a sentence', tier('Boiler check', 'you pay us $90 when the work is done')],
    ['an earlier price', tier('Boiler check', 'was $90')],
    ['an offer', tier('Boiler check', '$90', 'until May 1')],
    [
      'in a section about an offer',
      `pricing: { heading: Autumn offer, items: [{ title: Boiler check, price: $90 }] }`,
    ],
    ['a page with a deadline', `${tier('Boiler check', '$90')}\ncountdown: { until: 2027-01-01 }`],
    [
      'a name that the page itself gives two prices under two headings',
      JSON.stringify({
        prose: { body: '## Cats\n- Dental scaling: $90\n\n## Dogs\n- Dental scaling: $120' },
      }),
    ],
    [
      'a name that has two prices in two tables with titles',
      JSON.stringify({
        prose: {
          body: [
            ...['## Examples', '', ':::table[With a trailer]', '| Item | Fee |', '| --- | ---: |'],
            ...['| Dental scaling | $90 |', ':::', '', ':::table[Without]', '| Item | Fee |'],
            ...['| --- | ---: |', '| Dental scaling | $120 |', ':::'],
          ].join('\n'),
        },
      }),
    ],
  ])('is not %s', (_, yaml) => {
    expect(pricesIn(yaml)).toEqual([]);
  });

  it('beside one that is crossed out is the one that holds', () => {
    expect(pricesIn(tier('Boiler check', '~~$90~~ $80'))).toEqual(['Boiler check: $80 = 80']);
  });

  it('is none that differs on purpose', () => {
    const conflicts = [{ topic: 'Travel', readings: ['fees.inspection'], pages: [] }] as never;
    const facts = { ...FACTS, conflicts };
    expect(pricesIn(tier('Boiler check', '{fees.inspection}'))).toHaveLength(1);
    expect(pricesIn(tier('Boiler check', '{fees.inspection}'), facts)).toEqual([]);
    expect(pricesIn(tier('Boiler check', FACTS.get('fees.inspection') ?? ''), facts)).toEqual([]);
  });

  it.each([
    [true, 'capitals, spaces and articles', tier('The boiler  CHECK', '$95')],
    [true, 'another way to write its unit', tier('Boiler check', '$95 a boiler', '""')],
    [false, 'another currency', tier('Boiler check', '€95')],
    [false, 'a lower end', tier('Boiler check', 'from $95')],
    [false, 'another unit', tier('Boiler check', '$95', 'per year')],
    [false, 'another price list', `${tier('Boiler check', '$95')}\nprices: other`],
  ])('is compared: %s, with %s', (is, _, other) => {
    expect(areComparable(tier('Boiler check', '$90'), other)).toBe(is);
  });

  it('on a page of code is read as it is shown', () => {
    expect(pricesIn(JSON.stringify({ body: shownLines(pricedPage('$90')) }))).toEqual([
      'Boiler check: $90 = 90',
      'Flue brush: $12 = 12',
      'Pump swap: $300 = 300',
      'Valve & tap: $40 = 40',
    ]);
  });
});

describe('a line of a bill', () => {
  const row = (name: string) =>
    `# What it cost\n\n:::table[What it cost]\n| | Amount |\n| --- | ---: |\n| ${name} | $157 |\n:::\n`;
  const named = (name: string, language: string) =>
    namedPrices({ raw: { body: row(name) }, language, facts: FACTS }).length;

  it.for([
    ['en', 'Together', 'All told', 'Grand total', 'What it came to', 'Rest', 'Paid', 'Still owed'],
    ['en', 'Labor', 'Interest', 'Before', 'You save', 'Left over', 'The whole job', 'Monday'],
    ['de', 'Zusammen', 'Insgesamt', 'Gesamtsumme', 'Macht zusammen', 'Unterm Strich', 'Es blieb'],
    ['de', 'Restbetrag', 'Bezahlt', 'Ersparnis', 'Zinsen', 'Nachher', 'Arbeitszeit'],
    ['es', 'Todo junto', 'En conjunto', 'Subtotal', 'Resto', 'Queda', 'Pagado', 'Mano de obra'],
    ['es', 'Ahorro', 'Saldo', 'Diferencia', 'Intereses', 'Después'],
  ])('names no thing: %j', ([language = '', ...names]) => {
    expect(names.filter((name) => named(name, language) > 0)).toEqual([]);
  });

  it.for([
    [
      'en',
      'Boiler check',
      'Total flush',
      'Oil change',
      'Saturday call-out to Slaton',
      'Parts washer',
    ],
    ['de', 'Heizungscheck', 'Arbeitshose', 'Restmüll', 'Mahnschreiben'],
    ['es', 'Revisión', 'Limpieza total', 'Obra de teatro'],
  ])('names one: %j', ([language = '', ...names]) => {
    expect(names.filter((name) => named(name, language) === 0)).toEqual([]);
  });
});

describe('prices of another way, place or time', () => {
  const list = (around: object) =>
    JSON.stringify({ pricing: { ...around, items: [{ title: 'Higher', price: '£46' }] } });
  const plain = list({ heading: 'A lesson of an hour' });

  it.each([
    { heading: 'Online prices for an hour' },
    { heading: 'What a lesson costs at your home' },
    { heading: 'Preise bei Ihnen zu Hause' },
    { heading: 'Stundensätze am Wochenende' },
    { heading: 'Precios a domicilio' },
    { heading: 'An hour', note: 'These are the prices at the centre less {fees.minimum}.' },
    { heading: 'Je Stunde', note: 'Das sind die Preise im Studio zuzüglich {fees.minimum}.' },
    { heading: 'Por hora', note: 'Son los precios del centro menos 4 euros.' },
  ])('are not compared with those of none: $heading', (around) => {
    expect(areComparable(list(around), plain)).toBe(false);
    expect(areComparable(list(around), list(around))).toBe(true);
  });

  it.each([
    { heading: 'Prices of lessons' },
    { heading: 'Lessons online and at the centre' },
    { heading: 'Preise in Köln und vor Ort' },
    { heading: 'An hour', note: 'All prices plus 20% VAT. Online lessons cost £4 less.' },
    { heading: 'An hour', note: 'At home we add {fees.minimum} a visit.' },
    { heading: 'Precios', note: 'Precios más 21 % de IVA.' },
  ])('are those of all else: $heading', (around) => {
    expect(areComparable(list(around), plain)).toBe(true);
  });
});

describe('prices for another purpose', () => {
  const list = (heading: string) =>
    JSON.stringify({ pricing: { heading, items: [{ title: 'Bell tent', price: '£46' }] } });
  const body = (heading: string) =>
    JSON.stringify({ prose: { body: `# Kit\n\n${heading}\n\n- Bell tent: £460` } });

  it.each([
    ['Replacement', '## Replacement'],
    ['If something breaks', '## Lost or damaged'],
    ['To buy', '## Buying'],
    ['Prices with a stove', '## With stove'],
    ['Without pitching', '## Hire without pitching'],
    ['Bei Verlust oder Bruch', '## Ersatzpreise'],
    ['Kaufpreise', '## Gebrauchte Zelte'],
    ['Ohne Aufbau', ':::table[Zelte ohne Aufbau]'],
    ['Reposición', '## Si se rompe algo'],
    ['En venta', '## Precios de venta'],
    ['Sin montaje', '## Precios sin montaje'],
  ])('are not compared with those of its use: %s', (one, other) => {
    expect(areComparable(list(one), list('What it costs'))).toBe(false);
    expect(areComparable(body(other), list('What it costs'))).toBe(false);
    expect(areComparable(list(one), body(other))).toBe(true);
  });

  it.each([
    'Hire',
    'To rent or to buy',
    'Prices with VAT',
    'What it costs with us',
    'Preise ohne Überraschungen',
    'Vermietung',
    'Alquiler y venta',
    'Roof replacement',
  ])('are those of all else: %s', (heading) => {
    expect(areComparable(list(heading), list('What it costs'))).toBe(true);
  });

  it('are those of the nearest heading', () => {
    const below = '## Replacement\n\n### Canvas';
    expect(areComparable(body(below), list('Replacement'))).toBe(true);
    expect(areComparable(body(`## Replacement\n\n## Hire`), list('What it costs'))).toBe(true);
  });
});

it('has none of what is calculated from prices', () => {
  const priced = (price: string) =>
    namedPrices({
      raw: { items: [{ title: 'Roof survey', price }] },
      language: 'en',
      facts: FACTS,
    });
  expect(priced('{fees.inspection}')).toHaveLength(1);
  expect(priced('{30 * fees.inspection + fees.emergencyVisit}')).toEqual([]);
});
