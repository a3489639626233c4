import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { PLUMBER_CONFIG } from '../support/plumber-config.ts';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import { SmallSite } from '../support/small-site.ts';
import { WIDTHS } from '../support/widths.ts';
import { kept, tagsOf, yes } from './consent-page.ts';
import type { Visitor } from './consent-site.ts';

setUpBrowser();

const VARIANTS = `variants:
  - name: urgent
    weight: 99
    set: { hero.headline: Signed before dark }
`;

/** The business in a country whose law lets a tag load unless visitors refuse it. */
const ELSEWHERE = PLUMBER_CONFIG.replace('+44 1482 555014', '+1 312 555 0142')
  .replace('Hull, country: GB', 'Chicago, country: US')
  .replace('GBP', 'USD');

const keptVariant = (page: Page) => page.evaluate(() => localStorage.getItem('variants'));
const toggle = (page: Page) => page.getByRole('switch');

const SITES: [where: string, analytics: string, hasTag: boolean][] = [
  ['where a tag asks first', 'conversionId: AW-1, consent: required', true],
  ['where a tag loads unless refused', 'conversionId: AW-1', true],
  ['where there are variants and no tag', '', false],
];

describe.each(sample(SITES, 2))('a data site %s', (_, analytics, hasTag) => {
  const isAsked = analytics.includes('required');
  const site = new SmallSite('yard');
  let server: Server;
  let url = '';

  beforeAll(async () => {
    writeFileSync(site.config, `${ELSEWHERE}analytics: { ${analytics} }\n`);
    site.addPage('privacy');
    appendFileSync(join(site.folder, 'pages/privacy/page.yaml'), '  - measurement: {}\n');
    site.write('gate', (text) => text + VARIANTS);
    const { code, report } = await site.build();
    expect([code, report.diagnostics]).toEqual([0, []]);
    server = createServer(createStaticHost(site.dist));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  async function newVisitor(width = 390): Promise<Visitor> {
    const context: BrowserContext = await browser.newContext({
      viewport: { width, height: 844 },
      bypassCSP: true,
    });
    onTestFinished(() => context.close());
    const visitor: Visitor = { context, foreign: [], scripts: [] };
    await context.route(
      ({ origin }) => origin !== url,
      (route) => {
        visitor.foreign.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      },
    );
    return visitor;
  }

  async function open({ context }: Visitor, path: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(url + path);
    await settled(page);
    return page;
  }

  test('lets go of everything that a visitor takes back on the privacy page', async () => {
    const visitor = await newVisitor();
    const landing = await open(visitor, '/gate');
    if (isAsked) {
      expect(await keptVariant(landing)).toBeNull();
      await yes(landing).click();
      await landing.evaluate(() => localStorage.setItem('closedPopups', '{}'));
    }
    await expect.poll(() => keptVariant(landing)).toMatch(/^gate:/);
    await expect.poll(() => tagsOf(visitor).length).toBe(hasTag ? 1 : 0);

    const privacy = await open(visitor, '/privacy');
    await expect.poll(() => toggle(privacy).getAttribute('aria-checked')).toBe('true');
    await toggle(privacy).click();
    expect(await kept(privacy)).toBe('no');
    expect(await toggle(privacy).getAttribute('aria-checked')).toBe('false');
    await expect.poll(() => keptVariant(privacy)).toBeNull();

    visitor.foreign.length = 0;
    for (const path of ['/gate', '/yard', '/privacy']) {
      const page = await open(visitor, path);
      expect(await keptVariant(page), path).toBeNull();
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['measurementConsent']);
    }
    expect(visitor.foreign).toEqual([]);

    await toggle(privacy).click();
    expect(await kept(privacy)).toBe('yes');
    await expect.poll(async () => keptVariant(await open(visitor, '/gate'))).toMatch(/^gate:/);
  });

  test.each(WIDTHS)('has a switch that axe finds nothing wrong with at %i px', async (width) => {
    const page = await open(await newVisitor(width), '/privacy');
    await expect.poll(() => page.locator('.measurement [role=status]').innerText()).not.toBe('');
    expect(await axeFaults(page, '.measurement')).toEqual([]);
    expect(await toggle(page).isEnabled()).toBe(true);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrolled).toBeLessThanOrEqual(width);
  });
});
