import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { settled } from '../support/settled.ts';
import { lendMeasuredSite, TAG_ID } from './measured-site.ts';

const inTurn = inTurns();

const TAG = 'https://www.googletagmanager.com/**';

/** The site as it is with an id and three labels. */
let measured: string;
setUpBrowser();
lendMeasuredSite.optOut(({ url }) => {
  measured = url;
});

interface Opened {
  page: Page;
  /** Addresses of the tag that were asked for, and whether the page had finished loading by then. */
  tags: { url: string; loaded: boolean }[];
  problems: string[];
}

async function open(
  url: string,
  { tag = 'answers', ...options }: BrowserContextOptions & { tag?: 'answers' | 'fails' } = {},
): Promise<Opened> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  context.setDefaultTimeout(5_000);
  await context.addInitScript(() => {
    window.addEventListener('click', (event) => event.preventDefault());
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      throw new Error(`Blocked ${blockedURI}`);
    });
  });
  const page = await context.newPage();
  const opened: Opened = { page, tags: [], problems: [] };
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('pageerror', ({ message }) => opened.problems.push(message));
  await context.route(TAG, (route) => {
    opened.tags.push({ url: route.request().url(), loaded });
    const body = 'window.tagSaw = window.dataLayer.length';
    return tag === 'answers'
      ? route.fulfill({ contentType: 'text/javascript', body })
      : route.abort('connectionrefused');
  });
  await page.goto(url);
  await settled(page);
  return opened;
}

/** The data layer, with commands of the tag as plain arrays. */
const layer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as unknown as ArrayLike<unknown>)
        : entry,
    ),
  );

const commands = async (page: Page) => (await layer(page)).filter((entry) => Array.isArray(entry));
const conversions = async (page: Page) =>
  (await commands(page)).filter(([, name]: unknown[]) => name === 'conversion');
const bookings = async (page: Page) =>
  (await layer(page)).filter(
    (entry) => (entry as { event?: string }).event === 'booking_conversion',
  );

test('without an id nothing is asked for and no command waits', async () => {
  const { page, tags } = await open(inject('siteUrl'));
  await page.locator('a[href^="tel:"]:visible').first().click();
  expect(await commands(page)).toEqual([]);
  expect(await layer(page)).toContainEqual({ event: 'phone_click' });
  expect(tags).toEqual([]);
  expect(await page.locator('html[data-conversion]').count()).toBe(0);
});

test('with an id consent comes first, and the tag after the page', async () => {
  const { page, tags, problems } = await open(measured);
  await expect
    .poll(() => tags)
    .toEqual([{ url: `https://www.googletagmanager.com/gtag/js?id=${TAG_ID}`, loaded: true }]);
  const counting = {
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  };
  const [europe, everywhere, started, config] = await layer(page);
  expect(europe).toEqual([
    'consent',
    'default',
    expect.objectContaining({ ad_storage: 'denied', ad_user_data: 'denied' }),
  ]);
  expect(everywhere).toEqual(['consent', 'default', counting]);
  expect(started).toEqual(['js', expect.anything()]);
  expect(config).toEqual(['config', TAG_ID]);
  expect(await page.locator('html').getAttribute('data-form-label')).toBe('Lead');
  expect(problems).toEqual([]);
});

inTurn('a call is an event and a conversion, also while the tag does not come', async () => {
  const { page, problems } = await open(measured, { tag: 'fails' });
  await page.locator('a[href^="tel:"]:visible').first().click();
  const conversion = ['event', 'conversion', { send_to: `${TAG_ID}/Call` }];
  await expect.poll(() => layer(page)).toContainEqual(conversion);
  const all = await layer(page);
  const event = all.findIndex((entry) => (entry as { event?: string }).event === 'phone_click');
  expect(event).toBeGreaterThan(0);
  expect(all.findIndex((entry) => Array.isArray(entry) && entry[1] === 'conversion')).toBe(
    event + 1,
  );
  expect(problems).toEqual([]);
});

inTurn('inside a frame nothing is measured', async () => {
  const { page, tags } = await open(`${measured}/about`);
  await expect.poll(() => tags.length).toBe(1);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/booking-success';
    document.body.append(frame);
  });
  await page.frameLocator('iframe').locator('h1').waitFor();
  await settled(page);
  const frame = page.frames().find((one) => one.url().endsWith('/booking-success'));
  expect(await frame?.evaluate(() => window.dataLayer)).toEqual([]);
  expect(tags).toHaveLength(1);
});

describe('/booking-success', () => {
  const EVENT = { event: 'booking_conversion', value: 40, currency: 'USD' };
  const SENT = (id: string) => [
    'event',
    'conversion',
    { send_to: `${TAG_ID}/Book`, value: 40, currency: 'USD', transaction_id: id },
  ];
  const book = (page: Page, id: string) =>
    page.evaluate((booked) => sessionStorage.setItem('bookingConversion', booked), id);

  test('counts each booking once, reloads and returns included', async () => {
    const { page } = await open(`${measured}/contact`);
    const expectCounted = async (id: string) => {
      await settled(page);
      await expect.poll(() => bookings(page)).toEqual([EVENT]);
      await expect.poll(() => conversions(page)).toEqual([SENT(id)]);
    };
    const expectNotCounted = async () => {
      await settled(page);
      expect([...(await bookings(page)), ...(await conversions(page))]).toEqual([]);
    };
    await book(page, 'first');
    await page.goto(`${measured}/booking-success`);
    await expectCounted('first');
    await page.reload();
    await expectNotCounted();
    await page.goto(`${measured}/about`);
    await page.goto(`${measured}/booking-success`);
    await expectNotCounted();
    // On a page that counts none: this one may not have looked for a booking yet.
    await page.goto(`${measured}/about`);
    await book(page, 'second');
    await page.goto(`${measured}/booking-success`);
    await expectCounted('second');
  });

  inTurn('records an arrival without a booking once, but no conversion', async () => {
    const { page } = await open(`${measured}/booking-success`);
    await expect.poll(() => bookings(page)).toEqual([EVENT]);
    expect(await conversions(page)).toEqual([]);
    await page.reload();
    await settled(page);
    expect(await bookings(page)).toEqual([]);
  });

  inTurn('pushes the event without an id too', async () => {
    const { page, tags } = await open(`${inject('siteUrl')}/booking-success`);
    await expect.poll(() => bookings(page)).toEqual([EVENT]);
    await book(page, 'third');
    await page.reload();
    await settled(page);
    await expect.poll(() => bookings(page)).toEqual([EVENT]);
    expect(await commands(page)).toEqual([]);
    expect(tags).toEqual([]);
  });
});

describe('how the visit began', () => {
  const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('arrival'));

  inTurn('is kept from the first page on', async () => {
    const { page } = await open(`${inject('siteUrl')}/pricing?gclid=abc&utm_source=google`);
    await page.goto(`${inject('siteUrl')}/about?gclid=later`);
    expect(await kept(page)).toBe('/pricing?gclid=abc&utm_source=google ');
  });

  inTurn('but an advertisement wins over a page without marks, and little is kept', async () => {
    const { page } = await open(`${inject('siteUrl')}/about`);
    expect(await kept(page)).toBe('/about ');
    await page.goto(`${inject('siteUrl')}/?msclkid=${'x'.repeat(6000)}`);
    expect((await kept(page))?.length).toBe(4000);
  });
});
