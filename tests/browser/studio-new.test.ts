import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { runHere } from '../support/command.ts';
import { DataSite } from '../support/data-site.ts';
import { inTurns } from '../support/in-turns.ts';
import { LiveStudio } from '../support/live-studio.ts';
import { sample } from '../support/proof.ts';

const inTurn = inTurns();

setUpBrowser();

const ORIGINAL = 'landings/angebot.yaml';
const NOTED = 'landings/.translations/angebot-es.json';
const TRANSLATION = 'landings/angebot-es.yaml';

let site: DataSite;
let page: Page;

beforeAll(async () => {
  site = new DataSite({ languages: ['de', 'es'] });
  const wishes = ['--from', 'offer', '--name', 'Angebot'];
  await runHere(['new-landing', 'angebot', ...wishes, '--root', site.root]);
  const studio = await LiveStudio.start(site.root);
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  await page.goto(studio.address);
});

const button = (name: string | RegExp): Locator => page.getByRole('button', { name });

/** What axe finds in the open panel. */
async function panelFaults(): Promise<string[]> {
  const found: string[] = [];
  for (const width of sample([1280, 768], 1)) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await axeFaults(page, '[data-region="panel"]')));
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  return found;
}

/** Pastes cells as they are copied out of a spreadsheet. */
async function paste(...lines: readonly string[][]): Promise<void> {
  const text = lines.map((cells) => cells.join('\t')).join('\n');
  await page.getByLabel('Paste cells here').evaluate((area, cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    const options = { clipboardData, bubbles: true, cancelable: true };
    area.dispatchEvent(new ClipboardEvent('paste', options));
  }, text);
}

it('makes a page of a starter, at an address that no other page has', async () => {
  await button('New page').click();
  await page.getByRole('radio', { name: /^event/i }).check({ force: true });
  const form = page.getByRole('form', { name: 'The new page' });
  await form.getByLabel('Name').fill('Angebot');
  await form.getByText('/angebot is already the address').waitFor();
  expect(await form.getByRole('button', { name: 'Create page' }).isDisabled()).toBe(true);
  expect(await panelFaults()).toEqual([]);
  await form.getByLabel('Name').fill('Tag der offenen Tür');
  await form.getByText('/tag-der-offenen-tur').waitFor();
  await form.getByRole('button', { name: 'Create page' }).click();
  await form.waitFor({ state: 'detached' });
  expect(site.text('landings/tag-der-offenen-tur.yaml')).toContain('name: Tag der offenen Tür');
  const list = page.getByRole('navigation', { name: 'Pages' });
  await list.getByText('/tag-der-offenen-tur').waitFor();
});

inTurn('makes pages of the rows of a table, once all of them are right', async () => {
  await button('New page').click();
  await page.getByText('From a table').click();
  const header = ['Ort', 'slug', 'Zeile'];
  await paste(header, ['Halle', 'halle', 'In Halle noch heute'], ['Jena', 'In Jena', 'In Jena']);
  await page.getByLabel('Made from').selectOption('angebot');
  await page.getByLabel('Zeile goes to').fill('hero.headline');
  const rows = page.getByRole('region', { name: 'Rows' });
  await rows.getByText('"In Jena" cannot be an address').waitFor();
  expect(await button('Make 1 page').isDisabled()).toBe(true);
  expect(await panelFaults()).toEqual([]);
  // What was given to a panel is still there when it is opened again.
  await page
    .getByRole('region', { name: 'New page' })
    .getByRole('button', { name: 'Close' })
    .click();
  await button('New page').click();
  expect(await page.getByLabel('Zeile goes to').inputValue()).toBe('hero.headline');
  await button('Another table').click();
  await paste(header, ['Halle', 'halle', 'In Halle noch heute'], ['Jena', 'jena', 'In Jena']);
  await page.getByLabel('Zeile goes to').fill('hero.headline');
  await button('Make 2 pages').click();
  await page.getByText(/^Written/).waitFor();
  expect(site.text('landings/halle.yaml')).toContain('headline: In Halle noch heute');
  expect(site.text('landings/jena.yaml')).toContain('headline: In Jena');
});

inTurn('shows a translation beside its original, and what has changed there since', async () => {
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByText('/angebot', { exact: true })
    .click();
  await button('Translate').click();
  await button('Translate into Spanish').click();
  const row = page.getByRole('row', { name: /^Hero: headline/ });
  await row.getByText('Not translated').waitFor();
  await row.getByRole('textbox').fill('Hoy mismo');
  await row.getByText('Not translated').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await expect.poll(() => site.text(TRANSLATION)).toContain('headline: Hoy mismo');
  await expect.poll(() => existsSync(join(site.root, NOTED))).toBe(true);
  site.write(
    ORIGINAL,
    site.text(ORIGINAL).replace(/^ {2}headline: .*/m, '  headline: Erst morgen'),
  );
  await row.getByText('Original changed').waitFor();
  expect(await panelFaults()).toEqual([]);
  await row.getByRole('button', { name: 'It is right as it is' }).click();
  await row.getByText('Original changed').waitFor({ state: 'detached' });
});
