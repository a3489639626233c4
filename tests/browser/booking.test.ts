import { describe, expect, test } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import {
  BOOKING,
  dayAhead,
  dialog,
  field,
  fillIn,
  focused,
  HALF_PAST_SIX_IN_MIDLAND,
  openDialog,
  part,
  setUpBookings,
  submit,
  visit,
} from './booking-page.ts';
import { waiting } from './contact-page.ts';
import { problems, site, webhook } from './receiving-site.ts';

const inTurn = inTurns();

setUpBookings();

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
    expect(body).toHaveProperty('estimate.afterHoursFee', 0);
    expect(body).toHaveProperty('estimate.notaryFee', 12);
    expect(body).toHaveProperty('estimate.total', total);
    expect(body).not.toHaveProperty('suspect');
    expect(await waiting(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.each(sample(['drops', 'errs', 'stores-and-drops'] as const, 1))(
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

  inTurn(
    'without a webhook ends in a chat with all of it and a call, never in thanks',
    async () => {
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
    },
  );

  inTurn(
    'sent twice in haste is one booking, and marked where the hidden field is filled',
    async () => {
      const page = await openDialog();
      await fillIn(page);
      await field(page, 'company').evaluate((input: HTMLInputElement) => {
        input.value = 'Bots Inc.';
      });
      await dialog(page).locator('[type=submit]').dblclick();
      await page.waitForURL('**/booking-success');
      expect(webhook.received).toHaveLength(1);
      expect(webhook.received[0]?.body).toHaveProperty('suspect', true);
    },
  );
});

describe('a time', () => {
  inTurn(
    'of yesterday is refused, and of today whose slot is over at its field, until it is changed',
    async () => {
      const page = await visit('/');
      await page.clock.setFixedTime(HALF_PAST_SIX_IN_MIDLAND);
      await page.locator('main [data-action=book]:visible').first().click();
      await fillIn(page, { date: '2026-11-20' });
      await submit(page);
      await focused(page, 'date').waitFor();
      expect(await dialog(page).isVisible()).toBe(true);

      await field(page, 'date').fill('2026-11-21');
      await submit(page);
      expect(await dialog(page).getByRole('alert').innerText()).toContain('passed');
      expect(await field(page, 'date').getAttribute('aria-invalid')).toBe('true');
      await field(page, 'timeSlot').selectOption('evening');
      expect(await dialog(page).getByRole('alert').count()).toBe(0);
      expect(webhook.received).toEqual([]);
    },
  );
});

describe('the running estimate', () => {
  inTurn(
    'follows the address, a town or a ZIP code, and the time, and asks nobody while an address is typed',
    async () => {
      site.integrate({ bookingWebhook: webhook.contactUrl, geocoder: '' });
      const page = await openDialog('/services/general-notary');
      for (const [address, mileage, total] of [
        ['Big Spring, TX', '$42.32', '$92.32'],
        ['Midland', '$0', '$50'],
        ['Stanton', '$7.43', '$57.43'],
        ['79761', '$0', '$50'],
      ] as const) {
        await field(page, 'address').fill(address);
        await expect
          .poll(() => part(page, 'mileageFee').innerText(), { message: address })
          .toBe(mileage);
        expect(await part(page, 'total').innerText(), address).toBe(total);
      }
      await field(page, 'timeSlot').selectOption('late-night');
      await expect.poll(() => part(page, 'afterHoursFee').innerText()).toBe('$100');

      await field(page, 'address').fill('');
      await field(page, 'address').pressSequentially('12 Nowhere Lane');
      await field(page, 'notes').focus();
      await dialog(page).getByText('could not find that place').waitFor();
      expect(await part(page, 'mileageFee').innerText()).toBe('$0');
    },
  );
});
