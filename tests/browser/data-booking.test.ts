import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { setUpBrowser } from '../support/browser.ts';
import { changeFacts } from '../support/built-facts.ts';
import { ROOT } from '../support/command.ts';
import { settled } from '../support/settled.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { WIDTHS } from '../support/widths.ts';
import { waiting } from './contact-page.ts';
import { WalkedSite } from './walked-site.ts';
import { Webhook } from './webhook.ts';

setUpBrowser();

const dialog = (page: Page) => page.locator('dialog[open]');
const field = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`);
/** The field if it has the focus: the browser leads to one that is missing, at a moment of its own. */
const focused = (page: Page, name: string) => dialog(page).locator(`[name=${name}]:focus`);

/** A Monday, half past one in the afternoon in Falmouth. */
const MONDAY = new Date('2026-11-23T13:30:00Z');

const VISITOR = { name: 'Ana Ruiz', phone: '+44 1632 960199', email: 'ana@example.com' };

async function fillIn(page: Page, date: string): Promise<void> {
  for (const [name, text] of Object.entries(VISITOR)) await field(page, name).fill(text);
  await field(page, 'date').fill(date);
}

const submit = (page: Page) => dialog(page).locator('[type=submit]').click();

describe('a site of data that switches booking on', () => {
  const site = new WalkedSite(join(ROOT, 'tests/sites/harbour-physio'));
  let webhook: Webhook;

  beforeAll(async () => {
    await site.start();
    webhook = await Webhook.start();
  });
  afterEach(() => {
    webhook.mood = 'takes';
    webhook.received.length = 0;
  });
  afterAll(async () => {
    site.stop();
    await webhook.down();
  });

  /** A page of the site on that Monday, its bookings sent to the receiver if there is one. */
  async function visit(path: string, { width = 1280, sends = true } = {}): Promise<Page> {
    const page = await site.open(width);
    const integrations = { bookingWebhook: webhook.contactUrl, contactMode: 'cors' as const };
    if (sends) await changeFacts(page, site.dist, (facts) => ({ ...facts, integrations }));
    await page.goto(site.url + path);
    await page.locator('html[data-script]').waitFor();
    await page.clock.setFixedTime(MONDAY);
    return page;
  }

  async function open(page: Page, opener?: Locator): Promise<void> {
    await (opener ?? page.locator('[data-action=book]:visible').first()).click();
    await dialog(page).waitFor();
  }

  test('loads nothing of the form before it opens, by mouse from every booking button and by keyboard, and gives the focus back', async () => {
    const page = await site.open(1280);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${site.url}/runners-check`);
    await settled(page);
    const before = scripts.length;
    expect(before).toBeLessThanOrEqual(2);
    const buttons = await page.locator('[data-action=book]:visible').all();
    expect(buttons.length).toBeGreaterThan(2);
    for (const button of buttons) {
      await open(page, button);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    }
    expect(scripts.length).toBeGreaterThan(before);
    const opener = page.locator('main [data-action=book]').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await dialog(page).locator('.booking-close').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test.each(WIDTHS)(
    'tells what is missing, what is over and that nobody is there, each where it is, at %i px',
    async (width) => {
      const page = await visit('/', { width });
      const check = async (state: string) =>
        expect(await axeFaults(page, 'dialog'), state).toEqual([]);
      await open(page);
      await check('empty');
      await submit(page);
      await focused(page, 'service').waitFor();
      await field(page, 'service').selectOption('First assessment');
      await fillIn(page, '2026-11-22');
      await submit(page);
      await focused(page, 'date').waitFor();
      await dialog(page).getByRole('status').getByText('closed on that day').waitFor();
      await field(page, 'date').fill('2026-11-23');
      expect(await field(page, 'timeSlot').inputValue()).toBe('morning');
      await submit(page);
      expect(await dialog(page).getByRole('alert').innerText()).toContain('passed');
      expect(await field(page, 'date').getAttribute('aria-invalid')).toBe('true');
      await check('a time that is over');
      await field(page, 'timeSlot').selectOption('afternoon');
      expect(await dialog(page).getByRole('alert').count()).toBe(0);
      expect(webhook.received).toEqual([]);
      await submit(page);
      await dialog(page).locator('[data-state=delivered]').waitFor();
      await check('arrived');
      const wide = await dialog(page).evaluate(({ scrollWidth }) => scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    },
  );

  test('sends the booking whole, and says so in the place of the form', async () => {
    const page = await visit('/runners-check?utm_source=ads');
    await open(page);
    await field(page, 'service').selectOption('Home visit');
    await field(page, 'timeSlot').selectOption('evening');
    await field(page, 'notes').fill('Second floor <b>');
    await fillIn(page, '2026-11-26');
    await submit(page);
    await dialog(page).locator('[data-state=delivered]').waitFor();
    expect(await dialog(page).innerText()).toContain('Home visit');
    const url = `${site.url}/runners-check?utm_source=ads`;
    expect(webhook.received.map(({ body }) => body)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ...{ type: 'booking', timestamp: MONDAY.toISOString(), contact: VISITOR },
        ...{ service: 'Home visit', address: '', date: '2026-11-26', timeSlot: 'evening' },
        ...{ notes: 'Second floor <b>', source: '/runners-check', url },
        attribution: expect.objectContaining({ utm_source: 'ads' }),
      },
    ]);
    expect(await waiting(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await open(page);
    expect(await field(page, 'notes').inputValue()).toBe('');
  });

  test('keeps what could not be sent, says so, and sends it under the same id', async () => {
    webhook.mood = 'errs';
    const page = await visit('/');
    await open(page);
    await field(page, 'service').selectOption('First assessment');
    await fillIn(page, '2026-11-26');
    await submit(page);
    await dialog(page).locator('[data-state=waiting]').waitFor();
    expect(await dialog(page).innerText()).not.toContain('has arrived');
    expect(await dialog(page).locator('a[href^="tel:+44"]').count()).toBe(1);
    const [kept] = await waiting(page);
    expect(kept?.kind).toBe('booking');
    webhook.mood = 'takes';
    await page.evaluate((key) => {
      const entry = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(key, JSON.stringify({ ...entry, nextAttempt: Date.now() }));
    }, `outbox:${kept?.id}`);
    await page.goto(`${site.url}/contact`);
    await expect.poll(() => waiting(page)).toEqual([]);
    expect(new Set(webhook.received.map(({ body }) => body.id))).toEqual(new Set([kept?.id]));
  });

  test('ends without a receiver in an email with all of it and a call, never in success', async () => {
    const page = await visit('/', { sends: false });
    await open(page);
    await field(page, 'service').selectOption('First assessment');
    await fillIn(page, '2026-11-26');
    await submit(page);
    const ways = dialog(page).getByRole('alert');
    const mail = new URL((await ways.locator('a').first().getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    for (const text of [...Object.values(VISITOR), 'First assessment', '26 November 2026'])
      expect(mail.searchParams.get('body')).toContain(text);
    expect(await ways.locator('a[href^="tel:+44"]').isVisible()).toBe(true);
    expect(await dialog(page).locator('[data-state=delivered]').count()).toBe(0);
    expect(await field(page, 'name').inputValue()).toBe(VISITOR.name);
  });

  test('leads without scripts, and where the form cannot be loaded, to the ways to reach it', async () => {
    const page = await visit('/');
    await page.route('**/assets/chunks/*', (route) => route.abort());
    const opener = page.locator('main [data-action=book]').first();
    expect(await opener.getAttribute('href')).toBe('/contact#book');
    await opener.click();
    await page.waitForURL('**/contact#book');
    expect(await page.locator('#book a[href^="tel:"]').isVisible()).toBe(true);
  });
});

describe('a site from right to left that switches booking on', () => {
  const root = join(tempFolder(), 'clinic');
  const site = new WalkedSite(root);

  beforeAll(async () => {
    cpSync(join(ROOT, 'tests/sites/noor-dental'), root, { recursive: true });
    const add = (file: string, text: string) => {
      const path = join(root, file);
      writeFileSync(path, `${readFileSync(path, 'utf8')}\n${text}`);
    };
    const services = '[فحص, تنظيف]';
    add('site.config.yaml', `features: { booking: { services: ${services}, address: true } }\n`);
    add(
      'site/words/ar.yaml',
      readFileSync(join(ROOT, 'tests/fixtures/words/booking.ar.yaml'), 'utf8'),
    );
    await site.start();
  });
  afterAll(() => site.stop());

  test.each(WIDTHS)('books in its language and direction at %i px', async (width) => {
    const page = await site.open(width);
    await page.goto(site.url);
    await page.locator('html[data-script]').waitFor();
    await page.locator('[data-action=book]:visible').first().click();
    await dialog(page).waitFor();
    const texts = await dialog(page)
      .locator('h2, p, label:visible, legend, option, button')
      .evaluateAll((all) =>
        all.filter((one) => !one.closest('[aria-hidden]')).map((one) => one.textContent),
      );
    expect(texts.length).toBeGreaterThan(15);
    expect(texts.join('\n')).not.toMatch(/[A-Za-z]{3}/);
    expect(await field(page, 'timeSlot').locator('option').count()).toBe(2);
    expect(await axeFaults(page, 'dialog')).toEqual([]);
    const { close, heading } = await dialog(page).evaluate((element) => ({
      close: element.querySelector('.booking-close')?.getBoundingClientRect().left ?? 0,
      heading: element.querySelector('h2')?.getBoundingClientRect().right ?? 0,
    }));
    expect(close).toBeLessThan(heading);
    await field(page, 'service').selectOption('فحص');
    await field(page, 'address').fill('شارع الرينبو 20');
    await fillIn(page, '2027-03-01');
    await submit(page);
    const chat = await dialog(page).getByRole('alert').locator('a').first().getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain('فحص');
  });
});
