import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import type { DevProcess } from './dev-process.ts';
import { siteInDevelopment } from './in-development.ts';

const inTurn = inTurns();

const running = siteInDevelopment();
const { site } = running;
let dev: DevProcess;
let url: string;
let page: Page;
beforeEach(() => {
  ({ dev, url, page } = running);
});

const heading = (text: string) => page.locator('h1', { hasText: text }).waitFor();
const overlay = () => page.locator('touchdown-overlay');

describe('dev', () => {
  it('shows an edit in the open page without loading it again', async () => {
    await running.open('/gate');
    await page.evaluate(() => {
      Object.assign(window, { kept: true });
      window.scrollTo(0, 300);
    });
    site.edit('gate', (text) =>
      text
        .replace('Signed at the gate of gate', 'Signed at the cattle guard')
        .replace('bg-red-700', 'bg-emerald-800'),
    );
    await heading('Signed at the cattle guard');
    const [kept, scrolled] = await page.evaluate(() => ['kept' in window, window.scrollY]);
    expect(kept).toBe(true);
    expect(scrolled).toBeGreaterThan(200);
    await expect
      .poll(() =>
        page.locator('.urgency').evaluate((banner) => getComputedStyle(banner).backgroundColor),
      )
      .not.toBe('rgba(0, 0, 0, 0)');
  });

  it('lays the errors of a broken file over the page and on the terminal, until they are mended', async () => {
    site.edit('yard');
    await running.open('/yard');
    site.write('yard', (text) =>
      text.replace('headline:', 'headlin:').replace('rating: 5', 'rating: 9'),
    );
    await overlay().waitFor();
    const words = await overlay().evaluate((host) => host.shadowRoot?.textContent ?? '');
    expect(words).toContain('landings/yard.yaml:7:3');
    expect(words).toContain('shape/range');
    await expect.poll(() => dev.log).toContain('shape/unknown-key');
    await page.reload();
    await overlay().waitFor();
    site.write('yard');
    await overlay().waitFor({ state: 'detached' });
    await heading('Signed at the gate of yard');
  });

  inTurn(
    'shows the errors of a page that was broken from the start, and the page once it is right',
    async () => {
      site.lend('landings/lot.yaml', 'hero: [');
      await page.goto(`${url}/lot`);
      await overlay().waitFor();
      site.write('lot');
      await heading('Signed at the gate of lot');
    },
  );

  it('shows a new fact on every page, and keeps the last facts while the file is broken', async () => {
    await running.open('/gate');
    site.spoil('site.config.yaml', (text) => text.replace(/^( {2}email: )[^@]+/m, '$1office'));
    await page.locator('footer', { hasText: 'office@' }).waitFor();
    const mend = site.spoil('site.config.yaml', (text) => text.replace(/^business:/m, 'bizness:'));
    await overlay().waitFor();
    expect(await page.locator('footer').textContent()).toContain('office@');
    mend();
    await overlay().waitFor({ state: 'detached' });
  });

  inTurn('shows the colours of a brand as it is edited', async () => {
    await running.open('/gate');
    const without = readFileSync(site.config, 'utf8');
    onTestFinished(() => writeFileSync(site.config, without));
    const background = () =>
      page.locator('.hero .primary').evaluate((button) => getComputedStyle(button).backgroundColor);
    for (const [color, shown] of [
      ['#7c3aed', 'rgb(124, 58, 237)'],
      ['#0b6e4f', 'rgb(11, 110, 79)'],
    ]) {
      writeFileSync(site.config, `brand:\n  color: "${color}"\n${without}`);
      await expect.poll(background).toBe(shown);
    }
    writeFileSync(site.config, without);
    await expect.poll(background).toBe('rgb(181, 57, 31)');
  });

  it('knows new, renamed and deleted files, aliases and unknown addresses', async () => {
    const status = async (path: string) => (await page.request.get(url + path)).status();
    expect(await status('/ranch')).toBe(404);
    site.edit('ranch', (text) => `page:\n  aliases: [/old-ranch]\n${text}`);
    expect(await status('/ranch')).toBe(200);
    await expect.poll(() => status('/old-ranch')).toBe(200);
    renameSync(join(site.landings, 'ranch.yaml'), join(site.landings, 'rig.yaml'));
    await expect.poll(() => status('/ranch')).toBe(404);
    expect(await status('/rig')).toBe(200);
    rmSync(join(site.landings, 'rig.yaml'));
    await expect.poll(() => status('/rig')).toBe(404);
    for (const path of ['/%zz', '/..%2f..%2fpackage.json', '/missing.png'])
      expect(await status(path)).toBeGreaterThanOrEqual(400);
  });
});
