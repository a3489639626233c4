import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import {
  button,
  expectTyped,
  FAILED,
  note,
  openContact,
  SENT,
  TIMED_OUT,
  toast,
} from './contact-form.ts';
import { FIELDS, fillIn, send, stored, waiting } from './contact-page.ts';
import { problems, setUpReceivingSite, site, webhook } from './receiving-site.ts';

const inTurn = inTurns();

setUpReceivingSite();

describe('a message that does not arrive', () => {
  async function expectKept(page: Page, text: string): Promise<void> {
    await toast(page, text).waitFor();
    expect(await toast(page, text).getAttribute('role')).toBe('alert');
    await expectTyped(page);
    // The toast may come first.
    const said = () => note(page).innerText();
    await expect.poll(said).toMatch(/could not confirm.*kept in this browser/s);
    await expect.poll(() => button(page).innerText()).toBe('Send Message');
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
    // The code that sends comes only now.
    await expect.poll(() => button(page).innerText()).toBe('Sending...');
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

  test.each(sample(['drops', 'stores-and-drops', 'refuses'] as const, 1))(
    'because the connection breaks (%s)',
    async (mood) => {
      if (mood === 'refuses') await webhook.down();
      else webhook.mood = mood;
      const page = await openContact();
      await send(page);
      await expectKept(page, FAILED);
    },
  );

  inTurn('because an answer that can be read is an error', async () => {
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

  inTurn(
    'is the same message when it is sent again unchanged, and another one when changed',
    async () => {
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
    },
  );

  inTurn('is told truthfully where the browser cannot keep it', async () => {
    await webhook.down();
    const page = await openContact();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await send(page);
    await toast(page, FAILED).waitFor();
    await expect.poll(() => note(page).innerText()).toContain('only while this page is open');
    await webhook.up();
    await page.getByRole('button', { name: 'Send now' }).click();
    await toast(page, SENT).waitFor();
    expect(webhook.received).toHaveLength(1);
  });

  inTurn('goes to the mail program if the script for it cannot be loaded', async () => {
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
  await note(page).and(page.locator(':focus')).waitFor();
  await expectTyped(page);
  expect(webhook.asked).toBe(0);
  expect(await waiting(page)).toEqual([]);
  expect(await stored(page, 'lastContactSubmission')).toBeNull();
  expect(await page.locator('.toast').count()).toBe(0);
});
