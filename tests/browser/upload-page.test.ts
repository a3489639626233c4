import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { MAX_UPLOAD } from '../../renderer/features/upload/upload-file.ts';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { WIDTHS } from '../support/widths.ts';
import { FAILURE, Portal, pdf, SUCCESS } from './upload-portal.ts';

const inTurn = inTurns();

const GOOD = 'ABC123';

/** What a phone offers and a desk does not. */
const CAMERA = 'input[type=file][capture]';

setUpBrowser();

/** A host that knows files and `404.html`, and no rewrites. */
async function plainHost(): Promise<string> {
  const folder = inject('siteFolder');
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = [pathname, `${pathname}.html`].find(
      (name) => /\.\w+$/.test(name) && existsSync(join(folder, name)),
    );
    const type =
      types[file?.split('.').at(-1) ?? ''] ??
      (file?.endsWith('.json') ? 'application/json' : 'text/html');
    response.writeHead(file ? 200 : 404, { 'Content-Type': type });
    response.end(readFileSync(join(folder, file ?? '404.html')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the address', () => {
  test('opens the portal and names the client; one that is none of a client is an invalid link', async () => {
    const portal = await Portal.open(browser, `${inject('siteUrl')}/client/${GOOD}`);
    await portal.reach('idle');
    expect(await portal.input.count()).toBe(1);
    expect(await portal.page.locator('main').innerText()).toContain(GOOD);

    const addresses = [
      '/client',
      '/client/abc123',
      '/client/ABC12',
      '/client/ABCDEF12345',
      '/client/ABC-123',
      '/client/ABC%20123',
      '/client/ABC123/more',
      '/client#%3Cimg%20src=x%3E',
    ];
    for (const address of sample(addresses, 3)) {
      await portal.page.goto(inject('siteUrl') + address);
      await portal.heading.filter({ hasText: 'Invalid Access Link' }).waitFor();
      await portal.page.waitForFunction(() => document.title.startsWith('Invalid Access Link'));
      const text = await portal.page.locator('main').innerText();
      expect(text, address).toMatch(
        /invalid or has expired.*contact your notary for a new secure link/,
      );
      const call = portal.page.locator('main a[href^="tel:+"]');
      expect(await call.isVisible(), address).toBe(true);
      expect(await portal.page.locator('input[type=file]').count(), address).toBe(0);
    }
    expect(portal.problems).toEqual([]);
  });

  inTurn('in the path leads on where the host has no rewrites', async () => {
    const portal = await Portal.open(browser, `${await plainHost()}/client/${GOOD}`);
    await portal.reach('idle');
    const { pathname, hash } = new URL(portal.page.url());
    expect(pathname + hash).toBe(`/client#${GOOD}`);
    await portal.page.goto(new URL('/no-such-page', portal.page.url()).href);
    expect(await portal.heading.innerText()).toBe('Oops! Page not found');
  });

  inTurn('is followed when it changes on the open page, and the title with it', async () => {
    const portal = await Portal.open(browser, `${inject('siteUrl')}/client#nobody`);
    await portal.page.waitForFunction(() => document.title.startsWith('Invalid Access Link'));
    await portal.page.evaluate((id) => {
      location.hash = id;
    }, GOOD);
    await portal.reach('idle');
    await portal.page.waitForFunction(() => document.title.startsWith('Secure Document Upload'));
  });
});

describe('without an endpoint', () => {
  const open = (options = {}) =>
    Portal.open(browser, `${inject('siteUrl')}/client/${GOOD}`, options);

  test('files are listed, nothing is sent or said to be, chat and call take them, and one that is not taken says why', async () => {
    const portal = await open();
    await portal.reach('idle');
    expect(await portal.page.locator(CAMERA).count()).toBe(0);
    const sent: string[] = [];
    portal.page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await portal.choose({ name: 'deed.pdf', buffer: pdf() }, { name: 'will.pdf', buffer: pdf() });
    await portal.says('deed.pdf', 'not left this device');
    await portal.says('will.pdf', 'not left this device');
    await portal.page.getByText('Nothing has left this device.').waitFor();
    const main = portal.page.locator('main');
    const chat = new URL(
      (await main.locator('a[href^="https://wa.me/"]').getAttribute('href')) ?? '',
    );
    expect(chat.searchParams.get('text')).toMatch(/ABC123.*deed\.pdf, will\.pdf/);
    expect(await main.locator('aside a[href^="tel:+"]').first().isVisible()).toBe(true);
    await portal.reach('idle');
    expect(await portal.toast(SUCCESS).count()).toBe(0);
    expect(await main.innerText()).not.toMatch(/success|received by your notary/i);
    expect(sent).toEqual([]);

    await portal.choose({ name: 'letter.pdf', buffer: Buffer.from('a letter') });
    await portal.says('letter.pdf', 'no JPEG, PNG, WebP or HEIC picture and no PDF');
    await portal.reach('error');
    await portal.toast(FAILURE).waitFor();
    await portal.choose(
      { name: 'empty.jpg', buffer: Buffer.alloc(0) },
      { name: 'large.pdf', buffer: pdf(MAX_UPLOAD + 1) },
      { name: 'just-right.txt', buffer: pdf(MAX_UPLOAD) },
    );
    await portal.says('empty.jpg', 'the file is empty');
    await portal.says('large.pdf', 'larger than 10 MB');
    await portal.says('just-right.txt', 'Ready for your visit');
    await portal.page.getByText('3 files were not taken').waitFor();
  });

  inTurn('a phone offers its camera', async () => {
    const phone = await open({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    await phone.reach('idle');
    await phone.page.getByText('Take a photo').waitFor();
    expect(await phone.page.locator(CAMERA).getAttribute('accept')).toContain('image/');
  });

  inTurn('without script the page says how the documents reach the notary', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const text = await page.locator('main').innerText();
    expect(text).toContain('takes JavaScript');
    expect(text).toContain('What happens next');
    expect(text).toContain('Only originals can be notarized');
    expect(text).not.toContain('being opened');
    expect(await page.locator('main .without-script a[href^="mailto:"]').isVisible()).toBe(true);
    expect(await page.locator('main a[href^="tel:+"]').isVisible()).toBe(true);
  });

  inTurn.each(WIDTHS)('axe finds nothing at %i px', async (width) => {
    const portal = await open({
      viewport: { width, height: 844 },
      bypassCSP: true,
      hasTouch: width < 1000,
    });
    const { page } = portal;
    await portal.reach('idle');
    expect(await axeFaults(page, 'main'), 'idle').toEqual([]);
    await portal.choose(
      { name: 'a-very-long-name-of-a-scanned-document-without-blanks.pdf', buffer: pdf() },
      { name: 'b.pdf', buffer: Buffer.from('b') },
    );
    await portal.says('b.pdf', 'Not taken');
    expect(await axeFaults(page, 'main'), 'listed and refused').toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.goto(`${inject('siteUrl')}/client/nobody`);
    await portal.heading.filter({ hasText: 'Invalid' }).waitFor();
    expect(await axeFaults(page, 'main'), 'invalid link').toEqual([]);
  });
});
