import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishedOutput } from '../../cli/plan/published-output.ts';
import { tempFolder } from '../support/temp-folder.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const MANIFEST = ['index', 'about', '404', 'changed', 'plain', 'moved'].map((name) => ({
  ...{ path: `${name}.html`, size: name === 'moved' ? 480 : 7000, hash: hashOf(name) },
}));

const REGISTRY = JSON.stringify([{ path: '/' }, { path: '/about', aliases: ['/us'] }]);

/** The manifest of a site that has a list of its pages, too. */
const listing = (registry: string) =>
  JSON.stringify([
    ...MANIFEST,
    { path: 'page-registry.json', size: registry.length, hash: hashOf(registry) },
  ]);

/** Status and text of each path. */
const ANSWERS: Readonly<Record<string, [status: number, text: string]>> = {
  '/build-manifest.json': [200, JSON.stringify(MANIFEST)],
  '/broken/build-manifest.json': [200, '<html>'],
  '/unlisted/build-manifest.json': [200, listing(REGISTRY)],
  '/unlisted/page-registry.json': [200, '<html>'],
  '/listed/build-manifest.json': [200, listing(REGISTRY)],
  '/listed/page-registry.json': [200, REGISTRY],
  '/other/build-manifest.json': [200, listing(REGISTRY)],
  '/other/page-registry.json': [200, '[{"path":"/about"},{"path":"/elsewhere"}]'],
  '/packages/build-manifest.json': [200, listing(REGISTRY)],
  '/packages/page-registry.json': [200, '{"packages":[]}'],
  '/odd/build-manifest.json': [200, listing('[1]')],
  '/odd/page-registry.json': [200, '[1]'],
  '/': [200, 'index'],
  '/about': [200, 'about'],
  '/404': [404, '404'],
  '/plain.html': [200, 'plain'],
  '/changed': [200, 'changed by the host'],
  '/private/build-manifest.json': [401, 'Sign in'],
  '/busy/build-manifest.json': [503, 'Later'],
  '/foreign.json': [200, '[{"hash": "ab"}]'],
  '/empty.json': [200, '[]'],
  '/object.json': [200, '{}'],
  '/null.json': [200, 'null'],
  '/other-size.json': [200, JSON.stringify([{ ...MANIFEST[0], size: '7 kB' }])],
  '/no-pages.json': [200, JSON.stringify([{ path: 'app.js', hash: hashOf('app') }])],
  '/nobody/build-manifest.json': [200, listing('[]')],
  '/nobody/page-registry.json': [200, '[]'],
  '/outside.json': [200, '[{"path": "index.html", "hash": "../../../index"}]'],
};

describe('a published site', () => {
  let server: Server;
  let origin = '';

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const [status, text] = ANSWERS[url] ?? [404, 'no such page'];
      response.writeHead(status).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => server.close());

  test.each([
    ['/', 'index'],
    ['/about', 'about'],
    ['/404', '404'],
    ['/plain', 'plain'],
    ['/changed', undefined],
    ['/unknown', undefined],
  ])('has at %s the text of its manifest, whatever the status', async (path, text) => {
    const output = await publishedOutput(origin, tempFolder());
    expect(await output.read(path)).toBe(text);
  });

  test.each(['/build-manifest.json', '/unlisted/build-manifest.json', '', '/', '/unlisted/'])(
    'has the pages of its manifest without a registry: %j',
    async (at) => {
      const output = await publishedOutput(origin + at, tempFolder());
      expect([...output.pages.keys()]).toEqual(['/', '/about', '/404', '/changed', '/plain']);
    },
  );

  test('has the pages of its registry', async () => {
    const output = await publishedOutput(`${origin}/listed`, tempFolder());
    expect([...output.pages.keys()]).toEqual(['/', '/about']);
  });

  test.each(['/nothing.json', '/broken', '/elsewhere'])('is none at %s', async (path) => {
    await expect(publishedOutput(origin + path, tempFolder())).rejects.toThrow(path);
  });

  test.each([
    ['/private/build-manifest.json', /status 401/],
    ['/busy/build-manifest.json', /status 503/],
    ['/nothing.json', /There is no/],
    ['/foreign.json', /is no build-manifest\.json/],
    ['/empty.json', /\/empty\.json is no build-manifest\.json, as builds write it\.$/],
    ['/object.json', /is no build-manifest\.json/],
    ['/null.json', /is no build-manifest\.json/],
    ['/other-size.json', /is no build-manifest\.json/],
    ['/no-pages.json', /is no build-manifest\.json/],
    ['/nobody', /\/nobody\/page-registry\.json is no page-registry\.json/],
    ['/outside.json', /is no build-manifest\.json/],
    ['/other', /\/other\/page-registry\.json is not the list of pages/],
    ['/packages', /\/packages\/page-registry\.json is not the list of pages/],
    ['/odd', /\/odd\/page-registry\.json is no page-registry\.json/],
  ])('says what is wrong with %s', async (path, message) => {
    await expect(publishedOutput(origin + path, tempFolder())).rejects.toThrow(message);
  });
});
