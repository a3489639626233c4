import { expect, it } from 'vitest';
import { DataSite } from '../../support/data-site.ts';

const page = (name: string, sections: readonly object[] = []) => ({
  ...{ name, type: 'main', description: `About ${name}.` },
  seo: { title: name, description: `What there is to say of ${name}, in some more words.` },
  sections: [{ title: { heading: name, intro: 'In short.' } }, ...sections],
});

const related = (label: string, href: string) => ({
  links: { groups: [{ heading: 'Further pages', items: [{ label, href, text: 'More of it.' }] }] },
});

/** The findings about links in the page about prices, by line. */
async function told(...sections: readonly object[]): Promise<string[]> {
  const menu = [{ label: 'Prices', href: '/prices' }];
  const site = new DataSite({ languages: ['en'], navigation: { header: menu } });
  site.write('pages/lessons/page.yaml', page('Lessons'));
  site.write('pages/prices/page.yaml', page('Prices', sections));
  const found = (await site.lint()).filter(({ rule }) => rule.startsWith('links/'));
  return found.map(({ rule, file, message }) => `${rule} ${file}: ${message}`);
}

const TOLD =
  'links/same-page pages/prices/page.yaml: This link leads to /prices, the page that it is on, so nothing happens.';

it('tells of an entry of a list and of a link in a text', async () => {
  expect(await told(related('Group lessons', '/prices'))).toEqual([TOLD]);
  expect(await told({ prose: { body: 'See [what a group pays](/prices) first.' } })).toEqual([
    TOLD,
  ]);
});

it('tells only once of a link with the name of another page', async () => {
  expect(await told({ prose: { body: 'See our [lessons](/prices).' } })).toEqual([
    expect.stringContaining('links/other-page'),
  ]);
});

it('leaves alone a place on the page, another page and the menus', async () => {
  const body = '## Groups {#groups}\n\n[Groups](/prices#groups), [groups](#groups).';
  expect(await told({ prose: { body } }, related('Group lessons', '/lessons'))).toEqual([]);
});
