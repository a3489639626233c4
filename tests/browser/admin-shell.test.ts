import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { settled } from '../support/settled.ts';
import { WIDTHS } from '../support/widths.ts';
import { openAdmin, ownersBrowser } from './admin-page.ts';
import { holdCloseEvents } from './close-events.ts';

const inTurn = inTurns();

const NAMES = ['Dashboard', 'Clients', 'Pages', 'Settings'];

setUpBrowser();

const chosen = (page: Page) => page.locator('.admin-bar [aria-selected=true]').innerText();
const chosenTab = (page: Page, name: string) =>
  page.locator('.admin-bar [aria-selected=true]', { hasText: name }).waitFor();

async function faults(page: Page): Promise<string[]> {
  await settled(page);
  return axeFaults(page);
}

test('the address names the tab, history and arrow keys lead through them, and clients to a page', async () => {
  const page = await openAdmin(await ownersBrowser(browser), '#pages');
  expect(await chosen(page)).toBe('Pages');
  await page.getByRole('tab', { name: 'Settings' }).click();
  // The address changes at once, the page with its `hashchange` event, a task later.
  await page.waitForFunction(() => document.title.startsWith('Settings'));
  expect(new URL(page.url()).hash).toBe('#settings');
  await page.goBack();
  await chosenTab(page, 'Pages');
  await page.evaluate(() => {
    location.hash = 'no-such-tab';
  });
  await chosenTab(page, 'Dashboard');

  await page.getByRole('tab', { name: 'Dashboard' }).focus();
  await page.keyboard.press('ArrowRight');
  await chosenTab(page, 'Clients');
  await page.keyboard.press('End');
  await chosenTab(page, 'Settings');
  await page.keyboard.press('ArrowRight');
  await chosenTab(page, 'Dashboard');

  await page.getByRole('tab', { name: 'Clients' }).click();
  await page.getByRole('tabpanel', { name: 'Clients' }).getByRole('link').click();
  await page.waitForURL('**/admin-old');
  expect(await page.locator('h1').innerText()).toBe('Clients');
});

inTurn(
  'the calculator opens over any tab, gives the focus back, opens again at once, and counts more than 100 signatures',
  async () => {
    const page = await openAdmin(await ownersBrowser(browser), '#clients');
    const opener = page.getByRole('button', { name: 'Price calculator' });
    await holdCloseEvents(page);
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Calculate Your Price' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Calculate Price' }).click();
    await dialog.locator('.toast', { hasText: 'Address Required' }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

    await opener.click();
    await dialog.getByLabel('Number of signatures').fill('250');
    await dialog.getByLabel('Address', { exact: true }).fill('Midland');
    await dialog.getByRole('button', { name: 'Calculate Price' }).click();
    await dialog.locator('[data-estimate=total]', { hasText: '$299' }).waitFor();
    await dialog.locator('output a[href^="tel:"]').waitFor();
  },
);

inTurn.each(WIDTHS)('axe finds nothing on any tab or dialog at %i px', async (width) => {
  const context = await ownersBrowser(browser, { width, bypassCSP: true });
  const login = await context.newPage();
  await login.goto(`${inject('siteUrl')}/admin-login`);
  await login.getByRole('tablist').waitFor();
  expect(await faults(login), 'sign-in').toEqual([]);
  await login.getByRole('tab', { name: 'Password' }).click();
  await login.getByRole('button', { name: 'Set up password' }).click();
  await login.getByRole('button', { name: 'Set Password' }).click();
  await login.locator('.toast-close').click();
  expect(await faults(login), 'set-up dialog').toEqual([]);

  const page = await openAdmin(context);
  for (const name of NAMES) {
    await page.getByRole('tab', { name }).click();
    const panel = page.getByRole('tabpanel', { name });
    await panel.getByRole('heading').first().waitFor();
    await panel.locator('details').evaluateAll((folds: HTMLDetailsElement[]) => {
      for (const fold of folds) fold.open = true;
    });
    expect(await faults(page), name).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide, `${name} is too wide`).toBe(false);
  }
  await page.locator('[name=phone]').fill('');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await page.locator('.field-fault').waitFor();
  await page.locator('.toast-close').click();
  expect(await faults(page), 'marked fields').toEqual([]);
  await page.getByRole('button', { name: 'Price calculator' }).click();
  expect(await faults(page), 'calculator').toEqual([]);
});

inTurn('a tab whose code does not come says so, and the others work', async () => {
  const page = await openAdmin(await ownersBrowser(browser), '#clients');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByText('This part could not be loaded.').waitFor();
  await page.getByRole('tab', { name: 'Clients' }).click();
  await page.getByRole('heading', { name: 'Clients' }).waitFor();
  await page.unroute('**/*.js');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).waitFor();
});

inTurn('no public page loads anything of the admin area, whatever is opened on it', async () => {
  const context = await ownersBrowser(browser);
  const page = await context.newPage();
  const loaded = addressesOf(page, /\.(?:js|css)$/);
  await page.goto(`${inject('siteUrl')}/pricing`);
  await page.locator('[name=address]').fill('79701');
  await page.getByRole('button', { name: 'Calculate Price' }).click();
  await page.locator('[data-estimate=total]').waitFor();
  await page.goto(`${inject('siteUrl')}/contact#book`);
  await page.getByRole('dialog').waitFor();
  await settled(page);
  expect(loaded.length).toBeGreaterThan(5);
  expect(await ofAdminArea(loaded)).toEqual([]);

  const own = addressesOf(context, /\.js$/);
  await openAdmin(context);
  expect(await ofAdminArea(own)).not.toEqual([]);
});

/** The addresses that match `pattern`, as they are answered from now on. */
function addressesOf(opened: Page | BrowserContext, pattern: RegExp): string[] {
  const addresses: string[] = [];
  opened.on('response', (response) => {
    if (pattern.test(response.url())) addresses.push(response.url());
  });
  return addresses;
}

/**
 * Those of `addresses` whose text is of the admin area. They are asked for again: the browser
 * keeps no text of an answer that came when its page was being left.
 */
async function ofAdminArea(addresses: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
  return addresses.filter((_, at) => /adminToken|admin-bar|pbkdf2/.test(texts[at] ?? ''));
}
