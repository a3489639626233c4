import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { ROOT } from '../support/command.ts';
import { beginRepository, type Git } from '../support/git-repository.ts';
import { LiveStudio } from '../support/live-studio.ts';
import { sample } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';

setUpBrowser();

const LEASE = 'landings/lease.yaml';
const OLD = 'Signed at the gate';

let root: string;
let git: Git;
let page: Page;

beforeAll(async () => {
  root = tempFolder();
  mkdirSync(join(root, 'landings'));
  cpSync(join(ROOT, 'site.config.yaml'), join(root, 'site.config.yaml'));
  cpSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), join(root, LEASE));
  git = beginRepository(root);
  git('add', LEASE, 'site.config.yaml');
  git('commit', '--quiet', '--message', 'Begin');
  const studio = await LiveStudio.start(root);
  page = await browser.newPage({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  await page.goto(studio.address);
});

/** Has the studio change a value, as its form does. */
async function edit(headline: string): Promise<void> {
  const operations = [{ op: 'set', path: ['hero', 'headline'], value: headline }];
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/api/edit', { method: 'POST', headers, body })).status;
    },
    JSON.stringify({ file: LEASE, operations }),
  );
  expect(status).toBe(200);
}

it('tells an edit in words, takes it back as one step, and commits what is left', async () => {
  await edit('Signed at your kitchen table');
  await page.getByRole('button', { name: 'Changes' }).click();
  const panel = page.getByRole('region', { name: 'Changes since the commit “Begin”' });
  await panel.getByText('Not saved').waitFor();
  await panel.getByRole('heading', { name: 'Hero: headline' }).waitFor();
  expect(await panel.getByRole('deletion').textContent()).toBe(OLD);
  expect(await panel.getByRole('insertion').textContent()).toBe('Signed at your kitchen table');

  const headline = (title: string) =>
    page.frameLocator(`iframe[title="Signed at your kitchen table, ${title}"]`).locator('h1');
  await expect.poll(() => headline('before').textContent()).toContain(OLD);
  await expect.poll(() => headline('now').textContent()).toContain('kitchen table');

  for (const width of sample([1280, 768], 1)) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeFaults(page, '.panel')).toEqual([]);
  }

  await panel.getByRole('button', { name: 'Revert' }).click();
  await panel.getByText('Nothing has changed.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await panel.getByRole('insertion').waitFor();
  expect(readFileSync(join(root, LEASE), 'utf8')).toContain(OLD);

  const message = panel.getByLabel('What has changed, and why');
  await message.fill('Say where we sign');
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Changes' }).click();
  const hook = join(root, '.git/hooks/pre-commit');
  mkdirSync(join(root, '.git/hooks'), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\necho Not today\nexit 1\n', { mode: 0o755 });
  await panel.getByRole('button', { name: 'Commit 1 file' }).click();
  await page.getByText('Not today').waitFor();
  expect(await message.inputValue()).toBe('Say where we sign');
  rmSync(hook);
  await panel.getByRole('button', { name: 'Commit 1 file' }).click();
  await panel.page().getByText('Nothing has changed.').waitFor();
  expect(git('log', '-1', '--format=%s, %an').trim()).toBe('Say where we sign, Ada');
  expect(git('show', '--name-only', '--format=').trim()).toBe(LEASE);
  expect(readFileSync(join(root, LEASE), 'utf8')).toContain('kitchen table');
});

it('shows in the settings what follows from them: facts on pages, the palette, words of its own', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await edit('Signed for {fees.travel} and the fee');
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.getByRole('region', { name: 'Settings' });
  const fact = panel.getByRole('row').filter({ hasText: 'fees.travel' });
  await expect.poll(() => fact.getByRole('cell').allTextContents()).toEqual(['$40', '/lease']);
  const parts = panel.getByRole('group', { name: 'Part of the settings' });
  for (const part of sample(['Brand', 'Languages and words', 'Business and facts'], 1)) {
    await parts.getByText(part).click();
    expect(await axeFaults(page, '.settings')).toEqual([]);
  }
  await parts.getByText('Languages and words').click();
  await panel
    .getByRole('textbox', { name: 'In place of Skip to content (frame.skip)' })
    .fill('Jump');
  await page.keyboard.press('Tab');
  const file = join(root, 'site/words/en.yaml');
  await expect
    .poll(() => existsSync(file) && readFileSync(file, 'utf8'))
    .toBe('frame:\n  skip: Jump\n');
});

it('a fact that is added by keys is open, has the focus, and gets a key that texts can refer to', async () => {
  const panel = page.getByRole('region', { name: 'Settings' });
  const parts = panel.getByRole('group', { name: 'Part of the settings' });
  await parts.getByText('Business and facts').click();
  await panel.getByRole('textbox', { name: 'Name of a new entry of the file' }).fill('Prices');
  await page.keyboard.press('Enter');
  const inside = panel.getByRole('textbox', { name: 'Name of a new entry of prices' });
  await expect.poll(() => inside.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('Service visit');
  await page.keyboard.press('Enter');
  const field = panel.locator('[name="prices.serviceVisit"]');
  await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.type('$85');
  await panel
    .getByRole('row')
    .filter({ hasText: 'prices.serviceVisit' })
    .getByText('$85')
    .waitFor();
});
