import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import { inTurns } from '../support/in-turns.ts';
import { WIDTHS } from '../support/widths.ts';
import {
  button,
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

const many = Array.from({ length: 10_000 }, (_, index): RegistryEntry => {
  const name = `Page ${index}`;
  const path = `/page-${String(index).padStart(5, '0')}`;
  return { ...first, name, path, canonical: path, type: 'landing', description: 'Made.' };
});
const last = many.at(-1) as RegistryEntry;

/** Whether the row after the first is there as soon as that key has led to the first: Tab may follow at once. */
function pressControlHome(): boolean {
  const key = new KeyboardEvent('keydown', { key: 'Home', ctrlKey: true, bubbles: true });
  document.activeElement?.dispatchEvent(key);
  return document.querySelector('[data-path="/page-00001"]') !== null;
}

/** As long as it takes a busy machine to scroll: keys go on meanwhile. */
function scrollNoMore(): void {
  window.scrollTo = () => undefined;
}

/** Goes up and down the list, to its ends, and from control to control. */
async function expectWalked(page: Page): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const node = document.activeElement as HTMLElement;
      const { top, bottom } = node.getBoundingClientRect();
      const path = node.closest<HTMLElement>('[data-path]')?.dataset.path;
      return { path, control: node.dataset.control, inView: top >= 0 && bottom <= innerHeight };
    });
  const expectFocus = (path: string, control: string) =>
    expect.poll(focused).toEqual({ path, control, inView: true });

  await row(page, '/page-00000')
    .getByRole('button', { name: /^Thumbnail/ })
    .focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown');
  await expectFocus('/page-00012', 'thumbnail');
  await page.keyboard.press('ArrowUp');
  await expectFocus('/page-00011', 'thumbnail');
  await page.keyboard.press('Control+End');
  await expectFocus(last.path, 'thumbnail');
  await page.evaluate(scrollNoMore);
  expect(await page.evaluate(pressControlHome)).toBe(true);
  for (const path of ['/page-00001', '/page-00002', '/page-00003', '/page-00004', '/page-00005']) {
    // Each row has three controls.
    for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
    await expectFocus(path, 'thumbnail');
  }
}

/** A row that is scrolled out of view does not lose the focus. */
async function expectFocusKept(page: Page): Promise<void> {
  const link = row(page, '/page-00001').getByRole('link');
  await link.focus();
  await page.evaluate(() => {
    document.documentElement.scrollTop = 200_000;
  });
  await row(page, '/page-00001').waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('tr[data-path]').count()).toBeGreaterThan(3);
  expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.dataset.path))
    .toBe('/page-00002');
}

describe('ten thousand pages', () => {
  test.each(WIDTHS)(
    'are listed at %i px, with only those in view rendered, walked through by keyboard, and one of them is found',
    async (width) => {
      host.mood = many;
      const page = await openPages({ width });
      await row(page, '/page-00000').waitFor();
      expect(await found(page).innerText()).toBe(pagesOf(10_000, 10_000));
      expect(await page.locator('tr[data-path]').count()).toBeLessThan(40);
      expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await row(page, last.path).waitFor();
      expect(await page.locator('tr[data-path]').count()).toBeLessThan(40);
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectWalked(page);
      await expectFocusKept(page);

      await page.getByLabel('Search pages').pressSequentially('page 9998');
      await row(page, '/page-09998').waitFor();
      // The row is there before the last key has been searched for.
      await expect.poll(() => found(page).innerText()).toBe(pagesOf(1, 10_000));
      expect(await row(page, '/page-09998').isVisible()).toBe(true);
      expect(problems).toEqual([]);
    },
  );
});

describe('a list that does not come', () => {
  inTurn('is told, and asked for again', async () => {
    host.mood = 'missing';
    const page = await openPages();
    const told = page.getByText('The list of pages could not be loaded.');
    await told.waitFor({ timeout: 20_000 });
    host.mood = 'not a list';
    await page.reload();
    await told.waitFor({ timeout: 20_000 });
    host.mood = 'as built';
    await button(page, 'Try again').click();
    await row(page, first.path).waitFor();
  });

  inTurn('is asked for again at once where the connection was cut off', async () => {
    host.mood = 'drops';
    const page = await openPages();
    await page.getByText('Loading the list of pages …').waitFor();
    await expect.poll(() => host.asked).toBeGreaterThan(0);
    host.mood = 'as built';
    await row(page, first.path).waitFor();
    expect(host.asked).toBeGreaterThan(1);
  });
});
