import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import type { Facts } from '../../cli/content/facts.ts';
import { listLandings } from '../../cli/content/landing-list.ts';
import { readPageFiles } from '../../cli/content/page-file.ts';
import { readCheckedConfig } from '../../cli/lint/checked-config.ts';
import { PriceComparison } from '../../cli/lint/price-comparison.ts';
import { SitePrices } from '../../cli/lint/site-prices.ts';
import { namedPrices } from '../../cli/rules/prices/named-prices.ts';
import { shownLines } from '../../cli/rules/prices/shown-lines.ts';
import { openSite } from '../../cli/site/open-site.ts';
import type { RenderedStaticPage } from '../../cli/templates/static-pages.ts';
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

it('of any pages, those are told that say another price than an earlier one, in whatever order they come', async () => {
  await fc.assert(
    fc.asyncProperty(pages, fc.func(fc.nat()), async (all, rank) => {
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
      const found = comparison.findings(async (number, at) => {
        const said = kept[number]?.[at];
        return said && { ...said, ...said.range, file: String(number) };
      });
      const told: string[] = [];
      for await (const { file, line, message } of found)
        told.push(`${file}:${line} after ${/(\d+:\d+)\./.exec(message)?.[1]}`);
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

it('is read in the configuration, in words, and in what a variant alone says', async () => {
  const item = (title: string, price: string) => ({ title, price, includes: ['Parts'] });
  const site = new DataSite({
    languages: ['en'],
    fees: { minimum: 80 },
    offers: { list: [item('Fuse board', '€190'), item('Socket', '€20')] },
  });
  const told = async () =>
    (await site.lint()).flatMap(({ file, rule, message }) =>
      rule === 'facts/two-prices' ? `${file} ${/€.*€\d+/.exec(message)?.[0]}` : [],
    );
  const plain = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8');
  const landing = (tried: string) => {
    const pricing = {
      heading: 'What it costs',
      items: [item('Fuse board', '€190'), item('Switch', '€9')],
    };
    const variants = [{ name: 'a', weight: 50, set: { 'pricing.items[0].price': tried } }];
    return `${plain.replaceAll('{response.emergencyMinutes}', '45')}${stringify({ pricing, variants })}`;
  };
  const words = (price: string) => ({
    frame: { statutory: [{ heading: 'The law asks for this', paragraphs: [`Socket: ${price}`] }] },
  });
  site.write('landings/board.yaml', landing('€190 '));
  site.write('site/words/en.yaml', words('€20'));
  expect(await told()).toEqual([]);
  site.write('landings/board.yaml', landing('€210'));
  site.write('site/words/en.yaml', words('€25'));
  expect(await told()).toEqual([
    'landings/board.yaml €210 here and €190',
    'site/words/en.yaml €25 here and €20',
  ]);
});

describe('a page with code of its own', () => {
  const html = (price: string) => `<header><ul><li>Tank: $1</li></ul></header><main>
    <h2>Prices</h2><h3>Boiler check</h3><p>${price}</p><h3>Not a price</h3><p>Called 3 times.</p>
    <ul><li><b>Flue brush</b>: $12</li><li>We come at 9.</li></ul>
    <dl><dt>Pump swap</dt><dd>$300</dd></dl>
    <table><tr><th>Job</th><th>Price</th></tr><tr><td>Valve &amp; tap</td><td>$40</td></tr></table>
  </main>`;

  it('is read as it is shown', () => {
    expect(pricesIn(JSON.stringify({ body: shownLines(html('$90')) }))).toEqual([
      'Boiler check: $90 = 90',
      'Flue brush: $12 = 12',
      'Pump swap: $300 = 300',
      'Valve & tap: $40 = 40',
    ]);
  });

  it('is told where its code says so', async () => {
    const site = new DataSite({ languages: ['en'], fees: { minimum: 80 } });
    const seo = { title: 'Jobs', description: 'Jobs.' };
    site.write('pages/jobs/page.yaml', { name: 'Jobs', type: 'main', description: 'Jobs.', seo });
    const code =
      'export default () => (\n  <main>\n    <h3>Boiler check and nothing else</h3>\n  </main>\n);\n';
    site.write('pages/jobs/+Page.tsx', code);
    site.write(
      'site.config.yaml',
      `${site.text('site.config.yaml')}offers:\n  list:\n    - { title: Boiler check and nothing else, price: $95 }\n`,
    );
    const open = { ...(await openSite(site.root, {})), cwd: site.root };
    const config = readCheckedConfig(open, site.root);
    const { facts = FACTS } = config;
    const written = readPageFiles(open, site.root, facts, new Map());
    const page = written.pages.find(({ route }) => route === 'jobs');
    const shown = html('$90').replace('Boiler check', 'Boiler check and nothing else');
    const prices = new SitePrices(listLandings(open.landingsDir, site.root).files, {
      ...{ root: site.root, landingsDir: open.landingsDir, cwd: site.root, facts, config, written },
      rendered: page ? [{ page, html: shown } as RenderedStaticPage] : [],
    });
    const found: Diagnostic[] = [];
    for await (const finding of prices.findings(undefined as never)) found.push(finding);
    expect(found).toMatchObject([
      {
        file: 'pages/jobs/+Page.tsx',
        line: 3,
        rule: 'facts/two-prices',
        message: expect.stringMatching(/\$90 here and \$95/),
      },
    ]);
  });
});
