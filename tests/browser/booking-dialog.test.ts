import { describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { inTurns } from '../support/in-turns.ts';
import { WIDTHS } from '../support/widths.ts';
import {
  BOOKING,
  dayAhead,
  dialog,
  field,
  fillIn,
  HALF_PAST_SIX_IN_MIDLAND,
  openDialog,
  part,
  setUpBookings,
  submit,
  visit,
  visitLanding,
} from './booking-page.ts';
import { holdCloseEvents } from './close-events.ts';
import { problems, site, webhook } from './receiving-site.ts';

const inTurn = inTurns();

setUpBookings();

inTurn('on a Spanish page speaks Spanish to the end, and the notary is told the same', async () => {
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

  inTurn(
    'opens again for whoever presses a button before it has been told that it was closed',
    async () => {
      const page = await openDialog();
      await holdCloseEvents(page);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => dialog(page).locator('.booking-close').click(),
      ]) {
        await close();
        await dialog(page).waitFor({ state: 'detached' });
        await page.locator('main [data-action=book]:visible').first().click();
        await dialog(page).waitFor();
      }
      expect(problems).toEqual([]);
    },
  );

  inTurn('closed by accident comes back with what was typed', async () => {
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

  inTurn('opens by its address, and every booking button of a page opens it', async () => {
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

  inTurn('that cannot be loaded leaves the way that works without script', async () => {
    const page = await visit('/');
    await page.route('**/assets/chunks/*', (route) => route.abort());
    await page.locator('main [data-action=book]:visible').first().click();
    await page.waitForURL('**/contact#book');
  });

  inTurn.each(WIDTHS)('has nothing for axe at %i px, in any state', async (width) => {
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
