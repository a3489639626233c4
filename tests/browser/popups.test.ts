import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { DataSite } from '../support/data-site.ts';
import { inTurns } from '../support/in-turns.ts';
import { BAR, POPUP } from '../support/popup-blocks.ts';
import { settled } from '../support/settled.ts';
import { leave, scrollDown } from './visitor-moves.ts';
import { WalkedSite } from './walked-site.ts';

const inTurn = inTurns();

setUpBrowser();

const site = new DataSite({ analytics: { conversionId: 'AW-1', consent: 'required' } });
const walked = new WalkedSite(site.root);

const text = () => ({
  heading: 'Ein Abschnitt',
  paragraphs: Array(12).fill('Hier steht etwas zu lesen.'),
});

beforeAll(async () => {
  site.write('pages/angebot/page.yaml', {
    ...{ name: 'Angebot', type: 'main', description: 'Ein Angebot.' },
    seo: { title: 'Ein Angebot von Hofmann', description: 'Was wir heute anbieten können.' },
    sections: [
      { title: { heading: 'Ein Angebot' } },
      { popup: POPUP },
      { stickyBar: BAR },
      ...Array.from({ length: 6 }, () => ({ text: text() })),
    ],
  });
  site.write('pages/privacy/page.yaml', {
    ...{ name: 'Datenschutz', type: 'utility', description: 'Was gespeichert wird.' },
    seo: { title: 'Datenschutz bei Hofmann', description: 'Was diese Seite speichert und misst.' },
    sections: [{ title: { heading: 'Datenschutz' } }],
  });
  await walked.start();
});

afterAll(() => walked.stop());

const popup = (page: Page) => page.locator('.popup');
const bar = (page: Page) => page.locator('.sticky-bar');

/** Opens the page as somebody who has answered the question for consent, or has not. */
async function open(
  width: number,
  { answer = 'yes', referer }: { answer?: string; referer?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 700 } });
  onTestFinished(() => context.close());
  await context.route(
    ({ origin }) => origin !== walked.url,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.addInitScript((said) => {
    if (said !== '') localStorage.setItem('measurementConsent', said);
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, answer);
  await page.goto(`${walked.url}/angebot`, referer === undefined ? {} : { referer });
  await settled(page);
  return page;
}

/** Holds whether the popup shows, and whether the bar does. */
function expectShown(page: Page, shown: [popup: boolean, bar: boolean]) {
  return expect
    .poll(async () => [await popup(page).isVisible(), await bar(page).isVisible()])
    .toEqual(shown);
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('closedPopups'));

describe('on a desk', () => {
  test('the popup comes when the visitor leaves, alone, and stays away once Escape has closed it', async () => {
    const page = await open(1280);
    await expectShown(page, [false, false]);
    await scrollDown(page, 0.5);
    await expectShown(page, [false, true]);
    expect(await axeFaults(page, '.sticky-bar')).toEqual([]);
    const link = page.locator('.site-header a:visible, header a:visible').first();
    await link.focus();
    await leave(page);
    await expectShown(page, [true, false]);
    expect(await axeFaults(page, '.popup')).toEqual([]);
    // The bar gives way to what has opened, whatever makes it look, and comes back behind it.
    await page.evaluate(() => dispatchEvent(new Event('resize')));
    await bar(page).and(page.locator('[hidden]')).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await expectShown(page, [false, true]);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await leave(page);
    await scrollDown(page, 0.9);
    await popup(page).waitFor({ state: 'hidden' });
    await bar(page).locator('.popup-close').click();
    await bar(page).waitFor({ state: 'hidden' });
    expect(await page.evaluate('shifts')).toEqual([]);
    await page.reload();
    await settled(page);
    await scrollDown(page, 0.9);
    await leave(page);
    await expectShown(page, [false, false]);
  });

  inTurn('nothing comes while the visitor writes or another dialog is open', async () => {
    const page = await open(1280);
    await page.evaluate(() => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append('Another', document.createElement('input'));
      dialog.showModal();
    });
    await leave(page);
    await scrollDown(page, 0.5);
    await expectShown(page, [false, false]);
    await page.evaluate(() => {
      const [dialog, input] = [
        document.querySelector('body > dialog'),
        document.createElement('input'),
      ];
      dialog?.replaceWith(input);
      input.focus({ preventScroll: true });
    });
    await leave(page);
    await popup(page).waitFor({ state: 'hidden' });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await leave(page);
    await popup(page).waitFor();
  });
});

describe('on a phone', () => {
  test('nothing covers the first screen; the bar leaves it when the visitor comes back', async () => {
    const page = await open(390);
    await leave(page);
    await popup(page).waitFor({ state: 'hidden' });
    await scrollDown(page, 0.4);
    await expectShown(page, [false, true]);
    const [dock, shown] = [
      await page.locator('.dock').boundingBox(),
      await bar(page).boundingBox(),
    ];
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + 1);
    await scrollDown(page, 0);
    await bar(page).waitFor({ state: 'hidden' });
    await scrollDown(page, 0.7);
    await expectShown(page, [true, false]);
    await popup(page).locator('.popup-close').click();
    await popup(page).waitFor({ state: 'hidden' });
    await expect
      .poll(async () => Object.keys(JSON.parse((await kept(page)) ?? '{}')))
      .toHaveLength(1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  inTurn('nothing at all shows to who comes from a search engine', async () => {
    const page = await open(390, { referer: 'https://www.google.com/' });
    await scrollDown(page, 0.9);
    await expectShown(page, [false, false]);
  });

  inTurn('nor to who was here before, in the same tab, and comes back from one', async () => {
    const page = await open(390);
    await page.goto(`${walked.url}/angebot`, { referer: 'https://www.google.com/' });
    await settled(page);
    await scrollDown(page, 0.9);
    await expectShown(page, [false, false]);
  });
});

inTurn(
  'from right to left a popup and a bar have their cross at the left, clear of their words',
  async () => {
    const page = await open(1280);
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await scrollDown(page, 0.5);
    const sides = (place: Locator) =>
      place.evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        const boxOf = (name: string) => element.querySelector(name)?.getBoundingClientRect();
        const cross = boxOf('.popup-close')?.right ?? Infinity;
        const words = boxOf('h2, p')?.left ?? 0;
        return { share: (cross - left) / width, isClear: cross <= words };
      });
    await expectShown(page, [false, true]);
    const inBar = await sides(bar(page));
    await leave(page);
    await expectShown(page, [true, false]);
    for (const { share, isClear } of [inBar, await sides(popup(page))]) {
      expect(share).toBeLessThan(0.2);
      expect(isClear).toBe(true);
    }
  },
);

inTurn(
  'a visitor who leaves the window at the moment of closing it does not bring it back',
  async () => {
    const page = await open(1280);
    await leave(page);
    await popup(page).waitFor();
    await popup(page).evaluate((dialog: HTMLDialogElement) => {
      dialog.close();
      document.dispatchEvent(new MouseEvent('mouseout', { clientY: -1, relatedTarget: null }));
    });
    await expect.poll(() => kept(page)).not.toBe(null);
    expect(await popup(page).isVisible()).toBe(false);
  },
);

inTurn('before a yes nothing is kept, and nothing shows beside the question', async () => {
  const page = await open(1280, { answer: '' });
  await scrollDown(page, 0.9);
  await leave(page);
  await expectShown(page, [false, false]);
  await page.locator('.consent-question button[value=no]').click();
  await scrollDown(page, 0.8);
  await popup(page).waitFor();
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'hidden' });
  await leave(page);
  await popup(page).waitFor({ state: 'hidden' });
  expect(await kept(page)).toBe(null);
});
