import { type Browser, chromium } from 'playwright-core';
import { afterAll } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { onceAWorker } from './once-a-worker.ts';
import { followRequests } from './settled.ts';

/** Flags that reduce processes and threads. */
const FRUGAL = [
  // One process renders for all visitors: starting one for each took a seventh of a page's time.
  '--renderer-process-limit=1',
  '--process-per-site',
  // Together a tenth of the CPU time: no separate compositing process, no ahead-of-time compilation.
  '--in-process-gpu',
  '--js-flags=--single-threaded',
];

/**
 * Animations are disabled unless a test requests them: painting the entrance of a first screen without a graphics
 * card takes longer than most tests.
 */
function withoutMotion(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ reducedMotion: 'reduce', ...options });
  return browser;
}

/**
 * Starts a Chromium without access to other machines.
 *
 * @param address under which this machine is reached from elsewhere, if a test requests it there.
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

/** The browser of this worker, available while tests run in files that call `setUpBrowser`. */
export let browser: Browser;

/**
 * Provides the tests of a file with the browser that all files of a worker share; what they leave open is closed.
 */
export function setUpBrowser(): void {
  lend((started) => {
    browser = started;
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
}
