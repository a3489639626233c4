import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import {
  address,
  calculateButton,
  expectFault,
  geocoder,
  NOT_FOUND,
  ODESSA,
  open,
  part,
  priceOf,
  setUpCalculator,
} from './calculator-page.ts';

const inTurn = inTurns();

setUpCalculator();

/** Lets the page's clock run ahead until something is so. */
async function hurry(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  const runOn = async () => {
    await page.clock.runFor(500);
    return isSo();
  };
  await expect.poll(runOn, { interval: 5, timeout: 60_000 }).toBe(true);
}

const ERROR = 'There was an error calculating the price. Please try again.';

describe('the geocoder', () => {
  test('is asked once for the same address, with the state added, and at most once a second', async () => {
    const page = await open();
    await priceOf(page, '8 Cattle Road');
    expect(await page.locator('output').innerText()).toContain('Stockyard, Monahans, Texas');
    const [first] = geocoder.searches('8 Cattle Road');
    expect(first?.inputs).toEqual({ q: '8 Cattle Road, Texas', format: 'json', limit: '1' });
    await priceOf(page, '9 Cattle Road');
    await priceOf(page, '8 Cattle Road');
    expect(geocoder.searches('8 Cattle Road')).toHaveLength(1);
    const [one = 0, two = 0] = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/search?'))
        .map(({ startTime }) => startTime),
    );
    expect(two - one).toBeGreaterThan(950);
  });

  inTurn('that failed once is asked again, one that knows no such address is not', async () => {
    const page = await open();
    expect(await priceOf(page, '3 flaky street')).toBe('$120.62');
    expect(geocoder.searches('3 flaky street')).toHaveLength(2);
    await address(page).fill('5 empty street');
    await calculateButton(page).click();
    await expectFault(page, 'Address Not Found', NOT_FOUND, 'address');
    expect(geocoder.searches('5 empty street')).toHaveLength(1);
  });

  inTurn('that fails is told, in time, and the next try finds it willing', async () => {
    const page = await open();
    await page.clock.install();
    // The time that is measured is the page's alone, however busy the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const behaviours = [
      ['refused', 'Address Not Found', NOT_FOUND, 1],
      ['limited', 'Calculation Error', ERROR, 1],
      ['broken', 'Calculation Error', ERROR, 4],
      ['dropped', 'Calculation Error', ERROR, 4],
      ['silent', 'Calculation Error', ERROR, 4],
      ['markup', 'Calculation Error', ERROR, 4],
    ] as const;
    for (const [behaviour, title, text, tries] of sample(behaviours, 3)) {
      const place = `6 ${behaviour} street`;
      await address(page).fill(place);
      const begun = await page.evaluate(() => Date.now());
      await calculateButton(page).click();
      const told = page.getByRole('alert').filter({ hasText: title });
      await hurry(page, async () => (await told.count()) > 0);
      const passed = await page.evaluate((from) => Date.now() - from, begun);
      expect(passed, behaviour).toBeLessThanOrEqual(45_000);
      await expectFault(page, title, text);
      const searches = geocoder.searches(place).length;
      expect(searches, behaviour).toBeGreaterThanOrEqual(tries);
      // What was dropped on a connection that was kept open is sent again by the browser itself.
      if (behaviour !== 'dropped') expect(searches, behaviour).toBe(tries);
      expect(await priceOf(page, 'Odessa'), `the next try after ${behaviour}`).toBe('$50');
      // The next one is asked for a second later at the earliest, and its toast is another.
      await hurry(page, async () => (await page.getByRole('alert').count()) === 0);
    }
  });

  inTurn('may be passed over while it keeps silent', async () => {
    const page = await open();
    await page.clock.install();
    await address(page).fill('4 silent street');
    await calculateButton(page).click();
    await page.getByRole('button', { name: 'Calculating...' }).waitFor();
    await hurry(page, () => page.getByText('Still looking that address up.').isVisible());
    expect(await priceOf(page, 'Odessa')).toBe('$50');
    expect(geocoder.searches('4 silent street')).toHaveLength(1);
  });
});

describe('the location of the browser', () => {
  inTurn('fills the coordinates and says what is near', async () => {
    const page = await open({ permissions: ['geolocation'], geolocation: ODESSA });
    await page.getByRole('button', { name: 'Use My Location' }).click();
    await page.locator('.toast[role=status]', { hasText: 'Location Found' }).waitFor();
    await page.getByRole('tab', { name: 'Coordinates', selected: true }).waitFor();
    expect(await page.getByLabel('Latitude').inputValue()).toBe('31.8457');
    expect(await page.getByLabel('Longitude').inputValue()).toBe('-102.3676');
    await page.getByText('Near: 300 North Grant Avenue, Odessa, Texas').waitFor();
    await calculateButton(page).click();
    expect(await part(page, 'area').innerText()).toBe('Odessa');
    await page.getByLabel('Latitude').fill('32');
    await page.getByText('Near:').waitFor({ state: 'detached' });
  });

  inTurn('may be denied, fail or not exist, and is asked for freshly and precisely', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Use My Location' }).click();
    const denied = 'Location permission denied. Please enable location access.';
    await expectFault(page, 'Location Error', denied);
    await page.getByRole('button', { name: 'Use My Location' }).waitFor();

    for (const [code, text] of [
      [2, 'Location information unavailable.'],
      [3, 'Location request timed out.'],
      [9, 'Unable to get your location.'],
    ] as const) {
      await page.evaluate((code) => {
        Geolocation.prototype.getCurrentPosition = (_, fail, options) => {
          const isRight =
            JSON.stringify(options) ===
            '{"enableHighAccuracy":true,"timeout":10000,"maximumAge":0}';
          const fault = { code: isRight ? code : 1 } as GeolocationPositionError;
          setTimeout(() => fail?.(fault), 300);
        };
      }, code);
      await page.getByRole('button', { name: 'Use My Location' }).click();
      await page.getByRole('button', { name: 'Getting Location...' }).waitFor();
      await page.getByRole('alert').filter({ hasText: text }).waitFor();
      await expectFault(page, 'Location Error', text);
    }

    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await page.getByRole('button', { name: 'Use My Location' }).click();
    const unsupported = "Your browser doesn't support location sharing.";
    await expectFault(page, 'Location Not Supported', unsupported);
  });
});
