import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.mjs';
import { drawMedia } from './drawn-media.mjs';
import { build, readSamples, writeSamples } from './sample-site.mjs';

/**
 * `npm run guide`: draws the pictures of the guide's sections from the samples that stand in it. With `--out` they go elsewhere, with
 * `--width 390` they are those of a phone, and with `--like FOLDER` they have the brand of that site.
 */
const GUIDE = join(import.meta.dirname, '../../docs/guide/sections');

/** Pixels that a picture of the guide is wide, and the quality of its WebP: text stays sharp, all of them below 1.5 MB. */
const SHOWN_WIDTH = 960;
const QUALITY = 70;

/** Sections higher than this are cut off, in pixels of the window. */
const MOST_HEIGHT = 1100;

/** What the clock of the pictures shows, so that a countdown looks the same each time. */
const SHOWN_AT = new Date('2029-12-19T09:42:17Z');

const TYPES = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  json: 'application/json',
};

function serve(folder) {
  const server = createServer(({ url }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const file = path.includes('.') ? path : `${path}.html`;
    try {
      const content = readFileSync(join(folder, file));
      response.setHeader('content-type', TYPES[file.split('.').pop()] ?? '');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** What of a page is its section: the part behind the title, or the first where it is the title itself. */
async function pictureOf(page, { name }) {
  const places = { hero: 'main > .hero', title: 'main > :first-child' };
  const part = page.locator(places[name] ?? 'main > :last-child');
  // What waits for its moment is shown at once.
  await part.evaluate((element) => {
    if (element instanceof HTMLDialogElement) element.show();
    else element.hidden = false;
  });
  await part.scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    Promise.all([
      document.fonts.ready,
      ...[...document.images].map((image) => {
        if (image.getClientRects().length === 0) return undefined;
        image.loading = 'eager';
        return image.decode();
      }),
    ]),
  );
  const box = await part.boundingBox();
  const { y } = await part.evaluate((element) => ({
    y: element.getBoundingClientRect().top + scrollY,
  }));
  const { width } = page.viewportSize();
  const clip = { x: 0, y, width, height: Math.min(box.height, MOST_HEIGHT) };
  return page.screenshot({ clip, fullPage: true, animations: 'disabled' });
}

async function draw({ out, width, like, names }) {
  const root = mkdtempSync(join(tmpdir(), 'touchdown-guide-'));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const samples = readSamples();
    const site = join(root, 'site');
    writeSamples(site, samples, like);
    await drawMedia(site, samples);
    const server = await serve(build(site));
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    const page = await context.newPage();
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    await page.clock.setFixedTime(SHOWN_AT);
    mkdirSync(out, { recursive: true });
    const wanted = samples.filter(({ picture }) => names.length === 0 || names.includes(picture));
    for (const sample of wanted) {
      const path =
        sample.name === 'hero' ? 'sample-hero' : `sample-${sample.picture.toLowerCase()}`;
      await page.goto(`http://127.0.0.1:${server.address().port}/${path}`);
      // It shows its state once its code has loaded.
      if (sample.name === 'measurement')
        await page.locator('.measurement [role=status]:not(:empty)').waitFor();
      // What stays at the edge of the window belongs to no section.
      await page.addStyleTag({
        content: 'body > :not(main, #page-view), .dock, .contact-dock { display: none !important }',
      });
      const shown = sharp(await pictureOf(page, sample)).resize({
        width: Math.min(width, SHOWN_WIDTH),
      });
      writeFileSync(
        join(out, `${sample.picture}.webp`),
        await shown.webp({ quality: QUALITY, effort: 6 }).toBuffer(),
      );
    }
    server.close();
    const sizes = readdirSync(out).map((name) => statSync(join(out, name)).size);
    console.log(
      `${wanted.length} drawn, ${sizes.length} files, ${Math.round(sizes.reduce((a, b) => a + b, 0) / 1000)} kB`,
    );
  } finally {
    await browser.close();
    rmSync(root, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, width: { type: 'string' }, like: { type: 'string' } },
  allowPositionals: true,
});
await draw({
  out: values.out ?? GUIDE,
  width: Number(values.width ?? 1280),
  like: values.like,
  names: positionals,
});
