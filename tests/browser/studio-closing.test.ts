import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { landmarkFaults } from '../support/axe-run.mjs';
import { inTurns } from '../support/in-turns.ts';
import { holdCloseEvents } from './close-events.ts';
import { openStudio, placeOf, setUpStudio } from './studio-page.ts';

const inTurn = inTurns();

setUpStudio();

const PANELS = ['New page', 'Translate', 'Changes', 'Settings'];
const HEADING = 'sections[0].title.heading';

const part = (page: Page, name: string) => page.locator(`[data-region="${name}"]`);

/** The name of what has the focus. */
function focus(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
}

async function press(page: Page): Promise<void> {
  const { x, y } = await placeOf(page, 'Phone', `[data-edit="${HEADING}"]`);
  await page.mouse.click(x, y);
}

/** Presses the heading on the stage, which opens its field; so it does again after the field was closed or left. */
async function pressAgain(page: Page): Promise<void> {
  const field = page.locator(`[data-field="${HEADING}"] textarea:focus`);
  await press(page);
  await field.waitFor();
  await page.getByRole('button', { name: 'Content' }).click();
  await part(page, 'form').waitFor({ state: 'detached' });
  await press(page);
  await field.waitFor();
  await page.getByRole('heading', { level: 2 }).first().click();
  await field.waitFor({ state: 'detached' });
  await press(page);
  await field.waitFor();
}

/** Opens a part while the site is still loading. */
async function openEarly(page: Page, name: string, region: string): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/site', (route) => held.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name, exact: true }).click();
  await part(page, region).waitFor();
  const opened = page.waitForResponse('**/api/file?*');
  release();
  await opened;
  await page.getByRole('heading', { level: 1, name: 'Hofmann Elektro' }).waitFor();
  expect(await part(page, region).isVisible()).toBe(true);
}

describe('in a window of 1280 px', () => {
  /** The window, which each test leaves with nothing open that was not open before. */
  let page: Page;
  beforeAll(async () => {
    page = await openStudio({ bypassCSP: true });
  });

  test.each(PANELS)(
    'Escape closes %s and goes back to its button, from wherever in it',
    async (name) => {
      const button = page.getByRole('button', { name, exact: true });
      const panel = part(page, 'panel');
      await button.click();
      await panel.waitFor();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      expect(await focus(page)).toBe(name);
      await button.click();
      await panel.getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
      expect(await focus(page)).toBe(name);
    },
  );

  inTurn('everything stands in a part that has a name', async () => {
    expect(await landmarkFaults(page)).toEqual([]);
  });

  inTurn('a text that is pressed again opens its field again', () => pressAgain(page));

  inTurn('what becomes narrow is covered by no drawer but the form that is edited', async () => {
    await press(page);
    await page.locator(`[data-field="${HEADING}"] textarea:focus`).waitFor();
    await page.setViewportSize({ width: 768, height: 800 });
    await part(page, 'pages').waitFor({ state: 'detached' });
    expect(await part(page, 'form').count()).toBe(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await part(page, 'pages').waitFor();
    await part(page, 'bar').focus();
    await page.setViewportSize({ width: 768, height: 800 });
    await part(page, 'form').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  inTurn('a panel that is opened while the site is loading stays open', () =>
    openEarly(page, 'Settings', 'panel'),
  );
});

describe('in a window of 768 px', () => {
  /** The window, which each test leaves with nothing open. */
  let page: Page;
  beforeAll(async () => {
    page = await openStudio({ width: 768 });
  });

  test('Escape takes nothing away that was typed, and no more than lies uppermost', async () => {
    await page.getByRole('button', { name: 'New page' }).click();
    const name = part(page, 'panel').getByRole('textbox', { name: 'Name' });
    await name.fill('Sommerfest');
    await page.keyboard.press('Escape');
    expect(await name.inputValue()).toBe('Sommerfest');
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    await part(page, 'pages').waitFor();
    await page.keyboard.press('Escape');
    await part(page, 'pages').waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Sommerfest');
    await page.keyboard.press('Escape');
    await part(page, 'panel').waitFor({ state: 'detached' });
  });

  inTurn(
    'Escape need not close the list first where it would cover a panel that is opened',
    async () => {
      await page.getByRole('button', { name: 'Pages', exact: true }).click();
      await part(page, 'pages').waitFor();
      await page.getByRole('button', { name: 'Settings' }).click();
      await part(page, 'pages').waitFor({ state: 'detached' });
      await part(page, 'panel').getByText('Brand', { exact: true }).click();
      await page.getByRole('button', { name: 'Settings' }).click();
      await part(page, 'panel').waitFor({ state: 'detached' });
    },
  );

  inTurn('a text that is pressed again opens its field again', async () => {
    await pressAgain(page);
    await page.getByRole('button', { name: 'Content' }).click();
    await part(page, 'form').waitFor({ state: 'detached' });
  });

  inTurn('a list that is opened while the site is loading stays open', async () => {
    await openEarly(page, 'Pages', 'pages');
    await page.keyboard.press('Escape');
    await part(page, 'pages').waitFor({ state: 'detached' });
  });

  inTurn('Escape closes a dialog at once and leaves the form that it belongs to', async () => {
    await holdCloseEvents(page);
    await page.getByRole('button', { name: 'Content' }).click();
    await part(page, 'form').getByRole('button', { name: 'Add section' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await part(page, 'form').count()).toBe(1);
    await page.keyboard.press('Escape');
    await part(page, 'form').waitFor({ state: 'detached' });
    expect(await focus(page)).toBe('Content');
  });
});
