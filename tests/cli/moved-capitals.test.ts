import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
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

it('an address that is gone can only lead to the page that differs from it in capitals', async () => {
  const site = newSite();
  const file = join(site.folder, 'published-addresses.txt');
  writeFileSync(file, '/Deal\n/Lot.html\n');
  const told = await site.run('lint');
  expect(told.stdout).toContain('"touchdown remove /Deal --to /deal"');
  expect(told.stdout).toContain('"touchdown remove /Lot.html --to /lot"');
  const before = config(site);
  const { code, stderr } = await site.run('remove', '/Deal', '--to', '/lot');
  expect(code).toBe(1);
  expect(stderr).toContain('do not tell /Deal from the page /deal. Name that.');
  expect(config(site)).toBe(before);
  for (const address of ['/Deal', '/Lot.html'])
    expect((await site.run('remove', address)).code).toBe(0);
  expect(parse(config(site)).redirects.slice(-2)).toEqual([
    { from: '/Deal', to: '/deal' },
    { from: '/Lot.html', to: '/lot' },
  ]);
});

it('redirects of addresses that differ only in capitals get a new target together', async () => {
  const site = newSite();
  writeFileSync(join(site.folder, 'published-addresses.txt'), '/old\n/OLD\n/oLD\n');
  // Its only target is where the other one leads.
  expect((await site.run('remove', '/OLD')).code).toBe(0);
  expect((await site.run('remove', '/oLD', '--to', '/lot')).code).toBe(0);
  const { redirects } = parse(config(site)) as { redirects: { from: string; to: string }[] };
  expect(redirects.filter(({ from }) => /^\/old$/i.test(from))).toEqual([
    { from: '/old', to: '/lot' },
    { from: '/OLD', to: '/lot' },
    { from: '/oLD', to: '/lot' },
  ]);
});
