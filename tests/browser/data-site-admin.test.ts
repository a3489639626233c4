import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_TOKEN } from '../../renderer/features/admin/admin-token.ts';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { DataSite } from '../support/data-site.ts';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import { WIDTHS } from '../support/widths.ts';
import { openAdmin, ownersBrowser, seeToast } from './admin-page.ts';
import { Portal, pdf } from './upload-portal.ts';
import { UploadServer } from './upload-server.ts';
import { WalkedSite } from './walked-site.ts';

setUpBrowser();

const tabs = (page: Page) => page.locator('.admin-bar [role=tab]').allInnerTexts();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

describe('the owner’s area that `features` has switched on', () => {
  let server: UploadServer;
  let site: WalkedSite;
  beforeAll(async () => {
    server = await UploadServer.start();
    const integrations = { uploadEndpoint: server.url };
    const features = { admin: true, upload: true };
    site = new WalkedSite(new DataSite({ features, integrations }).root);
    await site.start();
  });
  afterAll(async () => {
    site.stop();
    await server.stop();
  });

  test('leads from signing in to the pages, and to a client whose file arrives', async () => {
    const context = await ownersBrowser(browser);
    const page = await context.newPage();
    await page.goto(`${site.url}/admin#pages`);
    await page.waitForURL('**/admin-login#pages');
    await expect.poll(() => page.title()).toBe('Anmelden | Hofmann Elektro');
    await page.locator('[name=token]').fill('falsch');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await seeToast(page, 'Der Schlüssel stimmt nicht.');
    await page.locator('[name=token]').fill(DEFAULT_TOKEN);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.waitForURL('**/admin#pages');
    await expect.poll(() => tabs(page)).toEqual(['Kunden', 'Seiten', 'Einstellungen']);
    await page.locator('[data-path="/client"]').waitFor();
    expect(await page.locator('.page-found').innerText()).toBe('5 von 5 Seiten');

    await tab(page, 'Kunden').click();
    const id = await page.locator('[data-client-id]').innerText();
    const link = (await page.locator('.new-client dd a').getAttribute('href')) ?? '';
    expect(new URL(link).pathname).toBe(`/client/${id}`);
    await page.getByRole('button', { name: 'Nachricht kopieren' }).click();
    await seeToast(page, 'Die Nachricht ist kopiert');
    const message = await page.evaluate(() => navigator.clipboard.readText());
    expect(message.split('\n')).toContain(link);

    const portal = await Portal.open(browser, site.url + new URL(link).pathname);
    await portal.reach('idle');
    await portal.choose({ name: 'plan.pdf', buffer: pdf() });
    await portal.page.locator('.upload-file.stored').waitFor();
    expect(server.received).toMatchObject([{ clientId: id, name: 'plan.pdf' }]);
    expect(portal.problems).toEqual([]);

    await tab(page, 'Einstellungen').click();
    await page.locator('[name=newPassword]').fill('kurz');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await seeToast(page, 'mindestens 6 Zeichen');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.waitForURL('**/admin-login');
    await seeToast(page, 'Sie sind abgemeldet.');
  });

  test.each(WIDTHS)('is right to axe on its tabs at %i px', async (width) => {
    const context = await ownersBrowser(browser, { width, bypassCSP: true });
    const page = await openAdmin(context, '', site.url);
    for (const name of sample(['Kunden', 'Seiten', 'Einstellungen'], 1)) {
      await tab(page, name).click();
      await page.getByRole('tabpanel').getByRole('heading', { level: 2, name }).waitFor();
      await settled(page);
      expect(await axeFaults(page), name).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wide, `${name} is too wide`).toBe(false);
    }
  });

  test.each(WIDTHS)('can be signed in to at %i px, and so can all pages be read', (width) =>
    site.walk('de', width),
  );
});

describe('without the portal', () => {
  const site = new WalkedSite(new DataSite({ features: { admin: true }, languages: ['es'] }).root);
  beforeAll(() => site.start());
  afterAll(() => site.stop());

  test('the area has no clients, and speaks the main language', async () => {
    const page = await openAdmin(await ownersBrowser(browser), '#clients', site.url);
    await expect.poll(() => tabs(page)).toEqual(['Páginas', 'Ajustes']);
    await page.locator('[data-path="/404"]').waitFor();
    expect(await page.locator('.page-found').innerText()).toBe('4 páginas de 4');
  });
});
