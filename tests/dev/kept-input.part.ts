import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { siteInDevelopment } from './in-development.ts';

const inTurn = inTurns();

const running = siteInDevelopment();
const { site } = running;

let page: Page;
let phones = 100;
beforeEach(() => {
  ({ page } = running);
});

async function open(path: string): Promise<void> {
  await running.open(path);
  await page.evaluate(() => Object.assign(window, { kept: true }));
}

/** Changes a fact that every page shows, and waits until the page shows it. */
async function changePhone(): Promise<void> {
  phones += 1;
  site.spoil('site.config.yaml', (text) => text.replace(/1482 \d+/, `1482 555${phones}`));
  await page.locator('.contact-bar', { hasText: `555${phones}` }).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
}

/** Types into every field that shows below an element, and tells what they hold. */
async function fillAll(root: string): Promise<string[]> {
  const fields = page.locator(
    `${root} :is(input:not([type=hidden], [type=file]), textarea, select):visible`,
  );
  for (const field of await fields.all()) {
    const kind = await field.evaluate(
      (node) => `${node.nodeName} ${(node as HTMLInputElement).type}`,
    );
    if (kind.startsWith('SELECT')) await field.selectOption({ index: 1 });
    else if (/checkbox|radio/.test(kind)) await field.check();
    else if (/date$/.test(kind)) await field.fill('2031-05-06');
    else if (/time$/.test(kind)) await field.fill('10:30');
    else if (/number|range/.test(kind)) await field.fill('3');
    else await field.fill('432 555 0142');
  }
  return values(root);
}

function values(root: string): Promise<string[]> {
  return page
    .locator(`${root} :is(input:not([type=file]), textarea, select)`)
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(
        ({ name, value, checked }) => `${name} ${value} ${checked}`,
      ),
    );
}

describe('a changed configuration', () => {
  it('keeps what was typed into the contact form, and the place on the page', async () => {
    // A window that does not hold the whole page.
    await page.setViewportSize({ width: 1280, height: 400 });
    await open('/contact');
    const typed = await fillAll('main form');
    expect(typed.length).toBeGreaterThan(2);
    await page.evaluate(() => window.scrollTo(0, 200));
    const offset = () => page.evaluate(() => window.scrollY);
    const before = await offset();
    expect(before).toBeGreaterThan(0);
    await changePhone();
    expect(await values('main form')).toEqual(typed);
    expect(await offset()).toBe(before);
  });

  inTurn('keeps the open booking dialog with all its fields, and the focus', async () => {
    await open('/');
    await page.locator('[data-action=book]:visible').first().click();
    await page.locator('dialog[open] form').waitFor();
    const typed = await fillAll('dialog[open]');
    expect(typed.length).toBeGreaterThan(4);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    const before = await focused();
    await changePhone();
    expect(await values('dialog[open]')).toEqual(typed);
    expect(await focused()).toBe(before);
  });

  inTurn('keeps an open menu', async () => {
    await open('/contact');
    const menu = page.getByRole('button', { name: 'Services' });
    await menu.click();
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    await changePhone();
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
  });
});

describe('a changed page.yaml', () => {
  inTurn('changes the title and keeps what was typed', async () => {
    await open('/contact');
    const typed = await fillAll('main form');
    site.spoil('pages/contact/page.yaml', (text) =>
      text.replace(/^( {2}title: ).*$/m, '$1Write to the plumber'),
    );
    await expect.poll(() => page.title()).toBe('Write to the plumber');
    expect(await values('main form')).toEqual(typed);
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  });
});
