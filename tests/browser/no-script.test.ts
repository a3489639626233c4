import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { sample } from '../support/proof.ts';
import { WIDTHS } from '../support/widths.ts';
import { sitePages } from './site-pages.ts';

setUpBrowser();

async function open(width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    javaScriptEnabled: false,
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(5_000);
  return context.newPage();
}

test('on a phone every link of the navigation shows at once', async () => {
  const page = await open(390);
  await page.goto(`${inject('siteUrl')}/`);
  for (const link of await page.locator('#main-menu a').all())
    expect(await link.isVisible(), await link.innerText()).toBe(true);
  await page.locator('#services-menu a').first().click();
  await page.waitForURL('**/services/real-estate-notary');
});

test('on a wide screen the menus open by hover and by focus', async () => {
  const page = await open(1280);
  await page.goto(`${inject('siteUrl')}/`);
  const services = page.locator('#services-menu a').last();
  const locations = page.locator('#locations-menu a').last();
  expect(await services.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Services' }).hover();
  expect(await services.isVisible(), 'Services under the pointer').toBe(true);
  await page.mouse.move(600, 800);
  await page.getByRole('button', { name: 'Locations' }).focus();
  expect(await services.isVisible(), 'Services after the pointer left').toBe(false);
  expect(await locations.isVisible(), 'Locations in focus').toBe(true);
  await page.keyboard.press('Tab');
  expect(await locations.isVisible(), 'Locations with a link in focus').toBe(true);
});

/** Pages for developers and the owner; they sell nothing. */
const TOOLS = ['/test-spelling', '/admin-login', '/admin-old'];

/** The ways to reach the notary that a page shows; to be run in the page. */
function waysToReach() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  const first = (selector: string) =>
    all(selector)[0]?.checkVisibility({ visibilityProperty: true });
  return {
    call: first('main a[href^="tel:+"]'),
    book: first('[data-action="book"]'),
    bookings: all('[data-action="book"]').map((link) => link.getAttribute('href')),
    chats: all('a[href^="https://wa.me/"]').map(({ href }) => href),
    dock: all('.dock a').map((link) => ({
      visible: link.checkVisibility({ visibilityProperty: true }),
      foot: link.getBoundingClientRect().bottom,
    })),
  };
}

test.each(WIDTHS)(
  'every page can be called, chatted to and booked from at %i px',
  async (width) => {
    const page = await open(width);
    const pages = sitePages().filter((one) => !TOOLS.includes(one.path));
    for (const { path } of sample(pages, 8)) {
      await page.goto(inject('siteUrl') + path);
      const where = `${path} at ${width} px`;
      const ways = await page.evaluate(waysToReach);
      expect(ways.call, `call, ${where}`).toBe(true);
      expect(ways.book, `booking, ${where}`).toBe(true);
      expect(new Set(ways.bookings), `booking, ${where}`).toEqual(new Set(['/contact#book']));
      expect(ways.chats.length, `chat, ${where}`).toBeGreaterThan(0);
      for (const chat of ways.chats) {
        const { pathname, searchParams } = new URL(chat);
        expect(pathname, `chat, ${where}`).toMatch(/^\/\d{8,15}$/);
        expect(searchParams.get('text')?.trim(), `chat, ${where}`).toBeTruthy();
      }
      expect(ways.dock.length, `dock, ${where}`).toBe(3);
      if (width > 800) continue;
      for (const { visible, foot } of ways.dock) {
        expect(visible, `dock, ${where}`).toBe(true);
        expect(foot, `dock, ${where}`).toBeLessThanOrEqual(844);
      }
    }
  },
);

test('the booking link leads to the ways to book', async () => {
  const page = await open(390);
  await page.goto(`${inject('siteUrl')}/lp`);
  await page.locator('main [data-action="book"]').first().click();
  await page.waitForURL(`${inject('siteUrl')}/contact#book`);
  expect(await page.locator('main a[href^="tel:"]').first().isVisible()).toBe(true);
});

test('the questions of the home page open and close', async () => {
  const page = await open(390);
  await page.goto(`${inject('siteUrl')}/`);
  const question = page.locator('details').nth(1);
  const answer = question.locator('p').first();
  expect(await answer.isVisible()).toBe(false);
  await question.locator('summary').click();
  expect(await answer.isVisible()).toBe(true);
  await question.locator('summary').click();
  expect(await answer.isVisible()).toBe(false);
});
