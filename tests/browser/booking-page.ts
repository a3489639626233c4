import type { Page } from 'playwright-core';
import { beforeEach, inject } from 'vitest';
import { browser } from '../support/browser.ts';
import { changeFacts } from '../support/built-facts.ts';
import { newVisitor } from './contact-page.ts';
import { problems, setUpReceivingSite, site, webhook } from './receiving-site.ts';

/** Starts what the tests of one file need; bookings go where messages go. */
export function setUpBookings(): void {
  setUpReceivingSite();
  beforeEach(() => site.integrate({ bookingWebhook: webhook.contactUrl }));
}

export const dialog = (page: Page) =>
  page.getByRole('dialog', { name: /^(Book a visit|Reserve una visita)$/ });
export const field = (page: Page, name: string) => dialog(page).locator(`[name=${name}]`);
/** The field if it has the focus: where one is missing, the browser itself leads to it, at a moment of its own. */
export const focused = (page: Page, name: string) => dialog(page).locator(`[name=${name}]:focus`);
export const part = (page: Page, name: string) => dialog(page).locator(`[data-estimate=${name}]`);

/** The notary's calendar, some days from now. */
export function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(day);
}

async function newPage(options = {}): Promise<Page> {
  const page = await (await newVisitor(browser, { bypassCSP: false, ...options })).newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  return page;
}

/** A page of the site with its script at work. */
export async function visit(path: string, options = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto(site.url + path);
  await page.locator('html[data-script]').waitFor();
  return page;
}

/** A landing of the whole site, with the webhook of these tests. */
export async function visitLanding(path: string): Promise<Page> {
  const page = await newPage({ bypassCSP: true });
  const bookingWebhook = webhook.contactUrl;
  await changeFacts(page, inject('siteFolder'), (facts) => ({
    ...facts,
    integrations: { ...facts.integrations, bookingWebhook },
  }));
  await page.goto(inject('siteUrl') + path);
  await page.locator('html[data-script]').waitFor();
  return page;
}

export const HALF_PAST_SIX_IN_MIDLAND = new Date('2026-11-21T18:30:00-06:00');

/** A page with its first booking button pressed. */
export async function openDialog(path = '/', options = {}): Promise<Page> {
  const page = await visit(path, options);
  await page.locator('main [data-action=book]:visible').first().click();
  await dialog(page).waitFor();
  return page;
}

export const BOOKING = {
  address: 'Big Spring, TX',
  name: 'Ana Ruiz',
  phone: '(432) 555-0199',
  email: 'ana@example.com',
  notes: 'Gate code 4711 <b>',
};

/** Fills in the dialog, for the day after tomorrow, and takes as long over it as anybody does. */
export async function fillIn(
  page: Page,
  changes: Partial<typeof BOOKING> & { date?: string } = {},
) {
  const { date = dayAhead(2), ...texts } = { ...BOOKING, ...changes };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await field(page, 'date').fill(date);
  await page.evaluate(() => window.passTime(3000));
}

export const submit = (page: Page) => dialog(page).locator('[type=submit]').click();
