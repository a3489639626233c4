import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { keptTexts, openAdmin, ownersBrowser, seeToast } from './admin-page.ts';

const inTurn = inTurns();

setUpBrowser();

async function openSettings(): Promise<Page> {
  const page = await openAdmin(await ownersBrowser(browser), '#settings');
  await page.getByRole('button', { name: 'Save Settings' }).waitFor();
  return page;
}

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
const save = (page: Page) => page.getByRole('button', { name: 'Save Settings' }).click();

function storedSettings(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('adminSettings') ?? 'null'));
}

/** The total that a calculator shows for Midland. */
async function totalOf(page: Page): Promise<string> {
  await page.locator('[name=address]').last().fill('79701');
  await page.getByRole('button', { name: 'Calculate Price' }).click();
  return page.locator('[data-estimate=total]').innerText();
}

test('what is wrong is marked and not kept; what is right counts in the admin calculator only', async () => {
  const page = await openSettings();
  expect(await field(page, 'mileageRate').getAttribute('step')).toBe('0.25');
  await field(page, 'phone').fill('432 555');
  await field(page, 'baseTravelFee').fill('');
  await save(page);
  await seeToast(page, 'Settings not saved');
  const phone = field(page, 'phone');
  expect(await phone.getAttribute('aria-invalid')).toBe('true');
  expect(await phone.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await storedSettings(page)).toBeNull();

  await phone.fill('(432) 555-0199');
  await field(page, 'baseTravelFee').fill('61.50');
  await field(page, 'smsOnUrgent').uncheck();
  await save(page);
  await seeToast(page, 'Settings saved successfully!');
  expect(await storedSettings(page)).toEqual({
    businessName: 'Basin Mobile Notary',
    phone: '(432) 555-0199',
    email: 'hello@basinmobilenotary.example',
    address: 'Midland, TX 79701',
    baseTravelFee: 61.5,
    mileageRate: 1.75,
    mileageStartsAfter: 15,
    eveningFee: 20,
    lateNightFee: 100,
    notaryFeeFirst: 10,
    notaryFeeAdditional: 1,
    notifications: { emailOnNewBooking: true, emailOnNewClient: true, smsOnUrgent: false },
  });

  await page.reload();
  await field(page, 'phone').waitFor();
  expect(await field(page, 'phone').inputValue()).toBe('(432) 555-0199');
  await page.getByRole('button', { name: 'Price calculator' }).click();
  await page.getByRole('dialog', { name: 'Calculate Your Price' }).waitFor();
  expect(await totalOf(page)).toBe('$71.50');
  await page.goto(`${inject('siteUrl')}/pricing`);
  expect(await totalOf(page)).toBe('$50');
});

inTurn(
  'saved settings leave as a part of the configuration, a reset brings back those of the site, and those that cannot be kept are not said to be saved',
  async () => {
    const page = await openSettings();
    await field(page, 'mileageRate').fill('2');
    await field(page, 'eveningFee').fill('35');
    await save(page);
    await seeToast(page, 'Settings saved successfully!');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.yaml$/);
    const file = readFileSync(await download.path(), 'utf8');
    expect(parse(file)).toMatchObject({
      business: { phone: '(432) 555-0142' },
      fees: { mileage: 2 },
    });
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await seeToast(page, 'Configuration copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(file);

    await page.getByRole('button', { name: /^Reset/ }).click();
    await seeToast(page, 'Settings are as the site was built');
    expect(await field(page, 'eveningFee').inputValue()).toBe('20');
    expect(await storedSettings(page)).toBeNull();

    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await save(page);
    await seeToast(page, 'Settings not saved');
  },
);

/** The guide names three providers, their fees and what to write into an invoice. */
async function expectPaymentGuide(page: Page): Promise<void> {
  await page.getByText('Payment setup guide').click();
  const guide = page.locator('details', { hasText: 'Payment setup guide' });
  const words = await guide.innerText();
  for (const note of ['2.6 percent plus 10 cents', '1.9 percent plus 10 cents', 'No fee for bank'])
    expect(words).toContain(note);
  expect(words).toMatch(/always include the client id in the invoice description/i);
  const links = guide.getByRole('link');
  expect(await links.count()).toBe(3);
  for (const link of await links.all()) {
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
  }
}

inTurn(
  'the payment guide names three providers, and the password of this browser can be changed by who knows it',
  async () => {
    const page = await openSettings();
    await expectPaymentGuide(page);
    await page.getByText('Change password', { exact: true }).click();
    const change = async (current: string | undefined, next: string, confirmation = next) => {
      if (current !== undefined) await field(page, 'currentPassword').fill(current);
      await field(page, 'newPassword').fill(next);
      await field(page, 'confirmPassword').fill(confirmation);
      await page.getByRole('button', { name: 'Change Password' }).click();
    };
    expect(await field(page, 'currentPassword').count()).toBe(0);
    await change(undefined, 'short');
    await seeToast(page, 'New password must be at least 6 characters');
    await change(undefined, 'tumbleweed', 'tumbleweeds');
    await seeToast(page, 'New passwords do not match');
    await change(undefined, 'tumbleweed');
    await seeToast(page, 'Password changed successfully!');
    await field(page, 'currentPassword').waitFor();
    await change('mesquite', 'roadrunner');
    await seeToast(page, 'Current password is incorrect');
    await change('tumbleweed', 'roadrunner');
    await seeToast(page, 'Password changed successfully!');
    const kept = await keptTexts(page);
    for (const secret of ['tumbleweed', 'roadrunner']) expect(kept).not.toContain(secret);

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('tab', { name: 'Password' }).click();
    await field(page, 'password').fill('roadrunner');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/admin');
  },
);
