import type { Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { settled } from '../support/settled.ts';
import { WIDTHS } from '../support/widths.ts';

setUpBrowser();

/** Opens a page on which links are clicked but not followed. */
async function open(width: number, path = '/lp'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(5_000);
  await context.addInitScript(() => {
    window.addEventListener('click', (event) => event.preventDefault());
  });
  const page = await context.newPage();
  await page.goto(inject('siteUrl') + path);
  await page.locator('html[data-script]').waitFor();
  return page;
}

const events = (page: Page) => page.evaluate(() => window.dataLayer);

/** What clicks have recorded; which urgency banner was seen is another matter. */
async function clicks(page: Page) {
  const all = (await events(page)) ?? [];
  return all.filter(({ event }) => event !== 'urgency_banner_view');
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await settled(page);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
  );
}

test('the data layer waits empty from the start', async () => {
  expect(await events(await open(390))).toEqual([]);
});

test('events that a tag pushed earlier are kept', async () => {
  const page = await open(390);
  await page.addInitScript(() => {
    window.dataLayer = [{ event: 'earlier' }];
  });
  await page.reload();
  await page.locator('html[data-script]').waitFor();
  await page.locator('main a[href^="tel:"]').first().click();
  expect(await events(page)).toEqual([{ event: 'earlier' }, { event: 'phone_click' }]);
});

test('a click on any phone link is a phone_click, whatever part of it is hit', async () => {
  const page = await open(1280, '/');
  const calls = page.locator('a[href^="tel:"]:visible');
  const count = await calls.count();
  expect(count).toBeGreaterThan(2);
  for (const call of await calls.all()) await call.click();
  expect(await clicks(page)).toEqual(Array(count).fill({ event: 'phone_click' }));
  await page.locator('.button[href^="tel:"] svg').first().click();
  expect(await clicks(page)).toHaveLength(count + 1);
});

test.each(WIDTHS)('the floating chat is a whatsapp_click at %i px', async (width) => {
  const page = await open(width);
  await scrollTo(page, 400);
  await page.locator('.floating-chat').click();
  expect(await events(page)).toEqual([
    { event: 'whatsapp_click', category: 'engagement', label: 'floating_button' },
  ]);
});

test('a chat link in the page says where it is, other links say nothing', async () => {
  const page = await open(1280, '/contact');
  await page.locator('main a[href^="https://wa.me/"]').first().click();
  await page.locator('.site-footer a[href^="mailto:"]').click();
  await page.locator('.site-footer h2').first().click();
  expect(await events(page)).toEqual([
    { event: 'whatsapp_click', category: 'engagement', label: 'page_button' },
  ]);
});

describe.each(WIDTHS)('the floating chat at %i px', (width) => {
  test('slides in only after scrolling more than 100 px, and out again', async () => {
    const page = await open(width);
    const chat = page.locator('.floating-chat');
    for (const [top, shown] of [
      [0, false],
      [100, false],
      [101, true],
      [2000, true],
      [50, false],
    ] as const) {
      await scrollTo(page, top);
      await expect.poll(() => chat.isVisible(), { message: `visible at ${top} px` }).toBe(shown);
      const isWhole = async () => {
        const box = await chat.boundingBox();
        return !!box && box.y + box.height <= 844 && box.x + box.width <= width;
      };
      if (shown)
        await expect.poll(isWhole, { message: `within the window at ${top} px` }).toBe(true);
    }
  });
});
