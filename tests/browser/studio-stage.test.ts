import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import {
  frameOf,
  openFromList,
  openStudio,
  placeOf,
  setUpStudio,
  shownTexts,
  site,
  WIDTHS,
} from './studio-page.ts';

const inTurn = inTurns();

setUpStudio();

const HEADING = 'sections[1].text.heading';
const marked = (name: string) => `[data-edit="${name}"]`;
const field = (name: string) => `[data-field="${name}"] :is(input, textarea)`;

/** The page that tests edit, each where the one before has left it. */
let page: Page;

beforeAll(async () => {
  page = await openStudio();
  await openFromList(page, 'Über uns');
  await page.locator('[data-region="form"] form').waitFor();
});

test('the list is asked for along with the script that shows it, and no second time', async () => {
  await page.locator('[data-line]').first().waitFor();
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/api\/(?:site|settings)$/.test(name))
      .sort((a, b) => a.startTime - b.startTime)
      .map((entry) => `${(entry as PerformanceResourceTiming).initiatorType} ${entry.name}`),
  );
  const { origin } = new URL(page.url());
  expect(asked.slice(0, 2)).toEqual([`link ${origin}/api/site`, `fetch ${origin}/api/settings`]);
});

async function press(name: string, count = 1): Promise<void> {
  const { x, y } = await placeOf(page, 'Desktop', marked(name));
  await page.mouse.click(x, y, { clickCount: count });
}

describe('a text on the stage', () => {
  test('leads to its field by a press, and stands out in both frames', async () => {
    await press(HEADING);
    await expect
      .poll(() =>
        page.evaluate(() =>
          document.activeElement?.closest('[data-field]')?.getAttribute('data-field'),
        ),
      )
      .toBe(HEADING);
    for (const width of WIDTHS)
      await (await frameOf(page, width)).locator(`${marked(HEADING)}[data-studio-shown]`).waitFor();
  });

  test('follows its field in both frames, which are neither loaded again nor scrolled', async () => {
    await press(HEADING);
    const frames = await Promise.all(WIDTHS.map((width) => frameOf(page, width)));
    for (const frame of frames)
      await frame.evaluate(() => Object.assign(window, { isFirst: true }));
    await page.locator(field(HEADING)).first().fill('Was wir mitbringen');
    await expect
      .poll(() => shownTexts(page, marked(HEADING)))
      .toEqual(Array(2).fill('Was wir mitbringen'));
    for (const frame of frames) expect(await frame.evaluate(() => 'isFirst' in window)).toBe(true);
    await page.keyboard.press('Control+z');
    await expect
      .poll(() => shownTexts(page, marked(HEADING)))
      .toEqual(Array(2).fill('Womit wir kommen'));
    await page.keyboard.press('Control+Shift+z');
    await expect
      .poll(() => shownTexts(page, marked(HEADING)))
      .toEqual(Array(2).fill('Was wir mitbringen'));
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Saved' }).waitFor();
  });

  test('is typed where it stands, by a double press; Escape takes it back', async () => {
    const desktop = await frameOf(page, 'Desktop');
    const typing = desktop.locator(`${marked(HEADING)}[contenteditable]`);
    await press(HEADING, 2);
    await typing.waitFor();
    await page.keyboard.insertText('Unser Rad');
    await expect.poll(() => shownTexts(page, marked(HEADING))).toEqual(['Unser Rad', 'Unser Rad']);
    await page.keyboard.press('Enter');
    await typing.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator(field(HEADING)).first().inputValue()).toBe('Unser Rad');
    await desktop.locator('body').press('Control+z');
    const before = ['Womit wir kommen', 'Womit wir kommen'];
    await expect.poll(() => shownTexts(page, marked(HEADING))).toEqual(before);
    await press(HEADING, 2);
    await typing.waitFor();
    await page.keyboard.insertText('Nichts');
    await expect.poll(() => shownTexts(page, marked(HEADING))).toEqual(['Nichts', 'Nichts']);
    await page.keyboard.press('Escape');
    await expect.poll(() => shownTexts(page, marked(HEADING))).toEqual(before);
    await page.getByRole('button', { name: 'Saved' }).waitFor();
  });

  test('with a fact in it is edited in the form alone', async () => {
    const intro = 'sections[0].title.intro';
    await press(intro, 2);
    await expect
      .poll(() => page.locator('.studio > [role="status"]').innerText())
      .toContain('form');
    expect(await (await frameOf(page, 'Desktop')).locator('[contenteditable]').count()).toBe(0);
  });
});

inTurn('a page with errors is shown as it was, and saved only by its key', async () => {
  await press('sections[0].title.heading');
  await page.locator(field('sections[0].title.heading')).first().fill('');
  await page.getByText('Shown as it was before').waitFor();
  expect(await shownTexts(page, 'h1')).toEqual(Array(2).fill('Wer wir sind'));
  await page.locator(field('sections[0].title.heading')).first().fill('Wer kommt');
  await expect.poll(() => shownTexts(page, 'h1')).toEqual(Array(2).fill('Wer kommt'));
  await page.getByText('Shown as it was before').waitFor({ state: 'detached' });
  expect(site.text('pages/about/page.yaml')).toContain('Wer wir sind');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  expect(site.text('pages/about/page.yaml')).toMatch(/heading: "?Wer kommt/);
});

describe('the list of pages', () => {
  inTurn('is searched, walked through and left by keys', async () => {
    const page = await openStudio();
    const current = () =>
      page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ') ?? '');
    await page.keyboard.press('F6');
    await page.keyboard.press('F6');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('type')))
      .toBe('search');
    await page.keyboard.press('ArrowDown');
    await expect.poll(current).toContain('Startseite');
    await page.keyboard.press('ArrowDown');
    await expect.poll(current).not.toContain('Startseite');
    await page.keyboard.press('/');
    await page.keyboard.type('uber uns');
    await page.getByText(/^1 of \d+ pages$/).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Über uns' }).waitFor();
  });

  inTurn('shows pages that links on the stage lead to', async () => {
    const desktop = await frameOf(page, 'Desktop');
    await desktop.locator('header a[href="/"]').first().dispatchEvent('click');
    await page.getByRole('heading', { level: 2, name: 'Startseite' }).waitFor();
  });
});

inTurn.each(sample([1280, 768], 1))(
  'the studio has no faults that axe knows at %i px',
  async (width) => {
    const page = await openStudio({ width, bypassCSP: true });
    if (width < 1100) await page.getByRole('button', { name: 'Content' }).click();
    await page.locator('[data-region="form"]').waitFor();
    expect(await axeFaults(page, '.bar', '.part-stage', '.part-form')).toEqual([]);
    if (width < 1100) await page.getByRole('button', { name: 'Pages', exact: true }).click();
    await page.locator('[data-region="pages"] [data-line]').first().waitFor();
    expect(await axeFaults(page, '.part-list')).toEqual([]);
  },
);

inTurn('a browser that blocks storage shows the studio all the same', async () => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    }),
  );
  await page.reload();
  await page.getByRole('heading', { name: 'Startseite' }).waitFor();
  await expect.poll(() => page.locator('figure iframe').count()).toBe(2);
  await page.getByTitle('Phone', { exact: true }).click();
  await expect.poll(() => page.locator('figure iframe').count()).toBe(1);
  expect(faults).toEqual([]);
});
