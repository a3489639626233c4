import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ask, startPreview } from '../support/ask-host.ts';
import { DataSite } from '../support/data-site.ts';
import { NGINX, startNginx } from '../support/nginx.ts';

/** Written decomposed, composed and mixed, as a Vietnamese keyboard writes it; and a page that the build redirects itself. */
const REDIRECTS = [
  { from: '/Gro%CC%88%C3%9Fe', to: '/client' },
  { from: '/a%2Fpreis%2A/%C3%BCber', to: '/client' },
  { from: '/ti%C3%AA%CC%81ng', to: '/client' },
  { from: '/%68ome', to: '/client' },
];

const ASKED = [
  ...['/Gro%CC%88%C3%9Fe', '/Gr%C3%B6%C3%9Fe', '/Gr%c3%b6%c3%9fe'],
  ...['/a%2Fpreis%2A/%C3%BCber', '/a%2Fpreis%2A/u%CC%88ber'],
  ...['/ti%C3%AA%CC%81ng', '/ti%E1%BA%BFng', '/tie%CC%82%CC%81ng'],
  '/home',
];

/** No spelling of these. */
const UNKNOWN = ['/Gro%C3%9Fe', '/ti%C3%AAng', '/a%2Fpreisliste/%C3%BCber'];

const site = new DataSite({ features: { upload: true }, redirects: REDIRECTS });

async function built(host: string): Promise<(file: string) => string> {
  expect((await site.build('--host', host)).code).toBe(0);
  return (file) => readFileSync(join(`${site.dist}.${host}`, file), 'utf8');
}

async function expectMoved(answer: (path: string) => Promise<unknown> | unknown): Promise<void> {
  for (const path of ASKED) expect([path, await answer(path)]).toEqual([path, '/client']);
  for (const path of UNKNOWN) expect([path, await answer(path)]).toEqual([path, undefined]);
}

describe('every spelling of a redirect is answered', () => {
  test('by preview, of the rules that Cloudflare and others read', async () => {
    expect((await site.build()).code).toBe(0);
    const preview = await startPreview(site.dist);
    await expectMoved(async (path) => (await ask(preview, path)).headers.location);
  });

  test.runIf(NGINX)('by nginx', async () => {
    const setup = await built('nginx');
    const nginx = await startNginx(setup('www.hofmann-elektro.example.conf'), site.dist);
    await expectMoved(async (path) => (await ask(nginx, path)).headers.location);
  });

  test('by the function of CloudFront', async () => {
    const context = createContext({});
    runInContext((await built('s3'))('function.js'), context);
    await expectMoved((uri) => {
      const { headers } = context.handler({ request: { uri, rawQueryString: () => '' } });
      return headers?.location?.value;
    });
  });
});
