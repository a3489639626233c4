import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { DataSite } from '../support/data-site.ts';
import { inTurns } from '../support/in-turns.ts';
import { LiveStudio } from '../support/live-studio.ts';
import { sample } from '../support/proof.ts';

const inTurn = inTurns();

setUpBrowser();

const link = (label: string, href: string) => ({ label, href });

const NAVIGATION = {
  header: [
    link('Start', '/'),
    { label: 'Leistungen', items: [link('Notdienst', '/notdienst'), link('Wallbox', '/wallbox')] },
    link('Kontakt', '/kontakt'),
  ],
  footer: [{ heading: 'Mehr', items: [link('Start', '/')] }],
};

const site = new DataSite({ navigation: NAVIGATION, features: { booking: false } });
let studio: LiveStudio;
/** The navigation that tests go on with, each where the one before has left it. */
let page: Page;
let header: Locator;
beforeAll(async () => {
  studio = await LiveStudio.start(site.root);
  ({ page, header } = await openNavigation());
});

async function openNavigation(width = 1280): Promise<{ page: Page; header: Locator }> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(studio.address);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('region', { name: 'Settings' }).getByText('Navigation').click();
  const header = page.getByRole('group', { name: 'Header', exact: true });
  await header.waitFor();
  return { page, header };
}

/** The header in the file as a tree in one line, once it is saved. */
async function saved(page: Page): Promise<string> {
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  const drawn = (entries: typeof NAVIGATION.header): string =>
    entries
      .map((entry) => ('items' in entry ? `${entry.label}(${drawn(entry.items)})` : entry.label))
      .join(' ');
  return drawn(parse(site.text('site.config.yaml')).navigation.header);
}

const handle = (header: Locator, name: string) =>
  header.getByRole('button', { name: `Move ${name}` });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('links go into menus and out of them by keys and by drag, and menus by steps', async () => {
  await handle(header, 'Kontakt').press('Alt+ArrowRight');
  await page.getByText('Kontakt is now number 3 in Leistungen').waitFor({ state: 'attached' });
  await expect.poll(() => focused(page)).toBe('Move Kontakt');
  await handle(header, 'Notdienst').press('Alt+ArrowLeft');
  await handle(header, 'Leistungen').press('Alt+ArrowUp');
  await expect.poll(() => saved(page)).toBe('Leistungen(Wallbox Kontakt) Start Notdienst');
  await header.getByRole('button', { name: 'More for Notdienst' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(() => saved(page)).toBe('Leistungen(Wallbox Kontakt) Notdienst Start');
  const from = await handle(header, 'Start').boundingBox();
  const to = await handle(header, 'Wallbox').boundingBox();
  if (!from || !to) throw new Error('An entry is not shown.');
  await page.mouse.move(from.x + 12, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 18, from.y, { steps: 3 });
  // Each step is drawn before the next.
  const told = (words: RegExp) => page.getByText(words).waitFor({ state: 'attached' });
  await told(/^Start is (?:lifted|over place)/);
  await page.mouse.move(to.x + 12, to.y + 12, { steps: 6 });
  await told(/^Start is over place 2 of 5/);
  await page.mouse.up();
  await expect.poll(() => saved(page)).toBe('Leistungen(Start Wallbox Kontakt) Notdienst');
});

inTurn('entries are added with a page to lead to, named and removed', async () => {
  const before = await saved(page);
  await header.getByRole('button', { name: 'Add a menu' }).click();
  await expect
    .poll(() => page.evaluate(() => window.getSelection()?.toString()))
    .toContain('New menu');
  await page.keyboard.type('Mehr');
  await header.getByRole('button', { name: 'New link /' }).click();
  const target = header.getByRole('combobox', { name: 'Link' });
  expect(await target.getAttribute('list')).toBeTruthy();
  await target.fill('/wallbox');
  await expect.poll(() => saved(page)).toBe(`${before} Mehr(New link)`);
  await header.getByRole('button', { name: 'More for New link' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect.poll(() => saved(page)).toBe(before);
});

inTurn.each(sample([1280, 768], 1))(
  'the settings have no faults that axe knows at %i px',
  async (width) => {
    const { page, header } = await openNavigation(width);
    await header.getByRole('button', { expanded: false }).first().click();
    expect(await axeFaults(page, '.settings')).toEqual([]);
    await page.getByRole('region', { name: 'Settings' }).getByText('More', { exact: true }).click();
    await page.getByRole('button', { name: 'Features', expanded: false }).click();
    expect(await axeFaults(page, '.settings')).toEqual([]);
  },
);
