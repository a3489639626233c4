import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import { axeFaults } from '../support/axe-run.mjs';
import { inTurns } from '../support/in-turns.ts';
import { WIDTHS } from '../support/widths.ts';
import {
  button,
  entries,
  first,
  found,
  host,
  openPages,
  pagesOf,
  problems,
  row,
  setUpPageList,
} from './admin-pages-list.ts';

const inTurn = inTurns();

setUpPageList();

/** So tall that a dozen rows fit. */
const TALL = { width: 1280, height: 3000 };

const FILTERS = ['Main', 'Location', 'Service', 'Landing'];

const search = (page: Page, words: string) => page.getByLabel('Search pages').fill(words);

/** The paths of all rows, in their order: scrolls through, as only rows in view are there. */
async function allPaths(page: Page): Promise<string[]> {
  const paths = new Map<number, string>();
  await page.setViewportSize(TALL);
  for (;;) {
    const rows = await page
      .locator('tr[data-path]')
      .evaluateAll((nodes) =>
        nodes.map((node) => [Number(node.ariaRowIndex), node.getAttribute('data-path')] as const),
      );
    for (const [index, path] of rows) paths.set(index, path ?? '');
    const moved = await page.evaluate(async () => {
      const before = window.scrollY;
      window.scrollBy(0, 2500);
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      return window.scrollY > before;
    });
    if (!moved) return [...paths].sort(([a], [b]) => a - b).map(([, path]) => path);
  }
}

/** Sorts the list by each heading, up and down. */
async function expectSorted(page: Page): Promise<void> {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const shown = async () =>
    (
      await page
        .locator('tr[data-path]')
        .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-path') ?? ''))
    ).map((path) => byPath.get(path) as RegistryEntry);
  const expectOrder = async (of: (entry: RegistryEntry) => string | number) => {
    const values = (await shown()).map(of);
    const compare = (a: string | number, b: string | number) =>
      typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'en', { numeric: true });
    const descending =
      (await page.locator('[data-sorted]').getAttribute('data-sorted')) === 'descending';
    const sorted = [...values].sort(compare);
    expect(values).toEqual(descending ? sorted.reverse() : sorted);
  };
  const columns: [string, (entry: RegistryEntry) => string | number][] = [
    ['Page', ({ name }) => name],
    ['Type', ({ type }) => type],
    ['Title length', ({ title }) => title.length],
    ['Description length', ({ seoDescription }) => seoDescription.length],
    ['Language', ({ language }) => language],
  ];
  for (const [head, of] of columns) {
    const heading = page.locator('thead th', { hasText: head });
    await button(page, head).click();
    expect(await heading.getAttribute('aria-sort'), head).toBe('ascending');
    await expectOrder(of);
    await heading.getByRole('button', { name: `${head} (sorted ascending)` }).click();
    expect(await heading.getAttribute('aria-sort'), head).toBe('descending');
    await expectOrder(of);
  }
  await button(page, 'Updated').click();
  await page.getByRole('button', { name: 'Updated (sorted ascending)' }).click();
  const newest = entries
    .map(({ updated = '' }) => updated)
    .sort()
    .at(-1);
  expect((await shown())[0]?.updated).toBe(newest);
}

describe('the list', () => {
  test('agrees with the registry, as a whole and kind by kind', async () => {
    const page = await openPages();
    await row(page, first.path).waitFor();
    expect(await found(page).innerText()).toBe(pagesOf(entries.length));
    expect(await allPaths(page)).toEqual(entries.map(({ path }) => path).sort());
    for (const filter of FILTERS) {
      const type = filter.toLowerCase();
      const count = entries.filter((entry) => entry.type === type).length;
      expect(await page.locator(`[data-count=${type}]`).innerText(), filter).toBe(String(count));
      await button(page, filter).click();
      expect(await found(page).innerText(), filter).toBe(pagesOf(count));
      expect(await button(page, filter).getAttribute('aria-pressed')).toBe('true');
    }
    await button(page, 'All').click();
    expect(await found(page).innerText()).toBe(pagesOf(entries.length));
    expect(problems).toEqual([]);
  });

  inTurn(
    'is searched by name or description, whatever the case, accents and spaces around, and sorted by each heading, both ways',
    async () => {
      const page = await openPages();
      await row(page, first.path).waitFor();
      await expectSorted(page);

      const matching = (word: string) =>
        entries.filter(({ name, description }) =>
          [name, description].some((text) => text.toLowerCase().includes(word)),
        ).length;
      for (const typed of ['divorce', '  DIVORCE ']) {
        await search(page, typed);
        await expect.poll(() => found(page).innerText()).toBe(pagesOf(matching('divorce')));
      }
      const accented = entries.find(({ name }) => /[áéíóú]/.test(name)) as RegistryEntry;
      await search(page, accented.name.normalize('NFD').replace(/\p{M}/gu, ''));
      await row(page, accented.path).waitFor();

      await search(page, 'divorce');
      await button(page, 'Location').click();
      await page.getByText('No page has that in its name or description.').waitFor();
      expect(await found(page).innerText()).toBe(pagesOf(0));
    },
  );
});

describe('a row', () => {
  const long: RegistryEntry = {
    ...first,
    name: 'Too long',
    path: '/too-long',
    canonical: '/power-of-attorney',
    type: 'landing',
    language: 'es',
    title: `${'Poder notarial '.repeat(5)}`.trim(),
    seoDescription: `${'Un notario viene a usted. '.repeat(8)}`.trim(),
    noindex: true,
    updated: '2026-10-02',
  };

  inTurn(
    'shows the page as a search engine would, with lengths, language, canonical and date, and a calculator for a landing or a service',
    async () => {
      const kinds = ['main', 'location', 'service', 'landing', 'utility'] as const;
      host.mood = [long, ...kinds.map((type) => ({ ...first, type, path: `/${type}` }))];
      // All rows fit from the first: none moves while it is clicked.
      const page = await openPages(TALL);
      const shown = row(page, '/too-long');
      await shown.waitFor();
      const text = await shown.innerText();
      expect(text).toContain('www.basinmobilenotary.example › power-of-attorney');
      expect(text).toContain('Canonical: https://www.basinmobilenotary.example/power-of-attorney');
      expect(text).toContain(`Title ${long.title.length}/60, too long`);
      expect(text).toContain(`Description ${long.seoDescription.length}/160, too long`);
      expect(text).toContain('Kept out of search engines');
      for (const part of ['/too-long', 'Landing', 'Spanish', '2026-10-02'])
        expect(text).toContain(part);
      const title = await shown.locator('.snippet-title').innerText();
      expect(title.length).toBeLessThanOrEqual(60);
      expect(title).toMatch(/^Poder notarial .* …$/);
      expect(await shown.locator('.snippet').getAttribute('lang')).toBe('es');

      const calculators = page.getByRole('row').filter({ has: page.getByText('Calculate price') });
      const paths = calculators.evaluateAll((nodes) =>
        nodes.map((node) => node.getAttribute('data-path')),
      );
      expect(await paths).toEqual(['/landing', '/service', '/too-long']);
      await row(page, '/service')
        .getByRole('button', { name: /^Calculate price/ })
        .click();
      await page.getByRole('dialog', { name: 'Calculate Your Price' }).waitFor();
    },
  );

  inTurn(
    'of a real page shows its own texts in full, a thumbnail on demand, and opens the page in a new tab',
    async () => {
      const page = await openPages();
      const shown = row(page, first.path);
      await shown.waitFor();
      expect(await shown.locator('.snippet-title').innerText()).toBe(first.title);
      expect(await shown.innerText()).toContain(first.seoDescription);
      expect(await shown.innerText()).toContain(`Title ${first.title.length}/60 ·`);

      // The thumbnail is the page itself, without its scripts and out of reach.
      expect(await page.locator('iframe').count()).toBe(0);
      const toggle = row(page, '/about').getByRole('button', { name: /^Thumbnail/ });
      await toggle.click();
      const inside = row(page, '/about').frameLocator('iframe');
      await inside.locator('h1').waitFor();
      expect(await inside.locator('html').getAttribute('data-ready')).toBeNull();
      const layer = await inside.locator('html').evaluate(() => 'dataLayer' in window);
      expect(layer).toBe(false);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
      await toggle.click();
      expect(await page.locator('iframe').count()).toBe(0);

      const [opened] = await Promise.all([
        page.context().waitForEvent('page'),
        row(page, '/about').getByRole('link', { name: /^View/ }).click(),
      ]);
      await opened.waitForURL(`${host.url}/about`);
      expect(page.url()).toBe(`${host.url}/admin#pages`);
    },
  );
});

inTurn.each(WIDTHS)('axe finds nothing in the list at %i px', async (width) => {
  const page = await openPages({ width, bypassCSP: true });
  await row(page, '/about')
    .getByRole('button', { name: /^Thumbnail/ })
    .click();
  await row(page, '/about').locator('iframe').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
