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

/** Whether anything of the banner moves, the second background that fades in over the first included. */
const moves = (page: Page) =>
  banner(page).evaluate((node) => node.getAnimations({ subtree: true }).length > 0);

/** Color of the background and of the letters at moments of two seconds, as `rgb(…)`. */
const coloursOver = (page: Page) =>
  banner(page).evaluate((node) => {
    const [animation] = node.getAnimations({ subtree: true });
    if (!animation) throw new Error('The banner does not move');
    animation.pause();
    const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    return Array.from({ length: 41 }, (_, step) => {
      animation.currentTime = step * 50;
      const { backgroundColor, color, filter, opacity } = getComputedStyle(node);
      const second = getComputedStyle(node, '::before');
      const share = Number(second.opacity);
      const [under, over] = [parts(backgroundColor), parts(second.backgroundColor)];
      const mixed = under.map((part, index) => part + ((over[index] ?? 0) - part) * share);
      return { background: `rgb(${mixed.join(', ')})`, color, filter, opacity };
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

/** The pulse can be seen, and its letters be read all the time. */
async function expectReadablePulse(page: Page): Promise<void> {
  const moments = await coloursOver(page);
  for (const { background, color, filter, opacity } of moments) {
    expect(contrast(background, color)).toBeGreaterThanOrEqual(4.5);
    // Both would change letters and background behind the back of the measurement above.
    expect([filter, opacity]).toEqual(['none', '1']);
  }
  const backgrounds = moments.map(({ background }) => background);
  const [brightest = '', darkest = ''] = [
    backgrounds.reduce((best, one) => (luminance(one) > luminance(best) ? one : best)),
    backgrounds.reduce((best, one) => (luminance(one) < luminance(best) ? one : best)),
  ];
  expect(contrast(brightest, darkest)).toBeGreaterThanOrEqual(1.6);
  expect(new Set(backgrounds).size).toBeGreaterThan(10);
}

const VARIANTS = [
  { chance: 0, label: 'A', text: 'Same Day Service Available - Book Now!', pulses: true },
  { chance: 0.5, label: 'B', text: 'Available Now - We Come to You Today!', pulses: false },
  { chance: 0.99, label: 'C', text: 'Emergency Notary Service - Call 24/7', pulses: true },
];

test('by chance the banner is one of three, which is recorded; each has a colour, and none moves where motion is unwelcome', async () => {
  const colours = new Set<string>();
  for (const { chance, label, text, pulses } of VARIANTS) {
    const page = await open(sample(['/', '/mobile-notary'], 1)[0] ?? '/', chance);
    await page.locator('html[data-script]').waitFor();
    expect(await banner(page).innerText()).toBe(text);
    expect(await banner(page).getAttribute('data-urgency-variant')).toBe(label);
    const seen = await page.evaluate(() => window.dataLayer);
    expect(seen).toContainEqual({ event: 'urgency_banner_view', category: 'ab_test', label });
    expect(await moves(page), label).toBe(pulses);
    if (pulses) await expectReadablePulse(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await moves(page), label).toBe(false);
    colours.add(await banner(page).evaluate((node) => getComputedStyle(node).backgroundColor));
  }
  expect(colours.size).toBe(3);
});

test('the pulse is nothing that a browser has to paint again and again', async () => {
  const page = await open('/', 0);
  const properties = await banner(page).evaluate((node) =>
    node
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap(({ offset, computedOffset, easing, composite, ...changed }) => Object.keys(changed)),
  );
  expect([...new Set(properties)]).toEqual(['opacity']);
});

test('without script it is the first', async () => {
  const page = await open('/', 0.99, { javaScriptEnabled: false });
  expect(await banner(page).innerText()).toBe('Same Day Service Available - Book Now!');
});
