import { expect, it } from 'vitest';
import { DataSite } from '../../support/data-site.ts';
import { PlumberSite } from '../../support/plumber-site.ts';

const REDIRECTS = [
  { from: '/grandfather-clocks', to: '/clocks' },
  { from: '/older-clocks', to: '/grandfather-clocks' },
  { from: '/go/whatsapp', to: 'https://wa.me/4930231250' },
  { from: '/how-to-pay', to: '/prices#paying' },
];

const page = (name: string, path: string, sections: readonly object[], more: object = {}) => ({
  ...{ name, type: 'main', description: `About ${name} at ${path}.`, ...more },
  seo: { title: name, description: `What there is to say of ${name}, in some more words.` },
  sections: [{ title: { heading: name, intro: 'In short.' } }, ...sections],
});

const links = (href: string) => ({
  links: { groups: [{ heading: 'More', items: [{ label: 'Read on', href, text: 'It.' }] }] },
});

/** The findings about links of a site whose about page has these sections, and which has this menu. */
async function told(
  sections: readonly object[],
  { menu = '/clocks', redirects = REDIRECTS }: { menu?: string; redirects?: object[] } = {},
) {
  const site = new DataSite({
    languages: ['en'],
    redirects,
    navigation: { header: [{ label: 'To the shop', href: menu }] },
  });
  const paying = { prose: { body: '## Paying {#paying}\n\nIn cash or by card.' } };
  site.write('pages/clocks/page.yaml', page('Clocks', '/clocks', [], { aliases: ['/timepieces'] }));
  site.write('pages/prices/page.yaml', page('Prices', '/prices', [paying]));
  site.write('pages/about/page.yaml', page('About', '/about', sections));
  const found = (await site.lint()).filter(({ rule }) => rule.startsWith('links/'));
  return found.map(({ rule, file, hint }) => `${rule} ${file}: ${hint}`);
}

it.each([
  ['/grandfather-clocks', '/clocks'],
  ['/grandfather-clocks#case', '/clocks#case'],
  ['/older-clocks', '/clocks'],
  ['/timepieces', '/clocks'],
  ['https://www.hofmann-elektro.example/grandfather-clocks', '/clocks'],
])('a link to %s leads over a former address to %s', async (href, to) => {
  expect(await told([links(href)])).toEqual([
    `links/redirected pages/about/page.yaml: Link to ${to}.`,
  ]);
});

it('is told in a text and in the menu, once each', async () => {
  const body = 'See our [clocks](/grandfather-clocks) and the [prices](/prices).';
  expect(await told([{ prose: { body } }], { menu: '/older-clocks' })).toEqual([
    'links/redirected pages/about/page.yaml: Link to /clocks.',
    'links/redirected site.config.yaml: Link to /clocks.',
  ]);
});

it.each(['/go/whatsapp', '/how-to-pay', '/clocks', '/prices#paying', '/'])(
  'a link to %s is meant',
  async (href) => {
    expect(await told([links(href)])).toEqual([]);
  },
);

it('is not told beside a redirect that leads to nothing', async () => {
  const redirects = [{ from: '/old', to: '/nowhere' }];
  expect(await told([links('/old')], { redirects })).toEqual([
    expect.stringMatching(/^links\/dead site\.config\.yaml/),
  ]);
});

const CODE = `export const Seal = () => (
  <p>
    <a href="/old-pipes.html">Pipes</a>
    <a href="/plan.pdf">The plan</a>
    <a href="/pipes">Pipes</a>
  </p>
);
`;

it('is told in code, where files that are redirected may be linked', async () => {
  const site = new PlumberSite();
  site.write('site/seal.tsx', CODE);
  const redirects =
    'redirects:\n  - { from: /old-pipes.html, to: /pipes }\n  - { from: /plan.pdf, to: "https://files.example.org/a" }\n';
  site.write('site.config.yaml', site.read('site.config.yaml') + redirects);
  const found = (await site.findings('lint')).filter(({ rule }) => rule.startsWith('links/'));
  expect(found.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([
    'links/redirected site/seal.tsx:3',
  ]);
});
