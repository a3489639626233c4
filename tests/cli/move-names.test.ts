import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runHere } from '../support/command.ts';
import { SmallSite } from '../support/small-site.ts';

const read = (site: SmallSite, file: string) => readFileSync(join(site.folder, file), 'utf8');

/** A site whose landing `/gate` has aliases, and whose page `/prices` lies in a folder. */
function namedSite(): SmallSite {
  const site = new SmallSite('gate', 'offer');
  site.write('gate', (text) => `page: { aliases: [/door, /entry] } # both on the old van\n${text}`);
  site.addPage('prices');
  return site;
}

describe('files count from the working folder', () => {
  test.each([
    ['landings', 'offer.yaml', 'offer'],
    ['landings', './offer.yaml', 'offer'],
    ['landings', 'landings/offer.yaml', 'offer'],
    ['pages', 'prices/page.yaml', 'prices'],
    ['pages/prices', './page.yaml', 'prices'],
    ['pages/prices', '../../landings/offer.yaml', 'offer'],
  ])('in %s/: %s', async (folder, name, slug) => {
    const site = namedSite();
    const cwd = join(site.folder, folder);
    const { code, stdout } = await runHere(['remove', name, '--json'], { cwd, site: null });
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ from: `/${slug}` })]);
  });

  test('and a landing is found by its file alone', async () => {
    const site = namedSite();
    const { code, stdout } = await site.run('remove', 'offer.yaml', '--json');
    expect([code, JSON.parse(stdout).from]).toEqual([0, '/offer']);
  });

  test('so do new names, and whole paths', async () => {
    const site = namedSite();
    const cwd = site.landings;
    const first = await runHere(['rename', 'offer.yaml', 'deal.yaml'], { cwd, site: null });
    const path = join(site.landings, 'deal.yaml');
    const second = await runHere(['rename', path, '/sale'], { cwd, site: null });
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(existsSync(join(site.landings, 'sale.yaml'))).toBe(true);
  });
});

test('a page is named by its whole address', async () => {
  const site = namedSite();
  const at = (path: string) => `https://www.example.com/${path}`;
  const renamed = await site.run('rename', at('offer'), at('deal'), '--json');
  expect([renamed.code, JSON.parse(renamed.stdout)]).toMatchObject([
    0,
    { from: '/offer', to: '/deal' },
  ]);
  expect((await site.run('remove', at('deal'), '--to', at('gate'))).code).toBe(0);
  expect((await site.run('remove', 'https://other.example/gate')).code).toBe(2);
});

test('the 404 page stays where it is, and nobody is led to it', async () => {
  const site = namedSite();
  mkdirSync(join(site.folder, 'pages/_error'));
  writeFileSync(join(site.folder, 'pages/_error/page.yaml'), read(site, 'pages/prices/page.yaml'));
  for (const args of [
    ['remove', '404'],
    ['rename', 'pages/_error/page.yaml', 'lost'],
    ['remove', 'offer', '--to', '/404'],
  ])
    expect([args, (await site.run(...args)).code]).toEqual([args, 1]);
  const over = 'expireAt: 2020-01-01T09:00, afterExpiry: { redirect: /404 }';
  site.write('offer', (text) => `page: { ${over} }\n${text}`);
  writeFileSync(
    site.config,
    `${read(site, 'site.config.yaml')}redirects: [{ from: /old, to: /404 }]\n`,
  );
  const { diagnostics } = JSON.parse((await site.run('lint', '--json')).stdout);
  const told = diagnostics.flatMap(({ rule, file }: { rule: string; file: string }) =>
    rule === 'links/dead' ? [file] : [],
  );
  expect(told.sort()).toEqual(['landings/offer.yaml', 'site.config.yaml']);
});

describe('at the address of a page of the tool', () => {
  /** A site that says something of the page /client, which the tool has while the part `upload` is switched on. */
  function clientSite(uploads: boolean, change = (page: string) => page): SmallSite {
    const site = namedSite();
    appendFileSync(site.config, `features: { upload: ${uploads} }\n`);
    site.addPage('client');
    const file = join(site.folder, 'pages/client/page.yaml');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    return site;
  }
  const described = (page: string) => page.replace(/^sections:.*$/ms, '');
  const MOVES = [
    ['rename', 'client', 'upload'],
    ['remove', 'client'],
  ];

  test.each([true, false])(
    'a file that only describes it stays where it is: %s',
    async (uploads) => {
      const site = clientSite(uploads, described);
      for (const args of MOVES) {
        const { code, stderr } = await site.run(...args);
        expect([args, code, stderr]).toEqual([args, 1, expect.stringMatching(/only describes/)]);
      }
      expect((await site.build()).code).toBe(0);
    },
  );

  test.each([true, false])(
    'a page of the site stays, since its address cannot be redirected: %s',
    async (uploads) => {
      const site = clientSite(uploads);
      for (const args of MOVES) {
        const { code, stderr } = await site.run(...args);
        expect([args, code, stderr]).toEqual([args, 1, expect.stringMatching(/be redirected/)]);
      }
      expect((await site.build()).code).toBe(0);
    },
  );

  test('a draft is moved, since its address need not be redirected', async () => {
    const site = clientSite(false, (page) => `draft: true\n${page}`);
    expect((await site.run('rename', 'client', 'upload')).code).toBe(0);
    expect((await site.run('remove', 'upload')).code).toBe(0);
    expect((await site.build()).code).toBe(0);
  });

  test('a page without a file is not removed', async () => {
    const site = namedSite();
    appendFileSync(site.config, 'features: { upload: true }\n');
    writeFileSync(join(site.folder, 'published-addresses.txt'), '/client\n');
    const { code, stderr } = await site.run('remove', 'client');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/be redirected/)]);
    expect((await site.build()).code).toBe(0);
  });

  test('no page is taken for one of the tool because of what every object has', async () => {
    const site = namedSite();
    site.addPage('constructor');
    expect((await site.run('rename', 'constructor', 'obra')).code).toBe(0);
    expect((await site.build()).code).toBe(0);
  });
});

describe('an alias', () => {
  test('of another page is changed there', async () => {
    const site = namedSite();
    for (const args of [
      ['rename', 'door', 'new'],
      ['remove', 'door', '--to', '/offer'],
      ['rename', 'offer', 'door'],
    ]) {
      const { code, stderr } = await site.run(...args);
      expect([code, stderr]).toEqual([1, expect.stringContaining('landings/gate.yaml')]);
    }
  });

  test('of its own can become the name of a page', async () => {
    const site = namedSite();
    expect((await site.run('rename', 'gate', 'entry')).code).toBe(0);
    expect(read(site, 'landings/entry.yaml')).toMatch(/^page: \{ aliases: \[\/door\] \} # both/);
    expect((await site.run('rename', 'entry', 'door')).code).toBe(0);
    expect(read(site, 'landings/door.yaml')).not.toContain('aliases');
    const { code } = await site.build();
    expect([code, read(site, 'dist/_redirects').match(/^\/(?:gate|entry) \S+/gm)]).toEqual([
      0,
      ['/gate /door', '/entry /door'],
    ]);
  });
});

describe('--to', () => {
  test.each([
    ...['prices', '/prices/', 'pages/prices/page.yaml'],
    ...['https://www.example.com/prices', 'https://example.com/prices/'],
  ])('takes %s', async (to) => {
    const site = namedSite();
    const { stdout } = await site.run('remove', 'offer', '--to', to, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ to: '/prices' });
  });

  test.each(['/Prices', '/prices.html', '/prices?a=1', '', '//prices', 'mailto:a@example.org'])(
    'refuses "%s"',
    async (to) => {
      const site = namedSite();
      const { code } = await site.run('remove', 'offer', '--to', to);
      expect([code, existsSync(join(site.landings, 'offer.yaml'))]).toEqual([2, true]);
    },
  );
});

test.each(['offer', 'nothing'])('--to is no way around to /%s', async (name) => {
  const to = `https://www.example.com/${name}`;
  expect((await namedSite().run('remove', 'offer', '--to', to)).code).toBe(1);
});

test('--to says that a query is not part of a target', async () => {
  const { stderr } = await namedSite().run('remove', 'offer', '--to', '/prices?a=1');
  expect(stderr).toContain('without a query');
});

test('no new page is made where an address redirects, and removing one that was leaves the redirect', async () => {
  const site = namedSite();
  await site.run('rename', 'offer', 'deal');
  const { code, stderr } = await site.run('new-landing', 'offer', '--headline', 'A new offer');
  expect([code, stderr]).toEqual([1, expect.stringContaining('/offer redirects to /deal')]);
  site.write('offer');
  expect((await site.run('remove', 'offer')).code).toBe(0);
  expect(read(site, 'site.config.yaml')).toMatch(/from: \/offer\n\s+to: \/deal/);
});
