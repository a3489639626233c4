import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';
import { runHere } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { WIDTHS } from '../support/widths.ts';
import { WalkedSite } from './walked-site.ts';

setUpBrowser();

/** Two businesses that the tool knows nothing of but what the command line says. */
const SITES = [
  {
    args: ['--name', 'Ohm & Daughters', '--type', 'Electrician', '--locality', 'Albany'],
    lang: 'en',
    pages: { about: '/about', contact: '/contact', privacy: '/privacy' },
  },
  {
    args: ['--name', 'Bäckerei Hörnle', '--type', 'Bakery', '--country', 'DE', '--language', 'de'],
    lang: 'de',
    pages: {
      ...{ about: '/ueber-uns', contact: '/kontakt', privacy: '/datenschutz' },
      imprint: '/impressum',
    },
  },
];

/** What only the site in the repository speaks of. */
const FOREIGN = /notar|midland|odessa|texas|permian|basin/i;

describe.each(sample(SITES, 1))('a new site in $lang', ({ args, lang, pages }) => {
  const site = new WalkedSite(tempFolder());

  beforeAll(async () => {
    const made = await runHere(['init', '--yes', ...args], { cwd: site.root, site: null });
    expect(made.code, made.stderr).toBe(0);
    await site.start();
  });
  afterAll(() => site.stop());

  test('has all the pages that it should have, and three landings', () => {
    const paths = ['/', '/404', ...Object.values(pages)];
    expect(site.paths).toEqual(expect.arrayContaining(paths));
    expect(site.paths).toHaveLength(paths.length + 3);
  });

  test('speaks of nobody else’s business', () => {
    const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) =>
      /\.(?:html|css|js|json|xml|txt|svg|webmanifest)$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(site.paths.length);
    for (const file of texts)
      expect(readFileSync(join(site.dist, file), 'utf8').match(FOREIGN)?.[0], file).toBeUndefined();
  });

  test('links at most 8 kB of stylesheets on a landing', () => {
    const landings = readdirSync(join(site.root, 'landings'));
    for (const file of landings) {
      const html = readFileSync(join(site.dist, file.replace(/yaml$/, 'html')), 'utf8');
      const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
      const sizes = sheets.map(
        ([, address = '']) => gzipSync(readFileSync(join(site.dist, address))).length,
      );
      expect(
        sizes.reduce((sum, size) => sum + size),
        file,
      ).toBeLessThanOrEqual(8_000);
    }
    expect(landings).toHaveLength(3);
  });

  test.each(WIDTHS)('can be read on every page at %i px', (width) => site.walk(lang, width));

  test('leads by its menus to every page but the 404', async () => {
    const page = await site.open(1280);
    await page.goto(site.url);
    const links = await page
      .locator('header a, footer a')
      .evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
      );
    expect([...new Set(links)].sort()).toEqual(site.paths.filter((path) => path !== '/404').sort());
  });

  test('has a form that ends in a prefilled email or a call, not in success', async () => {
    const page = await site.open(390);
    await page.goto(`${site.url}${pages.contact}`);
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
