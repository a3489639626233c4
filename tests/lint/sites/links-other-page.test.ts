import { expect, it } from 'vitest';
import { DataSite } from '../../support/data-site.ts';

const page = (name: string, body = 'Nothing else.') => ({
  ...{ name, type: 'main', description: `About ${name}.` },
  seo: { title: name, description: `What there is to say of ${name}, in some more words.` },
  sections: [{ title: { heading: name, intro: 'In short.' } }, { prose: { body } }],
});

/** The findings about links that have the name of another page. */
async function told(body: string, header: object[] = []): Promise<string[]> {
  const site = new DataSite({ languages: ['en'], navigation: { header } });
  site.write('pages/prices/page.yaml', page('Prices'));
  site.write('pages/about/page.yaml', page('About', body));
  const found = (await site.lint()).filter(({ rule }) => rule === 'links/other-page');
  return found.map(({ file, message }) => `${file}: ${message}`);
}

it('tells of words that are the address of another page', async () => {
  expect(await told('See our [prices](/) first.')).toEqual([
    'pages/about/page.yaml: The link says "prices" and leads to /, though there is a page /prices.',
  ]);
});

it('tells of targets that were swapped in a menu', async () => {
  const header = [
    { label: 'Prices', href: '/about' },
    { label: 'About', href: '/prices' },
  ];
  expect(await told('Nothing.', header)).toEqual([
    'site.config.yaml: The link says "Prices" and leads to /about, though there is a page /prices.',
    'site.config.yaml: The link says "About" and leads to /prices, though there is a page /about.',
  ]);
});

it('leaves other words alone, parts of pages, and pages that have the words in their address', async () => {
  const header = [{ label: 'What it costs', href: '/about' }];
  const body = '[Our prices](/about), [prices](/prices), [prices](/about#prices), [us](/about)';
  expect(await told(`## Prices\n\n${body}`, header)).toEqual([]);
});

it('tells of a button of a section, too', async () => {
  const site = new DataSite({ languages: ['en'] });
  site.write('pages/prices/page.yaml', page('Prices'));
  site.write('pages/about/page.yaml', page('About'));
  const button = (label: string) => ({
    title: { heading: label, intro: 'In short.', actions: { link: { label, href: '/about' } } },
  });
  const sections = [button('Prices'), button('What it costs'), { prose: { body: 'Nothing.' } }];
  // Of pages about one thing, a button leads to whichever suits.
  site.write('pages/about-us/page.yaml', page('More'));
  sections.push(button('About us'));
  site.write('pages/team/page.yaml', { ...page('Team'), sections });
  const found = (await site.lint()).filter(({ rule }) => rule === 'links/other-page');
  expect(found.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'pages/team/page.yaml: The link says "Prices" and leads to /about, though there is a page /prices.',
  ]);
});

/** The findings about links with these words to the page about us, beside pages of a café, a workshop and prices. */
async function toldBeside(body: string, header: object[] = []): Promise<string[]> {
  const site = new DataSite({ languages: ['en'], navigation: { header } });
  for (const name of ['Cafe', 'Koelner-Werkstatt', 'Prices'])
    site.write(`pages/${name.toLowerCase()}/page.yaml`, page(name));
  site.write('pages/club/page.yaml', page('Club'));
  site.write('pages/about/page.yaml', page('About', body));
  const found = (await site.lint()).filter(({ rule }) => rule === 'links/other-page');
  return found.map(({ message }) => /says "(.*?)"/.exec(message)?.[1] ?? '');
}

it('tells of names with accents, and of those that visitors are asked to go to', async () => {
  const body = '[See the café](/club), [zur Kölner Werkstatt](/club), [ver el café](/club).';
  expect(await toldBeside(body, [{ label: 'Café', href: '/club' }])).toEqual([
    'See the café',
    'zur Kölner Werkstatt',
    'ver el café',
    'Café',
  ]);
});

it.each([
  '[see the café](/cafe)',
  '[café](/cafe)',
  '[see the prices](/club)',
  '[see our prices](/club)',
  '[the café of the club](/club)',
  '[see the club](/club)',
  '[to the point](/club)',
  '[zum Verein](/club)',
  '[see the café terrace](/club)',
  '[cafés](/club)',
])('leaves %s alone', async (link) => {
  expect(await toldBeside(`Look: ${link}.`)).toEqual([]);
});

it('tells of the name of a place that leads to the page of another one', async () => {
  const links = [
    { label: 'The hall in Hamilton', href: '/from/merewether' },
    { label: 'How to come from New Lambton', href: '/from/merewether' },
    { label: 'Classes in Hamilton', href: '/from/hamilton-mayfield' },
    { label: 'The bus from Merewether to Hamilton', href: '/from/merewether' },
    { label: 'The beach in Stockton', href: '/from/merewether' },
    { label: 'Prices in Hamilton', href: '/prices' },
    { label: 'Hamilton', href: '/prices' },
  ];
  const site = new DataSite({ languages: ['en'] });
  for (const name of ['merewether', 'hamilton-mayfield', 'new-lambton', 'winter'])
    site.write(`pages/from/${name}/page.yaml`, page(name));
  site.write('pages/prices/page.yaml', page('Prices'));
  const winter = { label: 'What we do in Winter', href: '/from/merewether' };
  const groups = [
    { heading: 'Where', items: links },
    { heading: 'When', items: [winter] },
  ];
  const sections = [{ links: { groups } }];
  site.write('pages/where/page.yaml', { ...page('Where'), sections });
  const found = (await site.lint()).filter(({ rule }) => rule === 'links/other-page');
  expect(found.map(({ message }) => message)).toEqual([
    'The link says "The hall in Hamilton" and leads to /from/merewether, though there is a page /from/hamilton-mayfield.',
    'The link says "How to come from New Lambton" and leads to /from/merewether, though there is a page /from/new-lambton.',
  ]);
});
