import { type Browser, chromium } from 'playwright-core';
import { afterAll } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { onceAWorker } from './once-a-worker.ts';
import { followRequests } from './settled.ts';

/** What takes fewer processes and threads than in a window that somebody looks at. */
const FRUGAL = [
  // One process renders for all visitors: starting one for each took a seventh of a page's time.
  '--renderer-process-limit=1',
  '--process-per-site',
  // Together a tenth of the processor time: no further process composes the picture, none compiles in advance.
  '--in-process-gpu',
  '--js-flags=--single-threaded',
];

/**
 * Pages move nothing by themselves unless a test asks for that: painting the entrance of a first screen without a
 * graphics card takes longer than most tests.
 */
function withoutMotion(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ reducedMotion: 'reduce', ...options });
  return browser;
}

/**
 * Starts a Chromium that looks for nothing outside the machine.
 *
 * @param address by which the machine is reached from elsewhere, if a test asks it there.
 */
export async function launchBrowser(address?: string): Promise<Browser> {
  const own =
    address === undefined ? [] : [`--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${address}`];
  const started = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, ...FRUGAL, ...own],
  });
  return withoutMotion(followRequests(started));
}

const lend = onceAWorker(launchBrowser, (started) => started.close());

/** The browser of this worker, there while tests run in files that call `setUpBrowser`. */
export let browser: Browser;

/** Lends the tests of a file the browser that all files of a worker share; what they leave open in it is closed. */
export function setUpBrowser(): void {
  lend((started) => {
    browser = started;
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
}
