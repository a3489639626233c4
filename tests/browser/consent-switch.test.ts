import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  call,
  conversions,
  granted,
  KEY,
  layer,
  PAGES,
  question,
  tagRan,
  tagsOf,
} from './consent-page.ts';
import { ConsentSite } from './consent-site.ts';

const site = new ConsentSite();

/** What the switch says of itself: nothing before its code runs. */
const told = (page: Page) => page.locator('.consent-switch [role=status]').innerText();

describe('the switch on /privacy', () => {
  test('takes a visitor out of the count at once and for good, and back in', async () => {
    const visitor = await site.newVisitor();
    const page = await site.visit(visitor, '/privacy');
    const button = page.getByRole('switch');
    expect(await question(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_gcl_au');
    await expect.poll(() => told(page)).not.toBe('');
    expect(await button.getAttribute('aria-checked')).toBe('true');

    await button.press('Space');
    expect(await button.getAttribute('aria-checked')).toBe('false');
    await expect.poll(() => granted(page)).toBe('denied');
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
    await call(page);
    expect(await conversions(page)).toEqual([]);
    visitor.foreign.length = 0;
    for (const path of PAGES) await (await site.visit(visitor, path)).close();
    expect(tagsOf(visitor)).toEqual([]);

    const again = await site.visit(visitor, '/privacy');
    await expect.poll(() => told(again)).not.toBe('');
    expect(await again.getByRole('switch').getAttribute('aria-checked')).toBe('false');
    await call(again);
    await again.getByRole('switch').click();
    await expect.poll(() => tagRan(again)).toBe(1);
    expect(await conversions(again)).toEqual([]);
    // Both pages are open, and the one that was stopped goes on without loading the tag anew.
    await expect.poll(() => granted(page)).toBe('granted');
    await call(page);
    await expect.poll(() => conversions(page)).toHaveLength(1);
    expect(await tagRan(page)).toBe(1);
  });

  test('cannot outweigh Global Privacy Control', async () => {
    const visitor = await site.newVisitor({ optedOut: true });
    await visitor.context.addInitScript((key) => localStorage.setItem(key, 'yes'), KEY);
    const page = await site.visit(visitor, '/privacy');
    await expect.poll(() => told(page)).toContain('Global Privacy Control');
    const button = page.getByRole('switch');
    expect([await button.isDisabled(), await button.getAttribute('aria-checked')]).toEqual([
      true,
      'false',
    ]);
    expect(await granted(page)).toBe('denied');
    expect(JSON.stringify(await layer(page))).not.toContain('granted');
    expect(tagsOf(visitor)).toEqual([]);
  });

  test('holds for the page where the browser keeps nothing, and says so', async () => {
    const visitor = await site.newVisitor({ withoutStorage: true });
    const page = await site.visit(visitor, '/privacy');
    await expect.poll(() => told(page)).not.toBe('');
    const before = await told(page);
    await page.getByRole('switch').click();
    await expect.poll(() => granted(page)).toBe('denied');
    expect((await told(page)).length).toBeGreaterThan(before.length);
  });
});
