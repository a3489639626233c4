import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { browser } from '../support/browser.ts';
import { FIELDS, fillIn, newVisitor, send, stored, waiting } from './contact-page.ts';
import { problems, setUpReceivingSite, site, webhook } from './receiving-site.ts';

const SENT = "Message sent! We'll contact you soon.";
const TIMED_OUT = 'Request timed out. Please try calling us directly.';
const FAILED = 'Failed to send message. Please try calling us directly.';

setUpReceivingSite();

async function openContact(path = '/contact', options = {}): Promise<Page> {
  const page = await (await newVisitor(browser, options)).newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(site.url + path);
  return page;
}

const button = (page: Page) => page.locator('#message-form [type=submit]');
const note = (page: Page) => page.locator('.form-outcome');
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text });
const typed = (page: Page, name: string) => page.locator(`[name=${name}]`).inputValue();

async function expectTyped(page: Page, fields = FIELDS): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    expect(await typed(page, name), name).toBe(text);
}

describe('a message that arrives', () => {
  test('goes out with everything that the receiver needs', async () => {
    const page = await openContact('/contact?gclid=abc&utm_source=ads&other=1');
    await send(page);
    await toast(page, SENT).waitFor();
    expect(webhook.received).toHaveLength(1);
    const [{ body, contentType } = { body: undefined, contentType: '' }] = webhook.received;
    expect(contentType).toMatch(/^text\/plain/);
    expect(body).toMatchObject({
      source: 'Contact Page',
      contact: { name: FIELDS.name, email: FIELDS.email, phone: FIELDS.phone },
      service: 'vehicle',
      message: FIELDS.message,
      url: `${site.url}/contact?gclid=abc&utm_source=ads&other=1`,
      userAgent: await page.evaluate(() => navigator.userAgent),
      attribution: { gclid: 'abc', utm_source: 'ads' },
    });
    expect(body?.id).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
    expect(body).not.toHaveProperty('suspect');
    expect(problems).toEqual([]);
  });

  test('empties the form and is remembered', async () => {
    const page = await openContact();
    await send(page);
    await toast(page, SENT).waitFor();
    await expectTyped(page, { name: '', email: '', phone: '', service: '', message: '' });
    const { submittedAt, ...fields } = await stored(page, 'lastContactSubmission');
    expect(fields).toEqual(FIELDS);
    expect(Math.abs(Date.parse(submittedAt) - Date.now())).toBeLessThan(60_000);
    expect(await stored(page, 'failedContactSubmission')).toBeNull();
    expect(await waiting(page)).toEqual([]);
    expect(await button(page).innerText()).toBe('Send Message');
  });

  test('is not sent while a field is missing', async () => {
    const page = await openContact();
    for (const name of ['name', 'email', 'phone', 'service', 'message']) {
      await fillIn(page, { [name]: '' });
      await button(page).click();
      const invalid = await page.locator(`[name=${name}]:invalid`).count();
      expect(invalid, name).toBe(1);
    }
    await send(page, { email: 'ana at example' });
    expect(webhook.asked).toBe(0);
    expect(await waiting(page)).toEqual([]);
  });

  test('is what was typed before the script was there', async () => {
    const page = await openContact();
    await page.evaluate((fields) => {
      const form = document.querySelector<HTMLFormElement>('#message-form');
      for (const [name, text] of Object.entries(fields)) {
        const control = form?.elements.namedItem(name) as HTMLInputElement;
        control.value = text;
      }
      form?.requestSubmit();
    }, FIELDS);
    await toast(page, SENT).waitFor();
    expect(webhook.received[0]?.body).toMatchObject({
      service: 'vehicle',
      message: FIELDS.message,
    });
    expect(problems).toEqual([]);
  });

  test('is marked when the trap for robots is filled', async () => {
    const page = await openContact();
    const trap = page.locator('[aria-hidden=true] [name=company]');
    expect(await trap.getAttribute('tabindex')).toBe('-1');
    await fillIn(page);
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'Robots Inc.';
    });
    await button(page).click();
    await toast(page, SENT).waitFor();
    expect(webhook.received[0]?.body).toMatchObject({ suspect: true, message: FIELDS.message });
  });

  test('is sent once, however often the button is pressed', async () => {
    webhook.mood = 'hangs';
    const page = await openContact();
    await send(page);
    await expect.poll(() => webhook.asked).toBe(1);
    expect(await button(page).innerText()).toBe('Sending...');
    expect(await button(page).isDisabled()).toBe(true);
    await page.locator('[name=name]').press('Enter');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await page.waitForTimeout(200);
    expect(webhook.asked).toBe(1);
    expect(await waiting(page)).toHaveLength(1);
  });

  test('is held for three seconds from when the form was shown, and kept meanwhile', async () => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(`${site.url}/contact`);
    const shown = Date.now();
    await page.evaluate((fields) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key, text) {
        if (key.startsWith('outbox:')) document.body.dataset.kept ??= String(Date.now());
        setItem.call(this, key, text);
      };
      const form = document.querySelector<HTMLFormElement>('#message-form');
      for (const [name, text] of Object.entries(fields)) {
        const control = form?.elements.namedItem(name) as HTMLInputElement;
        control.value = text;
      }
      form?.requestSubmit();
    }, FIELDS);
    await expect.poll(() => button(page).innerText()).toBe('Sending...');
    await toast(page, SENT).waitFor();
    const sent = webhook.received[0]?.at ?? 0;
    expect(sent - shown).toBeGreaterThanOrEqual(2900);
    const kept = Number(await page.locator('body').getAttribute('data-kept'));
    expect(sent - kept).toBeGreaterThan(500);
  });
});

describe('a message that does not arrive', () => {
  async function expectKept(page: Page, text: string): Promise<void> {
    await toast(page, text).waitFor();
    expect(await toast(page, text).getAttribute('role')).toBe('alert');
    await expectTyped(page);
    expect(await note(page).innerText()).toMatch(/could not confirm.*kept in this browser/s);
    expect(await button(page).innerText()).toBe('Send Message');
    const { formData, error, timestamp } = await stored(page, 'failedContactSubmission');
    expect({ formData, error }).toEqual({ formData: FIELDS, error: text });
    expect(Math.abs(Date.parse(timestamp) - Date.now())).toBeLessThan(60_000);
    expect(await stored(page, 'lastContactSubmission')).toBeNull();
    const [entry] = await waiting(page);
    expect(entry).toMatchObject({
      kind: 'contact',
      attempts: 1,
      body: { message: FIELDS.message },
    });
    expect(problems).toEqual([]);
  }

  test('because nobody answers is given up after ten seconds', async () => {
    webhook.mood = 'hangs';
    const page = await openContact();
    await fillIn(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await button(page).click();
    // A message is held for as long as anybody needs to write one.
    await page.clock.runFor(3_500);
    await expect.poll(() => webhook.asked).toBe(1);
    await page.clock.runFor(6_400);
    expect(await button(page).innerText()).toBe('Sending...');
    await page.clock.runFor(3_600);
    await page.clock.resume();
    await toast(page, TIMED_OUT).waitFor();
    expect(webhook.asked).toBe(1);
    await expectKept(page, TIMED_OUT);
  });

  test.each(['drops', 'stores-and-drops'] as const)(
    'because the connection breaks (%s)',
    async (mood) => {
      webhook.mood = mood;
      const page = await openContact();
      await send(page);
      await expectKept(page, FAILED);
    },
  );

  test('because the connection is refused', async () => {
    await webhook.down();
    const page = await openContact();
    await send(page);
    await expectKept(page, FAILED);
  });

  test('because an answer that can be read is an error', async () => {
    site.integrate({ contactMode: 'cors' });
    webhook.mood = 'errs';
    const page = await openContact();
    await send(page);
    await expectKept(page, FAILED);
    expect(webhook.preflights).toBe(1);

    webhook.mood = 'takes';
    await button(page).click();
    await toast(page, SENT).waitFor();
    expect(webhook.received[0]?.contentType).toBe('application/json');
  });

  test('is the same message when it is sent again unchanged, and another one when changed', async () => {
    await webhook.down();
    const page = await openContact();
    await send(page);
    await toast(page, FAILED).waitFor();
    const [first] = await waiting(page);
    await button(page).click();
    await expect.poll(async () => (await waiting(page))[0]?.attempts).toBe(2);
    expect((await waiting(page)).map(({ id }) => id)).toEqual([first?.id]);

    await send(page, { message: 'Three signers now.' });
    await expect.poll(async () => (await waiting(page)).length).toBe(2);
    await webhook.up();
  });

  test('is told truthfully where the browser cannot keep it', async () => {
    await webhook.down();
    const page = await openContact();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await send(page);
    await toast(page, FAILED).waitFor();
    expect(await note(page).innerText()).toContain('only while this page is open');
    await webhook.up();
    await page.getByRole('button', { name: 'Send now' }).click();
    await toast(page, SENT).waitFor();
    expect(webhook.received).toHaveLength(1);
  });

  test('goes to the mail program if the script for it cannot be loaded', async () => {
    const page = await openContact();
    await page.evaluate(() => {
      HTMLFormElement.prototype.submit = function () {
        document.title = `native ${this.action}`;
      };
    });
    await page.route('**/chunks/**', (route) => route.abort());
    await send(page);
    await expect.poll(() => page.title()).toMatch(/^native mailto:/);
    await expectTyped(page);
  });
});

test('without a webhook the message ends in a chat and a call, not in success', async () => {
  site.integrate({ contactWebhook: '' });
  const page = await openContact();
  await send(page);
  const chat = note(page).getByRole('link', { name: 'Send it by chat' });
  await chat.waitFor();
  const { host, searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  expect(host).toBe('wa.me');
  for (const part of [FIELDS.name, FIELDS.message, FIELDS.phone])
    expect(searchParams.get('text')).toContain(part);
  expect(await note(page).locator('a[href^="tel:"]').count()).toBe(1);
  expect(await note(page).evaluate((node) => node === document.activeElement)).toBe(true);
  await expectTyped(page);
  expect(webhook.asked).toBe(0);
  expect(await waiting(page)).toEqual([]);
  expect(await stored(page, 'lastContactSubmission')).toBeNull();
  expect(await page.locator('.toast').count()).toBe(0);
});

test.each([390, 1280])('axe finds nothing in any state of the form at %i px', async (width) => {
  const page = await openContact('/contact', { bypassCSP: true, viewport: { width, height: 844 } });
  const check = async (state: string) => {
    expect(await axeFaults(page, '#message-form', '.toasts'), state).toEqual([]);
  };
  webhook.mood = 'hangs';
  await send(page);
  await expect.poll(() => button(page).innerText()).toBe('Sending...');
  await check('being sent');
  await webhook.down();
  await page.locator('.toast').waitFor();
  await check('kept');
  await webhook.up();
  webhook.mood = 'takes';
  await button(page).click();
  await toast(page, SENT).waitFor();
  await check('sent');
});
