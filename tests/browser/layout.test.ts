import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { scrollToBottom } from '../support/axe-run.mjs';
import { launchBrowser } from '../support/browser.ts';
import { sitePages } from './site-pages.ts';

/** Violations of the policy and layout shifts, gathered in the page from its first moment. */
interface Watched {
  shifts: { value: number; moved: string[] }[];
  violations: string[];
}
declare global {
  interface Window {
    watched: Watched;
  }
}

/** Where maps take their tiles from; answered here, so that no test depends on it. */
const TILES = 'https://tile.openstreetmap.org';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function open(width: number): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(10_000);
  await context.addInitScript(() => {
    window.watched = { shifts: [], violations: [] };
    document.addEventListener('securitypolicyviolation', (event) => {
      window.watched.violations.push(`${event.violatedDirective}: ${event.blockedURI}`);
    });
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element?.outerHTML.slice(0, 120) ?? 'a removed node';
        });
        if (!hadRecentInput) window.watched.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const tile = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';
  await context.route(`${TILES}/**`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: tile }),
  );
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const expected = message.location().url === page.url() && message.text().includes('404');
    if (/error|warning/.test(message.type()) && !expected) problems.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    // Leaving a page ends what it still loads.
    if (error !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${error}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const own = [inject('siteUrl'), TILES].includes(url.origin) || url.protocol === 'data:';
    if (!own) problems.push(`request to another host: ${url}`);
  });
  return { page, problems };
}

// Every page at one of the two usual widths, where pages are also scrolled; all at the narrowest.
test.each([
  ['all', 320],
  ['even', 390],
  ['odd', 1280],
])('%s pages are laid out without fault at %i px', async (share, width) => {
  const { page, problems } = await open(width);
  const faults: string[] = [];
  // With the fonts at hand; how they come late has tests of its own below.
  await page.goto(`${inject('siteUrl')}/404`);
  const half = share === 'odd' ? 1 : 0;
  for (const { path } of sitePages().filter((_, at) => share === 'all' || at % 2 === half)) {
    problems.length = 0;
    await page.goto(inject('siteUrl') + path);
    const headings = page.locator('h1');
    const visible = (await headings.count()) === 1 && (await headings.isVisible());
    if (!visible) problems.push('not one visible h1');
    // The narrowest window is about its width alone.
    if (width > 320) {
      await page.evaluate(scrollToBottom);
      await page.waitForTimeout(100);
    }
    const seen = await page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      return { ...window.watched, scrollWidth, innerWidth: window.innerWidth };
    });
    if (seen.scrollWidth > seen.innerWidth) problems.push(`${seen.scrollWidth} px wide`);
    const shifted = seen.shifts.reduce((sum, { value }) => sum + value, 0);
    if (shifted > 0.0005) problems.push(`layout shift ${JSON.stringify(seen.shifts)}`);
    for (const violation of seen.violations) problems.push(`policy violated: ${violation}`);
    faults.push(...problems.map((problem) => `${path} at ${width} px: ${problem}`));
  }
  expect(faults).toEqual([]);
});

test.each([
  ['js', 320],
  ['js', 390],
  ['js', 1280],
  ['woff2', 390],
  ['woff2', 1280],
])('a .%s file that comes late moves nothing at %i px', async (extension, width) => {
  const { page } = await open(width);
  await page.route(`**/*.${extension}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(`${inject('siteUrl')}/`);
  await page.locator('html[data-script]').waitFor();
  await page.waitForTimeout(700);
  expect(await page.evaluate(() => window.watched.shifts)).toEqual([]);
});

test('a price or a way to call is within the first screen of a phone', async () => {
  const { page } = await open(390);
  const landings = sitePages().filter(({ path, type }) => path === '/' || type === 'landing');
  expect(landings.length).toBeGreaterThan(6);
  for (const { path } of landings) {
    await page.goto(inject('siteUrl') + path);
    const feet = await page.locator('main *').evaluateAll((all) =>
      all
        .filter((node) => {
          const own = [...node.childNodes].map((child) => child.nodeType === 3 && child.nodeValue);
          const offer = node.matches('a[href^="tel:"]') || /\$\d/.test(own.join(''));
          return offer && node.checkVisibility({ visibilityProperty: true });
        })
        .map((node) => node.getBoundingClientRect().bottom),
    );
    expect(Math.min(...feet), `foot of the first offer on ${path}`).toBeLessThanOrEqual(844);
  }
});
