import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';

setUpBrowser();

async function open(path: string, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
  });
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

describe.each(SIZES)('at %i × %i', (width, height) => {
  test('a fresh result is in view, and nothing floats over its figures', async () => {
    const page = await open('/pricing', width, height);
    await page.getByLabel('Address', { exact: true }).fill('Odessa');
    await page.getByRole('button', { name: 'Calculate Price' }).click();
    const figures = page.locator('#calculator [data-estimate]');
    await figures.last().waitFor();
    const chat = page.locator('.floating-chat');
    await expect.poll(() => chat.evaluate((it) => getComputedStyle(it).opacity)).toBe('1');
    const floating = await boxOf(width < 832 ? page.locator('.dock') : chat);
    expect(floating.bottom).toBeLessThanOrEqual(height);
    expect(await figures.count()).toBe(6);
    for (const figure of await figures.all()) {
      const box = await boxOf(figure);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(height);
      const apart = box.bottom <= floating.top || box.right <= floating.left;
      expect(apart, await figure.innerText()).toBe(true);
    }
  });

  test('the hours of a price stay on one line, and inside the dialog', async () => {
    const page = await open('/emergency-notary', width, height);
    await page.locator('main [data-action=book]:visible').first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=timeSlot]').selectOption('late-night');
    await dialog.locator('[name=signatures]').fill('15000');
    await dialog.locator('[name=address]').fill('Big Spring, TX');
    await dialog.locator('[data-estimate=area]').waitFor();
    const lines = await dialog
      .locator('output small')
      .evaluateAll((all) => all.map((node) => node.getClientRects().length));
    expect(lines).toEqual([1, 1, 1, 1]);
    const { scrollWidth, clientWidth } = await dialog.evaluate((node) => node);
    expect(scrollWidth).toBe(clientWidth);
  });

  test('the rule under “Your estimate” is clear of its letters', async () => {
    const page = await open('/services/general-notary', width, height);
    await page.locator('main [data-action=book]:visible').first().click();
    const heading = page.getByRole('heading', { name: 'Your estimate' });
    const letters = await heading.evaluate((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().bottom;
    });
    const rule = await boxOf(page.locator('.booking-estimate .estimate'));
    expect(rule.top - letters).toBeGreaterThanOrEqual(4);
  });
});

test.each([832, 1024, 1280, 1366, 1440, 1920])(
  'at %i px the chat is beside the figures of the calculator, however far it is scrolled',
  async (width) => {
    const page = await open('/pricing', width, 900);
    await page.getByLabel('Address', { exact: true }).fill('Big Spring');
    await page.getByRole('button', { name: 'Calculate Price' }).click();
    await page.locator('[data-estimate=total]').waitFor();
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
    expect(Math.max(...edges)).toBeLessThan(chat.left);
  },
);
