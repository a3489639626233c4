import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openAdmin, ownersBrowser } from '../browser/admin-page.ts';
import { browser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { siteInDevelopment } from './in-development.ts';

const inTurn = inTurns();

const running = siteInDevelopment();
const { site } = running;
let url: string;
let page: Page;
beforeEach(() => {
  ({ url, page } = running);
});

/** A title that search results cut. */
const LONG =
  'Notary who comes to the gate of any ranch, farm, yard or office in the whole county with a lease or a deed';
const warn = (text: string) => text.replace(/Notary \w+ for a lease/, LONG);
const badge = () => page.locator('touchdown-warnings button');
const list = () => page.locator('touchdown-warnings section');

describe('the warnings of a page', () => {
  it('stand behind a quiet badge that the keyboard opens, and go when they are mended', async () => {
    site.edit('gate', warn);
    await running.open('/gate');
    // Another landing of the same text may have gone a moment ago.
    await expect.poll(() => badge().textContent()).toBe('1 warning');
    expect(await list().isVisible()).toBe(false);
    await badge().focus();
    await page.keyboard.press('Enter');
    await list().waitFor();
    expect(await badge().getAttribute('aria-expanded')).toBe('true');
    const words = await list().textContent();
    expect(words).toMatch(/landings\/gate\.yaml:\d+:\d+/);
    expect(await list().locator('.hint').textContent()).not.toBe('');
    await page.keyboard.press('Escape');
    expect(await list().isVisible()).toBe(false);
    expect(await page.locator('touchdown-overlay').count()).toBe(0);
    site.write('gate');
    await badge().waitFor({ state: 'detached' });
    site.edit('gate', warn);
    await badge().waitFor();
  });

  inTurn('stand below what visitors do not see of the page', async () => {
    site.edit('gate', (text) => `page: { draft: true }\n${warn(text)}`);
    await running.open('/gate');
    const state = page.locator('touchdown-warnings .state');
    await expect.poll(() => state.textContent()).toBe('Draft');
    await expect.poll(() => badge().textContent()).toBe('1 warning');
    site.edit('gate', (text) => `page: { publishAt: 2099-01-01T09:00 }\n${text}`);
    await expect.poll(() => state.textContent()).toBe('Published at 2099-01-01 09:00');
    await badge().waitFor({ state: 'detached' });
  });

  inTurn('are its own: another page shows none of them', async () => {
    site.edit('gate', warn);
    await running.open('/contact');
    await page.locator('h1').waitFor();
    expect(await badge().count()).toBe(0);
  });

  inTurn('tell of classes that no stylesheet knows', async () => {
    await running.open('/gate');
    site.edit('gate', (text) => text.replace(/className: .*/, 'className: bg-rad-700'));
    await badge().waitFor();
    expect(await list().textContent()).toContain('bg-rad-700');
    site.write('gate');
    await badge().waitFor({ state: 'detached' });
  });

  it('never reach the finished site', async () => {
    site.edit('gate', warn);
    const dist = await site.build();
    expect(readFileSync(join(dist, 'gate.html'), 'utf8')).not.toContain('touchdown-');
  });
});

inTurn('a landing is told of its link when only the target goes', async () => {
  const overlay = page.locator('touchdown-overlay');
  const items = [
    'title: Ranch, text: We drive up., href: /ranch',
    'title: Yard, text: We walk in.',
  ];
  const block = `services:\n  heading: More\n  items: [{ icon: star, ${items.join(' }, { icon: star, ')} }]\n`;
  site.edit('ranch');
  site.edit('gate', (text) => text + block);
  await running.open('/gate');
  await expect.poll(async () => (await fetch(`${url}/ranch`)).status).toBe(200);
  expect(await overlay.count()).toBe(0);
  rmSync(join(site.landings, 'ranch.yaml'));
  await overlay.waitFor();
  site.write('gate');
  await overlay.waitFor({ state: 'detached' });
});

describe('dev', () => {
  it('lists the pages as the build does, and follows edits', async () => {
    const text = async (name: string) => (await fetch(`${url}/${name}`)).text();
    const dist = await site.build();
    for (const name of ['page-registry.json', 'sitemap.xml', 'robots.txt'])
      expect(await text(name)).toBe(readFileSync(join(dist, name), 'utf8'));
    site.edit('ranch');
    await expect.poll(() => text('page-registry.json')).toContain('"/ranch"');
    expect(await text('sitemap.xml')).toContain('/ranch</loc>');
  });

  inTurn('shows the list of pages in the owner’s area', async () => {
    const context = await ownersBrowser(browser);
    // Everything that the area loads is compiled at the first visit.
    context.setDefaultTimeout(60_000);
    const area = await openAdmin(context, '#pages', url);
    await area.getByLabel('Search pages').fill('gate');
    await area.locator('tr[data-path="/gate"]').waitFor();
  });
});
