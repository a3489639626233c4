import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TIME_SLOTS } from '../../site/prices/time-slots.ts';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import {
  dialog,
  field,
  fillIn,
  focused,
  openDialog,
  part,
  setUpBookings,
  submit,
  visitLanding,
} from './booking-page.ts';
import { problems, webhook } from './receiving-site.ts';

const inTurn = inTurns();

setUpBookings();

/** The dialog of a landing. */
async function openOnLanding(path: string): Promise<Page> {
  const page = await visitLanding(path);
  await page.locator('main [data-action=book]:visible').first().click();
  await dialog(page).waitFor();
  return page;
}

/** Every amount that the dialog tells in a part of the price. */
async function amounts(page: Page, name: string): Promise<string[]> {
  return (await part(page, name).innerText()).match(/\$[\d,.]*\d/g) ?? [];
}

/** The totals by day, in the evening and at night. */
async function totals(page: Page): Promise<string[][]> {
  const told = [];
  for (const slot of TIME_SLOTS) {
    await field(page, 'timeSlot').selectOption(slot);
    told.push(await amounts(page, 'total'));
  }
  return told;
}

const FLAT = [['$60'], ['$60'], ['$60']];
const STANDARD = [['$50'], ['$70'], ['$150']];
const HOURLY = [
  ['$50', '$160'],
  ['$50', '$85'],
  ['$135', '$160'],
];

const PAGES = sample(
  [
    ['/services/divorce-notary', FLAT],
    ['/services/vehicle-title-notary', FLAT],
    ['/resources/vehicle-title-transfer-guide', FLAT],
    ['/services/real-estate-notary', [['$60', '$60'], ['$60'], ['$60']]],
    ['/services/general-notary', STANDARD],
    ['/contact', STANDARD],
    ['/', HOURLY],
    ['/resources/emergency-notarization', HOURLY],
    ['/locations/stanton-tx', [['$70'], ['$90'], ['$170']]],
    ['/service-areas', [['$60'], ['$60'], ['$80']]],
  ] as const,
  1,
);
const LANDINGS = sample(
  [
    ['/divorce-papers', FLAT],
    ['/papeles-de-divorcio', FLAT],
    ['/vehicle-title-transfer', FLAT],
    ['/titulo-de-vehiculo', FLAT],
    ['/emergency-notary', HOURLY],
    ['/24-7-notary', HOURLY],
    ['/poder-notarial', STANDARD],
    ['/lp', STANDARD],
  ] as const,
  1,
);

describe('the dialog counts as the page does', () => {
  test.each(PAGES)('on %s', async (path, expected) => {
    expect(await totals(await openDialog(path))).toEqual(expected);
  });

  test.each(LANDINGS)('on the landing %s', async (path, expected) => {
    expect(await totals(await openOnLanding(path))).toEqual(expected);
  });

  inTurn(
    'with the page’s own mileage, and set fees for towns where the page has them',
    async () => {
      const vehicle = await openOnLanding('/vehicle-title-transfer');
      await field(vehicle, 'address').fill('Big Spring, TX');
      await expect.poll(() => amounts(vehicle, 'mileageFee')).toEqual(['$26.60']);
      const home = await openOnLanding('/home-old');
      await field(home, 'address').fill('Stanton, TX');
      await expect.poll(() => amounts(home, 'total')).toEqual(['$70']);
      await field(home, 'address').fill('Midland, TX');
      await expect.poll(() => amounts(home, 'total')).toEqual(['$50']);
    },
  );

  inTurn('and another paper than the page is about has the price of that paper', async () => {
    const page = await openDialog('/');
    await field(page, 'service').selectOption('vehicle');
    expect(await totals(page)).toEqual(FLAT);
    await field(page, 'service').selectOption('poa');
    expect(await totals(page)).toEqual(HOURLY);
  });

  inTurn('and says what is told on the phone', async () => {
    const page = await openDialog('/services/real-estate-notary');
    await field(page, 'timeSlot').selectOption('evening');
    expect(await part(page, 'afterHoursFee').innerText()).toBe('told on the phone');
    expect(await part(page, 'total').innerText()).toBe('from $60');
  });
});

describe('what is sent', () => {
  inTurn(
    'is what was shown, both prices where there are two, and when each of them holds',
    async () => {
      const page = await openOnLanding('/emergency-notary');
      await fillIn(page, { address: 'Odessa, TX' });
      await field(page, 'timeSlot').selectOption('late-night');
      expect(await part(page, 'total').innerText()).toMatch(
        /\$135\s+10 PM to 12 AM\s+\$160\s+12 AM to 6 AM/,
      );
      expect(await field(page, 'timeSlot').innerText()).not.toContain('$');
      await submit(page);
      await page.waitForURL('**/booking-success');
      expect(webhook.received[0]?.body.estimate).toEqual({
        travelFee: 125,
        mileageFee: 0,
        notaryFee: 10,
        afterHoursFee: 0,
        total: 135,
        area: 'Odessa',
        hours: '10 PM to 12 AM',
        alternatives: [
          {
            travelFee: 150,
            mileageFee: 0,
            notaryFee: 10,
            afterHoursFee: 0,
            total: 160,
            area: 'Odessa',
            hours: '12 AM to 6 AM',
          },
        ],
      });
    },
  );
});

describe('the number of signatures', () => {
  inTurn(
    'becomes 1 where it is less or nothing; above 100 it is counted as typed, suggests a call and can be sent',
    async () => {
      const page = await openDialog('/services/general-notary');
      for (const typed of ['0', '-3', '']) {
        await field(page, 'signatures').fill(typed);
        await field(page, 'name').focus();
        expect(await field(page, 'signatures').inputValue(), typed).toBe('1');
        expect(await part(page, 'total').innerText(), typed).toBe('$50');
      }
      await submit(page);
      expect(await dialog(page).isVisible()).toBe(true);
      await focused(page, 'address').waitFor();
      await fillIn(page, { email: 'not an address' });
      await submit(page);
      await focused(page, 'email').waitFor();
      expect(webhook.received).toEqual([]);

      await fillIn(page, { address: 'Midland, TX' });
      expect(await field(page, 'signatures').getAttribute('max')).toBe('100');
      await field(page, 'signatures').fill('100');
      expect(await dialog(page).locator('output a[href^="tel:"]').count()).toBe(0);
      await field(page, 'signatures').fill('150');
      expect(await part(page, 'total').innerText()).toBe('$199');
      expect(await dialog(page).locator('output a[href^="tel:"]').isVisible()).toBe(true);
      await submit(page);
      await page.waitForURL('**/booking-success');
      expect(webhook.received[0]?.body).toMatchObject({
        signatures: 150,
        estimate: { total: 199 },
      });
      expect(problems).toEqual([]);
    },
  );
});
