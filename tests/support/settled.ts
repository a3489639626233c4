import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

/** What each page has asked for and not got yet. */
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

/** Follows the requests of all pages of a browser, for `settled`. */
export function followRequests(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => follow(await newContext(options));
  return browser;
}

/**
 * Resolves in a quiet moment of the page, behind all that waits for one already; to be run in the page. A page that
 * is not in front may have none.
 */
function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: 1000 });
  });
}

/** So many quiet moments are enough where something is asked for and never answered. */
const PATIENCE = 20;

/**
 * Resolves when a page has done all that it does by itself: it is loaded, has had quiet moments, and what it asked
 * for then has come, too.
 */
export async function settled(page: Page): Promise<void> {
  let before: Request[] = [];
  for (let quiet = 0; quiet < 2 || (before.length > 0 && quiet < PATIENCE); ) {
    await page.waitForLoadState();
    try {
      await page.evaluate(quietMoment);
    } catch (error) {
      // A page may lead on to another meanwhile.
      if (!String(error).includes('because of a navigation')) throw error;
    }
    const now = [...requestsOf(page)];
    const isSame = now.length === before.length && now.every((one, at) => one === before[at]);
    quiet = isSame ? quiet + 1 : 0;
    before = now;
  }
}
