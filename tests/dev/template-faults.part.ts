import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { siteInDevelopment } from './in-development.ts';

const inTurn = inTurns();

const running = siteInDevelopment();
const { site } = running;
const template = join(site.folder, 'pages/visit/+Page.tsx');
const right = readFileSync(template, 'utf8');

/** Mistakes in a template, and the line that each stands on. */
const MISTAKES = {
  'a syntax error': {
    break: (text: string) => text.replace('return (', 'return )'),
    at: 'return )',
  },
  'an exception while rendering': {
    break: (text: string) =>
      text.replace('return (', 'throw new Error("No such hours");\n  return ('),
    at: 'throw new Error',
  },
  'an import of nothing': {
    break: (text: string) => `${text}\nexport { hours } from './hours.ts';\n`,
    at: 'hours.ts',
  },
};

let page: Page;
let url: string;
beforeEach(() => {
  ({ page, url } = running);
  onTestFinished(() => writeFileSync(template, right));
});

const overlay = () => page.locator('touchdown-overlay');
/** The overlay with a place: a page that an edit overtakes loads itself again, and has it only then. */
const overlayAt = (place: string) => page.locator('touchdown-overlay', { hasText: place });

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

describe.each(sample(Object.entries(MISTAKES), 1))('%s in a template', (_, mistake) => {
  const broken = mistake.break(right);
  const place = `pages/visit/+Page.tsx:${lineOf(broken, mistake.at)}:`;

  it('lies over the open page, which keeps what was typed, and goes when it is mended', async () => {
    await running.open('/visit');
    await page.getByLabel('Name', { exact: false }).first().fill('Jane');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    writeFileSync(template, broken);
    await overlayAt(place).waitFor();
    writeFileSync(template, right);
    await overlay().waitFor({ state: 'detached' });
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    expect(await page.getByLabel('Name', { exact: false }).first().inputValue()).toBe('Jane');
  });

  it('is what a fresh load shows, until it is mended', async () => {
    writeFileSync(template, broken);
    await expect.poll(async () => (await page.goto(`${url}/visit`))?.status()).toBe(500);
    await overlayAt(place).waitFor();
    writeFileSync(template, right);
    await page.locator('h1').waitFor();
    await overlay().waitFor({ state: 'detached' });
    // The page may be about to load itself again, which would cut off another load of it.
    await expect.poll(async () => (await page.request.get(`${url}/visit`)).status()).toBe(200);
  });
});

describe('a template', () => {
  inTurn('shows an edit in the open page without loading it again', async () => {
    await running.open('/visit');
    // Edits are shown in their order: once this one is, none before it can load the page again.
    writeFileSync(template, right.replace('<>', '<><p id="old">Old ink</p>'));
    await page.locator('#old', { hasText: 'Old ink' }).waitFor();
    await page.evaluate(() => Object.assign(window, { kept: true }));
    writeFileSync(template, right.replace('<>', '<><p id="new">Fresh ink</p>'));
    await page.locator('#new', { hasText: 'Fresh ink' }).waitFor();
    writeFileSync(template, right);
    await page.locator('#new').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  });

  inTurn('is mended also by the file that it has missed', async () => {
    const missing = join(site.folder, 'pages/visit/hours.ts');
    writeFileSync(template, MISTAKES['an import of nothing'].break(right));
    await expect.poll(async () => (await page.goto(`${url}/visit`))?.status()).toBe(500);
    await overlay().waitFor();
    writeFileSync(missing, 'export const hours = 1;\n');
    await page.locator('h1').waitFor();
    writeFileSync(template, right);
    rmSync(missing);
  });
});
