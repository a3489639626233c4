import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { SmallSite } from '../support/small-site.ts';

setUpBrowser();

/** Serves files alone, as a host without redirects does. */
async function served(site: SmallSite): Promise<string> {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(site.dist, `${url.split('?')[0]}.html`);
    response.statusCode = existsSync(file) ? 200 : 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a page in place of a redirect leads on with the query of an advertisement', async () => {
  const site = new SmallSite('gate', 'yard');
  appendFileSync(
    site.config,
    'redirects: [{ from: /old, to: /gate }, { from: /part, to: "/yard#main" }]\n',
  );
  expect((await site.build('--host', 'github')).code).toBe(0);
  const url = await served(site);
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    for (const [asked, kept, plain] of [
      ['/old', '/gate', '/gate'],
      ['/old?gclid=a%20b&utm_source=x', '/gate?gclid=a%20b&utm_source=x', '/gate'],
      ['/old?gclid=1#plan', '/gate?gclid=1#plan', '/gate'],
      ['/part?gclid=1#plan', '/yard?gclid=1#main', '/yard#main'],
    ] as const) {
      await page.goto(url + asked, { waitUntil: 'commit' });
      await expect.poll(() => page.url()).toBe(url + (javaScriptEnabled ? kept : plain));
    }
  }
});
