import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.mjs';

/** Part of `npm run guide`: draws the pictures of the guide's starters from the page of `new-landing --list --open`. */
const TOOL = join(import.meta.dirname, '../../bin/touchdown.js');
const OUT = join(import.meta.dirname, '../../docs/guide/starters');

/** Pixels that a picture of the guide is wide, and the quality of its WebP. */
const SHOWN_WIDTH = 480;
const QUALITY = 72;

const BUSINESS = [
  ...['--name', 'Ortega & Daughters', '--type', 'Electrician', '--phone', '+1 503 555 0142'],
  ...['--locality', 'Riverside', '--region', 'OR', '--color', '#0b5563', '--yes'],
];

const run = (args) =>
  execFileSync(process.execPath, [TOOL, ...args], { encoding: 'utf8', stdio: 'pipe' });

const root = mkdtempSync(join(tmpdir(), 'touchdown-starters-'));
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
try {
  run(['init', join(root, 'site'), ...BUSINESS]);
  const options = ['--list', '--open', '--json', '--root', join(root, 'site')];
  const { starters } = JSON.parse(run(['new-landing', ...options]));
  const page = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
  mkdirSync(OUT, { recursive: true });
  for (const { name } of starters) {
    const file = join(root, 'site/.touchdown/starters', `${name}.html`);
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => document.fonts.ready);
    const shown = sharp(await page.screenshot({ animations: 'disabled' })).resize(SHOWN_WIDTH);
    writeFileSync(
      join(OUT, `${name}.webp`),
      await shown.webp({ quality: QUALITY, effort: 6 }).toBuffer(),
    );
  }
  const sizes = readdirSync(OUT).map((name) => statSync(join(OUT, name)).size);
  console.log(
    `${starters.length} drawn, ${Math.round(sizes.reduce((a, b) => a + b, 0) / 1000)} kB`,
  );
} finally {
  await browser.close();
  rmSync(root, { recursive: true, force: true });
}
