import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ToastMessage } from '../../renderer/features/toasts/toast.ts';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { toastPage } from './toast-page.ts';

const inTurn = inTurns();

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const SENT: ToastMessage = { kind: 'success', title: 'Sent', text: 'We call you soon.' };
const FAILED: ToastMessage = { kind: 'error', title: 'Not sent', text: 'Please call.' };

declare global {
  interface Window {
    showToast: (message: ToastMessage) => Promise<void>;
    /** Texts that appeared in live regions, in order. */
    announced: string[];
  }
}

let server: Server;
let url: string;
setUpBrowser();
beforeAll(async () => {
  const files = await toastPage();
  server = createServer(({ url: path = '' }, response) => {
    const content = files.get(path);
    response.writeHead(content === undefined ? 404 : 200, {
      'content-type': TYPES[extname(path)] ?? 'text/html',
    });
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
});

/** Opens the page with its clock in the test's hand. */
async function open(path = ''): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 900, height: 600 } });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(5_000);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(url + path);
  await page.waitForFunction(() => window.showToast);
  return page;
}

const toast = (page: Page) => page.locator('.toast');

async function show(page: Page, message: ToastMessage): Promise<void> {
  await page.evaluate((given) => window.showToast(given), message);
  await toast(page).getByText(message.title, { exact: true }).waitFor();
}

/** Stops the clock; from now on only the test moves it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

const openDialog = (page: Page) =>
  page.evaluate(() => document.querySelector('dialog')?.showModal());

test('a dismissed toast is removed after 1,000,000 ms, and not before, and does not take the one after it along', async () => {
  const page = await open();
  await stopClock(page);
  await show(page, SENT);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await toast(page).waitFor({ state: 'detached' });
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await page.clock.runFor(999_000);
  expect(await region.count()).toBe(1);
  await page.clock.runFor(2000);
  await region.waitFor({ state: 'detached' });
  await show(page, FAILED);
  await page.clock.runFor(4900);
  expect(await toast(page).isVisible()).toBe(true);

  await page.getByRole('button', { name: 'Dismiss' }).click();
  await toast(page).waitFor({ state: 'detached' });
  await page.clock.runFor(998_000);
  await show(page, FAILED);
  await page.clock.runFor(3000);
  expect(await toast(page).innerText()).toContain('Not sent');
  expect(await toast(page).isVisible()).toBe(true);
});

test('what a toast says besides its message is in the language of the page', async () => {
  const page = await open('de');
  await page.evaluate(() => {
    window.announced = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[aria-live]:not([aria-live=off])'))
        if (textContent) window.announced.push(textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await show(page, { kind: 'success', title: 'Gesendet' });
  await page.getByRole('region', { name: 'Meldungen (F8)' }).waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => window.announced)).toContain('Meldung Gesendet');
  await page.getByRole('button', { name: 'Schließen', exact: true }).click();
  await toast(page).waitFor({ state: 'detached' });
});

test('a message is shown even if the texts around it cannot be fetched', async () => {
  const page = await open('unknown');
  await show(page, FAILED);
  await page.locator('.toast-close').click();
  await toast(page).waitFor({ state: 'detached' });
});

test('a toast stays for 5000 ms, and only the newest is shown, whose time begins anew', async () => {
  const page = await open();
  await stopClock(page);
  await show(page, SENT);
  await page.clock.runFor(4900);
  expect(await toast(page).isVisible()).toBe(true);
  await page.clock.runFor(200);
  await toast(page).waitFor({ state: 'detached' });

  await show(page, SENT);
  await page.clock.runFor(4000);
  await show(page, FAILED);
  expect(await toast(page).allInnerTexts()).toEqual(['Not sent\nPlease call.\n×']);
  await page.clock.runFor(4900);
  expect(await toast(page).count()).toBe(1);
  await page.clock.runFor(200);
  await toast(page).waitFor({ state: 'detached' });
});

inTurn('whoever reads it with the pointer on it has time; the next one has its own', async () => {
  const page = await open();
  await show(page, SENT);
  await toast(page).hover();
  await page.clock.runFor(20_000);
  expect(await toast(page).isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await toast(page).waitFor({ state: 'detached' });
  await page.mouse.move(5, 5);
  await show(page, SENT);
  await page.clock.runFor(5100);
  await toast(page).waitFor({ state: 'detached' });
});

describe('by keyboard', () => {
  test('F8 leads to it, Escape puts it away from anywhere and leads back', async () => {
    const page = await open();
    await page.getByRole('button', { name: 'Before' }).focus();
    await show(page, SENT);
    await page.keyboard.press('F8');
    const region = page.getByRole('region', { name: 'Notifications (F8)' });
    expect(await region.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    expect(await focused()).toBe('×');
    await page.keyboard.press('Escape');
    await toast(page).waitFor({ state: 'detached' });
    expect(await focused()).toBe('Before');

    await show(page, SENT);
    await page.keyboard.press('Escape');
    await toast(page).waitFor({ state: 'detached' });
  });
});

test('a swipe of 49 px leaves it, one of 60 px puts it away', async () => {
  const page = await open();
  await show(page, SENT);
  const swipe = async (distance: number) => {
    const box = await toast(page).boundingBox();
    if (!box) throw new Error('The toast has no box');
    const [x, y] = [box.x + 30, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const part of [0.3, 0.6, 1]) await page.mouse.move(x + distance * part, y);
    await page.mouse.up();
  };
  await swipe(49);
  await expect.poll(() => toast(page).getAttribute('data-swipe')).toBe('cancel');
  expect(await toast(page).isVisible()).toBe(true);
  await swipe(60);
  await toast(page).waitFor({ state: 'detached' });
});

describe.each([
  ['on the page', false],
  ['over an open dialog', true],
])('%s', (_, inDialog) => {
  test('every toast is announced once, errors at once, and axe finds nothing', async () => {
    const page = await open();
    if (inDialog) await openDialog(page);
    await page.evaluate(() => {
      window.announced = [];
      new MutationObserver(() => {
        for (const live of document.querySelectorAll('[aria-live]:not([aria-live=off])')) {
          const text = `${live.getAttribute('aria-live')}: ${live.textContent}`;
          const reachable = !document.querySelector('dialog:modal') || live.closest('dialog');
          if (live.textContent && reachable && !window.announced.includes(text))
            window.announced.push(text);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    const announced = () =>
      page.evaluate(() => window.announced.map((said) => said.replace(/\s+/g, ' ')));
    await show(page, SENT);
    await expect.poll(announced).toEqual(['polite: Message SentWe call you soon.']);
    expect(await toast(page).getAttribute('role')).toBe('status');
    await show(page, FAILED);
    await expect.poll(announced).toHaveLength(2);
    expect((await announced())[1]).toBe('assertive: Message Not sentPlease call.');
    expect(await toast(page).getAttribute('role')).toBe('alert');
    expect(await axeFaults(page)).toEqual([]);
  });
});

inTurn(
  'over a dialog it can be clicked, goes first on Escape, and outlives the dialog',
  async () => {
    const page = await open();
    const isOpen = () => page.evaluate(() => document.querySelector('dialog')?.open);
    await openDialog(page);
    await show(page, FAILED);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await toast(page).waitFor({ state: 'detached' });
    await show(page, SENT);
    await page.keyboard.press('Escape');
    await toast(page).waitFor({ state: 'detached' });
    expect(await isOpen()).toBe(true);
    await show(page, SENT);
    await page.evaluate(() => document.querySelector('dialog')?.close());
    await expect.poll(() => toast(page).evaluate((it) => it.closest('dialog') === null)).toBe(true);
    expect(await toast(page).isVisible()).toBe(true);

    // One that is taken away when it closes.
    await openDialog(page);
    await page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      dialog?.addEventListener('close', () => dialog.remove());
    });
    await show(page, SENT);
    await page.evaluate(() => document.querySelector('dialog')?.close());
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    expect(await toast(page).isVisible()).toBe(true);
  },
);
