import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from '../support/settled.ts';
import {
  address,
  calculateButton,
  expectFault,
  NOT_FOUND,
  ODESSA,
  open,
  priceOf,
  setUpCalculator,
} from './calculator-page.ts';
import { type ServedSite, serveSiteWith, withoutMaps } from './site-with.ts';

setUpCalculator();

let site: ServedSite;
beforeAll(async () => {
  site = await serveSiteWith(withoutMaps());
});
afterAll(() => site?.close());

test('without a geocoder a town, a ZIP code or coordinates are asked for', async () => {
  const options = { permissions: ['geolocation'], geolocation: ODESSA };
  const page = await open(options, `${site.url}/pricing`);
  expect(await page.getByText('A town or ZIP code of West Texas.').isVisible()).toBe(true);
  expect(await page.locator('#calculator').getByText('OpenStreetMap').count()).toBe(0);
  await address(page).fill('12 Cattle Road');
  await calculateButton(page).click();
  await expectFault(page, 'Address Not Found', NOT_FOUND, 'address');
  expect(await priceOf(page, '79720')).toBe('$95.78');
  await page.getByRole('button', { name: 'Use My Location' }).click();
  await page.getByText('Near: Odessa').waitFor();
});

test('without tiles the drawn map stays, and no script is loaded for another', async () => {
  const page = await open({}, `${site.url}/service-areas`);
  await settled(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.locator('.map-frame').scrollIntoViewIfNeeded();
  await settled(page);
  expect(requests).toEqual([]);
  expect(await page.locator('.drawn-map').isVisible()).toBe(true);
});
