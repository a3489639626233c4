import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import type { GeocoderServer } from './geocoder-server.ts';
import { lendServices } from './outside-services.ts';
import type { ServedSite } from './site-with.ts';

export let geocoder: GeocoderServer;
export let served: ServedSite;

/** Lends the tests of one file what all files of a worker share: a browser, a geocoder and a site that asks it. */
export function setUpCalculator(): void {
  setUpBrowser();
  lendServices((made) => {
    ({ geocoder, site: served } = made);
    geocoder.forget();
  });
}

/** What is said of an address that nobody finds. */
export const NOT_FOUND = 'Could not find that address. Please try a more specific address.';

export const ODESSA = { latitude: 31.8457, longitude: -102.3676 };

type ContextOptions = NonNullable<Parameters<Browser['newContext']>[0]>;

/** Faults of scripts and everything that React says about markup that does not fit. */
export const problems: string[] = [];

/** A new visitor on the page with the calculator, or on another address. */
export async function open(options: ContextOptions = {}, path = '/pricing'): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 844 },
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

export const address = (page: Page) => page.getByLabel('Address', { exact: true });
export const calculateButton = (page: Page) =>
  page.getByRole('button', { name: 'Calculate Price' });
export const part = (page: Page, name: string) => page.locator(`[data-estimate=${name}]`);

/** The total that the calculator gives for a place. */
export async function priceOf(page: Page, place: string): Promise<string> {
  await address(page).fill(place);
  await calculateButton(page).click();
  return part(page, 'total').innerText();
}

/** Goes to the tab for coordinates and fills it in. */
export async function fillCoordinates(
  page: Page,
  latitude: string,
  longitude: string,
): Promise<void> {
  await page.getByRole('tab', { name: 'Coordinates' }).click();
  await page.getByLabel('Latitude').fill(latitude);
  await page.getByLabel('Longitude').fill(longitude);
}

/** Waits for the toast, and looks where the fault stands in the form. */
export async function expectFault(page: Page, title: string, text: string, field?: string) {
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
