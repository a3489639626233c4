import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';

const told = async (site: DataSite) =>
  (await site.lint())
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, rule }) => `${file}:${line} ${rule}`);

it('tells a fault in a page once, and not at the links that lead to it', async () => {
  const site = new DataSite({
    navigation: {
      header: [
        { label: 'Start', href: '/' },
        { label: 'Preise', href: '/preise' },
      ],
    },
  });
  site.write('pages/preise/page.yaml', 'name: Preise\ntype: main\ncolour: red\n');
  site.write('pages/index/page.yaml', `${site.text('pages/index/page.yaml')}colour: red\n`);
  const found = await told(site);
  expect(found.filter((finding) => finding.includes('links/'))).toEqual([]);
  expect(found.map((finding) => finding.replace(/:.*/, ''))).toContain('pages/preise/page.yaml');
});

it('tells a home page that is a draft once, and not at the links to it', async () => {
  const site = new DataSite({ navigation: { header: [{ label: 'Start', href: '/' }] } });
  site.write('pages/index/page.yaml', `draft: true\n${site.text('pages/index/page.yaml')}`);
  expect(await told(site)).toEqual(['pages/index/page.yaml:1 schedule/standing']);
});

it('tells a business that nobody can reach once, and not on its pages', async () => {
  const site = new DataSite();
  const { business } = parse(site.text('site.config.yaml'));
  site.configure({ business: { ...business, phone: undefined, email: undefined } });
  const found = (await site.lint()).map(({ file, rule }) => `${file} ${rule}`);
  expect(found.filter((finding) => !finding.includes('facts/'))).toEqual([
    'site.config.yaml shape/missing-key',
  ]);
});

it('misses the words of a chat only where there is one', async () => {
  const { whatsappMessage: _, ...landing } = parse(
    readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8').replace(
      /\{[a-z]+\.[^}]+\}/g,
      '12',
    ),
  );
  const site = new DataSite();
  site.write('landings/angebot.yaml', { language: 'de', ...landing });
  expect(await told(site)).toEqual([]);
  const { business } = parse(site.text('site.config.yaml'));
  site.configure({ business: { ...business, whatsapp: '493023125014' } });
  expect(await told(site)).toEqual(['landings/angebot.yaml:1 shape/missing-key']);
});

it('takes a misspelled key for the one that it nearly spells, on which no price depends', async () => {
  const fees = { visit: 40 };
  const site = new DataSite({ fees });
  const home = site.text('pages/index/page.yaml');
  site.write(
    'pages/index/page.yaml',
    home.replace('Wir kommen heute noch.', 'Die Anfahrt kostet 45 Euro.'),
  );
  const rules = async () => (await site.lint()).map(({ rule }) => rule);
  const before = await rules();
  expect(before).toContain('facts/typed-amount');
  const { business } = parse(site.text('site.config.yaml'));
  site.configure({ fees, business: { ...business, tagLine: 'Strom und Licht' } });
  expect((await rules()).toSorted()).toEqual([...before, 'shape/unknown-key'].toSorted());
});
