import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { runHere } from '../support/command.ts';
import { type Host, SITE, siteFolder, startHost } from './preview-host.ts';

let root: string;
let host: Host;

beforeEach(async () => {
  root = siteFolder();
  host = await startHost(root);
});

describe('the addresses of a previewed site', () => {
  it.each([
    ['/?utm=1', 'index.html'],
    ['/about?a=1', 'about.html'],
    ['/assets/x.css', 'assets/x.css'],
    ['/client/ABC123', 'client.html'],
  ] as const)('%s is answered without a redirect', async (path, file) => {
    expect(await host.get(path)).toMatchObject({ status: 200, text: SITE[file] });
  });

  it.each([
    ['/about.html?a=1&b=2', 308, '/about?a=1&b=2'],
    ['/about/?a=1', 308, '/about?a=1'],
    ['/index.html?a=1', 308, '/?a=1'],
    ['/old?a=1', 301, '/about?a=1'],
    ['/soon', 302, '/about'],
    ['/people/ann', 301, '/about/ann'],
    ['/blog/2026/may', 301, '/news/2026/may'],
    ['/shop', 302, 'https://shop.test:8443/start'],
  ])('%s is redirected (%i) to %s', async (path, status, location) => {
    expect(await host.get(path)).toMatchObject({ status, headers: { location } });
  });

  it('never lead to a host that only the visitor has named', async () => {
    for (const path of [
      '//evil.test/',
      '/\\evil.test/',
      '/moved//evil.test',
      '/moved/\\evil.test',
    ]) {
      expect((await host.get(path)).headers.location ?? '/', path).not.toMatch(/^[/\\]{2}/);
    }
  });

  it('give the 404 page with status 404 where there is nothing', async () => {
    for (const path of ['/nowhere', '/people', '/assets', '/about/us', `/${'a'.repeat(300)}`]) {
      const answer = await host.get(path);
      expect(answer, path.slice(0, 20)).toMatchObject({ status: 404, text: SITE['404.html'] });
    }
  });

  it('are not cached while nothing is there, not even those of assets', async () => {
    const { status, headers } = await host.get('/assets/nowhere.css');
    expect([status, headers['cache-control']]).toEqual([404, expect.stringMatching('=0')]);
    expect(headers['x-site']).toBe('yes');
  });

  it('show a replaced file at once', async () => {
    const { headers } = await host.get('/about');
    writeFileSync(join(root, 'dist/about.html'), 'rewritten');
    const known = { 'if-none-match': String(headers.etag) };
    expect(await host.get('/about', known)).toMatchObject({ status: 200, text: 'rewritten' });
  });
});

describe('an answer of the preview', () => {
  it('carries the headers of every rule in _headers that fits', async () => {
    const { headers: page } = await host.get('/about');
    expect([page['x-site'], page['cache-control']]).toEqual(['yes', expect.stringMatching('=0')]);
    const { headers: css } = await host.get('/assets/x.css');
    expect([css['x-site'], css['cache-control']]).toEqual(['yes', expect.stringMatching('immut')]);
    expect((await host.get('/nowhere')).headers['x-site']).toBe('yes');
  });

  it.each(['TAG', 'W/TAG', '"other", TAG', '"other", W/TAG'])(
    'is an empty 304 to a browser that knows %s',
    async (known) => {
      const { etag = '' } = (await host.get('/about')).headers;
      const again = await host.get('/about', { 'if-none-match': known.replace('TAG', etag) });
      expect(again).toMatchObject({ status: 304, text: '', headers: { etag } });
      expect((await host.get('/about', { 'if-none-match': '"other"' })).status).toBe(200);
    },
  );

  it.each([
    ['gzip, br', 'gzip'],
    ['br;q=1, gzip;q=0.5', 'gzip'],
    ['br', undefined],
    ['gzip;q=0', undefined],
    ['gzip; q=0, br', undefined],
  ])('to "Accept-Encoding: %s" is packed as %s', async (accepted, packed) => {
    const { headers, bytes } = await host.get('/about', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([packed, 'Accept-Encoding']);
    expect((packed ? gunzipSync(bytes) : bytes).toString()).toBe(SITE['about.html']);
  });

  it('to HEAD is that of GET without the body; to other methods it is 405 with Allow', async () => {
    const { etag, 'content-length': length } = (await host.get('/about')).headers;
    const head = await host.get('/about', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, text: '', headers: { etag } });
    expect(head.headers['content-length']).toBe(length);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await host.get('/about', {}, method);
      expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    }
  });
});

describe('touchdown preview', () => {
  it('says where it listens; when interrupted it stops there and ends with 0', async () => {
    const signal = AbortSignal.timeout(50);
    const { code, stdout } = await runHere(['preview', '--port', '0', '--json'], {
      site: root,
      cwd: root,
      signal,
    });
    expect(code).toBe(0);
    const { url } = JSON.parse(stdout);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('fails with 1 if the port is taken or there is no site', async () => {
    const taken = await runHere(['preview', '--port', String(host.port)], {
      site: root,
      cwd: root,
    });
    expect([taken.code, taken.stderr]).toEqual([1, expect.stringContaining(String(host.port))]);
    rmSync(join(root, 'dist'), { recursive: true });
    expect(await runHere(['preview', '--port', '0'], { site: root, cwd: root })).toMatchObject({
      code: 1,
    });
  });
});
