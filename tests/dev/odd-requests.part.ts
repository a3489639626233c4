import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { siteInDevelopment } from './in-development.ts';
import { rawRequest } from './raw-request.ts';

const running = siteInDevelopment();
let address: { host: string; port: number };
beforeAll(() => {
  const { hostname: host, port } = new URL(running.url);
  address = { host, port: Number(port) };
});

/** Classes that Tailwind knows, all different. */
const classes = (count: number) =>
  Array.from({ length: count }, (_, index) => `p-${index}`).join('%20');

/** Targets with what a test is called by, which need not be as long. */
const named = (rows: [target: string, status: number][]) =>
  sample(rows, 12).map(([target, status]) => [target.slice(0, 40), status, target] as const);

const sheet = (count: number) => `/@touchdown/utilities.css?classes=${classes(count)}`;

describe('dev', () => {
  it.each(
    named([
      ['//', 400],
      ['//evil.test/', 400],
      ['//evil.test/%2e%2e', 400],
      ['/\\evil.test', 400],
      ['/%5cevil.test', 400],
      ['http://evil.test/', 400],
      ['http://[/', 400],
      ['*', 400],
      ['/%', 400],
      ['/%zz', 400],
      ['/%c3%28', 400],
      ['/%00', 400],
      ['/a%00.png', 400],
      ['/%0d%0aSet-Cookie:%20a=b', 400],
      ['/#a', 400],
      [`/${'a'.repeat(9_000)}`, 414],
      [`/?${'a'.repeat(9_000)}`, 414],
      [`/${'a/'.repeat(3_000)}`, 404],
      ['/a.b.c', 404],
      ['/constructor', 404],
      ['/__proto__', 404],
      ['/../../etc/passwd', 404],
      ['/previews/none.png', 404],
      ['/@vite/nothing', 404],
      ['/renderer/browser/nothing.ts', 404],
      ['/@touchdown/nothing', 404],
      [sheet(1_500), 414],
      [sheet(300), 400],
    ]),
  )(
    'answers %s with %i and without what only the terminal should tell',
    async (_, status, target) => {
      const answer = await rawRequest(address, target);
      expect(answer.status).toBe(status);
      expect(answer.body).not.toMatch(/\bat .*:\d+:\d+/);
      expect(answer.body).not.toContain(ROOT);
      expect(answer.headers.has('set-cookie')).toBe(false);
    },
  );

  it('compiles as many classes as a landing can have', async () => {
    const { status, body } = await rawRequest(address, sheet(60));
    expect(status).toBe(200);
    expect(body).toContain('.p-59');
  });

  it.each(sample(['PUT', 'DELETE', 'POST', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'], 3))(
    'does not answer %s',
    async (method) => {
      for (const target of ['/', '/renderer/client/entry.ts', '/favicon.svg', '/nothing', '//']) {
        const answer = await rawRequest(address, target, { method });
        expect(answer.status).toBe(405);
        expect(answer.headers.get('allow')).toBe('GET, HEAD');
      }
    },
  );

  it('answers HEAD as GET, without the body', async () => {
    for (const target of ['/', '/nothing', '/renderer/client/entry.ts', '/favicon.svg']) {
      const got = await rawRequest(address, target);
      const asked = await rawRequest(address, target, { method: 'HEAD' });
      expect(asked.status).toBe(got.status);
      expect(asked.headers.get('content-type')).toBe(got.headers.get('content-type'));
      expect(asked.body).toBe('');
    }
  });

  it.each(sample(['/', '//', '*', 'http://[/', ':'], 2))(
    'goes on after somebody has asked for a connection at %s',
    async (target) => {
      const headers = {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'Sec-WebSocket-Protocol': 'vite-hmr',
        Origin: 'http://evil.test',
      };
      expect((await rawRequest(address, target, { headers })).status).toBeGreaterThanOrEqual(400);
      expect((await rawRequest(address, '/')).status).toBe(200);
    },
  );
});
