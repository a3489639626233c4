import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { landmarkFaults } from '../support/axe-run.mjs';
import { holdCloseEvents } from './close-events.ts';
import { openStudio, placeOf, setUpStudio } from './studio-page.ts';

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

describe('Escape', () => {
  test.each(PANELS)('closes %s and goes back to its button, from wherever in it', async (name) => {
    const page = await openStudio();
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
  });

  test('takes nothing away that was typed, and no more than lies uppermost', async () => {
    const page = await openStudio({ width: 768 });
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

  test('need not close the list first where it would cover a panel that is opened', async () => {
    const page = await openStudio({ width: 768 });
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    await part(page, 'pages').waitFor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await part(page, 'pages').waitFor({ state: 'detached' });
    await part(page, 'panel').getByText('Brand', { exact: true }).click();
  });

  test('closes a dialog at once and leaves the form that it belongs to', async () => {
    const page = await openStudio({ width: 768 });
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

test.each([
  [1280, 'Settings', 'panel'],
  [768, 'Pages', 'pages'],
])(
  'what is opened at %i px while the site is loading stays open: %s',
  async (width, name, region) => {
    const page = await openStudio({ width });
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
  },
);

test('everything in the window stands in a part that has a name', async () => {
  const page = await openStudio({ bypassCSP: true });
  expect(await landmarkFaults(page)).toEqual([]);
});

test('a window that becomes narrow is covered by no drawer but the form that is edited', async () => {
  const page = await openStudio();
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
});

test.each([1280, 768])(
  'a text that is pressed again at %i px opens its field again',
  async (width) => {
    const page = await openStudio({ width });
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
  },
);
