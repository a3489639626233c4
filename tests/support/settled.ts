import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

/** Pending requests of each page. */
const running = new WeakMap<Page, Set<Request>>();

function requestsOf(page: Page): Set<Request> {
  const known = running.get(page) ?? new Set();
  running.set(page, known);
  return known;
}

function follow(context: BrowserContext): BrowserContext {
  const start = (request: Request) => {
    // The navigation that opens a tab has no frame yet.
    if (request.isNavigationRequest() || request.serviceWorker() !== null) return;
    const frame = request.frame();
    if (frame.parentFrame() === null) requestsOf(frame.page()).add(request);
  };
  const end = (request: Request) => {
    for (const page of context.pages()) running.get(page)?.delete(request);
  };
  context.on('request', start);
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return context;
}

/** Tracks the requests of all pages of a browser, for `settled`. */
export function followRequests(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => follow(await newContext(options));
  return browser;
}

/**
 * Resolves when the page is idle, after all pending idle callbacks; to be run in the page. A page in the background
 * may never be idle.
 */
function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 1000 });
  });
}

/** Milliseconds in which one of the requests that a page waits for should end. */
const TURN = 250;

/** Turns without any end after which the requests that are left count as never answered. */
const PATIENCE = 16;

/** Resolves when a request of the page ends, or a turn is over. */
async function oneEnds(page: Page): Promise<void> {
  const turn = { timeout: TURN };
  await Promise.race([
    page.waitForEvent('requestfinished', turn),
    page.waitForEvent('requestfailed', turn),
  ]).catch(() => {});
}

/**
 * Resolves when a page has finished everything that it does by itself: it is loaded, has been idle, and the
 * requests that it made then have been answered.
 */
export async function settled(page: Page): Promise<void> {
  let before: Request[] = [];
  for (let quiet = 0; quiet < 2 || (before.length > 0 && quiet < PATIENCE); ) {
    await page.waitForLoadState();
    try {
      await page.evaluate(quietMoment);
    } catch (error) {
      // A page may navigate meanwhile.
      if (!String(error).includes('because of a navigation')) throw error;
    }
    const now = [...requestsOf(page)];
    const isSame = now.length === before.length && now.every((one, at) => one === before[at]);
    quiet = isSame ? quiet + 1 : 0;
    before = now;
    if (isSame && now.length > 0) await oneEnds(page);
  }
}
