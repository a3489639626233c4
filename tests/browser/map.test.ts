import type { Browser, Page } from 'playwright-core';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { settled } from '../support/settled.ts';
import { WIDTHS } from '../support/widths.ts';
import { lendServices } from './outside-services.ts';
import type { ServedSite } from './site-with.ts';
import type { TileServer } from './tile-server.ts';

const inTurn = inTurns();

const MAP_PAGE = '/service-areas';
const START_ZOOM = 9;
const MIN_ZOOM = 7;

let tiles: TileServer;
let served: ServedSite;

setUpBrowser();
lendServices((made) => {
  ({ tiles, site: served } = made);
});
beforeEach(() => {
  tiles.asked.length = 0;
  tiles.answer = 'tile';
});

interface Opened {
  page: Page;
  /** Addresses of everything that was loaded after the page itself. */
  requests: string[];
  /** Faults of scripts and violations of the policy. */
  problems: string[];
}

declare global {
  interface Window {
    mapWatch: { shifted: number; violations: string[] };
  }
}

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<Opened> {
  const viewport = { width: 1280, height: 300 };
  const context = await browser.newContext({ viewport, ...options });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(10_000);
  await context.addInitScript(() => {
    window.mapWatch = { shifted: 0, violations: [] };
    document.addEventListener('securitypolicyviolation', (event) => {
      window.mapWatch.violations.push(`${event.violatedDirective}: ${event.blockedURI}`);
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.mapWatch.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const page = await context.newPage();
  const opened: Opened = { page, requests: [], problems: [] };
  page.on('request', (request) => opened.requests.push(request.url()));
  page.on('pageerror', ({ message }) => opened.problems.push(message));
  page.on('console', (message) => {
    const isTile = new URL(message.location().url || served.url).pathname.endsWith('.png');
    if (message.type() === 'error' && !isTile) opened.problems.push(message.text());
  });
  return opened;
}

/** Opens the page with the map and brings it into view. */
async function openMap(options: Parameters<Browser['newContext']>[0] = {}): Promise<Opened> {
  const opened = await open({ viewport: { width: 1280, height: 844 }, ...options });
  await opened.page.goto(served.url + MAP_PAGE);
  await opened.page.locator('.map-frame').scrollIntoViewIfNeeded();
  return opened;
}

const live = (page: Page) => page.locator('.service-map[data-live]');
const drawn = (page: Page) => page.locator('.drawn-map');
const zoomsAsked = () => new Set(tiles.asked.map((address) => Number(address.split('/')[1])));

async function expectQuiet({ page, problems }: Opened): Promise<void> {
  const { shifted, violations } = await page.evaluate(() => window.mapWatch);
  expect({ problems, violations, shifted }).toEqual({ problems: [], violations: [], shifted: 0 });
}

describe('before the map comes into view', () => {
  test('nothing of it is loaded, nor ever on a page without one', async () => {
    const { page, requests } = await open();
    await page.goto(`${served.url}/about`);
    await settled(page);
    const withoutMap = requests.length;
    await page.locator('footer').scrollIntoViewIfNeeded();
    await settled(page);
    expect(requests, 'a page without a map').toHaveLength(withoutMap);
    await page.goto(served.url + MAP_PAGE);
    await settled(page);
    expect((await page.locator('.map-frame').boundingBox())?.y).toBeGreaterThan(500);
    const before = requests.length;
    expect(tiles.asked).toEqual([]);
    await page.locator('.map-frame').scrollIntoViewIfNeeded();
    await live(page).waitFor();
    const added = requests.slice(before).map((url) => new URL(url).pathname);
    for (const kind of ['.js', '.css', '.svg', '.png'])
      expect(added.filter((path) => path.endsWith(kind)).length, kind).toBeGreaterThan(0);
  });
});

describe.each(WIDTHS)('with tiles at %i px', (width) => {
  const viewport = { width, height: 844 };

  test('the real map lies over the drawn one, does not move by itself where that is not wanted, and axe finds nothing', async () => {
    const opened = await openMap({ viewport });
    const { page } = opened;
    await live(page).waitFor();
    await settled(page);
    expect(await drawn(page).isVisible()).toBe(false);
    expect(await page.locator('.leaflet-tile-loaded').count()).toBeGreaterThan(3);
    expect([...zoomsAsked()]).toEqual([START_ZOOM]);
    const region = page.getByRole('region', { name: 'Map of the service area' });
    const attribution = region.getByText('© OpenStreetMap contributors');
    expect(await attribution.isVisible()).toBe(true);
    expect(await page.locator('path.live-reach').count()).toBe(1);
    const pins = page.locator('.leaflet-marker-icon');
    expect(await pins.count()).toBe(await page.locator('.service-map li').count());
    const classes = (await page.locator('.live-map').getAttribute('class')) ?? '';
    expect(classes).not.toMatch(/fade-anim/);
    expect(await page.locator('.leaflet-marker-icon:not(.leaflet-zoom-hide)').count()).toBe(0);
    await expectQuiet(opened);
    const faults = await axeFaults(page, '.service-map');
    // Where a pin stands is what it says, so pins may overlap (WCAG 2.5.8, "Essential").
    expect(faults.filter((fault) => !/^target-size img\[title/.test(fault))).toEqual([]);
  });
});

describe('the real map', () => {
  inTurn(
    'tells name and fee of a town, by keyboard too, stays as it is under the wheel and ends at its lowest zoom',
    async () => {
      const opened = await openMap();
      const { page } = opened;
      await live(page).waitFor();
      const town = page.getByRole('button', { name: 'Big Spring' });
      await town.focus();
      await page.keyboard.press('Enter');
      const popup = page.locator('.leaflet-popup-content');
      await popup.waitFor();
      const fee = page.locator('.service-map li', { hasText: 'Big Spring' }).locator('b');
      expect(await popup.innerText()).toBe(`Big Spring\nTravel fee ${await fee.innerText()}`);
      await page.keyboard.press('Escape');
      await popup.waitFor({ state: 'detached' });

      await page.locator('.live-map').hover();
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, -300);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
      await settled(page);
      expect([...zoomsAsked()]).toEqual([START_ZOOM]);
      const out = page.getByRole('button', { name: 'Zoom out' });
      for (let zoom = START_ZOOM; zoom > MIN_ZOOM; zoom--) {
        await out.click();
        await expect.poll(() => [...zoomsAsked()]).toContain(zoom - 1);
        await page.locator('.leaflet-zoom-anim').waitFor({ state: 'detached' });
      }
      expect(await out.getAttribute('aria-disabled')).toBe('true');
      expect(Math.min(...zoomsAsked())).toBe(MIN_ZOOM);
      await expectQuiet(opened);
    },
  );
});

describe('the drawn map stays', () => {
  async function expectDrawn(opened: Opened): Promise<void> {
    const { page } = opened;
    await expect.poll(() => page.locator('.leaflet-pane').count()).toBe(0);
    expect(await drawn(page).isVisible()).toBe(true);
    expect(await live(page).count()).toBe(0);
    expect(await page.getByText('OpenStreetMap').count()).toBe(0);
    await expectQuiet(opened);
  }

  test('if the service answers with errors, its labels clear of each other in any window', async () => {
    tiles.answer = 'error';
    const opened = await openMap();
    const { page } = opened;
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(3);
    await expectDrawn(opened);
    for (const width of [320, 390, 700, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const { overlapping, cut, small } = await drawn(page).evaluate((map) => {
        const frame = map.getBoundingClientRect();
        const labels = [...map.querySelectorAll('.map-town text')].map((label) => ({
          name: label.textContent ?? '',
          box: label.getBoundingClientRect(),
        }));
        const pairs = labels.flatMap((a, index) => labels.slice(index + 1).map((b) => ({ a, b })));
        const size = Number.parseFloat(
          getComputedStyle(map.querySelector('.map-town text') ?? map).fontSize,
        );
        // Line boxes are higher than letters, which never touch while centers of lines are this far apart.
        const meet = (a: DOMRect, b: DOMRect) =>
          a.left < b.right && b.left < a.right && Math.abs(a.top - b.top) < a.height * 0.7;
        return {
          overlapping: pairs
            .filter(({ a, b }) => meet(a.box, b.box))
            .map(({ a, b }) => `${a.name} ${b.name}`),
          cut: labels
            .filter(({ box }) => box.left < frame.left || box.right > frame.right)
            .map(({ name }) => name),
          small: size * Math.max(frame.width / 1120, frame.height / 560),
        };
      });
      expect({ overlapping, cut }, `at ${width} px`).toEqual({ overlapping: [], cut: [] });
      expect(small).toBeGreaterThanOrEqual(9.5);
    }
  });

  inTurn('if it cannot be reached', async () => {
    const opened = await open();
    await opened.page.route('**/*.png', (route) => route.abort('connectionrefused'));
    await opened.page.goto(served.url + MAP_PAGE);
    const failed = opened.page.waitForEvent('requestfailed');
    await opened.page.locator('.map-frame').scrollIntoViewIfNeeded();
    await failed;
    await expectDrawn(opened);
  });

  inTurn('if it never answers', async () => {
    tiles.answer = 'silence';
    const opened = await open();
    const { page } = opened;
    await page.clock.install();
    await page.goto(served.url + MAP_PAGE);
    await page.locator('.map-frame').scrollIntoViewIfNeeded();
    await page.locator('.leaflet-container').waitFor({ state: 'attached' });
    expect(await drawn(page).isVisible()).toBe(true);
    await page.clock.runFor(6_500);
    await expectDrawn(opened);
  });

  inTurn('if the script of the real map does not come', async () => {
    const opened = await open();
    await opened.page.goto(served.url + MAP_PAGE);
    await settled(opened.page);
    await opened.page.context().setOffline(true);
    const failed = opened.page.waitForEvent('requestfailed');
    await opened.page.locator('.map-frame').scrollIntoViewIfNeeded();
    await failed;
    await settled(opened.page);
    expect(await drawn(opened.page).isVisible()).toBe(true);
    expect(opened.problems.filter((problem) => !/net::ERR_/.test(problem))).toEqual([]);
  });
});
