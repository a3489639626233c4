import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { DEFAULT_TOKEN } from '../../renderer/features/admin/admin-token.ts';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import {
  keptTexts,
  logIn,
  openAdmin,
  ownersBrowser,
  quickHash,
  seeToast,
  withTokenHash,
} from './admin-page.ts';

const inTurn = inTurns();

const OWN_TOKEN = 'caliche road after rain';
const PASSWORD = 'pumpjack';

setUpBrowser();

const address = (page: Page) => page.url().replace(inject('siteUrl'), '');

async function open(context: BrowserContext, path = '/admin-login'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(inject('siteUrl') + path);
  await page.getByRole('tablist').waitFor();
  return page;
}

describe('with the token', () => {
  test('leads in, and out again', async () => {
    const page = await open(await ownersBrowser(browser), '/admin#settings');
    expect(address(page)).toBe('/admin-login#settings');
    await logIn(page, 'wrong');
    await seeToast(page, 'Invalid token. Please check your access token.');
    expect(address(page)).toBe('/admin-login#settings');

    const shown = await page.locator('code[data-token]').innerText();
    await logIn(page, shown);
    await seeToast(page, 'Logged in successfully!');
    expect(address(page)).toBe('/admin#settings');
    await page.waitForFunction(() => document.title.startsWith('Settings'));
    expect(await keptTexts(page)).not.toContain(shown);

    await page.goto(`${inject('siteUrl')}/admin-login`);
    await page.waitForURL('**/admin');

    await page.getByRole('button', { name: 'Log out' }).click();
    await seeToast(page, 'Logged out successfully');
    expect(address(page)).toBe('/admin-login');
    await page.goto(`${inject('siteUrl')}/admin`);
    await page.waitForURL('**/admin-login');
  });

  inTurn('shows and copies the default token only while it is the default', async () => {
    const page = await open(await ownersBrowser(browser));
    await page.getByRole('button', { name: 'Copy token' }).click();
    await seeToast(page, 'Default token copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(DEFAULT_TOKEN);

    const context = await ownersBrowser(browser);
    await withTokenHash(context, quickHash(OWN_TOKEN));
    const own = await open(context);
    expect(await own.locator('[data-token]').count()).toBe(0);
    expect(await own.getByRole('button', { name: 'Copy token' }).count()).toBe(0);
    await logIn(own, DEFAULT_TOKEN);
    await seeToast(own, 'Invalid token.');
    await logIn(own, ` ${OWN_TOKEN}\n`);
    await own.waitForURL('**/admin');
  });

  inTurn('ends when the token is changed, and when another tab logs out', async () => {
    const context = await ownersBrowser(browser);
    const [one, two] = [await openAdmin(context), await openAdmin(context)];
    await one.getByRole('button', { name: 'Log out' }).click();
    await two.waitForURL('**/admin-login');

    const page = await openAdmin(context);
    await withTokenHash(context, quickHash(OWN_TOKEN));
    await page.reload();
    await page.waitForURL('**/admin-login');
  });

  inTurn('is slowed down by wrong tries, also after a reload', async () => {
    const context = await ownersBrowser(browser);
    await withTokenHash(context, quickHash(OWN_TOKEN));
    const page = await open(context);
    const start = Date.now();
    // Time stands still in between, however slow the machine is.
    await page.clock.setFixedTime(start);
    for (let tries = 0; tries < 3; tries += 1) {
      await logIn(page, `wrong ${tries}`);
      await page.waitForFunction(
        (count) => JSON.parse(localStorage.getItem('adminTries') ?? '{}').count === count,
        tries + 1,
      );
    }
    await page.reload();
    await logIn(page, OWN_TOKEN);
    await seeToast(page, 'Too many wrong tries. Please wait 2 seconds.');
    expect(address(page)).toBe('/admin-login');
    await page.clock.setFixedTime(start + 2000);
    await logIn(page, 'wrong again');
    await seeToast(page, 'Invalid token.');
    await logIn(page, OWN_TOKEN);
    await seeToast(page, 'Please wait 4 seconds.');
    await page.clock.setFixedTime(start + 6000);
    await logIn(page, OWN_TOKEN);
    await page.waitForURL('**/admin');
    expect(await page.evaluate(() => localStorage.getItem('adminTries'))).toBeNull();
  });
});

describe('with a password', () => {
  test('asks for the token first, sets one up, and leads in', async () => {
    const context = await ownersBrowser(browser);
    await withTokenHash(context, quickHash(OWN_TOKEN));
    const page = await open(context);
    await page.getByRole('tab', { name: 'Password' }).click();
    await logIn(page, PASSWORD);
    await seeToast(page, 'No password set. Please use token access first.');

    const opener = page.getByRole('button', { name: 'Set up password' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Set up password' });
    const submit = async (token: string, next: string, confirmation: string) => {
      await dialog.getByLabel('Access token').fill(token);
      await dialog.getByLabel('New password').fill(next);
      await dialog.getByLabel('Confirm password').fill(confirmation);
      await dialog.getByRole('button', { name: 'Set Password' }).click();
    };
    await submit(OWN_TOKEN, 'short', 'short');
    await seeToast(page, 'Password must be at least 6 characters long.');
    await submit(OWN_TOKEN, PASSWORD, `${PASSWORD}s`);
    await seeToast(page, 'Passwords do not match.');
    await submit('wrong', PASSWORD, PASSWORD);
    await seeToast(page, 'Invalid token.');
    // The toast goes first, then the dialog.
    await page.keyboard.press('Escape');
    await page.locator('.toast').waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);

    await opener.click();
    await submit(OWN_TOKEN, PASSWORD, PASSWORD);
    await seeToast(page, 'Password set successfully! You can now use password login.');
    await dialog.waitFor({ state: 'hidden' });
    const kept = await keptTexts(page);
    for (const secret of [PASSWORD, OWN_TOKEN]) expect(kept).not.toContain(secret);

    await logIn(page, 'derrick');
    await seeToast(page, 'Invalid password.');
    await logIn(page, PASSWORD);
    await page.waitForURL('**/admin');
    expect(await keptTexts(page)).not.toContain(PASSWORD);
  });
});
