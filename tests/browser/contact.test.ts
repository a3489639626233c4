import { describe, expect, onTestFinished, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { button, expectTyped, openContact, SENT, toast } from './contact-form.ts';
import { FIELDS, send, stored, waiting } from './contact-page.ts';
import { problems, setUpReceivingSite, site, webhook } from './receiving-site.ts';

const inTurn = inTurns();

setUpReceivingSite();

describe('a message that arrives', () => {
  test('goes out with everything that the receiver needs, empties the form and is remembered', async () => {
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

    await expectTyped(page, { name: '', email: '', phone: '', service: '', message: '' });
    const { submittedAt, ...fields } = await stored(page, 'lastContactSubmission');
    expect(fields).toEqual(FIELDS);
    expect(Math.abs(Date.parse(submittedAt) - Date.now())).toBeLessThan(60_000);
    expect(await stored(page, 'failedContactSubmission')).toBeNull();
    expect(await waiting(page)).toEqual([]);
    await expect.poll(() => button(page).innerText()).toBe('Send Message');
  });

  inTurn(
    'is not sent while a field is missing, and is marked when the trap for robots is filled',
    async () => {
      const page = await openContact();
      await button(page).click();
      const missing = await page
        .locator('#message-form [name]:invalid')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
      expect(new Set(missing)).toEqual(new Set(Object.keys(FIELDS)));
      await send(page, { email: 'ana at example' });
      expect(webhook.asked).toBe(0);
      expect(await waiting(page)).toEqual([]);

      const trap = page.locator('[aria-hidden=true] [name=company]');
      expect(await trap.getAttribute('tabindex')).toBe('-1');
      await trap.evaluate((field: HTMLInputElement) => {
        field.value = 'Robots Inc.';
      });
      await send(page);
      await toast(page, SENT).waitFor();
      expect(webhook.received[0]?.body).toMatchObject({ suspect: true, message: FIELDS.message });
    },
  );

  inTurn('is what was typed before the script was there', async () => {
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

  inTurn('is sent once, however often the button is pressed', async () => {
    webhook.mood = 'hangs';
    const page = await openContact();
    await send(page);
    await expect.poll(() => webhook.asked).toBe(1);
    expect(await button(page).innerText()).toBe('Sending...');
    expect(await button(page).isDisabled()).toBe(true);
    await page.locator('[name=name]').press('Enter');
    await page.evaluate(() => document.querySelector('form')?.requestSubmit());
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(webhook.asked).toBe(1);
    expect(await waiting(page)).toHaveLength(1);
  });

  inTurn('is held for three seconds from when the form was shown, and kept meanwhile', async () => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    // Time stands still from the moment in which the form is shown.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.goto(`${site.url}/contact`);
    await send(page);
    await expect.poll(() => button(page).innerText()).toBe('Sending...');
    await expect.poll(async () => (await waiting(page)).length).toBe(1);
    await page.clock.runFor(2_900);
    expect(webhook.asked).toBe(0);
    await page.clock.runFor(200);
    await expect.poll(() => webhook.asked).toBe(1);
    await page.clock.resume();
    await toast(page, SENT).waitFor();
  });
});
