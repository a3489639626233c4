import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { AXE, axeFaults, scrollToBottom } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { sample } from '../support/proof.ts';
import { type SitePage, sitePages } from './site-pages.ts';

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

/** Height of every window. */
const HEIGHT = 844;

setUpBrowser();

async function open(width: number): Promise<{ page: Page; problems: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    hasTouch: width < 1000,
    reducedMotion: 'no-preference',
  });
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

/** True of pages that visitors come to from advertisements. */
const sells = ({ path, type }: SitePage) => path === '/' || type === 'landing';

/** Foot of the first price or way to call. */
function footOfOffer(page: Page): Promise<number> {
  return page.locator('main *').evaluateAll((all) =>
    Math.min(
      ...all
        .filter((node) => {
          const own = [...node.childNodes].map((child) => child.nodeType === 3 && child.nodeValue);
          const offer = node.matches('a[href^="tel:"]') || /\$\d/.test(own.join(''));
          return offer && node.checkVisibility({ visibilityProperty: true });
        })
        .map((node) => node.getBoundingClientRect().bottom),
    ),
  );
}

/** True once what scripts make of a page is there; to be run in the page. */
function isMade(): boolean {
  return document.querySelector('[data-on=load]:is(:not([data-ready]), :empty)') === null;
}

/** Scrolls on until a part of the footer is in view; to be run in the page. */
function scrollToFooter(): void {
  const { top = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {};
  window.scrollBy({ top: top - window.innerHeight + 20, behavior: 'instant' });
}

/** Resolves when what has changed is on the screen, and every observer has been told; to be run in the page. */
async function paint(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

/** What is wrong with a page that was opened at `width`, and with the same page in other windows. */
async function faultsOf(page: Page, { path, type }: SitePage, width: number): Promise<string[]> {
  const faults: string[] = [];
  const headings = page.locator('h1');
  const visible = (await headings.count()) === 1 && (await headings.isVisible());
  if (!visible) faults.push('not one visible h1');
  await page.evaluate(scrollToBottom);
  await page.waitForFunction(isMade);
  await page.evaluate(paint);
  const { scrollWidth, innerWidth, shifts, violations } = await page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    return { ...window.watched, scrollWidth, innerWidth: window.innerWidth };
  });
  if (scrollWidth > innerWidth) faults.push(`${scrollWidth} px wide`);
  const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
  if (shifted > 0.0005) faults.push(`layout shift ${JSON.stringify(shifts)}`);
  for (const violation of violations) faults.push(`policy violated: ${violation}`);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const fault of await axeFaults(page)) faults.push(`axe: ${fault}`);
  await page.emulateMedia({ reducedMotion: null });

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  if (sells({ path, type })) {
    await page.setViewportSize({ width: 390, height: HEIGHT });
    const foot = await footOfOffer(page);
    if (!(foot <= HEIGHT)) faults.push(`the first offer ends at ${foot} px on a phone`);
  }
  await page.setViewportSize({ width: 320, height: HEIGHT });
  const narrow = await page.evaluate(() => document.documentElement.scrollWidth);
  if (narrow > 320) faults.push(`${narrow} px wide in a window of 320 px`);
  if (!(await headings.isVisible())) faults.push('no visible h1 in a window of 320 px');
  await page.setViewportSize({ width, height: HEIGHT });
  return faults;
}

const SHARES = [
  ['even', 390],
  ['odd', 1280],
] as const;

// Some pages at one of the two usual widths; the proof takes each at one of them, `npm run audit` at both.
test.each(sample(SHARES, 1))(
  '%s pages are laid out without fault at %i px, and axe finds nothing',
  async (share, width) => {
    const { page, problems } = await open(width);
    await page.context().addInitScript({ content: AXE });
    const faults: string[] = [];
    // With the fonts at hand; how they come late has tests of its own below.
    await page.goto(`${inject('siteUrl')}/404`);
    const half = share === 'odd' ? 1 : 0;
    const shared = sitePages().filter((_, at) => at % 2 === half);
    const pages = [
      ...sample(shared.filter(sells), 2),
      ...sample(
        shared.filter((one) => !sells(one)),
        2,
      ),
    ];
    expect(pages.filter(sells).length).toBeGreaterThanOrEqual(2);
    for (const one of pages) {
      problems.length = 0;
      await page.goto(inject('siteUrl') + one.path);
      const found = [...(await faultsOf(page, one, width)), ...problems];
      faults.push(...found.map((fault) => `${one.path} at ${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

/** Files that come late, in windows of some width. */
const LATE = [
  ...[320, 390, 1280].map((width) => ['js', width, '/'] as const),
  ['js', 1280, '/admin-login'] as const,
  ...[320, 390, 1280].map((width) => ['woff2', width, '/'] as const),
];

test.each(sample(LATE, 2))(
  'a .%s file that comes late moves nothing at %i px on %s',
  async (extension, width, path) => {
    const { page } = await open(width);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/*.${extension}`, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(inject('siteUrl') + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    // A busy machine may paint when half the header is parsed: the rest of its text moves what stands beside it.
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(paint);
    await page.evaluate(() => {
      window.watched.shifts = [];
    });
    // Where a visitor has read on meanwhile, the footer has come into view.
    if (path !== '/') await page.evaluate(scrollToFooter);
    release();
    await page.waitForLoadState();
    await page.locator('html[data-script]').waitFor();
    await page.waitForFunction(isMade);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await page.evaluate(paint);
    expect(await page.evaluate(() => window.watched.shifts)).toEqual([]);
  },
);
