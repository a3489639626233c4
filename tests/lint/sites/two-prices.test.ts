import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { listLandings } from '../../../cli/content/pages/landing-list.ts';
import { readPageFiles } from '../../../cli/content/pages/page-files.ts';
import { PriceComparison } from '../../../cli/lint/figures/price-comparison.ts';
import { SitePrices } from '../../../cli/lint/figures/site-prices.ts';
import { readCheckedConfig } from '../../../cli/lint/site/checked-config.ts';
import { namedPrices } from '../../../cli/rules/prices/named-prices.ts';
import { openSite } from '../../../cli/site/open-site.ts';
import type { RenderedStaticPage } from '../../../cli/templates/static-pages.ts';
import { ROOT } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';
import { cases } from '../../support/proof.ts';
import { FACTS } from '../copy-findings.ts';
import { pricedPage } from '../priced-page.ts';

/** What a page in English says of prices: the name, what is written as its price, and how much that is. */
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
  const site = new DataSite({ languages: ['en'], fees: { minimum: 80, fuseBoard: 200 } });
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
  it('is told where its code says so', async () => {
    const site = new DataSite({ languages: ['en'], fees: { minimum: 80, fuseBoard: 200 } });
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
    const shown = pricedPage('$90').replace('Boiler check', 'Boiler check and nothing else');
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
