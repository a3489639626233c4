import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { LiveStudio } from '../support/live-studio.ts';
import { photograph } from '../support/photographs.ts';
import { PictureSite } from '../support/picture-site.ts';
import { sample } from '../support/proof.ts';

const inTurn = inTurns();

setUpBrowser();

const site = new PictureSite();
const FILE = 'landings/gate.yaml';
let studio: LiveStudio;
/** The form that tests go on with, each where the one before has left it. */
let page: Page;
let form: Locator;

beforeAll(async () => {
  site.addMedia('van.jpg', await photograph(1200, 800));
  site.addLanding('gate');
  studio = await LiveStudio.start(site.root);
  ({ page, form } = await openForm());
});

/** Opens the form of the landing. */
async function openForm(width = 1280): Promise<{ page: Page; form: Locator }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, bypassCSP: true });
  const page = await context.newPage();
  await page.goto(studio.address);
  const isNarrow = width < 1100;
  if (isNarrow) await page.getByRole('button', { name: 'Pages' }).click();
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('button', { name: /gate/ })
    .click();
  if (isNarrow) await page.getByRole('button', { name: 'Content' }).click();
  const form = page.getByRole('form', { name: `Content of ${FILE}` });
  await form.getByRole('button', { name: 'Add section' }).waitFor();
  return { page, form };
}

/** The parts of a landing that are looked at. */
interface Written {
  hero: object;
  guide: { credentials: object[] };
  picture: { image: object };
  sections?: string[];
}

/** What the studio has of the landing, saved or not. */
async function written(page: Page): Promise<Written> {
  const answer = await page.request.get(new URL(`/api/file?file=${FILE}`, page.url()).href);
  return (await answer.json()).value;
}

const open = (form: Locator, title: RegExp) =>
  form.getByRole('button', { name: title, expanded: false }).first().click();

describe('the form of a landing', () => {
  test('gets a section with a picture from the gallery, which moves by keys and is saved', async () => {
    await form.getByRole('button', { name: 'Add section' }).click();
    const gallery = page.getByRole('dialog', { name: 'Add a section' });
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.type('picture, alone');
    await gallery.getByRole('button', { name: /^Picture/ }).click();
    // The first field of the new section has the focus.
    const heading = form.locator('[data-field="picture.heading"] textarea');
    await expect.poll(() => heading.evaluate((area) => area === document.activeElement)).toBe(true);
    // Its sample names a picture that the site does not have.
    const missing = form.getByText('There is no file media/workshop.jpg.');
    await missing.waitFor();
    // The page is the current one all the same.
    expect(await page.getByText('Shown as it was before').count()).toBe(0);
    await form.getByRole('button', { name: 'Choose or drop a picture' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /van/ }).press('Enter');
    await form.getByText('van.jpg').waitFor();
    await missing.waitFor({ state: 'detached' });
    const opener = form.getByRole('button', { name: 'Replace' });
    await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true);
    const focus = form.getByRole('slider', { name: /^Focus/ });
    // The second key comes while the first is still on its way to the server.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/edit', (route) => held.then(() => route.continue()), { times: 1 });
    await focus.press('ArrowRight');
    await focus.press('Shift+ArrowDown');
    release();
    await expect
      .poll(async () => (await written(page)).picture)
      .toMatchObject({ image: { src: 'van.jpg', alt: 'Van', focus: [0.52, 0.6] } });
    const { width = 0, height = 0 } = (await focus.boundingBox()) ?? {};
    await focus.click({ position: { x: width * 0.25, y: height * 0.75 } });
    await expect
      .poll(async () => (await written(page)).picture.image)
      .toMatchObject({ focus: [expect.closeTo(0.25, 1), expect.closeTo(0.75, 1)] });

    const handle = form.getByRole('button', { name: 'Move Picture' });
    await handle.press('Alt+ArrowUp');
    await handle.press('Alt+ArrowUp');
    await expect.poll(async () => (await written(page)).sections?.indexOf('picture')).toBe(3);
    await expect.poll(() => handle.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+s');
    await expect.poll(() => readFileSync(join(site.root, FILE), 'utf8')).toContain('van.jpg');
    expect(parse(readFileSync(join(site.root, FILE), 'utf8'))).toEqual(await written(page));
  });

  test('lifts a section with Space and puts it elsewhere with arrow keys', async () => {
    const handle = form.getByRole('button', { name: 'Move Plan' });
    const order = () =>
      form
        .locator('.sections .handle')
        .evaluateAll((handles) => handles.map((found) => found.getAttribute('aria-label')));
    const before = await order();
    await handle.press('Space');
    const at = before.indexOf('Move Plan');
    const place = (number: number) =>
      page.getByText(`Plan is over place ${number} of`).waitFor({ state: 'attached' });
    await place(at + 1);
    await handle.press('ArrowUp');
    await place(at);
    await handle.press('Space');
    await expect.poll(order).toEqual(before.toSpliced(at, 1).toSpliced(at - 1, 0, 'Move Plan'));
    await page.keyboard.press('Control+z');
    await expect.poll(order).toEqual(before);
  });

  test('keeps the focus near a section that is removed by keys', async () => {
    const menu = form.getByRole('button', { name: 'More for Picture' });
    const cards = form.locator('[data-group]:has(> .disclosure-head [aria-haspopup="menu"])');
    const names = await cards.evaluateAll((all) =>
      all.map((card) => card.getAttribute('data-group')),
    );
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await menu.waitFor({ state: 'detached' });
    const nextName = names[names.indexOf('picture') + 1];
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.closest<HTMLElement>('[data-group]')?.dataset.group,
      );
    await expect.poll(focused).toBe(nextName);
    await page.keyboard.press('Control+z');
    await menu.waitFor();
  });

  test('offers facts from a brace on, and shows their values', async () => {
    await open(form, /^Hero/);
    const field = form.locator('[data-field="hero.subheadline"]');
    const area = field.getByRole('textbox');
    await area.fill('We are ');
    await area.press('End');
    await page.keyboard.type('{business.na');
    await field.getByRole('option', { name: /business\.name/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => area.inputValue()).toBe('We are {business.name}');
    await page.keyboard.type(', always');
    const { text } = (
      (await (await page.request.get(new URL('/api/facts', page.url()).href)).json()) as {
        name: string;
        text: string;
      }[]
    ).find(({ name }) => name === 'business.name') ?? { text: '' };
    await area.blur();
    await expect
      .poll(() => field.locator('.fact-layer').innerText())
      .toBe(`We are ${text}, always`);
    await expect
      .poll(async () => (await written(page)).hero)
      .toMatchObject({ subheadline: 'We are {business.name}, always' });
  });

  test('offers numbers behind a sign, and shows the result of a calculation', async () => {
    const field = form.locator('[data-field="hero.subheadline"]');
    const area = field.getByRole('textbox');
    await area.fill('Both are ');
    await area.press('End');
    await page.keyboard.type('{fees.min');
    await field.getByRole('option', { name: /fees\.minimum/ }).waitFor();
    await page.keyboard.press('Enter');
    await area.press('ArrowLeft');
    await page.keyboard.type(' + 2 * fees.mini');
    await field.getByRole('option', { name: /fees\.minimum/ }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => area.inputValue()).toBe('Both are {fees.minimum + 2 * fees.minimum}');
    await area.blur();
    await expect.poll(() => field.locator('.fact-layer').innerText()).toBe('Both are £240');
    const shown = page.frameLocator('iframe[title$="desktop"]').getByText('Both are £240');
    await shown.first().waitFor({ state: 'attached' });
    await area.fill('Both are {fees.minimum + business.name}');
    await area.blur();
    await expect.poll(() => field.locator('.fact-chip-unknown').count()).toBe(1);
    await area.fill('We are {business.name}, always');
    await area.blur();
  });

  test('shows why an edit is refused, until one is not', async () => {
    const area = form.locator('[data-field="hero.problem"]').getByRole('textbox');
    const before = await area.inputValue();
    await area.fill('x'.repeat(300_000));
    const refusal = page.getByText('A file holds at most');
    await refusal.waitFor();
    await area.fill(before);
    await refusal.waitFor({ state: 'detached' });
  });

  inTurn('finds an icon by a word', async () => {
    await open(form, /^Guide/);
    await form.locator('[data-group="guide.credentials[0]"] .disclosure-button').click();
    await form.locator('[data-field="guide.credentials[0].icon"] .icon-choice').click();
    const dialog = page.getByRole('dialog', { name: 'Choose an icon' });
    await dialog.getByRole('searchbox').fill('alarm smoke');
    await expect.poll(() => dialog.getByRole('radio').count()).toBe(1);
    expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('searchbox').press('Enter');
    await expect
      .poll(async () => (await written(page)).guide.credentials[0])
      .toMatchObject({ icon: 'alarm-smoke' });
  });

  test('shows what is wrong at its field while it is typed, and leads there', async () => {
    await open(form, /^SEO/);
    const title = form.locator('[data-field="seo.title"]');
    await title.getByRole('textbox').fill('');
    await title.getByText('must not be blank').waitFor();
    expect(await title.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
    await form.getByRole('button', { name: /^SEO/ }).click();
    await form.getByRole('button', { name: 'Go to the first' }).click();
    await expect
      .poll(() => title.getByRole('textbox').evaluate((area) => area === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Control+z');
    await title.getByText('must not be blank').waitFor({ state: 'detached' });
    await expect.poll(() => title.getByRole('textbox').inputValue()).not.toBe('');
  });

  inTurn.each(sample([1280, 768], 1))('is right for everybody at %i pixels', async (width) => {
    const { page, form } = await openForm(width);
    for (const title of [/^Basics/, /^SEO/, /^Hero/, /^Guide/, /^Success/]) await open(form, title);
    await form.locator('.list-of-groups .list-of-groups .disclosure-button').first().click();
    expect(await axeFaults(page, '.form')).toEqual([]);
  });
});
