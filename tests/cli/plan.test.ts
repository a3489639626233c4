import { appendFileSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOST_NAMES } from '../../cli/hosts/host.ts';
import { changedPictures } from '../../cli/plan/changed-pictures.ts';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { ensureChromium } from '../support/chromium.mjs';
import { inTurns } from '../support/in-turns.ts';
import { cases, sample } from '../support/proof.ts';
import { commitAll, initRepository } from '../support/repository.ts';
import { contents } from '../support/tiny-site.ts';
import { FACTS, PlannedSite, SEEDS, SLUGS } from './planned-changes.ts';

const inTurn = inTurns();

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);

describe('touchdown plan', () => {
  test('names every change that was made, and nothing else', async () => {
    const kinds = fc.array(fc.constantFrom(...Object.keys(SEEDS)), {
      minLength: SLUGS.length,
      maxLength: SLUGS.length,
    });
    const fact = fc.option(fc.constantFrom(...Object.keys(FACTS)));
    const property = fc.asyncProperty(kinds, fact, async (chosen, factName) => {
      const site = new PlannedSite();
      await site.build();
      const seeded = [];
      for (const [index, slug] of SLUGS.entries()) {
        const kind = chosen[index] ?? 'words';
        const page = await SEEDS[kind]?.(site, slug, `word${index}`);
        if (page) seeded.push({ ...page, slug });
      }
      const { from = '', to = '', changes = [] } = FACTS[factName ?? ''] ?? {};
      site.configure(from, to);
      const expected = seeded.map(({ slug: _, ...page }) =>
        ['added', 'removed'].includes(page.change)
          ? page
          : { ...page, changes: [...page.changes, ...changes].sort() },
      );
      // A page that another one was made beside is as it was, but for the fact.
      for (const { path, change, slug } of seeded)
        if (change === 'added' && path !== `/${slug}` && changes.length > 0)
          expected.push({ path: `/${slug}`, change: 'changed', changes });
      const { pages } = await site.plan();
      expect(pages).toEqual(expected.sort(byPath));
    });
    await fc.assert(property, { numRuns: cases(1, 25) });
  });

  test('names what only lists of pages and the sitemap show', async () => {
    const site = new PlannedSite();
    await site.build();
    const entry = 'page: { updated: 2026-11-20, name: Gates, description: For ranches }\n';
    site.rewrite('page-0', /^/, entry);
    const { pages } = await site.plan();
    const changes = ['listing', 'updated', 'words'];
    expect(pages).toEqual([{ path: '/page-0', change: 'changed', changes }]);
  });

  test('publishes nothing, and has nothing to tell after a build', async () => {
    const site = new PlannedSite();
    const { against, pages } = await site.plan();
    expect(pages).toHaveLength(SLUGS.length + 3);
    await site.build();
    const before = contents(site.dist);
    const unchanged = await site.plan();
    expect(unchanged).toMatchObject({ pages: [], shared: [] });
    expect(unchanged.against).not.toBe(against);
    site.rewrite('page-0', 'Nobody wants', 'Everybody wants');
    const first = await site.plan();
    expect(first.pages).toEqual([{ path: '/page-0', change: 'changed', changes: ['words'] }]);
    expect(await site.plan()).toEqual(first);
    expect(contents(site.dist)).toEqual(before);
    expect((await site.build()).report).toMatchObject({ written: 1 });
    site.rewrite('page-0', 'scale', 'no-such-icon');
    expect((await site.run('plan', '--json')).code).toBe(1);
    const { code } = await site.run('plan', '--against', 'no-such-thing');
    expect(code).toBe(1);
  });

  test('names the pages of the last build that are missing, empty or changed by hand', async () => {
    const site = new PlannedSite();
    await site.build();
    const [missing, empty, edited] = SLUGS.map((slug) => join(site.dist, `${slug}.html`));
    const whole = readFileSync(`${edited}`, 'utf8');
    rmSync(`${missing}`);
    writeFileSync(`${empty}`, '');
    writeFileSync(`${edited}`, whole.replace('Nobody wants', 'Everybody wants'));
    expect((await site.plan()).pages).toEqual([
      { path: '/page-0', change: 'changed', changes: [] },
      { path: '/page-1', change: 'changed', changes: [] },
      { path: '/page-2', change: 'changed', changes: ['words'] },
    ]);
    const { stdout } = await site.run('plan');
    expect(stdout).toContain('3 changed');
    expect(stdout).toContain(
      '2 pages differ, but their previous versions cannot be read\n  /page-0\n  /page-1\n',
    );
    expect((await site.build()).report).toMatchObject({ written: 3 });
    expect(await site.plan()).toMatchObject({ pages: [], shared: [] });
  });

  test('tells once where messages go, by the host alone, if that changes', async () => {
    const site = new PlannedSite();
    await site.build();
    const webhook = 'https://hooks.example.com/secret';
    appendFileSync(site.config, `integrations: { contactWebhook: ${webhook} }\n`);
    const { pages, shared } = await site.plan();
    expect(pages).toEqual([]);
    expect(shared).toMatchObject([{ kind: 'setting', facts: ['integrations.contactWebhook'] }]);
    const { stdout } = await site.run('plan');
    expect(stdout).toContain('hooks.example.com');
    expect(stdout).not.toContain('secret');
  });

  test('names the fact that is new as the cause of what it adds', async () => {
    const site = new PlannedSite();
    await site.build();
    site.configure('locality: Hull', 'street: 12 Quay Lane, locality: Hull');
    const { shared } = await site.plan();
    expect(shared).toMatchObject([
      { kind: 'structured-data', before: null, facts: ['business.address.street'] },
    ]);
  });

  test('compares what is built for the same host, with drafts or without', async () => {
    const site = new PlannedSite();
    site.rewrite('page-1', /^/, 'page: { draft: true }\n');
    writeFileSync(
      site.config,
      `${readFileSync(site.config, 'utf8')}redirects: [{ from: /gone, to: /page-2 }]\n`,
    );
    const asBuilt = ['--host', 'github', '--drafts'];
    await site.build(...asBuilt);
    expect(await site.plan(...asBuilt)).toMatchObject({ pages: [], shared: [] });
    const { pages } = await site.plan('--host', 'github');
    expect(pages).toContainEqual(expect.objectContaining({ path: '/page-1', change: 'removed' }));
  });

  test.each(sample(HOST_NAMES, 2))('knows a renamed page by its redirect on %s', async (host) => {
    const site = new PlannedSite();
    await site.build('--host', host);
    expect((await site.run('rename', 'page-0', 'first')).code).toBe(0);
    const file = join(site.landings, 'first.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Nobody wants to be', 'Nobody is'));
    expect((await site.plan('--host', host)).pages).toEqual([
      { path: '/first', change: 'renamed', changes: ['address', 'words'] },
    ]);
  });

  test.each(sample(HOST_NAMES, 2))(
    'tells redirects that are new, lead elsewhere or are gone on %s',
    async (host) => {
      const site = new PlannedSite();
      const rules = (text: string) => `redirects:\n${text}`;
      const [kept, gone] = [
        '  - { from: /kept, to: /page-1 }\n',
        '  - { from: /gone, to: /page-1 }\n',
      ];
      appendFileSync(site.config, rules(kept + gone));
      await site.build('--host', host);
      expect((await site.plan('--host', host)).redirects).toEqual([]);
      site.configure(
        rules(kept + gone),
        rules(`${kept.replace('1', '2')}  - { from: /new, to: /page-1 }\n`),
      );
      const { pages, redirects } = await site.plan('--host', host);
      expect(pages).toEqual([]);
      expect(redirects).toEqual([
        { from: '/gone', before: '/page-1', after: null },
        { from: '/kept', before: '/page-1', after: '/page-2' },
        { from: '/new', before: null, after: '/page-1' },
      ]);
      const { stdout } = await site.run('plan', '--host', host);
      expect(stdout).toContain('no pages changed, 3 redirects changed');
      expect(stdout).toContain('/gone\n    - /page-1\n    answers 404');
    },
  );

  test.each(sample(HOST_NAMES, 2))(
    'tells which addresses answer 404 from now on, on %s',
    async (host) => {
      const site = new PlannedSite();
      const alias = (...names: string[]) => `page: { aliases: [${names.join(', ')}] }\n`;
      const [renamed, dropping, removed, replaced, owner] = SLUGS;
      site.rewrite(`${dropping}`, /^/, alias('/kept', '/dropped', '/led'));
      site.rewrite(`${removed}`, /^/, alias('/with-it'));
      await site.build('--host', host);
      renameSync(join(site.landings, `${renamed}.yaml`), join(site.landings, 'by-hand.yaml'));
      site.rewrite(`${dropping}`, /^/, alias('/kept'));
      appendFileSync(site.config, 'redirects: [{ from: /led, to: /prices }]\n');
      rmSync(join(site.landings, `${removed}.yaml`));
      rmSync(join(site.landings, `${replaced}.yaml`));
      site.rewrite(`${owner}`, /^/, alias(`/${replaced}`));
      const { stdout } = await site.run('plan', '--host', host, '--json');
      const gone = JSON.parse(stdout).pages.map((page: { path: string; gone?: string[] }) => [
        page.path,
        page.gone,
      ]);
      expect(Object.fromEntries(gone)).toEqual({
        '/by-hand': [`/${renamed}`],
        [`/${dropping}`]: ['/dropped'],
        [`/${removed}`]: [`/${removed}`, '/with-it'],
        [`/${replaced}`]: undefined,
        [`/${owner}`]: undefined,
      });
      const told = (await site.run('plan', '--host', host)).stdout;
      expect(told).toContain(`renamed /by-hand\n  /${renamed} answers 404`);
      expect(told).toContain(`changed /${dropping}\n  /dropped answers 404`);
      expect(told).toContain(`  /${removed} and /with-it answer 404`);
    },
  );

  test('takes neither redirects nor aliases of a manifest for pages', async () => {
    const site = new PlannedSite();
    const target = (page: string) => `redirects: [{ from: /gone, to: /${page} }]\n`;
    appendFileSync(site.config, target('page-2'));
    site.rewrite('page-1', /^/, 'page: { aliases: [/one] }\n');
    await site.build('--out', 'earlier');
    const plan = () => site.plan('--against', 'earlier/build-manifest.json');
    expect((await plan()).pages).toEqual([]);
    site.configure(target('page-2'), target('page-3'));
    // Without its services.
    site.write('page-1', (text) => `page: { aliases: [/one] }\n${text}`);
    expect((await plan()).pages).toEqual([{ path: '/page-1', change: 'changed', changes: [] }]);
  });

  describe('against', () => {
    const site = new PlannedSite();
    const before = { path: '/page-1', change: 'changed', changes: ['words'] };
    const fact = { path: '/page-0', change: 'changed', changes: ['price fees.minimum'] };
    beforeAll(async () => {
      initRepository(site.folder);
      await site.build('--out', 'earlier');
      commitAll(site.folder);
      site.rewrite('page-1', 'Nobody wants to be', 'Nobody is');
      site.configure('minimum: 80', 'minimum: 95');
    });

    test('a folder tells what changes against that, and by which fact', async () => {
      const { pages, shared } = await site.plan('--against', 'earlier');
      expect(pages).toContainEqual(fact);
      expect(pages).toContainEqual({ ...before, changes: ['price fees.minimum', 'words'] });
      expect(pages).toHaveLength(SLUGS.length);
      expect(shared).toMatchObject([
        { kind: 'price', pages: SLUGS.length, facts: ['fees.minimum'] },
      ]);
    });

    test('a revision builds it as it was', async () => {
      const { pages } = await site.plan('--against', 'HEAD');
      expect(pages).toEqual((await site.plan('--against', 'earlier')).pages);
    });

    test('a manifest tells which pages are others', async () => {
      const { pages } = await site.plan('--against', 'earlier/build-manifest.json');
      const changed = pages.filter(({ change }: { change: string }) => change === 'changed');
      expect(changed.map(({ path }: { path: string }) => path)).toEqual(
        expect.arrayContaining(['/page-0', '/page-1']),
      );
      expect(new Set(changed.flatMap(({ changes }: { changes: string[] }) => changes))).toEqual(
        new Set(),
      );
    });

    describe('a published site', () => {
      const asked: string[] = [];
      const host = createStaticHost(join(site.folder, 'earlier'));
      const server = createServer((request, response) => {
        asked.push(request.url ?? '');
        host(request, response);
      });
      let origin = '';
      beforeAll(async () => {
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
        origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      });
      afterAll(() => server.close());

      test('is asked for the pages that differ, each once', async () => {
        const { pages } = await site.plan('--against', `${origin}/build-manifest.json`);
        expect(pages).toContainEqual({ ...before, changes: ['price', 'words'] });
        expect(pages).toHaveLength(SLUGS.length);
        expect(asked).toContain('/page-1');
        asked.length = 0;
        await site.plan('--against', origin);
        expect(asked).toEqual(['/build-manifest.json', '/page-registry.json']);
      });
    });

    inTurn('shows changed pages before and after, by a Chromium', async () => {
      const page = { path: '/page-1', change: 'changed', changes: [] } as const;
      const folders = { before: join(site.folder, 'earlier'), after: join(site.folder, 'earlier') };
      const signal = new AbortController().signal;
      const pictures = await changedPictures({ pages: [page], shared: [] }, folders, {
        ...{ env: { CHROMIUM_PATH: ensureChromium() }, signal },
      });
      const [phone, desk] = pictures.get('/page-1') ?? [];
      expect([phone?.width, desk?.width]).toEqual([390, 1280]);
      for (const picture of [phone?.before, phone?.after, desk?.before, desk?.after])
        expect(picture?.slice(0, 28)).toBe('data:image/webp;base64,UklGR');
    });

    inTurn('shows one page of a change that all pages share', async () => {
      const folders = { after: join(site.folder, 'earlier') };
      const style = { kind: 'style', before: 'a', after: 'b', facts: [] } as const;
      const shared = [{ ...style, pages: 2, examples: ['/page-1', '/page-2'] }];
      const pictures = await changedPictures({ pages: [], shared }, folders, {
        ...{ env: { CHROMIUM_PATH: ensureChromium() }, signal: new AbortController().signal },
      });
      expect([...pictures.keys()]).toEqual(['/page-1']);
    });

    test('refuses pictures in a format that has no room for them', async () => {
      expect((await site.run('plan', '--pictures')).code).toBe(2);
      expect((await site.run('plan', '--pictures', '--json')).code).toBe(2);
    });

    test('is told for terminals, pull requests and browsers', async () => {
      const told = async (format: string) =>
        (await site.run('plan', '--against', 'earlier', '--format', format)).stdout;
      for (const format of ['text', 'markdown', 'html']) {
        const text = await told(format);
        expect(text).toContain('/page-1');
        expect(text).toContain('fees.minimum');
        expect(text).not.toContain('/page-7');
      }
      expect(await told('html')).not.toMatch(/(?:src|href)="(?!data:)/);
    });
  });
});
