import type { Locator, Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';

const inTurn = inTurns();

setUpBrowser();

/** Opens a page; its window has any size yet. */
async function open(path: string): Promise<Page> {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.goto(inject('siteUrl') + path);
  await page.locator('html[data-script]').waitFor();
  return page;
}

/** Box of an element in the window. */
const boxOf = (target: Locator) =>
  target.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const SIZES = [
  [1280, 900],
  [1024, 768],
  [390, 844],
  [320, 640],
] as const;

/** Asks the calculator for a place, and waits for what it says. */
async function calculate(page: Page, place: string): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill(place);
  await page.getByRole('button', { name: 'Calculate Price' }).click();
  await page.locator('[data-estimate=total]').waitFor();
}

test('a fresh result is in view, and nothing floats over its figures', async () => {
  const page = await open('/pricing');
  const figures = page.locator('#calculator [data-estimate]');
  const chat = page.locator('.floating-chat');
  for (const [width, height] of SIZES) {
    const size = `at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // Of another place: what stands there for the last size goes away first.
    await page.getByLabel('Address', { exact: true }).fill('');
    await figures.last().waitFor({ state: 'detached' });
    await calculate(page, 'Odessa');
    await expect.poll(() => chat.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
    // It is scrolled to once it is on the page.
    await expect
      .poll(async () => (await boxOf(figures.last())).bottom, { message: size })
      .toBeLessThanOrEqual(height);
    const floating = await boxOf(width < 832 ? page.locator('.dock') : chat);
    expect(floating.bottom, size).toBeLessThanOrEqual(height);
    expect(await figures.count(), size).toBe(6);
    for (const figure of await figures.all()) {
      const box = await boxOf(figure);
      expect(box.top, size).toBeGreaterThanOrEqual(0);
      expect(box.bottom, size).toBeLessThanOrEqual(height);
      const apart = box.bottom <= floating.top || box.right <= floating.left;
      expect(apart, `${size}: ${await figure.innerText()}`).toBe(true);
    }
  }
});

inTurn('the hours of a price stay on one line, and inside the dialog', async () => {
  const page = await open('/emergency-notary');
  await page.locator('main [data-action=book]:visible').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('[name=timeSlot]').selectOption('late-night');
  await dialog.locator('[name=signatures]').fill('15000');
  await dialog.locator('[name=address]').fill('Big Spring, TX');
  await dialog.locator('[data-estimate=area]').waitFor();
  for (const [width, height] of SIZES) {
    const size = `at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    const lines = await dialog
      .locator('output small')
      .evaluateAll((all) => all.map((node) => node.getClientRects().length));
    expect(lines, size).toEqual([1, 1, 1, 1]);
    const [wide, inner] = await dialog.evaluate((node) => [node.scrollWidth, node.clientWidth]);
    expect(wide, size).toBe(inner);
  }
});

inTurn('the rule under “Your estimate” is clear of its letters', async () => {
  const page = await open('/services/general-notary');
  await page.locator('main [data-action=book]:visible').first().click();
  const heading = page.getByRole('heading', { name: 'Your estimate' });
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const letters = await heading.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().bottom;
    });
    const rule = await boxOf(page.locator('.booking-estimate .estimate'));
    expect(rule.top - letters, `at ${width} × ${height}`).toBeGreaterThanOrEqual(4);
  }
});

inTurn('the chat is beside the figures of the calculator, however far it is scrolled', async () => {
  const page = await open('/pricing');
  await calculate(page, 'Big Spring');
  for (const width of [832, 1024, 1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const chat = await boxOf(page.locator('.floating-chat'));
    const figures = page.locator('#calculator :is([data-estimate], td)');
    const edges = await figures.evaluateAll((all) =>
      all.map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().right;
      }),
    );
    expect(edges.length).toBeGreaterThan(15);
    expect(Math.max(...edges), `at ${width} px`).toBeLessThan(chat.left);
  }
});
