import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { VisitorFacts } from '../../domain/visitor-facts.ts';
import { axeFaults } from '../support/axe-run.mjs';
import { launchBrowser } from '../support/browser.ts';
import { newVisitor, waiting } from './contact-page.ts';
import { type ContactSite, serveContactSite } from './contact-site.ts';
import { Webhook } from './webhook.ts';

let browser: Browser;
let webhook: Webhook;
let site: ContactSite;
const problems: string[] = [];

beforeAll(async () => {
  [browser, webhook] = await Promise.all([launchBrowser(), Webhook.start()]);
  site = await serveContactSite(webhook.contactUrl);
});
afterAll(async () => {
  await browser?.close();
  await webhook?.down();
  site?.close();
});
beforeEach(async () => {
  await webhook.up();
  webhook.mood = 'takes';
  webhook.received.length = 0;
  problems.length = 0;
  site.integrate({ bookingWebhook: webhook.contactUrl });
});

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: /^(Book a visit|Reserve una visita)$/ });
const field = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`);
const part = (page: Page, name: string) => dialog(page).locator(`[data-estimate=${name}]`);

/** The notary's calendar, some days from now. */
function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(day);
}

async function newPage(options = {}): Promise<Page> {
  const page = await (await newVisitor(browser, { bypassCSP: false, ...options })).newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  return page;
}

async function visit(path: string, options = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto(site.url + path);
  await page.locator('html[data-script]').waitFor();
  return page;
}

/** A landing of the whole site, with the webhook of these tests. */
async function visitLanding(path: string): Promise<Page> {
  const page = await newPage({ bypassCSP: true });
  await page.route('**/assets/facts.*.json', async (route) => {
    const response = await route.fetch();
    const facts: VisitorFacts = await response.json();
    facts.integrations.bookingWebhook = webhook.contactUrl;
    await route.fulfill({ response, json: facts });
  });
  await page.goto(inject('siteUrl') + path);
  await page.locator('html[data-script]').waitFor();
  return page;
}

const HALF_PAST_SIX_IN_MIDLAND = new Date('2026-11-21T18:30:00-06:00');

async function openDialog(path = '/', options = {}): Promise<Page> {
  const page = await visit(path, options);
  await page.locator('main [data-action=book]:visible').first().click();
  await dialog(page).waitFor();
  return page;
}

const BOOKING = {
  address: 'Big Spring, TX',
  name: 'Ana Ruiz',
  phone: '(432) 555-0199',
  email: 'ana@example.com',
  notes: 'Gate code 4711 <b>',
};

async function fillIn(page: Page, changes: Partial<typeof BOOKING> & { date?: string } = {}) {
  const { date = dayAhead(2), ...texts } = { ...BOOKING, ...changes };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await field(page, 'date').fill(date);
}

const submit = (page: Page) => dialog(page).locator('[type=submit]').click();

describe('a booking', () => {
  test('goes out whole, and only then to the thanks', async () => {
    const page = await openDialog('/services/vehicle-title-notary?utm_source=ads');
    await fillIn(page);
    await field(page, 'timeSlot').selectOption('evening');
    await field(page, 'signatures').fill('3');
    const total = Number((await part(page, 'total').innerText()).slice(1));
    await submit(page);
    await page.waitForURL('**/booking-success');
    expect(webhook.received).toHaveLength(1);
    const { body } = webhook.received[0] ?? {};
    expect(body).toMatchObject({
      type: 'booking',
      contact: { name: BOOKING.name, email: BOOKING.email, phone: BOOKING.phone },
      service: 'vehicle',
      address: BOOKING.address,
      date: dayAhead(2),
      timeSlot: 'evening',
      signatures: 3,
      notes: BOOKING.notes,
      source: '/services/vehicle-title-notary',
      url: page.url().replace('/booking-success', '/services/vehicle-title-notary?utm_source=ads'),
      attribution: { utm_source: 'ads' },
    });
    expect(body?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(body).toHaveProperty('estimate.afterHoursFee', 20);
    expect(body).toHaveProperty('estimate.notaryFee', 12);
    expect(body).toHaveProperty('estimate.total', total);
    expect(body).not.toHaveProperty('suspect');
    expect(await waiting(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.each(['drops', 'errs', 'stores-and-drops'] as const)(
    'that meets a server which %s is kept, and sent again under the same id',
    async (mood) => {
      site.integrate({ bookingWebhook: webhook.contactUrl, contactMode: 'cors' });
      webhook.mood = mood;
      const page = await openDialog();
      await fillIn(page);
      await submit(page);
      await page.waitForURL('**/booking-success');
      const [kept] = await waiting(page);
      expect(kept?.kind).toBe('booking');
      await page.getByRole('heading', { name: 'Waiting to be sent' }).waitFor();
      webhook.mood = 'takes';
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage).filter((key) => key.startsWith('outbox:'))) {
          const entry = JSON.parse(localStorage.getItem(key) ?? '');
          localStorage.setItem(key, JSON.stringify({ ...entry, nextAttempt: Date.now() }));
        }
      });
      await page.reload();
      await expect.poll(() => waiting(page)).toEqual([]);
      expect(new Set(webhook.received.map(({ body }) => body.id))).toEqual(new Set([kept?.id]));
    },
  );

  test('without a webhook ends in a chat with all of it and a call, never in thanks', async () => {
    site.integrate({ bookingWebhook: '' });
    const page = await openDialog();
    await fillIn(page);
    await submit(page);
    const ways = dialog(page).getByRole('alert');
    const chat = new URL((await ways.locator('a').first().getAttribute('href')) ?? '');
    for (const text of Object.values(BOOKING))
      expect(chat.searchParams.get('text')).toContain(text);
    expect(await ways.locator('a[href^="tel:+"]').isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(webhook.received).toEqual([]);
    expect(await field(page, 'notes').inputValue()).toBe(BOOKING.notes);
  });

  test('sent twice in haste is one booking', async () => {
    const page = await openDialog();
    await fillIn(page);
    await dialog(page).locator('[type=submit]').dblclick();
    await page.waitForURL('**/booking-success');
    expect(webhook.received).toHaveLength(1);
  });

  test('with the hidden field filled goes out marked', async () => {
    const page = await openDialog();
    await fillIn(page);
    await field(page, 'company').evaluate((input: HTMLInputElement) => {
      input.value = 'Bots Inc.';
    });
    await submit(page);
    await page.waitForURL('**/booking-success');
    expect(webhook.received[0]?.body).toHaveProperty('suspect', true);
  });
});

describe('a time', () => {
  test('of yesterday is refused', async () => {
    const page = await openDialog();
    await fillIn(page, { date: dayAhead(-1) });
    await submit(page);
    await page.waitForTimeout(300);
    expect(await dialog(page).isVisible()).toBe(true);
    expect(webhook.received).toEqual([]);
  });

  test('of today whose slot is over is refused at its field, until it is changed', async () => {
    const page = await visit('/');
    await page.clock.setFixedTime(HALF_PAST_SIX_IN_MIDLAND);
    await page.locator('main [data-action=book]:visible').first().click();
    await fillIn(page, { date: '2026-11-21' });
    await submit(page);
    expect(await dialog(page).getByRole('alert').innerText()).toContain('passed');
    expect(await field(page, 'date').getAttribute('aria-invalid')).toBe('true');
    await field(page, 'timeSlot').selectOption('evening');
    expect(await dialog(page).getByRole('alert').count()).toBe(0);
    expect(webhook.received).toEqual([]);
  });
});

describe('the running estimate', () => {
  test.each([
    ['Midland', '$0', '$50'],
    ['79761', '$0', '$50'],
    ['Big Spring, TX', '$42.32', '$92.32'],
  ])('for %s has mileage %s', async (address, mileage, total) => {
    const page = await openDialog();
    await field(page, 'address').fill(address);
    await expect.poll(() => part(page, 'mileageFee').innerText()).toBe(mileage);
    expect(await part(page, 'total').innerText()).toBe(total);
    await field(page, 'timeSlot').selectOption('late-night');
    await expect.poll(() => part(page, 'afterHoursFee').innerText()).toBe('$100');
  });

  test('asks nobody while an address is typed, and once it is left stands without mileage', async () => {
    site.integrate({ bookingWebhook: webhook.contactUrl, geocoder: '' });
    const page = await openDialog();
    await field(page, 'address').pressSequentially('12 Nowhere Lane');
    await field(page, 'notes').focus();
    await dialog(page).getByText('could not find that place').waitFor();
    expect(await part(page, 'mileageFee').innerText()).toBe('$0');
  });
});

test('on a Spanish page speaks Spanish to the end, and the notary is told the same', async () => {
  const page = await visitLanding('/titulo-de-vehiculo');
  await page.clock.setFixedTime(HALF_PAST_SIX_IN_MIDLAND);
  await page.locator('main [data-action=book]:visible').first().click();
  expect(await dialog(page).getByRole('heading').first().innerText()).toBe('Reserve una visita');
  expect(await field(page, 'service').inputValue()).toBe('vehicle');
  const english = /\b(?:the|your|book|where|visit|signatures|total of)\b/i;
  expect(await dialog(page).innerText()).not.toMatch(english);
  await fillIn(page, { date: '2026-11-21' });
  await submit(page);
  await dialog(page).getByText('Esa hora ya pasó.').first().waitFor();
  await field(page, 'date').fill('2026-11-23');
  await submit(page);
  await page.waitForURL('**/booking-success');
  expect(webhook.received[0]?.body).toMatchObject({
    service: 'vehicle',
    date: '2026-11-23',
    source: '/titulo-de-vehiculo',
  });
  expect(problems).toEqual([]);
});

describe('the dialog', () => {
  test('keeps the focus, closes on Escape and gives the focus back', async () => {
    const page = await visit('/');
    const opener = page.locator('main [data-action=book]:visible').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(inside, `Tab ${step}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('closed by accident comes back with what was typed', async () => {
    const page = await openDialog();
    await fillIn(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('main [data-action=book]:visible').first().click();
    expect(await field(page, 'notes').inputValue()).toBe(BOOKING.notes);
    expect(await field(page, 'date').inputValue()).toBe(dayAhead(2));
    await part(page, 'mileageFee').getByText('$42.32').waitFor();
  });

  test('opens by its address, and every booking button of a page opens it', async () => {
    const page = await visit('/contact#book');
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    const buttons = await page.locator('[data-action=book]:visible').all();
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      await button.click();
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    }
  });

  test('that cannot be loaded leaves the way that works without script', async () => {
    const page = await visit('/');
    await page.route('**/assets/chunks/*', (route) => route.abort());
    await page.locator('main [data-action=book]:visible').first().click();
    await page.waitForURL('**/contact#book');
  });

  test.each([390, 1280])('has nothing for axe at %i px, in any state', async (width) => {
    const options = { viewport: { width, height: 844 }, bypassCSP: true };
    site.integrate({ bookingWebhook: '', geocoder: '' });
    const page = await visit('/', options);
    await page.clock.setFixedTime(HALF_PAST_SIX_IN_MIDLAND);
    await page.locator('main [data-action=book]:visible').first().click();
    await dialog(page).waitFor();
    const check = async (state: string) => {
      const found = await axeFaults(page, 'dialog');
      expect(found, state).toEqual([]);
    };
    await check('empty');
    await fillIn(page, { address: '12 Nowhere Lane', date: '2026-11-21' });
    await submit(page);
    await dialog(page).locator('[aria-invalid=true]').first().waitFor();
    await dialog(page).getByText('could not find that place').waitFor();
    await check('a time that is past, an address that nobody knows');
    await fillIn(page, { date: '2026-11-23' });
    await submit(page);
    await dialog(page).getByRole('alert').waitFor();
    await check('without a webhook');
    const { scrollWidth } = await dialog(page).evaluate(({ scrollWidth }) => ({ scrollWidth }));
    expect(scrollWidth).toBeLessThanOrEqual(width);
  });
});
