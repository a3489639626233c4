import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, jumpToBottom } from '../support/axe-run.mjs';
import { setUpBrowser } from '../support/browser.ts';
import { ROOT, runHere } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { WalkedSite } from './walked-site.ts';

setUpBrowser();

const FOLDER = join(ROOT, 'cli/new-landing/starters');

/** Starters that a new site begins with have their pages in it already. */
const OF_NEW_SITES = ['event', 'offer', 'service'];

/** Every other starter in every language; in the suite each in one, another by each run. */
const ALL = readdirSync(FOLDER)
  .flatMap((file) => /^([a-z-]+)\.yaml$/.exec(file)?.[1] ?? [])
  .filter((name) => !OF_NEW_SITES.includes(name))
  .flatMap((name) => ['en', 'es', 'de'].map((language) => ({ name, language })));
const MADE = sample(ALL, ALL.length / 3).map((starter) => ({
  ...starter,
  path: `/${starter.name}-${starter.language}`,
}));

/** The narrowest window that pages are made for, a phone, and a desk. */
const NARROWEST = 320;
const WIDTHS = [1280, 390, NARROWEST];

describe('a site with a landing of every starter', () => {
  const site = new WalkedSite(tempFolder());

  beforeAll(async () => {
    const run = (...args: string[]) => runHere(args, { cwd: site.root, site: null });
    expect((await run('init', '--yes', '--type', 'Plumber')).code).toBe(0);
    const config = join(site.root, 'site.config.yaml');
    const text = readFileSync(config, 'utf8');
    writeFileSync(config, text.replace('languages: [en]', 'languages: [en, es, de]'));
    for (const { name, language, path } of MADE) {
      const made = await run('new-landing', path.slice(1), '--from', name, '--language', language);
      expect([path, made.code, made.stderr]).toEqual([path, 0, '']);
    }
    await site.start();
  }, 120_000);
  afterAll(() => site.stop());

  test('has the page of each in its language, with its drawing on the first screen', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(30);
    for (const { name, language, path } of MADE) {
      const html = readFileSync(join(site.dist, `${path}.html`), 'utf8');
      expect(html, path).toContain(`<html lang="${language}"`);
      expect(html, path).toMatch(new RegExp(`<img src="/media/${name}-[0-9a-f]+\\.svg" alt="[^"]`));
    }
  });

  test('can be read at every width', async () => {
    const page = await site.open(1280);
    for (const { path } of sample(MADE, 1)) {
      await page.goto(site.url + path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(jumpToBottom);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect([path, width, overflow]).toEqual([path, width, 0]);
        if (width > NARROWEST) expect(await axeFaults(page), `${path} ${width}`).toEqual([]);
      }
    }
  });
});
