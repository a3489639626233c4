import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRedirects } from '../../cli/serve/redirect-rules.ts';
import { cases } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { contents } from '../support/tiny-site.ts';

/** A site in a zone whose clocks are put forward on 28 March 2027 and back on 31 October. */
function siteInHull(...slugs: string[]): SmallSite {
  const site = new SmallSite(...slugs);
  const text = readFileSync(site.config, 'utf8');
  writeFileSync(
    site.config,
    text.replace('currency: GBP', 'currency: GBP\n  timeZone: Europe/London'),
  );
  return site;
}

const timed = (keys: string) => (text: string) => `page: { ${keys} }\n${text}`;
const linking = (href: string) => (text: string) =>
  `${text}\nservices:\n  heading: More\n  items:\n    - { icon: star, title: Gates, text: We drive up., href: ${href} }\n    - { icon: star, title: Yards, text: We walk in. }\n`;

const built = (site: SmallSite, file: string) => readFileSync(join(site.dist, file), 'utf8');
const isBuilt = (site: SmallSite, slug: string) => existsSync(join(site.dist, `${slug}.html`));

/** Where pages are named for those who look for them. */
const listed = (site: SmallSite, path: string) => ({
  sitemap: built(site, 'sitemap.xml').includes(`${path}<`),
  registry: built(site, 'page-registry.json').includes(`"path":"${path}"`),
});

const rulesOf = ({
  diagnostics,
}: {
  diagnostics: { file: string; line: number; rule: string }[];
}) => diagnostics.map(({ file, line, rule }) => `${file}:${line} ${rule}`);

describe('a build at a moment', () => {
  test('has a page from its first moment on, and afterwards a notice or a redirect', async () => {
    const site = siteInHull('gate');
    const times = 'publishAt: 2027-03-28T09:00, expireAt: 2027-10-31T18:00';
    site.write('offer', timed(`${times}, aliases: [/deal]`));
    site.write('sale', timed(`${times}, afterExpiry: { notice: "Sold for {fees.minimum}." }`));
    site.write('fair', timed(`${times}, aliases: [/fayre], afterExpiry: { redirect: /gate }`));
    site.addPage('summer');
    const page = join(site.folder, 'pages/summer/page.yaml');
    writeFileSync(page, `expireAt: 2027-10-31T18:00\n${readFileSync(page, 'utf8')}`);

    // Summer time begins that night: nine o'clock is eight in UTC.
    const early = await site.build('--now', '2027-03-28T07:59:59Z');
    expect([early.code, early.report.pages]).toEqual([0, 4]);
    for (const slug of ['offer', 'deal', 'sale', 'fair']) expect(isBuilt(site, slug)).toBe(false);
    expect(listed(site, '/offer')).toEqual({ sitemap: false, registry: false });

    const open = await site.build('--now', '2027-03-28T09:00');
    expect(open.report).toMatchObject({ pages: 7, written: 3, unchanged: 4 });
    expect(listed(site, '/offer')).toEqual({ sitemap: true, registry: true });
    expect(built(site, 'deal.html')).toBe(built(site, 'offer.html'));
    expect(built(site, 'offer.html')).toContain('forty miles');

    const last = await site.build('--now', '2027-10-31T17:59:59');
    expect(last.report).toMatchObject({ written: 0, unchanged: 7 });
    const over = await site.build('--now', '2027-10-31T18:00Z');
    expect(over.report).toMatchObject({ pages: 6, written: 3, removed: 0 });
    for (const [file, notice] of [
      ['offer', /What was offered here is over/],
      ['deal', /What was offered here is over/],
      ['sale', /Sold for £80/],
      ['summer', /What was offered here is over/],
    ] as const) {
      const html = built(site, `${file}.html`);
      expect(html).toMatch(notice);
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).toContain('href="tel:');
      expect(html).not.toContain('forty miles');
    }
    expect(listed(site, '/offer')).toEqual({ sitemap: false, registry: true });
    const redirectOf = parseRedirects(built(site, '_redirects'));
    for (const path of ['/fair', '/fayre'])
      expect(redirectOf(path)).toEqual({ target: '/gate', status: 302 });
    expect(built(site, 'fair.html')).toContain('content="0; url=/gate"');
    expect(listed(site, '/fair')).toEqual({ sitemap: false, registry: false });
  });

  test('shows drafts only if it is asked to, and then no search engine anything', async () => {
    const site = new SmallSite('gate');
    site.write('offer', timed('draft: true'));
    site.write('later', timed('publishAt: 2099-01-01T09:00'));
    expect((await site.build()).report.pages).toBe(3);
    const { report } = await site.build('--drafts');
    expect([report.pages, isBuilt(site, 'offer'), isBuilt(site, 'later')]).toEqual([5, true, true]);
    for (const file of ['offer.html', 'gate.html', 'index.html'])
      expect(built(site, file)).toContain('name="robots" content="noindex"');
    // Whoever may not read a page does not see that it is noindex.
    expect(built(site, 'robots.txt')).toMatch(/^Allow: \/$/m);
    expect(built(site, 'robots.txt')).not.toContain('Disallow');
    expect(built(site, '_headers')).toContain('\n  X-Robots-Tag: noindex\n');
    expect(built(site, 'sitemap.xml')).not.toContain('<loc>');
    await site.build();
    expect(isBuilt(site, 'offer')).toBe(false);
    expect(built(site, 'gate.html')).not.toContain('noindex');
    expect(built(site, '_headers')).not.toContain('noindex');
  });

  test('has language versions only of pages that are there', async () => {
    const site = new SmallSite('gate');
    const spanish = (text: string) => `language: es\ntranslationOf: gate\n${text}`;
    site.write('puerta', (text) => timed('publishAt: 2027-01-01T00:00')(spanish(text)));
    await site.build('--now', '2026-12-31');
    expect(built(site, 'gate.html')).not.toContain('hreflang');
    const { report } = await site.build('--now', '2027-01-01');
    expect(report).toMatchObject({ pages: 4, written: 2 });
    expect(built(site, 'gate.html')).toContain('hreflang="es"');
  });

  const SLUGS = ['gate', 'yard', 'lot'] as const;
  const keys = fc.constantFrom(
    ...['draft: true', 'publishAt: 2027-01-02T00:00', 'expireAt: 2027-01-03T00:00'],
    'expireAt: 2027-01-03T00:00, afterExpiry: { redirect: / }',
    'publishAt: 2027-01-02T00:00, expireAt: 2027-01-04T00:00, aliases: [/old]',
  );
  const schedules = fc.tuple(fc.constantFrom(...SLUGS), keys);
  const day = fc.integer({ min: 1, max: 5 }).map((of) => `2027-01-0${of}`);

  test('is the same whatever was built before it', async () => {
    const steps = fc.array(fc.tuple(day, fc.option(schedules)), { minLength: 2, maxLength: 5 });
    const property = fc.asyncProperty(schedules, steps, async (first, moments) => {
      const site = new SmallSite(...SLUGS);
      site.write(first[0], timed(first[1]));
      for (const [step, [now, edit]] of moments.entries()) {
        if (edit) site.write(edit[0], timed(edit[1]));
        const { code } = await site.build('--now', now);
        const clean = await site.build('--now', now, '--out', `clean-${step}`);
        expect(code).toBe(clean.code);
        if (code === 0)
          expect(contents(site.dist)).toEqual(contents(join(site.folder, `clean-${step}`)));
      }
    });
    await fc.assert(property, { numRuns: cases(2, 60) });
  });
});

describe('what is wrong with schedules', () => {
  test('is told where it stands, and a link only while nobody can follow it', async () => {
    const site = siteInHull('gate');
    // One finding: at the end of the gap both times are the same.
    site.write('gap', timed('publishAt: 2027-03-28T01:00, expireAt: 2027-03-28T02:00'));
    site.write('ancient', timed('expireAt: 0027-03-28T02:00'));
    site.write('order', timed('publishAt: 2027-03-02T09:00, expireAt: 2027-03-01T09:00'));
    site.write('never', timed('afterExpiry: { notice: Over. }'));
    site.write(
      'both',
      timed('expireAt: 2027-01-01T00:00, afterExpiry: { notice: Over., redirect: / }'),
    );
    site.write('idle', timed('draft: true, publishAt: 2027-03-01T09:00'));
    const { report } = await site.build('--now', '2027-01-01');
    expect(rulesOf(report).sort()).toEqual([
      'landings/ancient.yaml:1 shape/format',
      'landings/both.yaml:1 shape/format',
      'landings/gap.yaml:1 schedule/no-such-time',
      'landings/idle.yaml:1 schedule/draft',
      'landings/never.yaml:1 schedule/never-over',
      'landings/order.yaml:1 schedule/order',
    ]);
  });

  test('shows among all pages: links, redirects and canonical addresses', async () => {
    const site = siteInHull('gate');
    const redirect = (to: string) => `expireAt: 2027-02-01T00:00, afterExpiry: { redirect: ${to} }`;
    site.write('spring', timed('publishAt: 2027-03-01T09:00'));
    site.write('draft', timed('draft: true'));
    site.write('links', linking('/spring'));
    site.write('later', (text) => linking('/spring')(timed('publishAt: 2027-03-01T09:00')(text)));
    site.write('unfinished', (text) => linking('/draft')(timed('draft: true')(text)));
    site.write('self', timed(redirect('/self')));
    site.write('one', timed(redirect('/two')));
    site.write('two', timed(redirect('/one')));
    site.write('lost', timed(redirect('/nowhere')));
    site.write('soon', timed(redirect('/spring')));
    site.write('chain', timed(redirect('/fine')));
    site.write('fine', timed(redirect('/gate')));
    site.write('copy', timed('canonical: /spring'));
    const expected = [
      'landings/copy.yaml:1 address/canonical',
      'landings/links.yaml:',
      'landings/lost.yaml:1 links/dead',
      'landings/one.yaml:1 schedule/redirect',
      'landings/self.yaml:1 schedule/redirect',
      'landings/soon.yaml:1 schedule/redirect',
    ];
    const early = rulesOf((await site.build('--now', '2027-01-01')).report).sort();
    expect(early.map((told, at) => told.slice(0, expected[at]?.length))).toEqual(expected);
    expect(early[1]).toMatch(/links\/unpublished$/);
    const late = rulesOf((await site.build('--now', '2027-03-02')).report).sort();
    expect(late).toEqual(expected.slice(2));
    const { stdout } = await site.run('lint', '--now', '2027-01-01', '--json');
    const errors = JSON.parse(stdout).diagnostics.filter(
      ({ severity }: { severity: string }) => severity === 'error',
    );
    expect(rulesOf({ diagnostics: errors }).sort()).toEqual(early);
  });
});

test('times by no clock of the country are told once, in the configuration', async () => {
  const told = async (site: SmallSite) =>
    JSON.parse((await site.run('lint', '--now', '2027-01-01', '--json')).stdout).diagnostics.filter(
      ({ rule }: { rule: string }) => rule === 'schedule/no-time-zone',
    );
  const site = new SmallSite('gate');
  expect(await told(site)).toEqual([]);
  for (const slug of ['offer', 'sale']) site.write(slug, timed('expireAt: 2027-04-30T18:00'));
  const config = readFileSync(site.config, 'utf8');
  const line = config.split('\n').findIndex((text) => text.includes('country: GB')) + 1;
  expect(await told(site)).toMatchObject([{ file: 'site.config.yaml', line }]);
  // Ghana has the time of Greenwich all year.
  writeFileSync(site.config, config.replace('country: GB', 'country: GH'));
  expect(await told(site)).toEqual([]);
  writeFileSync(site.config, config.replace('currency: GBP', 'currency: GBP\n  timeZone: UTC'));
  expect(await told(site)).toEqual([]);
});

test('the home page and the 404 page are always there', async () => {
  const site = siteInHull('gate');
  site.addPage('_error');
  for (const [route, key] of [
    ['_error', 'expireAt: 2027-02-01T00:00'],
    ['index', 'draft: true'],
  ]) {
    const file = join(site.folder, `pages/${route}/page.yaml`);
    writeFileSync(file, `${key}\n${readFileSync(file, 'utf8')}`);
  }
  const { report } = await site.build('--now', '2027-01-01');
  expect(rulesOf(report)).toEqual([
    'pages/_error/page.yaml:1 schedule/standing',
    'pages/index/page.yaml:1 schedule/standing',
  ]);
});

test('pages repeat only what is still shown, and those that stay are the originals', async () => {
  const site = siteInHull('gate');
  const title = /title: .*/.exec(readFileSync(join(site.landings, 'gate.yaml'), 'utf8'))?.[0] ?? '';
  site.write('old', (text) =>
    timed('expireAt: 2027-01-01T00:00')(text).replace(/title: .*/, title),
  );
  site.write('aa', (text) =>
    timed('publishAt: 2027-06-01T00:00')(text).replace(/title: .*/, title),
  );
  // Otherwise an equal title is part of what is told of copies.
  const config = join(site.folder, 'site.config.yaml');
  writeFileSync(config, 'lint:\n  rules:\n    doorway/near-duplicate: off\n', { flag: 'a' });
  const doubles = async (now: string) => {
    const { stdout } = await site.run('lint', '--now', now, '--json');
    return JSON.parse(stdout).diagnostics.flatMap(({ file, rule }: Record<string, string>) =>
      rule === 'seo/duplicate-title' ? [file] : [],
    );
  };
  expect(await doubles('2027-02-01')).toEqual(['landings/aa.yaml']);
  expect(await doubles('2026-12-01')).toEqual(['landings/aa.yaml', 'landings/old.yaml']);
});

describe('touchdown due', () => {
  test('tells the next moment and what it changes', async () => {
    const site = siteInHull('gate');
    site.write('offer', timed('publishAt: 2027-03-28T09:00, expireAt: 2027-10-31T18:00'));
    site.write('sale', timed('publishAt: 2027-03-28T09:00'));
    site.write('draft', timed('draft: true'));
    site.addPage('summer');
    const page = join(site.folder, 'pages/summer/page.yaml');
    writeFileSync(page, `expireAt: 2027-10-31T18:00\n${readFileSync(page, 'utf8')}`);
    const due = async (now: string) => {
      const { code, stdout } = await site.run('due', '--now', now, '--json');
      return [code, JSON.parse(stdout)];
    };
    expect(await due('2027-01-01')).toEqual([
      0,
      {
        next: '2027-03-28T08:00:00Z',
        pages: [
          { path: '/offer', change: 'published' },
          { path: '/sale', change: 'published' },
        ],
      },
    ]);
    expect(await due('2027-03-28T08:00:00Z')).toEqual([
      0,
      {
        next: '2027-10-31T18:00:00Z',
        pages: [
          { path: '/offer', change: 'expired' },
          { path: '/summer', change: 'expired' },
        ],
      },
    ]);
    expect(await due('2027-10-31T18:00')).toEqual([0, { next: null, pages: [] }]);
    site.write('sale', timed('publishAt: 2027-03-28T01:30'));
    expect((await due('2027-01-01'))[0]).toBe(1);
    expect(await site.run('due', '--now', '2027-10-31T18:00')).toMatchObject({
      ...{ code: 1, stdout: '' },
      stderr: expect.stringContaining('landings/sale.yaml'),
    });
    expect((await site.run('due', '--now', 'tomorrow')).code).toBe(2);
    const gap = await site.run('due', '--now', '2027-03-28T01:30');
    expect([gap.code, gap.stderr]).toEqual([1, expect.stringContaining('2027-03-28T02:00')]);
  });
});
