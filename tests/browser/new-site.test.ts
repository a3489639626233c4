import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { axeFaults, jumpToBottom } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { runHere } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';

setUpBrowser();

/** Two businesses that the tool knows nothing of but what the command line says. */
const SITES = [
  {
    args: ['--name', 'Ohm & Daughters', '--type', 'Electrician', '--locality', 'Albany'],
    lang: 'en',
    imprint: [],
  },
  {
    args: ['--name', 'Bäckerei Hörnle', '--type', 'Bakery', '--country', 'DE', '--language', 'de'],
    lang: 'de',
    imprint: ['/impressum'],
  },
];

/** What only the site in the repository speaks of. */
const FOREIGN = /notar|midland|odessa|texas|permian|basin/i;

describe.each(SITES)('a new site in $lang', ({ args, lang, imprint }) => {
  const folder = tempFolder();
  const dist = join(folder, 'dist');
  let server: Server;
  let url: string;
  let paths: string[];

  beforeAll(async () => {
    const made = await runHere(['init', '--yes', ...args], { cwd: folder, site: null });
    expect(made.code, made.stderr).toBe(0);
    const built = await runHere(['build'], { cwd: folder, site: null });
    expect(built.code, built.stderr).toBe(0);
    expect(built.stderr).toBe('');
    const registry = JSON.parse(readFileSync(join(dist, 'page-registry.json'), 'utf8'));
    paths = registry.map(({ path }: { path: string }) => path);
    server = createServer(createStaticHost(dist));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  async function open(width: number): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(10_000);
    return context.newPage();
  }

  test('has all the pages that it should have, and three landings', () => {
    const pages = ['/', '/404', '/about', '/contact', '/privacy', ...imprint];
    expect(paths).toEqual(expect.arrayContaining(pages));
    expect(paths).toHaveLength(pages.length + 3);
  });

  test('speaks of nobody else’s business', () => {
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) =>
      /\.(?:html|css|js|json|xml|txt|svg|webmanifest)$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(paths.length);
    for (const file of texts)
      expect(readFileSync(join(dist, file), 'utf8').match(FOREIGN)?.[0], file).toBeUndefined();
  });

  test.each([390, 1280])('can be read on every page at %i px', async (width) => {
    const page = await open(width);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    for (const path of [...paths, '/nothing-here']) {
      await page.goto(url + path);
      expect(await page.locator('html').getAttribute('lang'), path).toBe(lang);
      expect(await page.locator('h1').count(), path).toBe(1);
      await page.evaluate(jumpToBottom);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
      expect(await axeFaults(page), path).toEqual([]);
    }
    expect(faults).toEqual([]);
  });

  test('leads by its menus to every page but the 404', async () => {
    const page = await open(1280);
    await page.goto(url);
    const links = await page
      .locator('header a, footer a')
      .evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
      );
    expect([...new Set(links)].sort()).toEqual(paths.filter((path) => path !== '/404').sort());
  });

  test('has a form that ends in a prefilled email or a call, not in success', async () => {
    const page = await open(390);
    await page.goto(`${url}/contact`);
    await page.locator('[name=name]').fill('Ana Ruiz');
    await page.locator('[name=email]').fill('ana@example.com');
    await page.locator('[name=phone]').fill('(202) 555-0199');
    await page.locator('[name=message]').fill('Two questions, and a third.');
    await page.locator('form button[type=submit]').click();
    const note = page.locator('.form-outcome');
    const mail = note.locator('a[href^="mailto:"]');
    await mail.waitFor();
    expect(decodeURIComponent((await mail.getAttribute('href')) ?? '')).toContain(
      'Two questions, and a third.',
    );
    expect(await note.locator('a[href^="tel:"]').count()).toBe(1);
    expect(await page.locator('.toast').count()).toBe(0);
    expect(await page.locator('[name=message]').inputValue()).toBe('Two questions, and a third.');
  });
});
