import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { derivePalette } from '../../cli/palette/palette.ts';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { WIDTHS } from '../support/widths.ts';

setUpBrowser();

/** Brands as unlike each other as they come: dark, light, and of no hue. */
const BRANDS = [
  { color: '#0b6e4f', corners: 'round', ornament: 'waves', radius: '999px', shown: 'dots' },
  { color: '#ffd500', corners: 'square', ornament: 'none', radius: '0px', shown: 'grid' },
  { color: '#808080', corners: 'soft', ornament: 'guilloche', radius: '4px', shown: 'guilloche' },
];

/** Colors as a browser computes them. */
function rgb(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

describe.each(sample(BRANDS, 1))(
  'a site in $color',
  ({ color, corners, ornament, radius, shown }) => {
    const site = new SmallSite();
    let server: Server;
    let url: string;

    beforeAll(async () => {
      site.write('gate', (text) =>
        text.replace(/backgroundPattern: .*/, `backgroundPattern: ${shown}`),
      );
      const home = join(site.folder, 'pages/index/page.yaml');
      appendFileSync(home, '  - contact: { heading: Write to us }\n');
      const brand = `brand:\n  color: "${color}"\n  corners: ${corners}\n  ornament: ${ornament}\n`;
      writeFileSync(site.config, brand + readFileSync(site.config, 'utf8'));
      const { code, stderr } = await site.build();
      expect(code, stderr).toBe(0);
      server = createServer(createStaticHost(site.dist));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => {
      server.closeAllConnections();
      server.close();
    });

    test.each(WIDTHS)('can be read at %i px, and has its colours and corners', async (width) => {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        bypassCSP: true,
      });
      const page = await context.newPage();
      for (const path of ['/', '/gate']) {
        await page.goto(url + path);
        expect(await axeFaults(page), path).toEqual([]);
      }
      await page.goto(`${url}/gate`);
      const button = page.locator('.hero .button.primary');
      const look = await button.evaluate((element) => {
        const { backgroundColor, color, borderRadius } = getComputedStyle(element);
        return { backgroundColor, color, borderRadius };
      });
      const palette = derivePalette({ color });
      expect(look).toEqual({
        backgroundColor: rgb(palette.action),
        color: rgb(palette['on-action']),
        borderRadius: radius,
      });
      await context.close();
    });

    test('shows the ornament of the brand but where a landing chooses its own', async () => {
      const page = await browser.newPage();
      await page.goto(`${url}/gate`);
      const ornaments = await page.evaluate(() => {
        const image = (selector: string) =>
          getComputedStyle(document.querySelector(selector) as Element, '::before').backgroundImage;
        return {
          hero: image('.hero') !== 'none' || document.querySelector('.hero-rosette') !== null,
          closing: image('.closing') !== 'none',
          closingRosette: document.querySelector('.closing-rosette') !== null,
        };
      });
      expect(ornaments).toEqual({
        hero: true,
        closing: ornament === 'waves',
        closingRosette: ornament === 'guilloche',
      });
      await page.close();
    });
  },
);
