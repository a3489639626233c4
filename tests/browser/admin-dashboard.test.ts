import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { WIDTHS } from '../support/widths.ts';
import { openAdmin, ownersBrowser, seeToast } from './admin-page.ts';

setUpBrowser();

async function openDashboard(width = 1280, bypassCSP = false): Promise<Page> {
  const page = await openAdmin(await ownersBrowser(browser, { width, bypassCSP }));
  await page.getByRole('heading', { name: 'Quick actions' }).waitFor();
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.each(WIDTHS)(
  'shows sample figures that say so, draws the revenue of the last weeks, tells it as a table, and axe finds nothing at %i px',
  async (width) => {
    const page = await openDashboard(width, true);
    const figures = {
      Today: '$250',
      'This week': '$1,850',
      'This month': '$7,400',
      'Average fee': '$65',
      Clients: '156',
      Active: '12',
      Completed: '3',
      Pending: '4',
    };
    const shown = await page
      .locator('.figures > div')
      .evaluateAll((nodes) =>
        nodes.map((node) => [...node.children].map(({ textContent }) => textContent)),
      );
    expect(Object.fromEntries(shown)).toEqual(figures);
    for (const name of ['Revenue', 'Client overview', 'Payment status'])
      expect(await page.getByRole('heading', { name }).innerText()).toContain('Sample');

    const plot = page.getByRole('figure', { name: 'Revenue of the last 8 weeks' });
    const heights = await plot
      .locator('rect')
      .evaluateAll((columns) => columns.map((column) => Number(column.getAttribute('height'))));
    await plot.getByText('As a table').click();
    const amounts = (await plot.locator('tbody td').allInnerTexts()).map((text) =>
      Number(text.replace(/[$,]/g, '')),
    );
    expect(amounts).toHaveLength(heights.length);
    const scale = (heights[0] ?? 0) / (amounts[0] ?? 1);
    for (const [index, amount] of amounts.entries())
      expect(heights[index]).toBeCloseTo(amount * scale, 6);
    expect(amounts.at(-1)).toBe(1850);
    expect(amounts.slice(-4).reduce((sum, amount) => sum + amount)).toBe(7400);

    await button(page, 'New client').click();
    await button(page, 'Copy link').click();
    await page.locator('.toast').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

/** Follows the actions that lead to other parts of the area: the calculator and the payment guide. */
async function leadOn(page: Page): Promise<void> {
  await button(page, 'Calculate price').click();
  const dialog = page.getByRole('dialog', { name: 'Calculate Your Price' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Record payment' }).click();
  await page.getByRole('tab', { name: 'Settings', selected: true }).waitFor();
  const advice = page.getByText('Always include the client id in the invoice description');
  await advice.waitFor();
  await expect
    .poll(() =>
      page.getByText('Payment setup guide').evaluate((node) => node.getBoundingClientRect().top),
    )
    .toBeLessThan(844);
}

test('makes an id and an upload link for a new client, to be copied and sent, says where it cannot be, and leads on to the calculator and the payment guide', async () => {
  const page = await openDashboard();
  await button(page, 'New client').click();
  const id = await page.locator('[data-client-id]').innerText();
  expect(id).toMatch(/^[A-Z]{3}[A-Z\d]{5}$/);
  const link = `https://www.basinmobilenotary.example/client/${id}`;
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await button(page, 'Copy link').click();
  await seeToast(page, 'Link copied');
  expect(await copied()).toBe(link);
  await button(page, 'Copy message').click();
  await seeToast(page, 'Message copied');
  const message = await copied();
  expect(message).toContain(link);

  const hrefOf = (name: RegExp) => page.getByRole('link', { name }).getAttribute('href');
  const chat = new URL((await hrefOf(/^Send by chat/)) ?? '');
  expect(chat.host).toBe('wa.me');
  expect(chat.searchParams.get('text')).toBe(message);
  const mail = new URL((await hrefOf(/^Send by e-mail/)) ?? '');
  expect(mail.protocol).toBe('mailto:');
  expect(mail.searchParams.get('body')).toBe(message);

  await page.route('https://wa.me/**', (route) => route.abort());
  await page.getByRole('link', { name: /^Send by chat/ }).click();
  const events = await page.evaluate(() => JSON.stringify(window.dataLayer));
  expect(events).not.toContain('whatsapp_click');

  await button(page, 'Another id').click();
  expect(await page.locator('[data-client-id]').innerText()).not.toBe(id);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await button(page, 'Copy link').click();
  const toast = page.locator('.toast.error', { hasText: 'Link not copied' });
  await toast.waitFor();
  expect(await toast.innerText()).toContain('Select the text');
  await leadOn(page);
});
