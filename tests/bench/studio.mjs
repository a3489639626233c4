import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/chromium.mjs';
import { REPOSITORY_PARTS } from '../support/repository-parts.mjs';
import { machineSpeed } from './machine-speed.mjs';
import { makeLandings } from './make-landings.mjs';

/**
 * `npm run bench:studio`: time until the studio listens, until its list and its first page are visible, and from a
 * keystroke in the form until both frames show it, on the repository's own site with the given number of landings.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const { values } = parseArgs({
  options: {
    landings: { type: 'string', default: '1000' },
    keys: { type: 'string', default: '60' },
    starts: { type: 'string', default: '3' },
  },
});
const [landings, keys, starts] = [values.landings, values.keys, values.starts].map(Number);

const site = mkdtempSync(join(tmpdir(), 'touchdown-studio-'));
process.on('exit', () => rmSync(site, { recursive: true, force: true }));
for (const part of REPOSITORY_PARTS.filter((name) => name !== 'landings'))
  cpSync(join(ROOT, part), join(site, part), { recursive: true });
symlinkSync(join(ROOT, 'node_modules'), join(site, 'node_modules'));
makeLandings(join(ROOT, 'landings'), join(site, 'landings'), landings);

/** Starts a studio; `url` is its address once it listens. */
async function start() {
  const args = [join(site, 'bin/touchdown.js'), 'studio', '--root', site, '--port', '0', '--json'];
  const studio = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  process.on('exit', () => studio.kill());
  for await (const line of createInterface({ input: studio.stdout }))
    return { url: JSON.parse(line).url, studio };
  throw new Error('The studio did not start.');
}

async function end(studio) {
  const ended = new Promise((resolve) => studio.once('exit', resolve));
  studio.kill('SIGINT');
  await ended;
}

/** The frames of the stage, once they show a heading. */
async function shownFrames(page) {
  const frames = [];
  for (const width of ['Phone', 'Desktop']) {
    const element = await page.waitForSelector(`figure:has-text("${width}") iframe`);
    const frame = await element.contentFrame();
    await frame.waitForSelector('h1');
    frames.push(frame);
  }
  return frames;
}

/**
 * Makes a document report when its main content is first painted, in ms since 1970. Polling from outside would
 * delay it.
 */
function tellSight() {
  const wanted = window.parent === window ? '[data-line]' : 'h1';
  const look = () => {
    if (!document.querySelector(wanted)?.getClientRects().length)
      return requestAnimationFrame(look);
    const painted = new MessageChannel();
    painted.port1.onmessage = () => window.tellSeen(performance.timeOrigin + performance.now());
    painted.port2.postMessage(undefined);
  };
  requestAnimationFrame(look);
}

/** When the list and the page at both widths are painted, in ms since 1970. */
async function sights(context) {
  await context.addInitScript(tellSight);
  let seeList;
  let seePage;
  const list = new Promise((resolve) => {
    seeList = resolve;
  });
  const shown = new Promise((resolve) => {
    seePage = resolve;
  });
  const frames = [];
  await context.exposeBinding('tellSeen', ({ frame }, at) => {
    if (!frame.parentFrame()) seeList(at);
    else if (!frame.url().includes('?picture')) frames.push(at);
    if (frames.length === 2) seePage(Math.max(...frames));
  });
  return { list, shown };
}

/** Milliseconds until the studio listens, and from opening it until the list and the page are visible. */
async function firstView(browser) {
  const begun = performance.now();
  const { url, studio } = await start();
  const listens = performance.now() - begun;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const seen = await sights(context);
  const page = await context.newPage();
  const opened = performance.timeOrigin + performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  const times = { listens, list: (await seen.list) - opened, page: (await seen.shown) - opened };
  return { times, page, context, studio };
}

/** Makes frames record when they show something new, in ms since 1970. */
function follow() {
  window.seen = [];
  new MutationObserver(() => {
    const { textContent } = document.querySelector('h1');
    const at = performance.timeOrigin + performance.now();
    if (window.seen.at(-1)?.textContent !== textContent) window.seen.push({ at, textContent });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Milliseconds from each keystroke in the headline of a landing until both frames show it. */
async function keyTimes(page, count) {
  const field = page.locator('[data-field="hero.headline"] textarea').first();
  const frames = await shownFrames(page);
  for (const frame of frames) {
    await frame.waitForFunction(() => document.readyState === 'complete');
    await frame.evaluate(follow);
  }
  await field.evaluate((area) => {
    window.typed = [];
    area.addEventListener('keydown', ({ timeStamp }) =>
      window.typed.push(performance.timeOrigin + timeStamp),
    );
  });
  const times = [];
  await field.click();
  for (let key = 0; key < count; key += 1) {
    await page.keyboard.press('End');
    await page.keyboard.press(key % 2 === 0 ? 'x' : 'Backspace');
    await Promise.all(
      frames.map((frame) => frame.waitForFunction((seen) => window.seen?.length > seen, key)),
    );
    const typed = await page.evaluate(() => window.typed.at(-1));
    const seen = await Promise.all(
      frames.map((frame) => frame.evaluate(() => window.seen.at(-1).at)),
    );
    times.push(Math.max(...seen) - typed);
    await page.waitForTimeout(150);
  }
  return times.sort((a, b) => a - b);
}

/** Opens a landing from the list. */
async function openLanding(page) {
  await page.getByRole('searchbox').fill('landing-000007');
  await page.locator('[data-line]', { hasText: '/landing-000007' }).click();
  const field = page.locator('[data-field="hero.headline"] textarea').first();
  const group = page.locator('[data-group="hero"] .disclosure-button');
  await group.waitFor();
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  await field.waitFor();
}

const rounded = (numbers) => numbers.map((number) => Math.round(number)).join(' ');
const share = (sorted, part) => Math.round(sorted[Math.ceil(sorted.length * part) - 1]);

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
const views = [];
const typed = [];
// The first start bundles the templates.
for (let round = 0; round <= starts; round += 1) {
  const { times, page, context, studio } = await firstView(browser);
  if (round > 0) views.push(times);
  if (round === starts) {
    await openLanding(page);
    typed.push({ when: 'at once', times: await keyTimes(page, keys) });
    await page.getByText(/ of [\d,]+ pages$/).waitFor({ timeout: 300_000 });
    typed.push({ when: 'all landings read', times: await keyTimes(page, keys) });
  }
  await context.close();
  await end(studio);
}
await browser.close();
console.log(`${landings} landings, reference ${Math.round(await machineSpeed())} ms`);
for (const name of ['listens', 'list', 'page'])
  console.log(`${name}: ${rounded(views.map((times) => times[name]))} ms`);
for (const { when, times } of typed)
  console.log(
    `key to frame, ${when}: median ${share(times, 0.5)}, 90 % ${share(times, 0.9)}, most ${share(times, 1)} ms`,
  );
process.exit(0);
