import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';
import { DataSite } from '../support/data-site.ts';
import { TileServer } from './tile-server.ts';
import { WalkedSite } from './walked-site.ts';

setUpBrowser();

let site: WalkedSite;
let tiles: TileServer;

/** A page with a form, a map and the ways to book. */
function contactPage(name: string, language: string): object {
  const title = `${name}: {business.name} in Luxemburg, {business.phone}`;
  return {
    ...{ name, type: 'main', subject: 'contact', language, description: name },
    seo: { title, description: `${title}. {business.address.street}.` },
    sections: [
      { title: { heading: name } },
      { contact: { heading: name } },
      { map: { heading: name } },
    ],
  };
}

beforeAll(async () => {
  tiles = await TileServer.start();
  const data = new DataSite({
    languages: ['de', 'en'],
    business: {
      ...{ name: 'Hofmann Elektro', type: 'Electrician', email: 'hallo@hofmann-elektro.example' },
      phone: '+49 30 23125 014',
      address: { street: 'Am Markt 1', locality: 'Luxemburg', postalCode: '1111', country: 'LU' },
      geo: { latitude: 49.61, longitude: 6.13 },
    },
    navigation: { contact: { de: '/kontakt', en: '/contact' } },
    features: { booking: true },
    integrations: { tiles: tiles.template },
  });
  data.write('pages/kontakt/page.yaml', contactPage('Kontakt', 'de'));
  data.write('pages/contact/page.yaml', contactPage('Contact', 'en'));
  site = new WalkedSite(data.root);
  await site.start();
});
afterAll(async () => {
  site.stop();
  await tiles.stop();
});

async function visit(path: string): Promise<Page> {
  const page = await site.open(1280);
  await page.goto(site.url + path);
  await page.locator('html[data-script]').waitFor();
  return page;
}

test.each([
  ['/', '/kontakt'],
  ['/kontakt', '/kontakt'],
  ['/contact', '/contact'],
])(
  'a booking button of the site without an address leads from %s to %s, if there is no dialog',
  async (path, contact) => {
    const page = await visit(path);
    await page.route('**/assets/chunks/*', (route) => route.abort());
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.dataset.action = 'book';
      button.id = 'own';
    button.textContent = 'Jetzt';
      document.querySelector('main')?.prepend(button);
    });
    const [request] = await Promise.all([
      page.waitForRequest((asked) => asked.isNavigationRequest()),
      page.locator('#own').click(),
    ]);
    expect(new URL(request.url()).pathname).toBe(contact);
  },
);

test.each([
  ['/kontakt', '© OpenStreetMap-Mitwirkende', 'Vergrößern'],
  ['/contact', '© OpenStreetMap contributors', 'Zoom in'],
])(
  'the map at %s says in the language of its page whose data it shows',
  async (path, credit, zoom) => {
    const page = await visit(path);
    await page.locator('.map-frame').scrollIntoViewIfNeeded();
    await page.locator('.service-map[data-live]').waitFor();
    const attribution = page.locator('.leaflet-control-attribution');
    expect(await attribution.innerText()).toBe(credit);
    expect(await attribution.locator('a').getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    );
    expect(await page.getByRole('button', { name: zoom }).isVisible()).toBe(true);
  },
);
