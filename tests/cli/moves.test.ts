import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { parseRedirects } from '../../cli/serve/redirect-rules.ts';
import { cases } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';

const LINKS = (href: string) =>
  `services:\n  heading: More # as on the van\n  items:\n    - { icon: star, title: Gates, text: We drive up., href: ${href} }\n    - { icon: star, title: Yards, text: We walk in., href: ${href} }\n`;

const read = (site: SmallSite, file: string) => readFileSync(join(site.folder, file), 'utf8');

/** A variant whose text leads to a page. */
const VARIANT = (href: string) =>
  `prose: { body: We come to you. }\nvariants:\n  - name: linked\n    weight: 50\n    set: { prose.body: "See [what we offer](${href})." }\n`;

/** What each file of the site's data holds. */
const files = (site: SmallSite) =>
  Object.fromEntries(
    [
      'site.config.yaml',
      ...readdirSync(join(site.folder, 'landings')).map((name) => `landings/${name}`),
    ].map((file) => [file, read(site, file)]),
  );

/** Redirects as a host reads them. */
const hostOf = (site: SmallSite) => parseRedirects(read(site, 'dist/_redirects'));

describe('touchdown rename', () => {
  test('moves the file, leads from the old address and keeps what linked to it', async () => {
    const site = new SmallSite('offer', 'gate');
    appendFileSync(join(site.folder, 'landings/gate.yaml'), LINKS('/offer') + VARIANT('/offer'));
    const text = read(site, 'landings/offer.yaml');
    const { code, stdout } = await site.run('rename', 'offer', 'autumn-offer', '--json');
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      { from: '/offer', to: '/autumn-offer', files: ['site.config.yaml', 'landings/gate.yaml'] },
    ]);
    expect(existsSync(join(site.folder, 'landings/offer.yaml'))).toBe(false);
    expect(read(site, 'landings/autumn-offer.yaml')).toBe(text);
    expect(read(site, 'landings/gate.yaml')).toContain('# as on the van');
    expect(read(site, 'landings/gate.yaml')).toContain('[what we offer](/autumn-offer)');

    await site.run('rename', '/autumn-offer', 'winter-offer');
    expect((await site.build()).code).toBe(0);
    const redirectOf = hostOf(site);
    for (const path of ['/offer', '/autumn-offer']) {
      expect(redirectOf(path)).toEqual({ target: '/winter-offer', status: 301 });
      // For hosts that obey no redirects.
      expect(read(site, `dist${path}.html`)).toContain('content="0; url=/winter-offer"');
    }
    expect(read(site, 'dist/gate.html')).toContain('href="/winter-offer"');
    expect(read(site, 'dist/sitemap.xml')).not.toContain('/offer<');

    await site.run('rename', 'winter-offer', 'offer');
    expect((await site.build()).code).toBe(0);
    expect(hostOf(site)('/offer')).toBeUndefined();
    expect(hostOf(site)('/winter-offer')).toEqual({ target: '/offer', status: 301 });
  });

  test('of a page that was never published leaves no redirect, and says so', async () => {
    const site = new SmallSite('gate', 'offer');
    site.write('offer', (text) => `page: { draft: true }\n${text}`);
    const { stdout } = await site.run('rename', 'offer', 'autumn');
    expect(stdout).toContain('/offer was never published and is now /autumn.');
    expect(read(site, 'site.config.yaml')).not.toContain('redirects');
  });

  test('leaves a published address to its redirect while the page is not published', async () => {
    const site = new SmallSite('gate', 'offer', 'autumn');
    await site.run('remove', 'offer');
    site.write('autumn', (text) => `page: { publishAt: 2999-01-01T09:00 }\n${text}`);
    const before = files(site);
    expect((await site.run('rename', 'autumn', 'offer')).code).toBe(1);
    expect(files(site)).toEqual(before);
  });

  test('moves a page of data with its folder', async () => {
    const site = new SmallSite('gate');
    site.addPage('prices');
    appendFileSync(join(site.folder, 'landings/gate.yaml'), LINKS('/prices'));
    expect((await site.run('rename', 'prices', 'services/prices')).code).toBe(0);
    expect((await site.build()).code).toBe(0);
    expect(hostOf(site)('/prices')?.target).toBe('/services/prices');
    expect(existsSync(join(site.folder, 'pages/prices'))).toBe(false);
  });

  test.each([
    ['a page that is not there', ['rename', 'nowhere', 'new'], 2],
    ['an address that is taken', ['rename', 'offer', 'gate'], 1],
    ['an address that is none', ['rename', 'offer', 'Summer Offer'], 2],
    ['an address of the site itself', ['rename', 'offer', 'assets'], 2],
    ['an address of a page in capitals', ['rename', 'prices', 'Prices'], 2],
    ['an address of a page with a file ending', ['rename', 'prices', '/prices.html'], 2],
    ['the home page', ['rename', '/', 'home'], 1],
    ['a target that is not there', ['remove', 'offer', '--to', '/nowhere'], 1],
    ['a section that its target lacks', ['remove', 'offer', '--to', '/gate#sale'], 1],
    ['a name with a typing mistake', ['rename', 'ofer', 'new'], 2],
    ['the index of a folder for a page', ['rename', 'prices', 'work/index'], 2],
    ['an address of the site itself for a page', ['rename', 'prices', 'assets/prices'], 2],
    ['the address of the home page for a page', ['rename', 'prices', 'index'], 2],
    ['itself as its target', ['remove', 'offer', '--to', '/offer'], 1],
    ['a target that is no address', ['remove', 'offer', '--to', 'javascript:alert(1)'], 2],
  ])('refuses %s and changes nothing', async (_, args, code) => {
    const site = new SmallSite('offer', 'gate');
    site.addPage('prices');
    const before = files(site);
    const result = await site.run(...args, '--json');
    expect([result.code, Object.keys(JSON.parse(result.stdout))]).toEqual([code, ['error']]);
    expect(files(site)).toEqual(before);
  });
});

describe('touchdown remove', () => {
  test('leads to the home page or to what is said, and so do earlier names', async () => {
    const site = new SmallSite('offer', 'gate', 'yard');
    appendFileSync(join(site.folder, 'landings/yard.yaml'), LINKS('/gate'));
    await site.run('rename', 'offer', 'autumn-offer');
    expect((await site.run('remove', 'autumn-offer', '--to', '/gate#main')).code).toBe(0);
    expect((await site.run('remove', 'gate')).code).toBe(0);
    expect((await site.build()).code).toBe(0);
    const redirectOf = hostOf(site);
    for (const path of ['/offer', '/autumn-offer', '/gate'])
      expect(redirectOf(path)?.target).toBe('/');
    expect(read(site, 'dist/yard.html')).not.toContain('href="/gate"');
  });

  test('leads on from its aliases, too', async () => {
    const site = new SmallSite('offer', 'gate');
    site.write('offer', (text) => `page: { aliases: [/deal, /sale] }\n${text}`);
    expect((await site.run('remove', 'offer', '--to', '/deal')).code).toBe(1);
    expect((await site.run('remove', 'offer', '--to', '/gate')).code).toBe(0);
    expect((await site.build()).code).toBe(0);
    for (const path of ['/offer', '/deal', '/sale'])
      expect(hostOf(site)(path)?.target).toBe('/gate');
  });

  test('takes the names that shells complete, and suggests what was meant', async () => {
    const site = new SmallSite('offer', 'gate');
    site.addPage('prices');
    const { stderr } = await site.run('remove', 'ofer');
    expect(stderr).toContain('Did you mean /offer?');
    expect((await site.run('rename', 'pages/prices/page.yaml', 'pages/costs')).code).toBe(0);
    expect(existsSync(join(site.folder, 'pages/costs/page.yaml'))).toBe(true);
    expect((await site.run('rename', './landings/gate.yaml', 'landings/yard.yaml')).code).toBe(0);
    expect(existsSync(join(site.folder, 'landings/yard.yaml'))).toBe(true);
    expect((await site.run('remove', 'pages/index/page.yaml')).stderr).toContain('The home page');
  });

  test('of a page that was never published tells nobody its address', async () => {
    const site = new SmallSite('offer', 'gate');
    site.write('offer', (text) => `page: { draft: true, aliases: [/secret] }\n${text}`);
    const { stdout } = await site.run('remove', 'offer', '--json');
    expect(JSON.parse(stdout)).toEqual({ from: '/offer', to: null, files: [] });
    expect(read(site, 'site.config.yaml')).not.toContain('redirects');
    site.write('offer', (text) => `page: { draft: true }\n${text}`);
    await site.run('remove', 'offer', '--to', '/gate');
    expect(read(site, 'site.config.yaml')).toContain('from: /offer');
  });

  test('changes a redirect only to a target that is named, and names one that is none', async () => {
    const site = new SmallSite('offer', 'gate');
    await site.run('rename', 'offer', 'deal');
    writeFileSync(join(site.folder, 'published-addresses.txt'), '/offer\n');
    const again = await site.run('remove', 'offer');
    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringContaining('/offer redirects to /deal already.'),
    ]);
    const { stderr } = await site.run('remove', 'gate', '--to', '/offer');
    expect(stderr).toContain('--to /offer: it redirects to /deal. Name that.');
    expect((await site.run('remove', 'offer', '--to', '/gate')).code).toBe(0);
  });

  test('leaves a page with code to its author', async () => {
    const site = new SmallSite('gate');
    site.addPage('tool');
    writeFileSync(join(site.folder, 'pages/tool/notes.txt'), 'mine');
    const { code, stderr } = await site.run('remove', 'tool');
    expect([code, existsSync(join(site.folder, 'pages/tool/page.yaml'))]).toEqual([1, true]);
    expect(stderr).toContain('redirects');
  });
});

it('whatever is renamed and removed, every address that there ever was leads to a page', async () => {
  const SLUGS = ['a-one', 'b-two', 'c-three', 'd-four', 'e-five'];
  const slug = fc.constantFrom(...SLUGS);
  const step = fc.oneof(
    fc.record({ name: fc.constant('rename' as const), from: slug, to: slug }),
    fc.record({ name: fc.constant('remove' as const), from: slug, to: slug }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const site = new SmallSite(...SLUGS.slice(0, 3));
      for (const { name, from, to } of steps)
        await (name === 'rename'
          ? site.run('rename', from, to)
          : site.run('remove', from, '--to', `/${to}`));
      const { code, report } = await site.build();
      expect([code, report.diagnostics.filter(({ severity }) => severity === 'error')]).toEqual([
        0,
        [],
      ]);
      const redirectOf = hostOf(site);
      const touched = steps.flatMap(({ from, to }) => [from, to]);
      const written = new Set(readdirSync(join(site.folder, 'dist')));
      const once = [...SLUGS.slice(0, 3), ...touched.filter((name) => written.has(`${name}.html`))];
      for (const name of once) {
        const target = redirectOf(`/${name}`)?.target;
        expect(written.has(`${name}.html`), name).toBe(true);
        if (target === undefined) continue;
        expect(redirectOf(target)).toBeUndefined();
        expect(written.has(target === '/' ? 'index.html' : `${target.slice(1)}.html`)).toBe(true);
      }
    }),
    { numRuns: cases(2, 100) },
  );
});

test('redirects that cannot be are told where they stand', async () => {
  const site = new SmallSite('gate');
  site.write('gate', (text) => `page: { aliases: [/entry] }\n${text}`);
  const at = read(site, 'site.config.yaml').trimEnd().split('\n').length + 1;
  appendFileSync(
    join(site.folder, 'site.config.yaml'),
    `redirects:
  - { from: /gate, to: / }
  - { from: /old, to: /gaet }
  - { from: /old, to: / }
  - { from: /one, to: /two }
  - { from: /two, to: /one }
  - { from: /assets/x, to: / }
  - { from: /fine.php, to: /gate }
  - { from: /short, to: /old }
  - { from: /gate.html, to: /gate }
  - { from: /index.html, to: /gate }
  - { from: /sitemap.xml, to: /gate }
  - { from: /index.php, to: /gate }
  - { from: /entry, to: /gate }
  - { from: /self, to: https://www.example.com/self }
`,
  );
  const { stdout } = await site.run('lint', '--json');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const told = diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, line, column }) => [rule, line - at, column]);
  expect(told).toEqual([
    ['address/redirect-of-page', 1, 13],
    ['links/dead', 2, 23],
    ['address/redirect-twice', 3, 13],
    ['address/redirect-circle', 4, 23],
    ['address/reserved', 6, 13],
    ['address/redirect-of-page', 10, 13],
    ['address/reserved', 11, 13],
    ['address/redirect-of-page', 13, 13],
    ['address/redirect-circle', 14, 24],
  ]);
});
