import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';

const QUESTIONS = `
      heading: Asked
      items:
        - { question: When?, answer: Soon. }
        - { question: Where?, answer: Here. }
`;

/** A landing with questions. */
const asked = (text: string) => `${text}questions:${QUESTIONS}`;

/** A site of a page for prices, one for services with questions, one in the folder of another, and landings. */
function siteWith(...slugs: string[]): SmallSite {
  const site = new SmallSite(...slugs);
  for (const path of ['pricing', 'services', 'work/index']) site.addPage(path);
  appendFileSync(join(site.folder, 'pages/services/page.yaml'), `  - questions:${QUESTIONS}`);
  return site;
}

/** A landing whose second service leads to `href`. */
function linking(href: string) {
  return (text: string) =>
    `${text}services:\n  heading: More to sign\n  items:\n    - { icon: star, title: Gates, text: We drive up. }\n    - icon: star\n      title: Yards\n      text: We walk in.\n      href: "${href}"\n`;
}

/** The place of the link in such a landing. */
function placeOf(site: SmallSite, slug: string, href: string) {
  const lines = readFileSync(join(site.landings, `${slug}.yaml`), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.includes(`href: "${href}"`)) + 1;
  return { file: `landings/${slug}.yaml`, line, column: 13, endColumn: 15 + href.length };
}

async function lint(site: SmallSite): Promise<Diagnostic[]> {
  const { stdout } = await site.run('lint', '--json');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics.filter(({ severity }) => severity === 'error');
}

describe('a link of a landing', () => {
  test.each(
    sample(
      [
        ['a page that does not exist', '/nowhere', 'links/dead'],
        ['a misspelt page', '/pricng', 'links/dead'],
        ['the folder of a page', '/work/index', 'links/dead'],
        ['a section that a page does not have', '/services#fqa', 'links/dead'],
        ['a section that a landing does not have', '/gate#nothing', 'links/dead'],
        ['a section that it does not have itself', '#nothing', 'links/dead'],
        ['a page in capitals', '/Pricing', 'shape/format'],
        ['a number that is none', 'tel:call', 'shape/format'],
        ['a mailbox without a host', 'mailto:hello', 'shape/format'],
        ['a host without a name', 'https://', 'shape/format'],
        ['a script', 'javascript:alert(1)', 'shape/format'],
      ] as const,
      4,
    ),
  )('to %s is told at its place by lint and build', async (_, href, rule) => {
    const site = siteWith('gate');
    site.write('yard', linking(href));
    const finding = { ...placeOf(site, 'yard', href), rule, severity: 'error' };
    expect(await lint(site)).toMatchObject([finding]);
    const { code, report } = await site.build();
    expect(code).toBe(1);
    expect(report.diagnostics).toMatchObject([finding]);
  });

  test('says what was meant', async () => {
    const site = siteWith();
    site.write('yard', linking('/services#fqa'));
    site.write('lot', linking('/pricng'));
    expect((await lint(site)).map(({ hint }) => hint)).toEqual([
      expect.stringContaining('/pricing'),
      expect.stringContaining('#faq'),
    ]);
  });

  test.each(
    sample(
      [
        '/gate',
        '/old-gate',
        '/pricing',
        '/lot',
        '/services#faq',
        '/gate#faq',
        '#main',
        'tel:+14325550142',
        'mailto:hello@example.com',
        'https://www.sos.state.tx.us/statdoc/index.shtml',
      ],
      4,
    ),
  )('to %s is right', async (href) => {
    const site = siteWith('lot');
    site.write('gate', (text) => `page:\n  aliases: [/old-gate]\n${asked(text)}`);
    site.write('yard', linking(href));
    expect(await lint(site)).toEqual([]);
    expect((await site.build()).code).toBe(0);
  });

  test('is found dead when only the page that it leads to goes', async () => {
    const site = siteWith('gate', 'lot');
    site.write('yard', linking('/gate'));
    expect((await site.build()).code).toBe(0);
    rmSync(join(site.landings, 'gate.yaml'));
    const { code, report } = await site.build();
    expect(code).toBe(1);
    const finding = { ...placeOf(site, 'yard', '/gate'), rule: 'links/dead' };
    expect(report.diagnostics).toMatchObject([finding]);
    site.write('gate');
    expect((await site.build()).code).toBe(0);
  });

  test('is found dead when only the section that it leads to goes', async () => {
    const site = siteWith();
    site.write('gate', asked);
    site.write('yard', linking('/gate#faq'));
    expect((await site.build()).code).toBe(0);
    site.write('gate');
    const { code, report } = await site.build();
    expect(code).toBe(1);
    expect(report.diagnostics).toMatchObject([placeOf(site, 'yard', '/gate#faq')]);
  });
});

describe('canonical links of landings', () => {
  test('that change between builds are checked, also those of pages that stayed as they were', async () => {
    const site = siteWith('gate', 'lot');
    const names = (path: string) => (text: string) => `page:\n  canonical: ${path}\n${text}`;
    site.write('yard', names('/gate'));
    expect((await site.build()).code).toBe(0);
    site.write('gate', names('/lot'));
    const chain = await site.build();
    expect(chain.code).toBe(1);
    const at = { rule: 'address/canonical', line: 2, column: 14 };
    expect(chain.report.diagnostics).toMatchObject([{ ...at, file: 'landings/yard.yaml' }]);
    site.write('gate', (text) => `page:\n  noindex: true\n${text}`);
    const hidden = await site.build();
    expect(hidden.report.diagnostics).toMatchObject([{ ...at, file: 'landings/yard.yaml' }]);
    // Two pages are right about their original: it is the one that was hidden.
    site.write('camp', names('/gate'));
    const twice = await site.build();
    expect(twice.report.diagnostics).toMatchObject([
      { rule: 'address/canonical', file: 'landings/gate.yaml', line: 2 },
    ]);
  });

  test.each([
    [
      'with an unknown fact',
      (text: string) => text.replace(/headline: .*/, 'headline: "{business.nmae}"'),
    ],
    ['with a key missing', (text: string) => text.replace(/^ {2}problem:.*\n/m, '')],
  ])('and translations of a landing %s bring no second finding', async (_, spoil) => {
    const site = siteWith();
    site.write('gate', spoil);
    site.write('yard', (text) => `page:\n  canonical: /gate\n${text}`);
    site.write('lot', (text) => `language: es\ntranslationOf: gate\n${text}`);
    const { code, report } = await site.build();
    expect(code).toBe(1);
    const errors = report.diagnostics.filter(({ severity }) => severity === 'error');
    for (const found of [errors, await lint(site)])
      expect(found).toMatchObject([{ file: 'landings/gate.yaml' }]);
  });
});
