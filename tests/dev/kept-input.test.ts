import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { CopyInDevelopment } from './in-development.ts';

const running = new CopyInDevelopment();
const { copy } = running;
const config = join(copy.folder, 'site.config.yaml');
const pageFile = join(copy.folder, 'pages/contact/page.yaml');
const facts = readFileSync(config, 'utf8');

let page: Page;
let phones = 100;
beforeEach(() => {
  ({ page } = running);
});

afterAll(() => writeFileSync(config, facts));

async function open(path: string): Promise<void> {
  await running.open(path);
  await page.evaluate(() => Object.assign(window, { kept: true }));
}

/** Changes a fact that every page shows, and waits until the page shows it. */
async function changePhone(): Promise<void> {
  phones += 1;
  writeFileSync(config, facts.replace(/555-01\d\d/, `555-0${phones}`));
  await page.locator('.contact-bar', { hasText: `555-0${phones}` }).waitFor({ state: 'attached' });
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
  it('keeps what was typed into the contact form', async () => {
    await open('/contact');
    const typed = await fillAll('main form');
    expect(typed.length).toBeGreaterThan(2);
    await changePhone();
    expect(await values('main form')).toEqual(typed);
  });

  it('keeps the open booking dialog with all its fields, and the focus', async () => {
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

  it('keeps what was asked of the calculator, and its estimate', async () => {
    await open('/pricing#calculator?latitude=31.99&longitude=-102.07&signatures=2');
    const form = '[data-island=calculator]';
    await page.locator('[data-estimate]').first().waitFor();
    await page.locator(`${form} [name=signatures]`).fill('7');
    const typed = await values(form);
    const estimate = await page.locator('[data-estimate]').allTextContents();
    await changePhone();
    expect(await values(form)).toEqual(typed);
    expect(await page.locator('[data-estimate]').allTextContents()).toEqual(estimate);
  });

  it('keeps an open menu, and the place on the page', async () => {
    await open('/faq');
    const menu = page.getByRole('button', { name: 'Services' });
    await page.evaluate(() => window.scrollTo(0, 400));
    await menu.click();
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    const offset = await page.evaluate(() => window.scrollY);
    await changePhone();
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    expect(await page.evaluate(() => window.scrollY)).toBe(offset);
  });
});

describe('a changed page.yaml', () => {
  it('changes the title and keeps what was typed', async () => {
    await open('/contact');
    const typed = await fillAll('main form');
    const right = readFileSync(pageFile, 'utf8');
    writeFileSync(pageFile, right.replace(/^( {2}title: ).*$/m, '$1Write to the notary'));
    await expect.poll(() => page.title()).toBe('Write to the notary');
    expect(await values('main form')).toEqual(typed);
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    writeFileSync(pageFile, right);
  });
});
