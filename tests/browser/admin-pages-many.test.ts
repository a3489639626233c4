import { describe, expect, test } from 'vitest';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
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

setUpPageList();

describe('ten thousand pages', () => {
  const many = Array.from({ length: 10_000 }, (_, index): RegistryEntry => {
    const name = `Page ${index}`;
    const path = `/page-${String(index).padStart(5, '0')}`;
    return { ...first, name, path, canonical: path, type: 'landing', description: 'Made.' };
  });
  const last = many.at(-1) as RegistryEntry;

  test('are listed, with only those in view rendered, and one of them is found', async () => {
    host.mood = many;
    const page = await openPages();
    await row(page, '/page-00000').waitFor();
    expect(await found(page).innerText()).toBe(pagesOf(10_000, 10_000));
    expect(await page.locator('tr[data-path]').count()).toBeLessThan(40);
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await row(page, last.path).waitFor();
    expect(await page.locator('tr[data-path]').count()).toBeLessThan(40);

    await page.getByLabel('Search pages').pressSequentially('page 9998');
    await row(page, '/page-09998').waitFor();
    expect(await found(page).innerText()).toBe(pagesOf(1, 10_000));
    expect(await row(page, '/page-09998').isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  test.each(WIDTHS)('are walked through by keyboard at %i px', async (width) => {
    host.mood = many;
    const page = await openPages({ width });
    await row(page, '/page-00000').waitFor();
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
    await page.keyboard.press('Control+Home');
    await expectFocus('/page-00000', 'thumbnail');
    for (const path of [
      '/page-00001',
      '/page-00002',
      '/page-00003',
      '/page-00004',
      '/page-00005',
    ]) {
      // Each row has three controls.
      for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
      await expectFocus(path, 'thumbnail');
    }
  });

  test('do not lose the focus of a row that is scrolled out of view', async () => {
    host.mood = many;
    const page = await openPages();
    const link = row(page, '/page-00001').getByRole('link');
    await link.focus();
    await page.evaluate(() => window.scrollTo(0, 200_000));
    await row(page, '/page-00001').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('tr[data-path]').count()).toBeGreaterThan(3);
    expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('tr')?.dataset.path))
      .toBe('/page-00002');
  });
});

describe('a list that does not come', () => {
  test.each(['missing', 'not a list'] as const)(
    'is told (%s), and asked for again',
    async (mood) => {
      host.mood = mood;
      const page = await openPages();
      await page.getByText('The list of pages could not be loaded.').waitFor({ timeout: 20_000 });
      host.mood = 'as built';
      await button(page, 'Try again').click();
      await row(page, first.path).waitFor();
    },
  );

  test('is asked for again at once where the connection was cut off', async () => {
    host.mood = 'drops';
    const page = await openPages();
    await page.getByText('Loading the list of pages …').waitFor();
    await expect.poll(() => host.asked).toBeGreaterThan(0);
    host.mood = 'as built';
    await row(page, first.path).waitFor();
    expect(host.asked).toBeGreaterThan(1);
  });
});
