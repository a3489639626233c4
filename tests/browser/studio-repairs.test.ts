import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openFromList, openStudio, setUpStudio, shownTexts, site } from './studio-page.ts';

setUpStudio();

const FILE = 'pages/about/page.yaml';
const HEADING = 'sections[0].title.heading';

/** Writes the page as another program does. */
function write(from: string | RegExp, to: string): void {
  const before = site.text(FILE);
  site.write(FILE, before.replace(from, to));
  expect(site.text(FILE)).not.toBe(before);
}

/** The form that tests go on with, each where the one before has left it. */
let page: Page;
let form: Locator;
let heading: Locator;

beforeAll(async () => {
  page = await openStudio();
  await openFromList(page, 'Über uns');
  form = page.getByRole('form', { name: `Content of ${FILE}` });
  await form.getByRole('button', { name: /^Title/ }).click();
  heading = form.locator(`[data-field="${HEADING}"] textarea`);
  await heading.waitFor();
});

async function isSaved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Saved' }).waitFor();
}

test('what is changed here and on the disk waits for a decision, and ends with either value', async () => {
  const conflict = form.getByRole('list', { name: 'Changed in two places' });
  await heading.fill('Wer hier ist');
  await expect.poll(() => shownTexts(page, 'h1')).toEqual(Array(2).fill('Wer hier ist'));
  write('Wer wir sind\n', 'Wer dort ist\n');
  await conflict.getByText('Wer dort ist').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText(`${FILE}: changed on the disk meanwhile.`).waitFor();
  expect(site.text(FILE)).toContain('Wer dort ist');
  await conflict.getByRole('button', { name: 'Keep what is here' }).click();
  await conflict.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await isSaved(page);
  expect(site.text(FILE)).toContain('heading: Wer hier ist\n');

  await heading.fill('Wer noch hier ist');
  await expect.poll(() => shownTexts(page, 'h1')).toEqual(Array(2).fill('Wer noch hier ist'));
  write('Wer hier ist\n', 'Wer auch dort ist\n');
  await conflict.getByRole('button', { name: 'Take what is on the disk' }).click();
  await isSaved(page);
  await expect.poll(() => heading.inputValue()).toBe('Wer auch dort ist');
  await expect.poll(() => shownTexts(page, 'h1')).toEqual(Array(2).fill('Wer auch dort ist'));
});

test('a mistake that has one repair is mended by a button', async () => {
  write('intro:', 'intr:');
  await form.getByText('intr', { exact: false }).first().waitFor();
  await form.getByRole('button', { name: 'Fix' }).click();
  await form.getByRole('button', { name: 'Fix' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Control+s');
  await expect.poll(() => site.text(FILE)).toContain('intro:');
  await isSaved(page);
});

test('a file that cannot be parsed has no form until it can be, and may go without a word', async () => {
  const file = 'landings/kaputt.yaml';
  const whole = site.text('landings/tag-der-offenen-tuer.yaml');
  site.write(file, 'hero: [\n');
  const page = await openStudio();
  await openFromList(page, 'kaputt');
  const form = page.getByRole('form', { name: `Content of ${file}` });
  await form.getByText('is never closed').waitFor();
  expect(await form.getByRole('button', { name: 'Add section' }).count()).toBe(0);
  await expect
    .poll(() => shownTexts(page, 'li'))
    .toEqual(Array(2).fill(expect.stringContaining(file)));
  site.write(file, whole);
  await form.getByRole('button', { name: 'Add section' }).waitFor();
  await openFromList(page, 'Über uns');
  rmSync(join(site.root, file));
  await page.getByText('kaputt').waitFor({ state: 'detached' });
  await page.evaluate(() => fetch('/api/facts'));
  expect(await page.locator('.bar-fault').count()).toBe(0);
});
