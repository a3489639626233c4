import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { axeFaults, scrollToBottom } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { photograph } from '../support/photographs.ts';
import { PictureSite } from '../support/picture-site.ts';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';

setUpBrowser();

const site = new PictureSite();
let server: Server;
let url: string;

beforeAll(async () => {
  site.addMedia('truck.jpg', await photograph(2000, 1500));
  const image = (more: object = {}) => ({
    ...{ src: 'truck.jpg', alt: 'A truck at the gate', focus: [0.3, 0.6] },
    ...more,
  });
  site.addLanding('gate', image({ credit: 'A. Miller' }), {
    picture: { heading: 'Where we work', image: image({ caption: 'At the gate' }) },
    testimonials: { heading: 'Voices', items: [{ quote: 'Good.', author: 'Jo', image: image() }] },
  });
  const { code, report } = await site.build();
  expect([code, report.diagnostics]).toEqual([0, []]);
  server = createServer(createStaticHost(site.dist));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gate`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens the page, with what it asks for and what it complains of. */
async function open(width: number, bypassCSP = false) {
  const context = await browser.newContext({ viewport: { width, height: 844 }, bypassCSP });
  const page = await context.newPage();
  const asked: string[] = [];
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) asked.push(pathname);
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told.push(message.text());
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { context, page, asked, told };
}

const WINDOWS = [
  [390, '2x1'],
  [1280, '1x1'],
] as const;

describe.each(sample(WINDOWS, 1))('a page with pictures at %i px', (width, cut) => {
  test('fetches the first at once and no other size of it, moves nothing, and breaks no policy', async () => {
    const { context, page, asked, told } = await open(width);
    await page.goto(url);
    await settled(page);
    expect(asked[0]).toMatch(new RegExp(`-${cut}at30x60-\\d+\\.avif$`));
    expect(asked.filter((path) => /-(?:2x1|1x1)at30x60-(?!64|128|192)/.test(path))).toHaveLength(1);
    await page.evaluate(scrollToBottom);
    const images = page.locator('main img');
    expect(await images.count()).toBe(3);
    await expect
      .poll(() =>
        images.evaluateAll((all) =>
          all.every((image) => (image as HTMLImageElement).naturalWidth > 0),
        ),
      )
      .toBe(true);
    expect(await page.evaluate('shifts')).toEqual([]);
    expect(told).toEqual([]);
    await context.close();
  });

  test('can be read by everybody', async () => {
    const { context, page } = await open(width, true);
    await page.goto(url);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    await context.close();
  });

  test('shows colours of the picture until it has come, in a place as large', async () => {
    const { context, page } = await open(width);
    await page.route('**/media/**', (route) => route.abort());
    await page.goto(url);
    const tint = page.locator('.picture.in-full > svg');
    const [color, height] = await tint.evaluate((svg) => [
      getComputedStyle(svg).backgroundColor,
      svg.getBoundingClientRect().height,
    ]);
    expect(color).not.toMatch(/^rgba\(0, 0, 0, 0\)$|^rgb\(255, 255, 255\)$/);
    expect(height).toBeGreaterThan(200);
    await context.close();
  });
});
