import { expect, it } from 'vitest';
import { placeIn } from '../../../cli/build/emit-file.ts';
import { DataSite } from '../../support/data-site.ts';

const REDIRECTS = [
  { from: '/%68%74ml', to: '/' },
  { from: '/html', to: '/' },
  { from: '/%C3%BCber', to: '/' },
  { from: '/%c3%bcber', to: '/' },
  { from: '/u%CC%88ber', to: '/' },
  { from: '/%74eam', to: '/' },
  { from: '/team%2Ehtml', to: '/' },
  { from: '/%61ssets/x.css', to: '/' },
  { from: '/.git/x', to: '/' },
  { from: '/%2EGIT/x', to: '/' },
  { from: '/kreis%2Dlauf', to: '/rund' },
  { from: '/rund', to: '/kreis-lauf' },
  { from: '/kett%65', to: '/team' },
  { from: '/vor', to: '/kette' },
];

it('redirects are compared with pages and each other in any spelling, at the line', async () => {
  const site = new DataSite({ redirects: REDIRECTS });
  site.write('pages/team/page.yaml', {
    ...{ name: 'Team', type: 'main', description: 'Wer kommt.' },
    seo: {
      title: 'Das Team von Hofmann Elektro',
      description: 'Wer kommt, wenn der Strom ausfällt, und wer am Telefon ist. Alle im Bild.',
    },
    sections: [{ title: { heading: 'Wer kommt', intro: 'Das sind wir.' } }],
  });
  const lines = site.text('site.config.yaml').split('\n');
  const found = (await site.lint()).filter(({ severity }) => severity === 'error');
  expect(found.map(({ line, rule }) => [lines[line - 1]?.replace(/^.*?: /, ''), rule])).toEqual([
    ['/html', 'address/redirect-twice'],
    ['/%c3%bcber', 'address/redirect-twice'],
    ['/u%CC%88ber', 'address/redirect-twice'],
    ['/%74eam', 'address/redirect-of-page'],
    ['/team%2Ehtml', 'address/redirect-of-page'],
    ['/%61ssets/x.css', 'address/reserved'],
    ['/.git/x', 'address/reserved'],
    ['/%2EGIT/x', 'address/reserved'],
    ['/rund', 'address/redirect-circle'],
  ]);
});

it('no name of a file leads out of the output', () => {
  expect(placeIn('/site/dist', 'a/../b.html')).toBe('/site/dist/b.html');
  for (const name of ['../pwn.html', 'a/../../dist-2/x.html', '..'])
    expect(() => placeIn('/site/dist', name)).toThrow();
});
