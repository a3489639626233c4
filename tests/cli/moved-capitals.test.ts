import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { SmallSite } from '../support/small-site.ts';

const REDIRECTS = `redirects:
  - { from: /Offer, to: / }
  - { from: /OFFER, to: /deal }
  - { from: /Offer.html, to: /lot }
  - { from: /old, to: / }
`;

/** A site with redirects beside `/offer`, which no page has yet. */
function newSite(): SmallSite {
  const site = new SmallSite('deal', 'lot');
  appendFileSync(join(site.folder, 'site.config.yaml'), REDIRECTS);
  return site;
}

const config = (site: SmallSite) => readFileSync(join(site.folder, 'site.config.yaml'), 'utf8');

it('a page gets an address whose twins in other capitals led elsewhere', async () => {
  const site = newSite();
  expect((await site.run('rename', 'deal', 'offer')).code).toBe(0);
  // One that leads to the page itself may stay: hosts that know capitals answer it.
  expect(parse(config(site)).redirects).toEqual([
    { from: '/OFFER', to: '/offer' },
    { from: '/old', to: '/' },
    { from: '/deal', to: '/offer' },
  ]);
  const { stdout } = await site.run('lint', '--json');
  const found = JSON.parse(stdout).diagnostics as { rule: string }[];
  expect(found.filter(({ rule }) => rule.startsWith('address/'))).toEqual([]);
});

it('a draft does not: nothing would answer them until it is published', async () => {
  const site = newSite();
  site.write('deal', (text) => `page: { draft: true }\n${text}`);
  const before = config(site);
  const { code, stderr } = await site.run('rename', 'deal', 'offer');
  expect(code).toBe(1);
  expect(stderr).toContain('/Offer redirects to /');
  expect(config(site)).toBe(before);
});
