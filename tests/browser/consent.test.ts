import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { launchBrowser } from '../support/browser.ts';
import { serveMeasuredSite } from './measured-site.ts';
import type { ServedSite } from './site-with.ts';

const KEY = 'measurementConsent';
const PAGES = ['/', '/power-of-attorney', '/poder-notarial', '/contact', '/mobile-notary', '/card'];

declare global {
  interface Window {
    shifted: number;
    /** How often the tag's script has run in the page. */
    tagRan?: number;
  }
}

let browser: Browser;
let required: ServedSite;
let optOut: ServedSite;
beforeAll(async () => {
  browser = await launchBrowser();
  required = await serveMeasuredSite({ analytics: 'consent: required' });
  optOut = await serveMeasuredSite();
});
afterAll(async () => {
  await browser?.close();
  required?.close();
  optOut?.close();
});

interface Visitor {
  context: BrowserContext;
  /** Addresses at other hosts that were asked for. */
  foreign: string[];
  /** Names of the site's own scripts that were asked for. */
  scripts: string[];
}

async function newVisitor({
  width = 390,
  optedOut = false,
  withoutStorage = false,
  bypassCSP = false,
} = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    bypassCSP,
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(5_000);
  await context.addInitScript(
    ([says, forbidden]) => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      if (says) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      if (forbidden)
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      window.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
          event.preventDefault();
      });
    },
    [optedOut, withoutStorage] as const,
  );
  const visitor: Visitor = { context, foreign: [], scripts: [] };
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== required.url && origin !== optOut.url) visitor.foreign.push(request.url());
    else if (pathname.endsWith('.js')) visitor.scripts.push(pathname);
  });
  await context.route(
    ({ origin }) => origin !== required.url && origin !== optOut.url,
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'document.cookie = "_gcl_au=1.1.2; path=/"; window.tagRan = (window.tagRan ?? 0) + 1;',
      }),
  );
  return visitor;
}

async function visit({ context }: Visitor, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

const question = (page: Page) => page.locator('.consent-question');
const yes = (page: Page) => question(page).locator('button[value=yes]');
const no = (page: Page) => question(page).locator('button[value=no]');
const tagsOf = ({ foreign }: Visitor) => foreign.filter((url) => url.includes('/gtag/js'));
const tagRan = (page: Page) => page.evaluate(() => window.tagRan);
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

/** The data layer, with commands of the tag as arrays. */
const layer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as unknown as ArrayLike<unknown>)
        : entry,
    ),
  );
const conversions = async (page: Page) =>
  (await layer(page)).filter((entry) => Array.isArray(entry) && entry[1] === 'conversion');
const call = (page: Page) => page.locator('a[href^="tel:"]:visible').first().click();
const granted = async (page: Page) => {
  const last = (await layer(page))
    .filter((entry) => Array.isArray(entry) && entry[0] === 'consent')
    .at(-1) as [string, string, Record<string, string>] | undefined;
  return last?.[2].ad_storage;
};

describe('where consent is required', () => {
  test('nothing of the tag is there before a yes, and events are kept on the page', async () => {
    const visitor = await newVisitor();
    for (const path of [...PAGES, '/privacy']) {
      const page = await visit(visitor, required.url + path);
      await call(page);
      expect(await layer(page), path).toContainEqual({ event: 'phone_click' });
      expect(await conversions(page), path).toEqual([]);
      expect(await page.evaluate(() => document.cookie)).toBe('');
      await page.close();
    }
    expect(visitor.foreign).toEqual([]);
    expect(visitor.scripts.filter((name) => /\btag\b/.test(name))).toEqual([]);
  });

  test('a yes loads it at once, tells it nothing of before, and is kept', async () => {
    const visitor = await newVisitor();
    const page = await visit(visitor, `${required.url}/power-of-attorney`);
    await call(page);
    await yes(page).click();
    await expect.poll(() => tagsOf(visitor).length).toBe(1);
    expect((await layer(page)).filter((entry) => !Array.isArray(entry))).toEqual([]);
    expect(await conversions(page)).toEqual([]);
    expect(await granted(page)).toBe('granted');
    await call(page);
    await expect.poll(() => conversions(page)).toHaveLength(1);
    expect(await layer(page)).toContainEqual({ event: 'phone_click' });

    const next = await visit(visitor, `${required.url}/poder-notarial`);
    await expect.poll(() => tagsOf(visitor).length).toBe(2);
    expect(await question(next).isVisible()).toBe(false);
  });

  test('a no is kept, and nothing is asked or loaded again', async () => {
    const visitor = await newVisitor();
    const page = await visit(visitor, `${required.url}/power-of-attorney`);
    await no(page).click();
    await expect.poll(() => kept(page)).toBe('no');
    for (const path of PAGES) {
      const next = await visit(visitor, required.url + path);
      expect(await question(next).isVisible(), path).toBe(false);
      await next.close();
    }
    expect(visitor.foreign).toEqual([]);
  });

  test.each([
    ['says no by Global Privacy Control', { optedOut: true }],
    ['keeps nothing', { withoutStorage: true }],
  ])('a browser that %s is neither asked nor measured', async (_, options) => {
    const visitor = await newVisitor(options);
    const page = await visit(visitor, `${required.url}/power-of-attorney`);
    await call(page);
    expect(await question(page).isVisible()).toBe(false);
    expect(await conversions(page)).toEqual([]);
    expect(visitor.foreign).toEqual([]);
  });

  test.each(['maybe', '', '"yes"', '{"answer":"yes"}', 'YES', 'yes '])(
    'a kept %j is no answer',
    async (damaged) => {
      const visitor = await newVisitor();
      await visitor.context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        KEY,
        damaged,
      ] as const);
      const page = await visit(visitor, `${required.url}/about`);
      expect(await question(page).isVisible()).toBe(true);
      expect(visitor.foreign).toEqual([]);
    },
  );

  test('pages of clients and of the owner ask nobody', async () => {
    const visitor = await newVisitor();
    for (const path of ['/client', '/admin-login']) {
      const page = await visit(visitor, required.url + path);
      expect(await question(page).count(), path).toBe(0);
    }
  });

  test('an answer holds in other open tabs, both ways', async () => {
    const visitor = await newVisitor();
    const first = await visit(visitor, `${required.url}/about`);
    const second = await visit(visitor, `${required.url}/power-of-attorney`);
    await yes(first).click();
    await expect.poll(() => tagRan(first)).toBe(1);
    await expect.poll(() => tagRan(second)).toBe(1);
    await expect.poll(() => question(second).getAttribute('data-answered')).toBe('');

    const privacy = await visit(visitor, `${required.url}/privacy`);
    await privacy.getByRole('switch').click();
    await expect.poll(() => granted(second)).toBe('denied');
    await call(second);
    expect(await conversions(second)).toEqual([]);
    await expect.poll(() => second.evaluate(() => document.cookie)).toBe('');
  });
});

describe.each([320, 390, 1280])('the question at %i px', (width) => {
  test('covers nothing and moves nothing, asked or answered', async () => {
    const visitor = await newVisitor({ width });
    for (const path of PAGES) {
      await visitor.context.addInitScript((key) => localStorage.removeItem(key), KEY);
      const page = await visit(visitor, required.url + path);
      const covered = async () =>
        question(page).evaluate((strip) => {
          const own = strip.getBoundingClientRect();
          return [...document.querySelectorAll('a, button, input, select, textarea')]
            .filter(
              (other) =>
                !strip.contains(other) && other.checkVisibility({ visibilityProperty: true }),
            )
            .filter((other) => {
              const { left, right, top, bottom } = other.getBoundingClientRect();
              return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
            })
            .map((other) => other.outerHTML.slice(0, 80));
        });
      expect(await question(page).isVisible(), path).toBe(true);
      // The skip link waits above the window until it has the focus.
      expect(await covered(), path).toEqual([]);
      const height = (await question(page).boundingBox())?.height;
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, path).toBeLessThanOrEqual(width);
      await no(page).click();
      await expect.poll(() => question(page).getAttribute('data-answered')).toBe('');
      expect((await question(page).boundingBox())?.height, path).toBe(height);
      expect(await page.evaluate(() => window.shifted), path).toBe(0);
      await page.close();
    }
  });

  test('gives a no as much room as a yes', async () => {
    const visitor = await newVisitor({ width });
    const page = await visit(visitor, `${required.url}/poder-notarial`);
    const [a, b] = await Promise.all([yes(page).boundingBox(), no(page).boundingBox()]);
    expect([a?.height, a?.y]).toEqual([b?.height, b?.y]);
    expect(Math.abs((a?.width ?? 0) - (b?.width ?? 0))).toBeLessThan(1);
    expect(a?.height).toBeGreaterThanOrEqual(44);
  });

  test('axe finds nothing in it', async () => {
    const visitor = await newVisitor({ width, bypassCSP: true });
    for (const path of ['/power-of-attorney', '/poder-notarial', '/privacy']) {
      const page = await visit(visitor, required.url + path);
      expect(await axeFaults(page), path).toEqual([]);
    }
  });
});

test('the question is reached by keyboard between the header and the content, and answered there', async () => {
  const visitor = await newVisitor({ width: 1280 });
  const page = await visit(visitor, `${required.url}/about`);
  const stops: string[] = [];
  for (let step = 0; step < 40 && stops.at(-1) !== 'yes'; step++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const stop = document.activeElement as HTMLButtonElement;
        if (stop.closest('.consent-question')) return stop.value || 'privacy';
        return stop.closest('main') ? 'main' : 'header';
      }),
    );
  }
  expect(stops.filter((stop) => stop !== 'header')).toEqual(['privacy', 'no', 'yes']);
  await page.keyboard.press('Enter');
  await expect.poll(() => kept(page)).toBe('yes');
  const note = page.locator('.consent-note');
  await expect
    .poll(() => note.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(await note.innerText()).not.toBe('');
});

describe('the switch on /privacy', () => {
  test('takes a visitor out of the count at once and for good, and back in', async () => {
    const visitor = await newVisitor();
    const page = await visit(visitor, `${optOut.url}/privacy`);
    const button = page.getByRole('switch');
    expect(await question(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_gcl_au');
    expect(await button.getAttribute('aria-checked')).toBe('true');

    await button.press('Space');
    expect(await button.getAttribute('aria-checked')).toBe('false');
    await expect.poll(() => granted(page)).toBe('denied');
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
    await call(page);
    expect(await conversions(page)).toEqual([]);
    visitor.foreign.length = 0;
    for (const path of PAGES) await (await visit(visitor, optOut.url + path)).close();
    expect(tagsOf(visitor)).toEqual([]);

    const again = await visit(visitor, `${optOut.url}/privacy`);
    expect(await again.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    await call(again);
    await again.getByRole('switch').click();
    await expect.poll(() => tagRan(again)).toBe(1);
    expect(await conversions(again)).toEqual([]);
    // Both pages are open, and the one that was stopped goes on without loading the tag anew.
    await expect.poll(() => granted(page)).toBe('granted');
    await call(page);
    await expect.poll(() => conversions(page)).toHaveLength(1);
    expect(await tagRan(page)).toBe(1);
  });

  test('cannot outweigh Global Privacy Control', async () => {
    const visitor = await newVisitor({ optedOut: true });
    await visitor.context.addInitScript((key) => localStorage.setItem(key, 'yes'), KEY);
    const page = await visit(visitor, `${optOut.url}/privacy`);
    const button = page.getByRole('switch');
    expect([await button.isDisabled(), await button.getAttribute('aria-checked')]).toEqual([
      true,
      'false',
    ]);
    expect(await page.locator('.consent-switch [role=status]').innerText()).toContain(
      'Global Privacy Control',
    );
    expect(tagsOf(visitor)).toEqual([]);
  });

  test('holds for the page where the browser keeps nothing, and says so', async () => {
    const visitor = await newVisitor({ withoutStorage: true });
    const page = await visit(visitor, `${optOut.url}/privacy`);
    const status = page.locator('.consent-switch [role=status]');
    const before = await status.innerText();
    await page.getByRole('switch').click();
    await expect.poll(() => granted(page)).toBe('denied');
    expect((await status.innerText()).length).toBeGreaterThan(before.length);
  });
});
