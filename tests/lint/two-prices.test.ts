import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Facts } from '../../cli/content/facts.ts';
import { PriceComparison } from '../../cli/lint/price-comparison.ts';
import { namedPrices } from '../../cli/rules/prices/named-prices.ts';
import { ROOT } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';
import { cases } from '../support/proof.ts';
import { FACTS } from './copy-findings.ts';

/** What a page in English says of prices: the name, what is written as its price, and how much that is. */
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
});

/** Pages that name things, the same name more than once or never. */
const pages = fc.array(
  fc.array(fc.record({ thing: fc.nat(5), price: fc.integer({ min: 40, max: 44 }) }), {
    maxLength: 5,
  }),
  { minLength: 1, maxLength: 6 },
);

const THINGS = ['Boiler check', 'Flue brush', 'Tank', 'Valve', 'Radiator bleed', 'Pump swap'];

/** What has to be told: of each thing every further price of two or three, where it stands first. */
function* expected(all: readonly (readonly { thing: number; price: number }[])[]) {
  for (const thing of THINGS.keys()) {
    const said = all.flatMap((page, number) =>
      page.flatMap((one, at) => (one.thing === thing ? [{ page: number, at, ...one }] : [])),
    );
    const firsts = said.filter((one) => said.find(({ price }) => price === one.price) === one);
    if (firsts.length > 3) continue;
    for (const { page, at } of firsts.slice(1))
      yield `${page}:${at + 1} after ${firsts[0]?.page}:${(firsts[0]?.at ?? 0) + 1}`;
  }
}

it('of any pages, those are told that say another price than an earlier one, in whatever order they come', () => {
  fc.assert(
    fc.property(pages, fc.func(fc.nat()), (all, rank) => {
      const kept = all.map((page) => {
        const rows = page.map(({ thing, price }) => ({ title: THINGS[thing], price: `$${price}` }));
        return namedPrices({ raw: { items: rows }, language: 'en', facts: FACTS }).map(
          ({ path, ...price }) => {
            const line = Number(path[1]) + 1;
            return { ...price, range: { line, column: 1, endLine: line, endColumn: 2 } };
          },
        );
      });
      const comparison = new PriceComparison();
      const numbers = [...all.keys()].sort((a, b) => rank(a) - rank(b));
      for (const number of numbers) comparison.add(number, kept[number] ?? []);
      const found = comparison.findings((number) => ({
        source: { file: String(number), text: '' },
        prices: kept[number] ?? [],
      }));
      const told = [...found].map(
        ({ file, line, message }) => `${file}:${line} after ${/(\d+:\d+)\./.exec(message)?.[1]}`,
      );
      expect(told.sort()).toEqual([...expected(all)].sort());
    }),
    { numRuns: cases(100, 2000) },
  );
});

it('is told at the later place, names the first, and is told and forgotten as files change', async () => {
  const site = new DataSite({ languages: ['en'], fees: { minimum: 80 } });
  const list = (job: string, price: string) => `---
name: Prices
type: main
description: What ${job} costs.
seo:
  title: What ${job} costs with {business.name}
  description: "{business.name} tells what ${job} costs before anybody comes. Ring us today."
---

# Prices for ${job}

:::table[What it costs]
| Job        | Price     |
| ---------- | --------- |
| Fuse board | ${price}  |
:::
`;
  const told = async () =>
    (await site.lint())
      .filter(({ rule }) => rule === 'facts/two-prices')
      .map(({ file, line, severity, message }) => [`${file}:${line} ${severity}`, message]);
  site.write('pages/a/page.md', list('a repair', '€190'));
  site.write('pages/b/page.md', list('an old house', '€180'));
  const fault = [
    'pages/b/page.md:15 warning',
    expect.stringMatching(/€180 .*€190 .*pages\/a\/page\.md:15/),
  ];
  expect(await told()).toEqual([fault]);
  // One fault, one finding: that it is typed in is told where it is not told for differing.
  const typed = (await site.lint()).filter(({ rule }) => rule === 'facts/typed-amount');
  expect(typed.map(({ file, line }) => `${file}:${line}`)).toEqual(['pages/a/page.md:15']);
  const plain = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8');
  const landing = (price: string) => `${plain.replaceAll('{response.emergencyMinutes}', '45')}
pricing:
  heading: What it costs
  items:
    - { title: The fuse board, price: "${price}", includes: [All parts] }
    - { title: Socket, price: €20, includes: [All parts] }
`;
  site.write('landings/board.yaml', landing('€170'));
  expect(await told()).toEqual([
    [expect.stringMatching(/^landings\/board\.yaml:\d+ warning$/), expect.stringContaining('€170')],
    fault,
  ]);
  site.write('pages/b/page.md', list('an old house', '€190'));
  site.write('landings/board.yaml', landing('€190'));
  expect(await told()).toEqual([]);
});
