import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Host, SECRET, siteFolder, startHost } from './preview-host.ts';

let root: string;
let host: Host;

beforeEach(async () => {
  root = siteFolder();
  host = await startHost(root);
});

describe('the preview never gives away', () => {
  const ways = ['/..', '/%2e%2e', '/..%2f..', '/assets/../..', '/assets%2f..%2f..', '/..%5c'];
  it.each([
    ...ways.map((way) => `GET ${way}/secret HTTP/1.1`),
    'GET //../secret HTTP/1.1',
    'GET /..\\secret HTTP/1.1',
    'GET /secret%00.html HTTP/1.1',
    'GET /../secret\0 HTTP/1.1',
    'GET /%zz/../../secret HTTP/1.1',
    'GET /%c0%ae%c0%ae/secret HTTP/1.1',
    'GET http://localhost/../secret HTTP/1.1',
    'GET ../secret HTTP/1.1',
  ])('what lies beside the site: %j', async (requestLine) => {
    const answer = await host.send(requestLine);
    expect(answer).toMatch(/^HTTP\/1\.1 (?:308|400|404) /);
    expect(answer).not.toContain(SECRET);
    expect((await host.get('/')).status).toBe(200);
  });

  it('what a link inside the site leads to outside', async () => {
    symlinkSync(join(root, 'secret'), join(root, 'dist/link'));
    expect((await host.get('/link')).text).not.toContain(SECRET);
  });

  it('what the owner keeps beside the pages under a name with a dot', async () => {
    for (const folder of ['.git', '.well-known', 'assets/.cache']) {
      mkdirSync(join(root, 'dist', folder), { recursive: true });
      writeFileSync(join(root, 'dist', folder, 'config'), SECRET);
    }
    writeFileSync(join(root, 'dist/.env'), SECRET);
    for (const path of ['/.git/config', '/%2egit/config', '/assets/.cache/config', '/.env'])
      expect((await host.get(path)).text, path).not.toContain(SECRET);
    expect((await host.get('/.well-known/config')).status).toBe(200);
  });

  it('the rules of the host, however they are asked for', async () => {
    const ways = [
      '/_headers',
      '/%5fheaders',
      '/./_headers',
      '/assets/../_redirects',
      '/.%2f_headers',
    ];
    for (const path of ways) expect(await host.get(path), path).toMatchObject({ status: 404 });
  });
});
