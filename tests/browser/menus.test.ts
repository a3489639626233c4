import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';

setUpBrowser();

async function open(width: number, options: { hasTouch?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    ...options,
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(5_000);
  const page = await context.newPage();
  await page.goto(`${inject('siteUrl')}/`);
  await page.locator('html[data-script]').waitFor();
  return page;
}

const button = (page: Page, name: string): Locator =>
  page.locator('#main-menu').getByRole('button', { name });
const links = (page: Page, menu: string): Locator => page.locator(`#${menu}-menu a`);
const expanded = (control: Locator) => control.getAttribute('aria-expanded');
const hasFocus = (control: Locator) => control.evaluate((node) => node === document.activeElement);

async function expectMenu(page: Page, name: string, isOpen: boolean): Promise<void> {
  expect(await expanded(button(page, name)), `aria-expanded of ${name}`).toBe(String(isOpen));
  const first = links(page, name.toLowerCase()).first();
  expect(await first.isVisible(), `links under ${name} visible`).toBe(isOpen);
}

describe('at 1280 px', () => {
  test('a menu opens on hover, one at a time, and closes when the pointer leaves; a click opens one, too', async () => {
    const page = await open(1280);
    await button(page, 'Services').hover();
    await links(page, 'services').last().hover();
    await expectMenu(page, 'Services', true);
    await button(page, 'Locations').hover();
    await expectMenu(page, 'Services', false);
    await expectMenu(page, 'Locations', true);
    await page.mouse.move(600, 800);
    await expectMenu(page, 'Locations', false);
    await button(page, 'Locations').click();
    await expectMenu(page, 'Locations', true);
  });

  test('a tap opens a menu where nothing hovers', async () => {
    const touched = await open(1280, { hasTouch: true });
    await button(touched, 'Services').tap();
    await expectMenu(touched, 'Services', true);
    await button(touched, 'Locations').tap();
    await expectMenu(touched, 'Services', false);
    await expectMenu(touched, 'Locations', true);
  });

  test('Enter opens and closes, arrows walk through the links, Escape gives focus back; closed links are out of the tab order', async () => {
    const page = await open(1280);
    const services = button(page, 'Services');
    await services.press('Enter');
    await expectMenu(page, 'Services', true);
    await services.press('Enter');
    await expectMenu(page, 'Services', false);
    await page.keyboard.press('ArrowDown');
    await expectMenu(page, 'Services', true);
    expect(await hasFocus(links(page, 'services').first()), 'focus on the first link').toBe(true);
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    expect(await hasFocus(links(page, 'services').last()), 'focus on the last link').toBe(true);
    await page.keyboard.press('Escape');
    await expectMenu(page, 'Services', false);
    expect(await hasFocus(services), 'focus back on the button').toBe(true);

    await page.keyboard.press('Tab');
    expect(await hasFocus(button(page, 'Locations')), 'Tab skips a closed menu').toBe(true);
    await page.keyboard.press('Enter');
    for (const link of await links(page, 'locations').all()) {
      await page.keyboard.press('Tab');
      expect(await hasFocus(link), 'Tab walks through an open menu').toBe(true);
      await expectMenu(page, 'Locations', true);
    }
    await page.keyboard.press('Tab');
    await expectMenu(page, 'Locations', false);
  });

  test('every link of the menus leads to a page, and to a place on it', async () => {
    const page = await open(1280);
    const menu = page.locator('#main-menu .menu a');
    const hrefs = await menu.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of hrefs) {
      const response = await page.request.get(`${inject('siteUrl')}${href}`);
      expect(response.status(), `${href}`).toBe(200);
      const id = href?.split('#')[1];
      if (id) expect(await response.text(), `${href}`).toContain(` id="${id}"`);
    }
    await button(page, 'Services').hover();
    await links(page, 'services').first().click();
    await page.waitForURL(`**${hrefs[0]}`);
  });
});

describe('at 390 px', () => {
  test('Menu shows and hides the navigation, Escape closes it and gives focus back, and its links are reached by tapping', async () => {
    const page = await open(390, { hasTouch: true });
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const navigation = page.getByRole('navigation', { name: 'Main menu' });
    const state = async () => [await expanded(menu), await navigation.isVisible()];
    expect(await state(), 'at first').toEqual(['false', false]);
    await menu.tap();
    expect(await state(), 'after a tap').toEqual(['true', true]);
    await menu.tap();
    expect(await state(), 'after another').toEqual(['false', false]);
    await menu.press('Enter');
    await page.keyboard.press('Tab');
    expect(await state(), 'after Enter').toEqual(['true', true]);
    await page.keyboard.press('Escape');
    expect(await state(), 'after Escape').toEqual(['false', false]);
    expect(await hasFocus(menu), 'focus back on Menu').toBe(true);

    await menu.tap();
    for (const name of ['Services', 'Locations']) {
      await expectMenu(page, name, false);
      await button(page, name).tap();
      await expectMenu(page, name, true);
    }
    await links(page, 'locations').filter({ hasText: 'Odessa' }).tap();
    await page.waitForURL(/\/locations\/odessa-tx$/);
    expect(await expanded(menu), 'the next page has its menu closed').toBe('false');
  });

  test('a mouse in a narrow window opens a menu by a click, and closes it by another', async () => {
    const page = await open(390);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await button(page, 'Services').click();
    await expectMenu(page, 'Services', true);
    await button(page, 'Services').click();
    await expectMenu(page, 'Services', false);
  });
});
