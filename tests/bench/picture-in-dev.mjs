import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { run } from '../guide/sample-site.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.mjs';
import { drawPhotographs, photoName } from './picture-site.mjs';

/**
 * `npm run bench:dev-picture`: time from saving a landing until the browser shows a 12-megapixel photograph that it
 * refers to for the first time, and from saving another photograph in its place.
 */
const BIN = join(import.meta.dirname, '../../bin/touchdown.js');
const RUNS = 8;

const WINDOWS = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { name: 'desk', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
];

const root = mkdtempSync(join(tmpdir(), 'touchdown-dev-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));
run(['init', root, '--yes']);
await drawPhotographs(join(root, 'media'), RUNS * WINDOWS.length, 12);
const landing = join(root, 'landings/current-offer.yaml');

/** Starts the development server and returns its address. */
async function develop() {
  const args = [BIN, 'dev', '--root', root, '--port', '0', '--json'];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  process.on('exit', () => server.kill());
  for await (const line of createInterface({ input: server.stdout })) return JSON.parse(line).url;
  throw new Error('The development server did not start.');
}

/** Opens the page of the landing, which is updated on edits from then on. */
async function open(context, url) {
  const page = await context.newPage();
  const followed = new Promise((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => payload.includes('touchdown:hello') && resolve()),
    ),
  );
  await page.goto(new URL('current-offer', url).href);
  await followed;
  return page;
}

/** Milliseconds from a change until the page shows another picture. */
async function seen(page, change) {
  const first = page.locator('main img').first();
  const before = await first.evaluate((image) => image.currentSrc);
  const started = performance.now();
  change();
  await page.waitForFunction(
    (old) => {
      const image = document.querySelector('main img');
      return image?.complete && image.naturalWidth > 0 && image.currentSrc !== old;
    },
    before,
    { polling: 'raf' },
  );
  return Math.round(performance.now() - started);
}

const url = await develop();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
const rows = [];
for (const [place, { name, ...window }] of WINDOWS.entries()) {
  const page = await open(await browser.newContext(window), url);
  const times = { named: [], replaced: [] };
  for (let round = 0; round < RUNS; round += 1) {
    const src = photoName(place * RUNS + round);
    const text = readFileSync(landing, 'utf8').replace(/src: \S+/, `src: ${src}`);
    times.named.push(await seen(page, () => writeFileSync(landing, text)));
    const file = join(root, 'media', src);
    const other = Buffer.concat([readFileSync(file), Buffer.from('another')]);
    times.replaced.push(await seen(page, () => writeFileSync(file, other)));
  }
  for (const [kind, all] of Object.entries(times))
    rows.push({ window: name, photograph: kind, ms: all.sort((a, b) => a - b).join(' ') });
}
console.table(rows);
process.exit(0);
