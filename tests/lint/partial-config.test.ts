import { expect, it } from 'vitest';
import { DataSite } from '../support/data-site.ts';

const PAGE = {
  ...{ name: 'Team', type: 'main', description: 'Wer kommt.' },
  seo: {
    title: 'Das Team von {business.name}',
    description: 'Wer kommt, wenn der Strom ausfällt, und wer am Telefon ist. Alle im Bild.',
  },
};

it('an address that cannot be used hides no other fault of the site, and brings none with it', async () => {
  const site = new DataSite({
    navigation: {
      header: [
        { label: 'Team', href: '/Team' },
        { label: 'Preise', href: '/priese' },
        { label: 'Mehr', items: [{ label: 'Start', href: 'index.html' }] },
      ],
    },
    redirects: [
      { from: '/Über', to: '/team' },
      { from: '/alt', to: 'http://example.com' },
      { from: '/neu/', to: '/nirgends' },
      { form: '/weg', to: '/nirgendwo' },
      { from: '/fort' },
      { from: '/team', to: '/' },
    ],
  });
  site.write('pages/team/page.yaml', {
    ...PAGE,
    sections: [{ title: { heading: 'Wer kommt', intro: 'Hier {preise.team} kommt.' } }],
  });
  site.write('published-addresses.txt', '/\n/team\n/weg\n');
  const lines = site.text('site.config.yaml').split('\n');
  const found = (await site.lint()).map(({ file, line, rule }) => [
    file === 'site.config.yaml' ? lines[line - 1]?.replace(/^.*?: /, '') : file,
    rule,
  ]);
  expect(found).toEqual([
    ['pages/team/page.yaml', 'facts/unknown'],
    ['/Team', 'shape/format'],
    ['/priese', 'links/dead'],
    ['index.html', 'shape/format'],
    ['/Über', 'shape/format'],
    ['http://example.com', 'shape/format'],
    ['/neu/', 'shape/format'],
    ['/nirgends', 'links/dead'],
    ['/weg', 'shape/unknown-key'],
    ['/nirgendwo', 'links/dead'],
    ['/fort', 'shape/missing-key'],
    ['/team', 'address/redirect-of-page'],
  ]);
  const { code, report } = await site.build();
  expect([code, new Set(report.diagnostics.map(({ rule }) => rule))]).toEqual([
    1,
    new Set(['shape/format', 'shape/missing-key', 'shape/unknown-key']),
  ]);
});
