import { expect, it } from 'vitest';
import { DataSite } from '../../support/data-site.ts';

const REDIRECTS = [
  { from: '/Team', to: '/' },
  { from: '/TEAM', to: '/team' },
  { from: '/Team.html', to: '/' },
  { from: '/Wer-wir-sind', to: '/' },
  { from: '/WER-WIR-SIND', to: '/team' },
  { from: '/Index', to: '/team' },
  { from: '/INDEX.html', to: '/' },
  { from: '/Alt', to: '/' },
  { from: '/alt', to: '/team' },
  { from: '/Neu', to: '/neu' },
  { from: '/neu', to: '/team' },
];

it('an address that differs only in capitals from another one is told, unless both lead to one place', async () => {
  const site = new DataSite({ redirects: REDIRECTS });
  site.write('pages/team/page.yaml', {
    ...{ name: 'Team', type: 'main', description: 'Wer kommt.', aliases: ['/wer-wir-sind'] },
    seo: {
      title: 'Das Team von Hofmann Elektro',
      description: 'Wer kommt, wenn der Strom ausfällt, und wer am Telefon ist. Alle im Bild.',
    },
    sections: [{ title: { heading: 'Wer kommt', intro: 'Das sind wir.' } }],
  });
  const lines = site.text('site.config.yaml').split('\n');
  const found = (await site.lint()).filter(({ severity }) => severity === 'error');
  const rule = 'address/collision';
  expect(found.map((told) => [lines[told.line - 1]?.replace(/^.*?: /, ''), told.rule])).toEqual([
    ['/Team', rule],
    ['/Team.html', rule],
    ['/Wer-wir-sind', rule],
    ['/Index', rule],
    ['/alt', rule],
  ]);
  // Both places are named: the redirect by its position, the other one in the message.
  expect(found[0]?.message).toContain('pages/team/page.yaml');
  expect(found[4]?.message).toContain('/Alt, entry 8');
});
