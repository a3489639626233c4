import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { ROOT } from '../support/command.ts';
import { allParts, rulesOfPage } from '../support/page-rules.ts';
import { openAdmin, ownersBrowser } from './admin-page.ts';
import { newVisitor, send } from './contact-page.ts';

setUpBrowser();

let parts: string;
beforeAll(async () => {
  parts = await allParts(ROOT);
});

async function visit(path: string): Promise<Page> {
  const page = await (await newVisitor(browser, { bypassCSP: true })).newPage();
  await page.goto(inject('siteUrl') + path);
  await page.locator('html[data-script]').waitFor();
  return page;
}

const missing = async (page: Page) => (await rulesOfPage(page, parts)).missing;

test('the booking dialog brings its fields to a landing that has none', async () => {
  const page = await visit('/divorce-papers');
  expect(await page.locator('.field').count()).toBe(0);
  await page.locator('main [data-action=book]:visible').first().click();
  const field = page.getByRole('dialog').locator('.field input:visible').first();
  await field.waitFor();
  expect(await missing(page)).toEqual([]);
  expect(await field.evaluate((input) => getComputedStyle(input).minHeight)).toBe('49.6px');
});

test('and changes nothing on a page that has some', async () => {
  const page = await visit('/pricing');
  const look = () =>
    page.locator('main *').evaluateAll((elements) =>
      elements.map((element) => {
        const { color, display, font, margin, padding, borderRadius } = getComputedStyle(element);
        return [element.className, color, display, font, margin, padding, borderRadius].join();
      }),
    );
  expect(await page.locator('.field').count()).toBeGreaterThan(0);
  const before = await look();
  await page.locator('[data-action=book]:visible').first().click();
  await page.getByRole('dialog').locator('.field input:visible').first().waitFor();
  expect(await look()).toEqual(before);
});

test('what became of a message is told in its own look', async () => {
  const page = await visit('/contact');
  await send(page);
  await page.locator('.form-outcome:not(:empty)').waitFor();
  expect(await missing(page)).toEqual([]);
});

test('the portal for files has its steps and notices', async () => {
  const page = await visit('/client/ABC123');
  await page.locator('[data-upload-state]').waitFor();
  expect(await missing(page)).toEqual([]);
});

test('the sign-in and every tab of the owner have theirs', async () => {
  const context = await ownersBrowser(browser, { bypassCSP: true });
  const login = await context.newPage();
  await login.goto(`${inject('siteUrl')}/admin-login`);
  await login.locator('.field input').first().waitFor();
  expect(await missing(login)).toEqual([]);
  const page = await openAdmin(context);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    const panel = page.getByRole('tabpanel', { name: await tab.innerText() });
    await panel.getByRole('heading').first().waitFor();
    expect(await missing(page)).toEqual([]);
  }
});
