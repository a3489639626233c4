import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';
import { ROOT, runHere } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { WIDTHS } from '../support/widths.ts';
import { WalkedSite } from './walked-site.ts';

setUpBrowser();

/** What only the site in the repository speaks of. */
const FOREIGN = /notar|midland|odessa|texas|permian|basin/i;

/** Businesses of other trades and countries, made of data alone. */
const SITES = [
  { name: 'baeckerei', lang: 'de', dir: 'ltr', price: /€\s4,90/, phone: 'tel:+4315550142' },
  { name: 'noor-dental', lang: 'ar', dir: 'rtl', price: /١٥/, phone: 'tel:+96265550142' },
];

describe.each(sample(SITES, 1))('the site $name', ({ name, lang, dir, price, phone }) => {
  const site = new WalkedSite(join(ROOT, 'tests/sites', name));

  beforeAll(() => site.start());
  afterAll(() => site.stop());

  test('is found right by the linter, to the last warning', async () => {
    const { code, stdout } = await runHere(['lint', '--root', site.root, '--json'], {
      cwd: site.root,
    });
    expect([code, JSON.parse(stdout).diagnostics]).toEqual([0, []]);
  });

  test('speaks its language and currency, dials its number, and says nothing of another business', async () => {
    const page = await site.open(390);
    await page.goto(site.url);
    const root = page.locator('html');
    expect(await root.getAttribute('lang')).toBe(lang);
    expect((await root.getAttribute('dir')) ?? 'ltr').toBe(dir);
    expect(await page.locator('main').innerText()).toMatch(price);
    expect(await page.locator(`a[href="${phone}"]`).count()).toBeGreaterThan(0);
    const files = readdirSync(site.dist, { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) =>
      /\.(?:html|json|xml|txt|svg|css|js|webmanifest)$/.test(file),
    );
    expect(texts.length).toBeGreaterThan(site.paths.length);
    for (const file of texts)
      expect(readFileSync(join(site.dist, file), 'utf8').match(FOREIGN)?.[0], file).toBeUndefined();
  });

  test.each(WIDTHS)('can be read on every page at %i px', (width) => site.walk(lang, width));

  test('has no booking to open, and a form that ends in ways that work', async () => {
    const page = await site.open(390);
    await page.goto(`${site.url}/contact#book`);
    expect(await page.locator('[data-action=book]').count()).toBe(0);
    await page.locator('[name=name]').fill('Ana Ruiz');
    await page.locator('[name=email]').fill('ana@example.com');
    await page.locator('[name=phone]').fill('+1 202 555 0199');
    await page.locator('[name=message]').fill('Two questions.');
    await page.locator('form button[type=submit]').click();
    const way = page.locator('.form-outcome a').first();
    await way.waitFor();
    expect(await way.getAttribute('href')).toMatch(/^(?:mailto:|https:\/\/wa\.me\/)/);
    expect(decodeURIComponent((await way.getAttribute('href')) ?? '')).toContain('Two questions.');
    expect(await page.locator('dialog').count()).toBe(0);
  });
});
