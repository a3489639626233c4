import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Opens a page in a browser whose chance is known. */
async function open(path: string, chance: number, options = {}): Promise<Page> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  await context.addInitScript((chance) => {
    Math.random = () => chance;
  }, chance);
  const page = await context.newPage();
  await page.goto(inject('siteUrl') + path);
  return page;
}

const banner = (page: Page) => page.locator('.urgency').first();

test.each([
  [0, 'A', 'Same Day Service Available - Book Now!', true],
  [0.5, 'B', 'Available Now - We Come to You Today!', false],
  [0.99, 'C', 'Emergency Notary Service - Call 24/7', true],
])(
  'by chance %d the banner is variant %s, and that it was seen is recorded',
  async (chance, label, text, pulses) => {
    for (const path of ['/', '/mobile-notary']) {
      const page = await open(path, chance);
      await page.locator('html[data-script]').waitFor();
      expect(await banner(page).innerText()).toBe(text);
      expect(await banner(page).getAttribute('data-urgency-variant')).toBe(label);
      const moves = await banner(page).evaluate((node) => node.getAnimations().length > 0);
      expect(moves, 'pulses').toBe(pulses);
      const seen = await page.evaluate(() => window.dataLayer);
      expect(seen).toContainEqual({ event: 'urgency_banner_view', category: 'ab_test', label });
    }
  },
);

test('the three variants have three colours, and none moves where motion is unwelcome', async () => {
  const colours = new Set<string>();
  for (const chance of [0, 0.5, 0.99]) {
    const page = await open('/', chance, { reducedMotion: 'reduce' });
    const { colour, moves } = await banner(page).evaluate((node) => ({
      colour: getComputedStyle(node).backgroundColor,
      moves: node.getAnimations().length,
    }));
    colours.add(colour);
    expect(moves).toBe(0);
  }
  expect(colours.size).toBe(3);
});

test('without script it is the first', async () => {
  const page = await open('/', 0.99, { javaScriptEnabled: false });
  expect(await banner(page).innerText()).toBe('Same Day Service Available - Book Now!');
});
