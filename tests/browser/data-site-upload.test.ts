import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { DataSite } from '../support/data-site.ts';
import { SECRET, taggedJpeg } from '../support/photo-files.ts';
import { WIDTHS } from '../support/widths.ts';
import { Portal, pdf } from './upload-portal.ts';
import { UploadServer } from './upload-server.ts';
import { WalkedSite } from './walked-site.ts';

setUpBrowser();

const CLIENT = '/client/ABC23456';

/** A JPEG that the browser itself has made; to be run in it. */
async function drawn(): Promise<number[]> {
  const canvas = document.createElement('canvas');
  canvas.width = 40;
  canvas.height = 30;
  canvas.getContext('2d', { alpha: false })?.fillRect(5, 5, 20, 10);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg'));
  return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
}

async function photograph(page: Page): Promise<Uint8Array> {
  return taggedJpeg(new Uint8Array(await page.evaluate(drawn)), 'big');
}

describe('a portal that `features` has switched on', () => {
  let server: UploadServer;
  let site: WalkedSite;
  beforeAll(async () => {
    server = await UploadServer.start();
    const integrations = { uploadEndpoint: server.url };
    const brand = { color: '#155e75' };
    const data = new DataSite({ features: { upload: true }, brand, integrations });
    data.write('site/words/de.yaml', { toasts: { message: 'Mitteilung' } });
    site = new WalkedSite(data.root);
    await site.start();
  });
  afterAll(async () => {
    site.stop();
    await server.stop();
  });

  test.each(WIDTHS)('can be read, and so can the page for unknown addresses, at %i px', (width) =>
    site.walk('de', width),
  );

  test.each([CLIENT, CLIENT.replace('client/', 'client#')])(
    'sends photographs without what they tell besides the picture, from %s',
    async (address) => {
      server.reset();
      const portal = await Portal.open(browser, site.url + address);
      await portal.reach('idle');
      expect(await portal.page.locator('main').innerText()).toContain('ABC23456');
      const tagged = await photograph(portal.page);
      expect(Buffer.from(tagged).includes(SECRET)).toBe(true);
      await portal.choose({ name: 'sicherungskasten.jpg', buffer: tagged });
      await portal.page.locator('.upload-file.stored', { hasText: 'Angekommen' }).waitFor();
      await portal.toast('Ihre Dateien sind angekommen').waitFor();
      await portal.page
        .getByRole('region', { name: 'Meldungen (F8)' })
        .waitFor({ state: 'attached' });
      await portal.page
        .getByText('Mitteilung Ihre Dateien sind angekommen')
        .waitFor({ state: 'attached' });
      await portal.page.getByRole('button', { name: 'Schließen', exact: true }).waitFor();
      expect(server.received).toMatchObject([
        { clientId: 'ABC23456', name: 'sicherungskasten.jpg', type: 'image/jpeg' },
      ]);
      const arrived = Buffer.from(server.received[0]?.bytes ?? []);
      expect(arrived.length).toBeGreaterThan(50);
      expect(arrived.includes(SECRET)).toBe(false);
      expect(portal.problems).toEqual([]);
    },
  );

  test('takes only links with a code, and says whom to ask for one', async () => {
    const portal = await Portal.open(browser, `${site.url}/client/nobody`);
    await portal.heading.filter({ hasText: 'Ungültiger Link' }).waitFor();
    const main = portal.page.locator('main');
    expect(await main.locator('a[href^="tel:+49"]').isVisible()).toBe(true);
    expect(await main.locator('a[href^="mailto:hallo@"]').isVisible()).toBe(true);
    expect(await main.locator('input[type=file]').count()).toBe(0);
  });
});

describe('a portal whose files nobody receives', () => {
  const site = new WalkedSite(new DataSite({ features: { upload: true } }).root);
  beforeAll(() => site.start());
  afterAll(() => site.stop());

  test('ends in an e-mail that says whose they are, or a call, never in success', async () => {
    const portal = await Portal.open(browser, site.url + CLIENT);
    await portal.reach('idle');
    const sent: string[] = [];
    portal.page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await portal.choose({ name: 'plan.pdf', buffer: pdf() });
    await portal.page.locator('.upload-file.listed', { hasText: 'nicht verlassen' }).waitFor();
    const note = portal.page.locator('main aside').first();
    const mail = (await note.locator('a[href^="mailto:"]').getAttribute('href')) ?? '';
    expect(decodeURIComponent(mail)).toMatch(/^mailto:hallo@.*ABC23456.*plan\.pdf/s);
    expect(await note.locator('a[href^="tel:+49"]').isVisible()).toBe(true);
    expect(await portal.page.locator('.toast').count()).toBe(0);
    expect(sent).toEqual([]);
  });
});
