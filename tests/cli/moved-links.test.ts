import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shortened } from '../../cli/pages/redirects.ts';
import { SmallSite } from '../support/small-site.ts';

const LINKS = (href: string) =>
  `services:\n  heading: More # as on the van\n  items:\n    - { icon: star, title: Gates, text: We drive up., href: ${href} }\n    - { icon: star, title: Yards, text: We walk in., href: ${href} }\n`;

const read = (site: SmallSite, file: string) => readFileSync(join(site.folder, file), 'utf8');

describe('touchdown rename', () => {
  test('finds every spelling of a link, and its sections at the new address', async () => {
    const site = new SmallSite('offer', 'gate');
    appendFileSync(site.config, 'redirects: [{ from: /old, to: "/offer#plan" }]\n');
    const links = '[a](/offer#plan) [b](</offer>) [c](</offer#plan>) [d]( /offer ) [e](/offers)';
    site.write('gate', (text) => `${text}prose: { body: "${links}" }\n`);
    expect((await site.run('rename', 'offer', 'autumn')).code).toBe(0);
    expect(read(site, 'landings/gate.yaml')).toContain(
      '[a](/autumn#plan) [b](</autumn>) [c](</autumn#plan>) [d]( /autumn ) [e](/offers)',
    );
    expect(read(site, 'site.config.yaml')).toContain('{ from: /old, to: "/autumn#plan" }');
  });

  test.each(['offer', '"offer"', "'offer'"])('finds translationOf: %s', async (slug) => {
    const site = new SmallSite('offer', 'gate');
    site.write('gate', (text) => `page: { translationOf: ${slug} }\n${text}`);
    await site.run('rename', 'offer', 'autumn');
    expect(read(site, 'landings/gate.yaml')).toMatch(/translationOf: ["']?autumn/);
  });
});

describe('touchdown remove', () => {
  test('takes out what is true of no other page, and sections that the target does not have', async () => {
    const site = new SmallSite('offer', 'gate', 'yard', 'roof');
    appendFileSync(site.config, 'redirects: [{ from: /old, to: "/offer#plan" }]\n');
    const over = 'expireAt: 2999-01-01T09:00, afterExpiry: { redirect: /offer }';
    site.write('gate', (text) => `page: { ${over} }\n${text}`);
    site.write('yard', (text) => `page: { canonical: /offer, ${over} }\n${text}`);
    site.write('roof', (text) => `${text}${LINKS('/offer#plan')}`);
    expect((await site.run('remove', 'offer', '--to', '/gate')).code).toBe(0);
    expect(read(site, 'landings/gate.yaml')).toContain('page: { expireAt: 2999-01-01T09:00 }');
    expect(read(site, 'landings/yard.yaml')).toContain(
      'page: { expireAt: 2999-01-01T09:00, afterExpiry: { redirect: /gate } }',
    );
    expect(read(site, 'landings/roof.yaml')).toContain('href: /gate }');
    expect(read(site, 'site.config.yaml')).toContain('{ from: /old, to: "/gate" }');
    expect((await site.build()).code).toBe(0);
  });

  test('takes the page out of the conflicts whose readings it showed', async () => {
    const site = new SmallSite('offer', 'gate');
    const conflict = (pages: string) =>
      `knownConflicts:\n  - { topic: Travel, readings: [fees.travel, fees.minimum], pages: ${pages} }\n`;
    const before = read(site, 'site.config.yaml');
    appendFileSync(site.config, conflict('[/gate, /offer]'));
    await site.run('remove', 'offer', '--to', '/gate');
    expect(read(site, 'site.config.yaml')).toContain(before + conflict('[/gate]'));
  });

  test.each([
    ['a translation', 'landings/gate.yaml', 'translationOf: offer\nlanguage: es\n'],
    ['a canonical link', 'pages/prices/page.yaml', 'canonical: /offer\n'],
  ])('takes out %s at the top of a file', async (_, file, key) => {
    const site = new SmallSite('offer', 'gate');
    site.addPage('prices');
    const text = read(site, file);
    writeFileSync(join(site.folder, file), key + text);
    expect((await site.run('remove', 'offer', '--to', '/prices')).code).toBe(0);
    expect(read(site, file)).toBe(key.replace(/^.*offer\n/, '') + text);
  });

  test.each([
    ['remove', 'offer'],
    ['rename', 'offer', 'autumn'],
  ])(
    '%s changes nothing if a file that mentions the page cannot be read, and names the place',
    async (...args) => {
      const site = new SmallSite('offer', 'gate', 'yard');
      site.write('gate', (text) => `translationOf: offer\n${text}notes: [\n`);
      site.write('yard', (text) => `${text}notes: [\n`);
      const { code, stderr } = await site.run(...args);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/landings\/gate\.yaml:\d+:\d+: /)]);
      expect(read(site, 'landings/offer.yaml')).not.toBe('');
      expect(read(site, 'site.config.yaml')).not.toContain('redirects');
    },
  );

  test.each(['draft: true', 'publishAt: 2999-01-01T09:00'])(
    'leads nobody to a page with %s',
    async (hidden) => {
      const site = new SmallSite('offer', 'gate');
      site.write('gate', (text) => `page: { ${hidden}, aliases: [/door] }\n${text}`);
      for (const target of ['/gate', '/door']) {
        const { code, stderr } = await site.run('remove', 'offer', '--to', target);
        expect([code, stderr]).toEqual([1, expect.stringContaining('not published yet')]);
      }
      expect(read(site, 'landings/offer.yaml')).not.toBe('');
    },
  );

  test('leads out of the site where an address outside it can be written', async () => {
    const site = new SmallSite('offer', 'gate', 'yard');
    const over = 'expireAt: 2999-01-01T09:00, afterExpiry: { redirect: /offer }';
    site.write('gate', (text) => `page: { ${over} }\n${text}`);
    site.write('yard', (text) => `${text}${LINKS('/offer#plan')}`);
    expect((await site.run('remove', 'offer', '--to', 'https://shop.example.org/x')).code).toBe(0);
    expect(read(site, 'landings/gate.yaml')).not.toContain('afterExpiry');
    expect(read(site, 'landings/yard.yaml')).toContain('href: "https://shop.example.org/x" }');
    expect((await site.build()).code).toBe(0);
  });
});

describe('once a page between them is removed, expired pages do not lead to each other', () => {
  const over = (to: string) => `expireAt: 2999-01-01T09:00, afterExpiry: { redirect: ${to} }`;

  test.each([
    ['as they are linked', { gate: '/offer', yard: '/gate' }, '/yard'],
    ['with an alias as target', { gate: '/offer' }, '/gate-too'],
    ['with an alias on the way', { gate: '/offer', yard: '/gate-too' }, '/yard'],
    ['with an alias of the removed page', { gate: '/offer-too', yard: '/gate' }, '/yard'],
    ['with a redirect on the way', { gate: '/offer', yard: '/old-gate' }, '/yard'],
    ['with a redirect to the removed page', { gate: '/old-offer', yard: '/gate' }, '/yard'],
  ])('%s', async (_, ways, target) => {
    const site = new SmallSite('offer', 'gate', 'yard');
    const redirects = '[{ from: /old-gate, to: /gate }, { from: /old-offer, to: /offer }]';
    appendFileSync(site.config, `redirects: ${redirects}\n`);
    for (const slug of ['offer', 'gate', 'yard'] as const) {
      const way = { offer: undefined, yard: undefined, ...ways }[slug];
      const schedule = way === undefined ? '' : `, ${over(way)}`;
      site.write(slug, (text) => `page: { aliases: [/${slug}-too]${schedule} }\n${text}`);
    }
    expect((await site.build()).code).toBe(0);
    expect((await site.run('remove', 'offer', '--to', target)).code).toBe(0);
    expect(read(site, 'landings/gate.yaml')).not.toContain('afterExpiry');
    if ('yard' in ways) expect(read(site, 'landings/yard.yaml')).toContain(over(ways.yard));
    expect((await site.build()).code).toBe(0);
  });

  test('also if its address redirects already', async () => {
    const site = new SmallSite('gate', 'yard');
    appendFileSync(site.config, 'redirects: [{ from: /offer, to: /gate }]\n');
    writeFileSync(join(site.folder, 'published-addresses.txt'), '/offer\n');
    for (const slug of ['gate', 'yard'])
      site.write(slug, (text) => `page: { ${over('/offer')} }\n${text}`);
    expect((await site.run('remove', 'offer', '--to', '/yard')).code).toBe(0);
    expect(read(site, 'landings/gate.yaml')).toContain(over('/yard'));
    expect(read(site, 'landings/yard.yaml')).not.toContain('afterExpiry');
    expect((await site.build()).code).toBe(0);
  });

  test('and a way that ends stays as it is, whatever its names', async () => {
    const site = new SmallSite('offer', 'gate', 'yard');
    const schedule = over('/offer-too');
    site.write('offer', (text) => `page: { aliases: [/offer-too] }\n${text}`);
    site.write('gate', (text) => `page: { ${schedule} }\n${text}`);
    expect((await site.run('remove', 'offer', '--to', '/yard')).code).toBe(0);
    expect(read(site, 'landings/gate.yaml')).toContain(schedule);
    expect((await site.build()).code).toBe(0);
  });
});

test('a chain of redirects keeps the section that a redirect on the way leads to', () => {
  const redirects = [
    { from: '/a', to: '/b#plan' },
    { from: '/b', to: '/c' },
    { from: '/d', to: '/a' },
    { from: '/e', to: '/f#old' },
    { from: '/f', to: '/c#new' },
  ];
  const ends = shortened(redirects, 'https://www.example.com');
  expect(Object.fromEntries(ends)).toEqual({
    ...{ '/a': '/c#plan', '/b': '/c', '/d': '/c#plan', '/e': '/c#new', '/f': '/c#new' },
  });
});
