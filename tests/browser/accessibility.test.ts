import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { axeFaults, landmarkFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { WIDTHS } from '../support/widths.ts';
import { UNKNOWN_ADDRESS } from './site-pages.ts';

const inTurn = inTurns();

setUpBrowser();

async function open(width: number, bypassCSP = false): Promise<Page> {
  const viewport = { width, height: 844 };
  const context = await browser.newContext({
    viewport,
    bypassCSP,
    hasTouch: width < 1000,
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(10_000);
  return context.newPage();
}

// Whole pages are looked at where they are opened anyway: layout.test.ts.
inTurn.each(WIDTHS)('axe finds nothing in open menus at %i px', async (width) => {
  const page = await open(width, true);
  await page.goto(`${inject('siteUrl')}/`);
  const phone = width < 1000;
  if (phone) await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const services = page.getByRole('button', { name: 'Services' });
  await (phone ? services.tap() : services.click());
  await page.locator('#services-menu a').first().waitFor();
  expect(await axeFaults(page, '.site-header')).toEqual([]);
});

inTurn.each(WIDTHS)('everything to read stands in a landmark at %i px', async (width) => {
  const page = await open(width, true);
  // The banner of the first is there at random, but always before the header.
  for (const path of ['/', '/emergency-notary', '/contact', UNKNOWN_ADDRESS]) {
    await page.goto(inject('siteUrl') + path);
    expect(await landmarkFaults(page), path).toEqual([]);
  }
});

inTurn('the words of the first screen can be read while they move into place', async () => {
  const page = await open(390);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${inject('siteUrl')}/emergency-notary`);
  const frames = await page
    .locator('.hero-words')
    .evaluate((words) =>
      words
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : [])),
    );
  expect(frames).not.toEqual([]);
  expect(frames.filter((frame) => 'opacity' in frame)).toEqual([]);
});

inTurn('the skip link comes first, shows in focus and leads to the content', async () => {
  const page = await open(390);
  const frames = ['/', '/lp', '/pricing', '/mobile-notary', '/card', UNKNOWN_ADDRESS];
  for (const path of sample(frames, 3)) {
    await page.goto(inject('siteUrl') + path);
    await page.keyboard.press('Tab');
    const skip = page.locator('.skip');
    const focused = await skip.evaluate((link) => link === document.activeElement);
    expect(focused, `skip link first on ${path}`).toBe(true);
    expect((await skip.boundingBox())?.y, `skip link shown on ${path}`).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const next = document.activeElement;
      return next?.closest('main, footer, .dock') !== null && next !== document.body;
    });
    expect(inside, `the next Tab on ${path} is past the header`).toBe(true);
  }
});

/** What took the focus, and whether it showed that. */
interface Stop {
  name: string;
  marked: boolean;
}
declare global {
  interface Window {
    stops: Stop[];
  }
}

/** Notes in the page whatever takes the focus, until it leaves the page or comes round; to be run in it. */
function noteStops(): void {
  window.stops = [];
  const places = new Map([...document.querySelectorAll('*')].map((node, index) => [node, index]));
  document.addEventListener('focusin', ({ target }) => {
    const node = target as Element;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    const name = `${places.get(node)} ${node.tagName} ${node.textContent?.trim()}`;
    window.stops.push({ name, marked: outlined || boxShadow !== 'none' });
  });
}

/** Presses Tab until the focus comes round, or as often as nobody does. */
async function walkByKeyboard(page: Page): Promise<Stop[]> {
  await page.evaluate(noteStops);
  for (let round = 0; round < 6; round++) {
    for (let step = 0; step < 20; step++) await page.keyboard.press('Tab');
    const names = await page.evaluate(() => window.stops.map(({ name }) => name));
    if (new Set(names).size < names.length) break;
  }
  return page.evaluate(() => window.stops);
}

inTurn.each(WIDTHS)('whatever takes focus by keyboard shows it at %i px', async (width) => {
  const page = await open(width);
  const unmarked: string[] = [];
  for (const path of sample(['/', '/lp', '/404'], 2)) {
    await page.goto(inject('siteUrl') + path);
    const stops = await walkByKeyboard(page);
    for (const { name, marked } of stops)
      if (!marked) unmarked.push(`${path} at ${width} px: ${name}`);
    const seen = new Set(stops.map(({ name }) => name));
    expect(seen.size, `stops of the Tab key on ${path} at ${width} px`).toBeGreaterThan(10);
  }
  expect(unmarked).toEqual([]);
});
