import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import { WIDTHS } from '../support/widths.ts';

const inTurn = inTurns();

setUpBrowser();

/** @param isTimed lets the test run the page's clock. */
async function open(options: BrowserContextOptions = {}, isTimed = false): Promise<Page> {
  const viewport = { width: 1280, height: 844 };
  const context = await browser.newContext({ viewport, ...options });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(5_000);
  const page = await context.newPage();
  if (isTimed) await page.clock.install();
  await page.goto(inject('siteUrl'));
  if (options.javaScriptEnabled !== false) await settled(page);
  return page;
}

const tooltip = (page: Page) => page.locator('.contact-bar [role=tooltip]');
const word = (page: Page) => page.locator('.contact-bar .hint-word');
const town = (page: Page, name: string) => page.locator('.area-extended a', { hasText: name });
const card = (page: Page, name: string) =>
  page.locator('.area-extended .hint-text', { hasText: name });
const isShown = (text: Locator) => text.isVisible();

/** Has the code loaded, so that a stopped clock cannot keep it away. */
async function ready(page: Page): Promise<void> {
  await word(page).hover();
  await tooltip(page).waitFor();
  await page.mouse.move(5, 400);
  await tooltip(page).waitFor({ state: 'hidden' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

test('nothing of them is loaded before one is touched; by keyboard they open, and Escape closes them without moving the focus', async () => {
  const page = await open();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.mouse.move(600, 400);
  await settled(page);
  expect(requests).toEqual([]);
  await word(page).hover();
  await tooltip(page).waitFor();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatch(/\.js$/);
  expect(await tooltip(page).innerText()).toMatch(/County, valid through May 2029\./);
  await page.mouse.move(600, 400);
  await tooltip(page).waitFor({ state: 'hidden' });

  await page.locator('.contact-bar a').first().focus();
  await page.keyboard.press('Tab');
  await tooltip(page).waitFor();
  await page.keyboard.press('Escape');
  await tooltip(page).waitFor({ state: 'hidden' });
  expect(await word(page).evaluate((it) => it === document.activeElement)).toBe(true);
  await town(page, 'Garden City').focus();
  await page.keyboard.press('Tab');
  await card(page, 'Big Spring').waitFor();
  await page.keyboard.press('Tab');
  await card(page, 'Big Spring').waitFor({ state: 'hidden' });
  await card(page, 'Andrews').waitFor();
});

inTurn(
  'a tooltip opens after 700 ms, closes at once, and opens again at once within 300 ms; a hover card closes after 300 ms',
  async () => {
    const page = await open({}, true);
    await ready(page);
    await word(page).hover();
    await page.clock.runFor(690);
    expect(await isShown(tooltip(page))).toBe(false);
    await page.clock.runFor(20);
    expect(await isShown(tooltip(page))).toBe(true);
    await page.mouse.move(5, 400);
    expect(await isShown(tooltip(page))).toBe(false);
    await page.clock.runFor(290);
    await word(page).hover();
    expect(await isShown(tooltip(page))).toBe(true);
    await page.mouse.move(5, 400);
    await page.clock.runFor(310);
    await word(page).hover();
    expect(await isShown(tooltip(page))).toBe(false);

    await page.mouse.move(5, 400);
    await page.clock.runFor(1000);
    await town(page, 'Big Spring').scrollIntoViewIfNeeded();
    await town(page, 'Big Spring').hover();
    await page.clock.runFor(690);
    expect(await isShown(card(page, 'Big Spring'))).toBe(false);
    await page.clock.runFor(20);
    expect(await isShown(card(page, 'Big Spring'))).toBe(true);
    expect(await card(page, 'Big Spring').innerText()).toMatch(
      /Howard County, about 40 road miles/,
    );
    await page.mouse.move(5, 5);
    await page.clock.runFor(290);
    expect(await isShown(card(page, 'Big Spring'))).toBe(true);
    await page.clock.runFor(20);
    expect(await isShown(card(page, 'Big Spring'))).toBe(false);
  },
);

inTurn('the pointer may go from the word to its text, and only one text is open', async () => {
  const page = await open({}, true);
  await town(page, 'Andrews').hover();
  await card(page, 'Andrews').waitFor();
  const [from, to] = [
    await town(page, 'Andrews').boundingBox(),
    await card(page, 'Andrews').boundingBox(),
  ];
  if (!from || !to) throw new Error('Word and text have no boxes');
  const x = from.x + from.width / 2;
  for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y += 3)
    await page.mouse.move(x, y);
  await page.clock.runFor(500);
  expect(await isShown(card(page, 'Andrews'))).toBe(true);
  await town(page, 'Crane').focus();
  await page.mouse.move(5, 5);
  await card(page, 'Andrews').waitFor({ state: 'hidden' });
});

inTurn.each(WIDTHS)(
  'open ones stay within the window of %i px, and axe finds nothing',
  async (width) => {
    const page = await open({ viewport: { width, height: 844 }, bypassCSP: true });
    for (const place of sample(await page.locator('.area-extended .hint a').all(), 2)) {
      await place.hover();
      const text = page.locator('.hint[data-open] .hint-text');
      await expect.poll(() => text.innerText()).toContain(await place.innerText());
      const box = await text.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await axeFaults(page, '.area-extended')).toEqual([]);
  },
);

inTurn('without script they open at once', async () => {
  const page = await open({ javaScriptEnabled: false });
  await word(page).hover();
  expect(await isShown(tooltip(page))).toBe(true);
});
