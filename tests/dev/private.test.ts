import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReceiverProcess } from '../cli/receiver-process.ts';
import { launchBrowser } from '../support/browser.ts';
import { ROOT } from '../support/command.ts';
import { cases, sample } from '../support/proof.ts';
import { DevelopedSite } from './developed-site.ts';
import { type RawAnswer, rawRequest } from './raw-request.ts';

const SECRET = 'Jane Doe, born 1 May 1961';

/**
 * An address of this machine that other machines reach it by. A machine without any network has none;
 * there, the loopback address is asked, which the server cannot tell from others: it listens on all.
 */
const HOST =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';

/** A site in a folder that the server could reach as a source: below the tool's own, or below its packages. */
function siteBelow(parent: string): DevelopedSite {
  mkdirSync(join(ROOT, parent), { recursive: true });
  return new DevelopedSite(mkdtempSync(join(ROOT, parent, 'touchdown-test-')));
}

describe.each(sample(['.touchdown', 'node_modules'], 1))('dev in a folder below %s', (parent) => {
  let site: DevelopedSite;
  let running: ReceiverProcess;
  let address: { host: string; port: number };
  /** Files that the receiver has written, as addresses below the site's root. */
  let stored: string[];
  const get = (target: string, options?: Parameters<typeof rawRequest>[2]): Promise<RawAnswer> =>
    rawRequest(address, target, options);

  beforeAll(async () => {
    site = siteBelow(parent);
    running = await ReceiverProcess.start(site.folder, 'dev', '--host', '0.0.0.0');
    address = { host: HOST, port: Number(new URL(running.site).port) };
    const message = { kind: 'contact', id: 'a1', name: SECRET };
    expect((await running.post('/contact', JSON.stringify(message))).status).toBe(201);
    const passport = await running.upload('ABC123', new Blob([SECRET]), 'passport.txt');
    expect(passport.status).toBe(201);
    const store = join(site.folder, '.touchdown/receiver');
    stored = readdirSync(store, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(ROOT, join(entry.parentPath, entry.name))}`);
    expect(stored.some((name) => name.includes('submissions.sqlite'))).toBe(true);
    expect(stored.some((name) => name.includes('/uploads/'))).toBe(true);
  });
  afterAll(async () => {
    expect(await running.end('SIGINT')).toBe(0);
    site.remove();
  });

  it('gives nothing of what was sent, however the address is written', async () => {
    const spelling = fc.constantFrom<(path: string) => string>(
      (path) => path,
      (path) => path.replaceAll('.', '%2e'),
      (path) => path.replaceAll('.', '%2E').replaceAll('/', '%2f').replace('%2f', '/'),
      (path) => path.replaceAll('.', '%252e'),
      (path) => path.toUpperCase(),
      (path) => path.replaceAll('/', '//'),
      (path) => path.replaceAll('/', '\\').replace('\\', '/'),
      (path) => path.replaceAll('/', '/./'),
      (path) => path.replace('/', '/renderer/../'),
      (path) => path.replace('/', '/renderer/%2e%2e/'),
      (path) => path.replace('/', '/renderer/..%5c'),
    );
    const prefix = fc.constantFrom(
      '',
      '/@fs',
      `/@fs${ROOT}`,
      `/@fs/${ROOT}`,
      '/@id',
      `/@id${ROOT}`,
      '/@id/__x00__',
      '/renderer/..',
      ROOT,
    );
    const suffix = fc.constantFrom('', '/', '%00', '%20', '.', '::$DATA', '#', '%23', '%3f.js');
    const query = fc.constantFrom(
      '',
      '?',
      '?raw',
      '?import',
      '?import&raw',
      '?url',
      '?inline',
      '?import&url&inline',
      '?raw??',
      '?import&raw??',
      '?t=1',
      '?v=12345678',
      '?html-proxy&index=0.css',
      '?.svg?.wasm?init',
      '?direct',
      '?worker',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...stored),
        fc.array(spelling, { minLength: 1, maxLength: 2 }),
        prefix,
        suffix,
        query,
        async (file, spellings, before, after, ask) => {
          const target =
            before + spellings.reduce((path, spell) => spell(path), file) + after + ask;
          const { status, body } = await get(target);
          expect(status, target).toBeGreaterThanOrEqual(400);
          expect(status, target).toBeLessThan(500);
          expect(body).not.toContain(SECRET);
          expect(body).not.toContain(Buffer.from(SECRET).toString('base64'));
          expect(body).not.toContain('SQLite format 3');
        },
      ),
      { numRuns: cases(60, 400) },
    );
  });

  const unserved = [
    '/.git',
    '/.git/config',
    '/.gitignore',
    '/.env',
    '/.github/workflows/ci.yml',
    '/package.json',
    '/package-lock.json',
    '/site.config.yaml',
    '/site.config.yaml?raw',
    '/site.config.yaml?import&raw',
    '/landings/lp.yaml',
    '/pages/index/page.yaml',
    '/vite.config.ts',
    '/cli/main.ts',
    '/lib/main.js',
    '/tests/support/command.ts',
    '/node_modules/.package-lock.json',
    '/node_modules/.vite/deps/_metadata.json',
    '/node_modules/vite/package.json',
    '/@fs/etc/passwd',
    '/@fs/etc/passwd?raw',
    '/@fs//etc/passwd?import&raw',
    `/@fs${ROOT}/package.json`,
    `/@fs${ROOT}/renderer/../package.json`,
    `/@fs${ROOT}/site.config.yaml?import&raw`,
    `/@id/${ROOT}/site.config.yaml?raw`,
    '/@id/__x00__/etc/passwd',
    '/etc/passwd',
    '/site/.touchdown',
    '/renderer/client/core.css.map',
    '/renderer/+config.ts?raw',
    '/previews/..',
    '/previews/..%2f..%2fpackage.json',
  ];
  it.each(sample(unserved, 10))('answers 4xx for %s', async (target) => {
    const { status, body } = await get(target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain(ROOT);
  });

  const origins = ['http://localhost:3000', 'http://127.0.0.1:9', 'https://notary.test', 'null'];
  it.each(sample(origins, 2))('lets no page of %s read anything', async (origin) => {
    for (const target of [
      '/',
      '/@vite/client',
      '/renderer/client/entry.ts',
      '/@touchdown/facts.json',
    ]) {
      const { headers } = await get(target, { headers: { Origin: origin } });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    const preflight = await get('/', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
    });
    expect([...preflight.headers.keys()].join()).not.toContain('access-control');
    const { body: client } = await get('/@vite/client');
    const token = /wsToken = "([\w-]+)"/.exec(client)?.[1];
    expect(token).toBeDefined();
    const upgrade = await get(`/?token=${token}`, { headers: upgradeFrom(origin) });
    expect(upgrade.status).toBe(403);
  });

  it('answers to the addresses of the machine, and not to a name that somebody else points at it', async () => {
    const { port } = address;
    for (const name of [HOST, '127.0.0.1', '[::1]', 'localhost'])
      expect((await get('/', { headers: { Host: `${name}:${port}` } })).status).toBe(200);
    for (const name of [
      'evil.test',
      `evil.test:${port}`,
      `127.0.0.1.evil.test:${port}`,
      '',
      'a b',
      '127.0.0.1@evil.test',
    ])
      for (const target of ['/', '/@vite/client', '/@touchdown/facts.json', '/page-registry.json'])
        expect(
          (await get(target, { headers: { Host: name } })).status,
          name,
        ).toBeGreaterThanOrEqual(400);
    const rebound = `evil.test:${port}`;
    const headers = { ...upgradeFrom(`http://${rebound}`), Host: rebound };
    expect((await get('/', { headers })).status).toBe(403);
  });

  it('gives a browser on the network all that pages load', async () => {
    const browser = await launchBrowser(HOST);
    const url = `http://${HOST}:${address.port}`;
    const page = await browser.newPage();
    const refused: string[] = [];
    let sockets = 0;
    page.on('response', (response) => {
      if (response.url().startsWith(url) && response.status() >= 400) refused.push(response.url());
    });
    page.on('pageerror', (error) => refused.push(error.message));
    page.on('websocket', (socket) => socket.on('framereceived', () => (sockets += 1)));
    const all = ['/contact', '/visit', '/admin', '/'];
    for (const path of [...sample(all, 1), '/gate']) {
      await page.goto(url + path);
      // Whoever has not signed in is led on, and the next address would be asked for at the same time.
      if (path === '/admin') await page.waitForURL(`${url}/admin-login*`);
      await page.waitForFunction(() => !document.querySelector('[data-on=load]:not([data-ready])'));
    }
    await page.locator('[data-action=book]:visible').first().click();
    await page.locator('dialog[open] form').waitFor();
    await browser.close();
    expect(refused).toEqual([]);
    expect(sockets).toBeGreaterThan(0);
  });
});

/** Headers of a page of `origin` that opens a connection for live edits. */
function upgradeFrom(origin: string): Record<string, string> {
  return {
    Origin: origin,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol': 'vite-hmr',
  };
}
