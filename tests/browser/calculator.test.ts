import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import { WIDTHS } from '../support/widths.ts';
import {
  address,
  calculateButton,
  expectFault,
  fillCoordinates,
  geocoder,
  ODESSA,
  open,
  part,
  priceOf,
  problems,
  served,
  setUpCalculator,
} from './calculator-page.ts';

const inTurn = inTurns();

setUpCalculator();

test('the right estimate for places and slots', async () => {
  const page = await open();
  // Two signatures; mileage by great circle from Midland, 1.75 dollars beyond 15 miles.
  const towns = [
    ['Midland', 'Midland', '$0', '$51', '$71', '$151'],
    ['79766', 'Odessa', '$0', '$51', '$71', '$151'],
    ['Big Spring', 'Midland', '$42.32', '$93.32', '$113.32', '$193.32'],
    ['Andrews', 'Midland (west of Odessa)', '$35.42', '$86.42', '$106.42', '$186.42'],
  ] as const;
  const street = [
    '1 Cattle Road',
    ...(['Midland (west of Odessa)', '$70.62', '$121.62', '$141.62', '$221.62'] as const),
  ] as const;
  for (const [place, area, mileage, day, evening, night] of [...sample(towns, 2), street]) {
    await page.getByLabel('Number of signatures').fill('2');
    await page.getByLabel('Time of the visit').selectOption('business-hours');
    expect(await priceOf(page, place), place).toBe(day);
    expect(await part(page, 'area').innerText(), place).toBe(area);
    expect(await part(page, 'mileageFee').innerText(), place).toBe(mileage);
    expect(await part(page, 'travelFee').innerText()).toBe('$40');
    expect(await part(page, 'notaryFee').innerText()).toBe('$11');
    expect(await part(page, 'afterHoursFee').innerText()).toBe('$0');
    await page.getByLabel('Time of the visit').selectOption('evening');
    await expect.poll(() => part(page, 'total').innerText(), { message: place }).toBe(evening);
    await page.getByLabel('Time of the visit').selectOption('late-night');
    await calculateButton(page).click();
    await expect.poll(() => part(page, 'total').innerText(), { message: place }).toBe(night);
    expect(await part(page, 'afterHoursFee').innerText()).toBe('$100');
  }
});

describe('without a pointer', () => {
  inTurn(
    'Enter in the address calculates, arrows change the tab, and the result is announced',
    async () => {
      const page = await open();
      await address(page).focus();
      await page.keyboard.type('Odessa');
      await page.keyboard.press('Enter');
      expect(await part(page, 'total').innerText()).toBe('$50');
      const announced = page.locator('output', { has: page.locator('[data-estimate]') });
      expect(await announced.innerText()).toMatch(/Total\s+\$50/);
      await page.keyboard.press('Shift+Tab');
      for (const [key, label] of [
        ['ArrowRight', 'Coordinates'],
        ['ArrowRight', 'Address'],
        ['ArrowLeft', 'Coordinates'],
        ['Home', 'Address'],
        ['End', 'Coordinates'],
      ] as const) {
        await page.keyboard.press(key);
        const tab = page.getByRole('tab', { name: label });
        expect(await tab.getAttribute('aria-selected'), key).toBe('true');
        expect(await tab.evaluate((node) => node === document.activeElement), key).toBe(true);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.type('32.5');
      await page.keyboard.press('Tab');
      await page.keyboard.type('-102.0779');
      await page.keyboard.press('Enter');
      await expect.poll(() => part(page, 'total').innerText()).toBe('$84.53');
      await page.getByRole('tab', { name: 'Address' }).click();
      expect(await address(page).inputValue()).toBe('Odessa');
    },
  );
});

describe('what is typed', () => {
  inTurn(
    'must be an address, or two numbers on the globe; signatures count from 1, and above 100 a call is suggested',
    async () => {
      const page = await open();
      await calculateButton(page).click();
      const required = 'Please enter your address to calculate the price.';
      await expectFault(page, 'Address Required', required, 'address');
      await fillCoordinates(page, '31.9', '');
      await calculateButton(page).click();
      const both = 'Please enter both latitude and longitude.';
      await expectFault(page, 'Coordinates Required', both, 'longitude');
      await fillCoordinates(page, '91', '-102');
      await calculateButton(page).click();
      const valid = 'Please enter valid latitude (-90 to 90) and longitude (-180 to 180).';
      await expectFault(page, 'Invalid Coordinates', valid, 'latitude');
      await page.getByLabel('Latitude').fill('31.9');
      expect(await page.getByLabel('Latitude').getAttribute('aria-invalid')).toBe('false');
      await calculateButton(page).click();
      expect(await part(page, 'total').innerText()).toBe('$50');

      await page.getByRole('tab', { name: 'Address' }).click();
      const signatures = page.getByLabel('Number of signatures');
      for (const [typed, counted, total] of [
        ['-3', '1', '$50'],
        ['100', '100', '$149'],
        ['101', '101', '$150'],
        ['', '1', '$50'],
      ] as const) {
        await signatures.fill(typed);
        expect(await priceOf(page, 'Midland'), typed).toBe(total);
        expect(await signatures.inputValue()).toBe(counted);
        const call = page.locator('#calculator output a[href^="tel:"]');
        expect(await call.count(), typed).toBe(Number(counted) > 100 ? 1 : 0);
      }
      expect(await signatures.getAttribute('max')).toBe('100');
    },
  );

  inTurn('is looked up only when asked, and a result for another place goes away', async () => {
    const page = await open();
    const before = geocoder.asked.length;
    await page.clock.install();
    await address(page).pressSequentially('77 Quiet Lane');
    await page.clock.runFor(5_000);
    await settled(page);
    expect(geocoder.asked).toHaveLength(before);
    expect(await priceOf(page, 'Midland')).toBe('$50');
    await address(page).fill('Midlan');
    await part(page, 'total').waitFor({ state: 'detached' });
    await page.getByLabel('Number of signatures').click();
    expect(await part(page, 'total').count()).toBe(0);
  });
});

describe('a shared link', () => {
  const permissions = ['clipboard-read', 'clipboard-write'];

  async function copied(page: Page): Promise<string> {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.locator('.toast', { hasText: 'Link Copied' }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  inTurn('opens the same estimate again, without the street in it', async () => {
    const page = await open({ permissions });
    await page.getByLabel('Time of the visit').selectOption('evening');
    await page.getByLabel('Number of signatures').fill('7');
    const total = await priceOf(page, '12 Cattle Road');
    expect(total).toBe('$146.62');
    const link = await copied(page);
    expect(link).toMatch(`${served.url}/pricing#calculator?latitude=31.5943&longitude=-102.8926`);
    expect(decodeURIComponent(link)).not.toMatch(/cattle|stockyard/i);
    const again = await open({}, link);
    expect(await part(again, 'total').innerText()).toBe(total);
    expect(await again.getByLabel('Latitude').inputValue()).toBe('31.5943');
    expect(await again.getByLabel('Time of the visit').inputValue()).toBe('evening');
    expect(await again.getByLabel('Number of signatures').inputValue()).toBe('7');
    await expect.poll(() => part(again, 'total').boundingBox()).not.toBeNull();
  });

  inTurn(
    'names a town, is there to be kept, and works in the open page; a bent one does no harm',
    async () => {
      const page = await open({}, '/pricing#calculator?latitude=99&longitude=0');
      await page.locator('[data-island=calculator][data-ready]').waitFor();
      for (const inputs of [
        '',
        'address=%20',
        'address=%',
        'address=5%20Lone%20Street',
        `address=${'9'.repeat(500)}`,
      ]) {
        await page.evaluate((inputs) => {
          location.hash = `#calculator?${inputs}`;
        }, inputs);
        await settled(page);
        expect(await part(page, 'total').count(), inputs).toBe(0);
        expect(await calculateButton(page).isVisible(), inputs).toBe(true);
      }
      expect(await priceOf(page, 'Midland')).toBe('$50');

      expect(await priceOf(page, 'big spring, tx')).toBe('$92.32');
      const link = page.getByRole('link', { name: 'Link to this estimate' });
      expect(await link.getAttribute('href')).toContain('#calculator?address=Big+Spring&');
      await address(page).fill('');
      await page.evaluate(() => {
        location.hash = '#calculator?address=Big+Spring&timeSlot=late-night&signatures=2';
      });
      await expect.poll(() => part(page, 'total').innerText()).toBe('$193.32');
    },
  );
});

inTurn('what was typed or pressed before the script is there is not lost', async () => {
  const page = await open();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByLabel('Number of signatures').fill('3');
  await page.getByLabel('Time of the visit').selectOption('evening');
  await address(page).fill('Odessa');
  await page.keyboard.press('Enter');
  release();
  expect(await part(page, 'total').innerText()).toBe('$72');
});

inTurn(
  'what is pressed while its code cannot be loaded is told, and works at the next try',
  async () => {
    const page = await open();
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await address(page).fill('Odessa');
    const told = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    for (const name of ['Calculate Price', 'Use My Location']) {
      await page.getByRole('button', { name }).click();
      await told.waitFor();
      expect(await told.count()).toBe(1);
    }
    await page.unroute('**/assets/**/*.js');
    await calculateButton(page).click();
    expect(await part(page, 'total').innerText()).toBe('$50');
    expect(await told.count()).toBe(0);
    problems.length = 0;
  },
);

inTurn('axe finds nothing in any state, and nothing is wider than the window', async () => {
  const page = await open({
    bypassCSP: true,
    permissions: ['geolocation'],
    geolocation: ODESSA,
  });
  const faults: string[] = [];
  const states = ['at rest', 'a fault', 'calculating', 'a result', 'a location', 'far away'];
  const looked = sample(states, 3);
  const check = async (state: string) => {
    if (!looked.includes(state)) return;
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      for (const fault of await axeFaults(page, '#calculator', '.toasts'))
        faults.push(`${state} at ${width} px: ${fault}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, state).toBeLessThanOrEqual(width);
    }
  };
  await check('at rest');
  await calculateButton(page).click();
  await page.getByRole('alert').waitFor();
  await check('a fault');
  await address(page).fill('1 silent street');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Calculating...' }).waitFor();
  await check('calculating');
  await priceOf(page, '15 Cattle Road');
  await check('a result');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await page.getByText('Near:').waitFor();
  await check('a location');
  await fillCoordinates(page, '29.76', '-95.37');
  await calculateButton(page).click();
  await page.getByText('further than we usually drive').waitFor();
  await check('far away');
  expect(faults).toEqual([]);
});
