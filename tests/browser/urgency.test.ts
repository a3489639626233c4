import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { sample } from '../support/proof.ts';

setUpBrowser();

/** Opens a page in a browser whose chance is known, and where motion is welcome. */
async function open(path: string, chance: number, options = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'no-preference', ...options });
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
    for (const path of sample(['/', '/mobile-notary'], 1)) {
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

/** Colour of the ground and of the letters at moments of two seconds, as `rgb(…)`. */
const coloursOver = (page: Page) =>
  banner(page).evaluate((node) => {
    const [animation] = node.getAnimations();
    if (!animation) throw new Error('The banner does not move');
    animation.pause();
    return Array.from({ length: 41 }, (_, step) => {
      animation.currentTime = step * 50;
      const { backgroundColor, color, filter, opacity } = getComputedStyle(node);
      return { backgroundColor, color, filter, opacity };
    });
  });

/** Relative luminance of `rgb(…)` (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  [0, 'A'],
  [0.99, 'C'],
])(
  'by chance %d the pulse of %s can be seen, and its letters be read all the time',
  async (chance) => {
    const page = await open('/', chance);
    const moments = await coloursOver(page);
    for (const { backgroundColor, color, filter, opacity } of moments) {
      expect(contrast(backgroundColor, color)).toBeGreaterThanOrEqual(4.5);
      // Both would change letters and ground behind the back of the measurement above.
      expect([filter, opacity]).toEqual(['none', '1']);
    }
    const grounds = moments.map(({ backgroundColor }) => backgroundColor);
    const [brightest = '', darkest = ''] = [
      grounds.reduce((best, one) => (luminance(one) > luminance(best) ? one : best)),
      grounds.reduce((best, one) => (luminance(one) < luminance(best) ? one : best)),
    ];
    expect(contrast(brightest, darkest)).toBeGreaterThanOrEqual(1.6);
    expect(new Set(grounds).size).toBeGreaterThan(10);
  },
);
