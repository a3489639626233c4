import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { setUpBrowser } from '../support/browser.ts';
import { ROOT, runHere } from '../support/command.ts';
import { settled } from '../support/settled.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { WIDTHS } from '../support/widths.ts';
import { TileServer } from './tile-server.ts';
import { WalkedSite } from './walked-site.ts';

setUpBrowser();

const PRACTICE = join(ROOT, 'tests/sites/harbour-physio');

describe('a practice made of data alone, with a booking form and a map', () => {
  const site = new WalkedSite(PRACTICE);
  beforeAll(() => site.start());
  afterAll(() => site.stop());

  test('is found right by the linter, to the last warning', async () => {
    const args = ['lint', '--root', PRACTICE, '--json'];
    const { code, stdout } = await runHere(args, { cwd: PRACTICE });
    expect([code, JSON.parse(stdout).diagnostics]).toEqual([0, []]);
  });

  test.each(WIDTHS)('can be read on every page at %i px', (width) => site.walk('en-GB', width));

  test('draws where it is, and asks no other host', async () => {
    const page = await site.open(1280);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(`${site.url}/contact`);
    await page.locator('.map-frame').scrollIntoViewIfNeeded();
    await settled(page);
    expect(await page.locator('.drawn-map').isVisible()).toBe(true);
    expect(await page.locator('.drawn-map').innerHTML()).toContain('Harbour Physio');
    expect(await page.locator('.map-places').innerText()).toContain('12 Custom House Quay');
    expect(new Set(asked)).toEqual(new Set([site.url]));
  });
});

describe('the same practice with a server of tiles', () => {
  const root = join(tempFolder(), 'practice');
  const site = new WalkedSite(root);
  let tiles: TileServer;

  beforeAll(async () => {
    tiles = await TileServer.start();
    cpSync(PRACTICE, root, { recursive: true });
    const file = join(root, 'site.config.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, `${text}\nintegrations: { tiles: "${tiles.template}" }\n`);
    await site.start();
  });
  afterEach(() => {
    tiles.answer = 'tile';
    tiles.asked.length = 0;
  });
  afterAll(async () => {
    site.stop();
    await tiles.stop();
  });

  test.each(WIDTHS)(
    'has a map that can be moved, once it is looked at, at %i px',
    async (width) => {
      const page = await site.open(width);
      await page.goto(`${site.url}/contact`);
      await settled(page);
      expect(tiles.asked).toEqual([]);
      await page.locator('.map-frame').scrollIntoViewIfNeeded();
      await page.locator('.service-map[data-live]').waitFor();
      const [zoom] = tiles.asked.map((address) => Number(address.split('/')[1]));
      expect(zoom).toBeGreaterThan(13);
      await page.locator('.leaflet-marker-icon').focus();
      await page.keyboard.press('Enter');
      const popup = page.locator('.leaflet-popup-content');
      expect(await popup.innerText()).toMatch(
        /Harbour Physio\s+12 Custom House Quay\s+Falmouth TR11 3JT/,
      );
      expect(await axeFaults(page, '.service-map')).toEqual([]);
    },
  );

  test('keeps the drawing where the tiles do not come', async () => {
    tiles.answer = 'error';
    const page = await site.open(1280);
    await page.goto(`${site.url}/contact`);
    await page.locator('.map-frame').scrollIntoViewIfNeeded();
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(3);
    await expect.poll(() => page.locator('.leaflet-pane').count()).toBe(0);
    expect(await page.locator('.drawn-map').isVisible()).toBe(true);
  });
});
