import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';

/** A site in two languages. */
function bilingual(...slugs: string[]): SmallSite {
  const site = new SmallSite(...slugs);
  const text = readFileSync(site.config, 'utf8');
  writeFileSync(site.config, text.replace('[en, es, de]', '[en, es]'));
  return site;
}

/** A site with pages, whose configuration has a menu more. */
function siteWith(entry: string): SmallSite {
  const site = bilingual('lp');
  for (const path of ['pricing', 'locations/odessa-tx']) site.addPage(path);
  const more = '- heading: More\n      items:\n        - { label: Prices, href: /pricing }';
  appendFileSync(site.config, `\nnavigation:\n  header:\n${entry}\n  footer:\n    ${more}\n`);
  return site;
}

async function lint(site: SmallSite): Promise<Diagnostic[]> {
  const { stdout } = await site.run('lint', '--json');
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

/** Where in the configuration words stand, the last time they do before the footer; counted from 1. */
function placeOf(site: SmallSite, words: string) {
  const [text = ''] = readFileSync(site.config, 'utf8').split('\n  footer:');
  const before = text.slice(0, text.lastIndexOf(words)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

describe('the navigation in site.config.yaml', () => {
  test.each(
    sample(
      [
        ['/locations/odesa-tx', 'links/dead', /odessa-tx/],
        ['/lp#main-mneu', 'links/dead', /#main-menu/],
        ['https://', 'shape/format', /address bar/],
        ['Pricing', 'shape/format', /address bar/],
      ] as const,
      2,
    ),
  )('with a link to %s is told at its place', async (href, rule, hint) => {
    const site = siteWith(`    - label: Prices\n      href: ${href}`);
    const finding = { file: 'site.config.yaml', rule, severity: 'error', ...placeOf(site, href) };
    const found = await lint(site);
    expect(found).toMatchObject([finding]);
    expect(found[0]?.hint).toMatch(hint);
    const { code, report } = await site.build();
    expect(code).toBe(1);
    expect(report.diagnostics).toMatchObject([finding]);
  });

  test('with a dead link of one language is told at that language', async () => {
    const site = siteWith(
      '    - label: Prices\n      href: { en: /pricing, es: /locations/odesa-tx }',
    );
    expect(await lint(site)).toMatchObject([
      { file: 'site.config.yaml', rule: 'links/dead', ...placeOf(site, '/locations/odesa-tx') },
    ]);
  });

  test.each(
    sample(
      [
        ['- label: { en: Prices }\n      href: /pricing', 'label', 'shape/missing-key', '"es"'],
        [
          '- label: Prices\n      href: { es: /lp }',
          'href: { es: /lp',
          'shape/missing-key',
          '"en"',
        ],
        [
          '- label: { en: Prices, es: Precios, fr: Tarifs }\n      href: /pricing',
          'fr: Tarifs',
          'shape/unknown-key',
          '"fr"',
        ],
        ['- label: Prices\n      hrf: /pricing', 'hrf', 'shape/unknown-key', '"hrf"'],
        [
          '- label: Prices\n      href: /pricing\n      icon: star',
          'icon',
          'shape/unknown-key',
          'icon',
        ],
        ['- label: 24\n      href: /pricing', '24', 'shape/needs-quotes', '24'],
        [
          '- label: { en: 24, es: Precios }\n      href: /pricing',
          '24',
          'shape/needs-quotes',
          '24',
        ],
        ['- label: More\n      items: []', 'items: []', 'shape/count', 'items'],
        ['- Prices', 'Prices', 'shape/wrong-type', 'group of keys'],
      ] as const,
      4,
    ),
  )('with %j is told at its place', async (entry, words, rule, named) => {
    const site = siteWith(`    ${entry}`);
    const found = await lint(site);
    expect(found).toMatchObject([{ file: 'site.config.yaml', rule, severity: 'error' }]);
    const at = { line: found[0]?.line, column: found[0]?.column };
    expect(at).toEqual(placeOf(site, words));
    expect(found[0]?.message).toContain(named);
  });
});

describe('the languages in site.config.yaml', () => {
  function withLanguages(languages: string): SmallSite {
    const site = bilingual('gate');
    const text = readFileSync(site.config, 'utf8');
    writeFileSync(site.config, text.replace('languages: [en, es]', `languages: ${languages}`));
    return site;
  }

  test.each(
    sample(
      [
        ['[english]', 'english'],
        ['[en, sp]', 'sp'],
        ['[en, pt-br]', 'pt-br'],
        ['[en, es, en]', '[en, es, en]'],
        ['[]', 'languages: []'],
      ] as const,
      3,
    ),
  )('that are wrong are told at their place: %s', async (languages, words) => {
    const site = withLanguages(languages);
    expect(await lint(site)).toMatchObject([
      { file: 'site.config.yaml', severity: 'error', ...placeOf(site, words) },
    ]);
  });

  test('are the only ones that a landing can have', async () => {
    const site = bilingual();
    site.write('gate', (text) => `language: fr\n${text}`);
    const found = await lint(site);
    expect(found).toMatchObject([
      { file: 'landings/gate.yaml', rule: 'shape/choice', line: 1, column: 11, endColumn: 13 },
    ]);
    expect(found[0]?.hint).toContain('en or es');
  });
});
