import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { launchBrowser } from '../support/browser.ts';
import { GeocoderServer } from './geocoder-server.ts';
import { type ServedSite, serveSiteWith } from './site-with.ts';

let browser: Browser;
let geocoder: GeocoderServer;
let served: ServedSite;

beforeAll(async () => {
  [browser, geocoder] = await Promise.all([launchBrowser(), GeocoderServer.start()]);
  served = await serveSiteWith({ geocoder: geocoder.base });
});
afterAll(async () => {
  await browser?.close();
  await geocoder?.stop();
  served?.close();
});

const ODESSA = { latitude: 31.8457, longitude: -102.3676 };

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** Faults of scripts and everything that React says about markup that does not fit. */
const problems: string[] = [];

async function open(options: ContextOptions = {}, path = '/pricing'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 844 },
    reducedMotion: 'reduce',
    ...options,
  });
  problems.length = 0;
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    const isAnswer = message.location().url.startsWith(geocoder.base);
    if (message.type() === 'error' && !isAnswer) problems.push(message.text());
  });
  await page.goto((path.startsWith('http') ? '' : served.url) + path);
  return page;
}

const address = (page: Page) => page.getByLabel('Address', { exact: true });
const calculateButton = (page: Page) => page.getByRole('button', { name: 'Calculate Price' });
const part = (page: Page, name: string) => page.locator(`[data-estimate=${name}]`);

async function priceOf(page: Page, place: string): Promise<string> {
  await address(page).fill(place);
  await calculateButton(page).click();
  return part(page, 'total').innerText();
}

async function fillCoordinates(page: Page, latitude: string, longitude: string): Promise<void> {
  await page.getByRole('tab', { name: 'Coordinates' }).click();
  await page.getByLabel('Latitude').fill(latitude);
  await page.getByLabel('Longitude').fill(longitude);
}

/** The toast that shows, and where the fault stands in the form. */
async function expectFault(page: Page, title: string, text: string, field?: string) {
  const toast = page.getByRole('alert').filter({ hasText: title });
  await toast.waitFor();
  expect(await toast.innerText()).toContain(text);
  expect(await part(page, 'total').count()).toBe(0);
  await calculateButton(page).waitFor();
  if (field === undefined) return;
  const input = page.locator(`[name=${field}]`);
  expect(await input.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await input.getAttribute('aria-invalid')).toBe('true');
  const described = (await input.getAttribute('aria-describedby'))?.split(' ')[0] ?? '';
  expect(await page.locator(`[id="${described}"]`).innerText()).toBe(text);
}

/** Lets the page's clock run ahead until something is so. */
async function hurry(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    await page.clock.runFor(500);
    await page.waitForTimeout(20);
  }
}

const NOT_FOUND = 'Could not find that address. Please try a more specific address.';
const ERROR = 'There was an error calculating the price. Please try again.';

test('the right estimate for places and slots', async () => {
  const page = await open();
  // Two signatures; mileage by great circle from Midland, 1.75 dollars beyond 15 miles.
  for (const [place, area, mileage, day, evening, night] of [
    ['Midland', 'Midland', '$0', '$51', '$71', '$151'],
    ['79701', 'Midland', '$0', '$51', '$71', '$151'],
    ['Odessa, TX', 'Odessa', '$0', '$51', '$71', '$151'],
    ['79766', 'Odessa', '$0', '$51', '$71', '$151'],
    ['Stanton', 'Midland', '$7.43', '$58.43', '$78.43', '$158.43'],
    ['Big Spring', 'Midland', '$42.32', '$93.32', '$113.32', '$193.32'],
    ['Andrews', 'Midland (west of Odessa)', '$35.42', '$86.42', '$106.42', '$186.42'],
    ['Monahans', 'Midland (west of Odessa)', '$70.62', '$121.62', '$141.62', '$221.62'],
    ['1 Cattle Road', 'Midland (west of Odessa)', '$70.62', '$121.62', '$141.62', '$221.62'],
  ] as const) {
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
  test('Enter in the address calculates, arrows change the tab, and the result is announced', async () => {
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
  });
});

describe('what is typed', () => {
  test('must be an address, or two numbers on the globe', async () => {
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
  });

  test('as signatures counts from 1 to 100', async () => {
    const page = await open();
    const signatures = page.getByLabel('Number of signatures');
    for (const [typed, counted, total] of [
      ['0', '1', '$50'],
      ['12', '12', '$61'],
      ['-3', '1', '$50'],
      ['500', '100', '$149'],
      ['', '1', '$50'],
    ] as const) {
      await signatures.fill(typed);
      expect(await priceOf(page, 'Midland'), typed).toBe(total);
      expect(await signatures.inputValue()).toBe(counted);
    }
  });

  test('is looked up only when asked, and a result for another place goes away', async () => {
    const page = await open();
    const before = geocoder.asked.length;
    await address(page).pressSequentially('77 Quiet Lane', { delay: 5 });
    await page.waitForTimeout(300);
    expect(geocoder.asked).toHaveLength(before);
    expect(await priceOf(page, 'Midland')).toBe('$50');
    await address(page).fill('Midlan');
    await part(page, 'total').waitFor({ state: 'detached' });
    await page.getByLabel('Number of signatures').click();
    expect(await part(page, 'total').count()).toBe(0);
  });
});

describe('the geocoder', () => {
  test('is asked once for the same address, as the spec words it, and at most once a second', async () => {
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

  test('knows no such address', async () => {
    const page = await open();
    await address(page).fill('5 empty street');
    await calculateButton(page).click();
    await expectFault(page, 'Address Not Found', NOT_FOUND, 'address');
    expect(geocoder.searches('5 empty street')).toHaveLength(1);
  });

  test.each([
    ['refused', 'Address Not Found', NOT_FOUND, 1],
    ['limited', 'Calculation Error', ERROR, 1],
    ['broken', 'Calculation Error', ERROR, 4],
    ['dropped', 'Calculation Error', ERROR, 4],
    ['silent', 'Calculation Error', ERROR, 4],
    ['markup', 'Calculation Error', ERROR, 4],
  ])('%s: %s', async (behaviour, title, text, tries) => {
    const page = await open();
    await page.clock.install();
    const place = `6 ${behaviour} street`;
    await address(page).fill(place);
    const begun = await page.evaluate(() => Date.now());
    await calculateButton(page).click();
    await hurry(page, async () => (await page.getByRole('alert').count()) > 0);
    expect(await page.evaluate((from) => Date.now() - from, begun)).toBeLessThanOrEqual(45_000);
    await expectFault(page, title, text);
    expect(geocoder.searches(place).length).toBeGreaterThanOrEqual(tries);
    // What was dropped on a connection that was kept open is sent again by the browser itself.
    if (behaviour !== 'dropped') expect(geocoder.searches(place)).toHaveLength(tries);
    expect(await priceOf(page, 'Odessa'), 'the next try').toBe('$50');
  });

  test('that failed once is asked again', async () => {
    const page = await open();
    expect(await priceOf(page, '3 flaky street')).toBe('$120.62');
    expect(geocoder.searches('3 flaky street')).toHaveLength(2);
  });

  test('may be passed over while it keeps silent', async () => {
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
  test('fills the coordinates and says what is near', async () => {
    const page = await open({ permissions: ['geolocation'], geolocation: ODESSA });
    await page.getByRole('button', { name: 'Use My Location' }).click();
    await page.locator('.toast[role=status]', { hasText: 'Location Found' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Coordinates' }).getAttribute('aria-selected')).toBe(
      'true',
    );
    expect(await page.getByLabel('Latitude').inputValue()).toBe('31.8457');
    expect(await page.getByLabel('Longitude').inputValue()).toBe('-102.3676');
    await page.getByText('Near: 300 North Grant Avenue, Odessa, Texas').waitFor();
    await calculateButton(page).click();
    expect(await part(page, 'area').innerText()).toBe('Odessa');
    await page.getByLabel('Latitude').fill('32');
    await page.getByText('Near:').waitFor({ state: 'detached' });
  });

  test('may be denied', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Use My Location' }).click();
    const denied = 'Location permission denied. Please enable location access.';
    await expectFault(page, 'Location Error', denied);
    await page.getByRole('button', { name: 'Use My Location' }).waitFor();
  });

  test('may fail, and is asked for freshly and precisely', async () => {
    const page = await open();
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
  });

  test('may not exist', async () => {
    const page = await open();
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
    await page.getByRole('button', { name: 'Use My Location' }).click();
    const text = "Your browser doesn't support location sharing.";
    await expectFault(page, 'Location Not Supported', text);
  });
});

describe('a shared link', () => {
  const permissions = ['clipboard-read', 'clipboard-write'];

  async function copied(page: Page): Promise<string> {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.locator('.toast', { hasText: 'Link Copied' }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  }

  test('opens the same estimate again, without the street in it', async () => {
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

  test('names a town, is there to be kept, and works in the open page', async () => {
    const page = await open();
    expect(await priceOf(page, 'big spring, tx')).toBe('$92.32');
    const link = page.getByRole('link', { name: 'Link to this estimate' });
    expect(await link.getAttribute('href')).toContain('#calculator?address=Big+Spring&');
    await address(page).fill('');
    await page.evaluate(() => {
      location.hash = '#calculator?address=Big+Spring&timeSlot=late-night&signatures=2';
    });
    await expect.poll(() => part(page, 'total').innerText()).toBe('$193.32');
  });

  test('that was bent does no harm', async () => {
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
      await page.waitForTimeout(50);
      expect(await part(page, 'total').count(), inputs).toBe(0);
      expect(await calculateButton(page).isVisible(), inputs).toBe(true);
    }
    expect(await priceOf(page, 'Midland')).toBe('$50');
  });
});

test('without a geocoder a town, a ZIP code or coordinates are asked for', async () => {
  const { url, close } = await serveSiteWith({ geocoder: '' });
  onTestFinished(close);
  const page = await open({ permissions: ['geolocation'], geolocation: ODESSA }, `${url}/pricing`);
  expect(await page.getByText('A town or ZIP code of West Texas.').isVisible()).toBe(true);
  expect(await page.locator('#calculator').getByText('OpenStreetMap').count()).toBe(0);
  await address(page).fill('12 Cattle Road');
  await calculateButton(page).click();
  await expectFault(page, 'Address Not Found', NOT_FOUND, 'address');
  expect(await priceOf(page, '79720')).toBe('$95.78');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await page.getByText('Near: Odessa').waitFor();
});

test('what was typed or pressed before the script is there is not lost', async () => {
  const page = await open();
  await page.route('**/assets/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.getByLabel('Number of signatures').fill('3');
  await page.getByLabel('Time of the visit').selectOption('evening');
  await address(page).fill('Odessa');
  await page.keyboard.press('Enter');
  expect(await part(page, 'total').innerText()).toBe('$72');
});

test('axe finds nothing in any state, and nothing is wider than the window', async () => {
  const page = await open({
    bypassCSP: true,
    permissions: ['geolocation'],
    geolocation: ODESSA,
  });
  const faults: string[] = [];
  const check = async (state: string) => {
    for (const width of [390, 1280]) {
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
