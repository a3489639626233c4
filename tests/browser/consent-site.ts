import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { settled } from '../support/settled.ts';
import { lendMeasuredSite } from './measured-site.ts';
import type { ServedSite } from './site-with.ts';

/** A visitor of a measured site, who calls nobody and reaches no other host. */
export interface Visitor {
  context: BrowserContext;
  /** Addresses at other hosts that were asked for. */
  foreign: string[];
  /** Names of the site's own scripts that were asked for. */
  scripts: string[];
}

interface VisitorOptions {
  width?: number;
  /** By Global Privacy Control. */
  optedOut?: boolean;
  withoutStorage?: boolean;
  bypassCSP?: boolean;
}

/** What the outside answers in place of the tag. */
const TAG = 'document.cookie = "_gcl_au=1.1.2; path=/"; window.tagRan = (window.tagRan ?? 0) + 1;';

/** A site with a measurement tag and a browser for its visitors, for all tests of a file. */
export class ConsentSite {
  #site: ServedSite | undefined;

  /** @param consent what the configuration says of it; opting out is its default. */
  constructor(consent: 'optOut' | 'required' = 'optOut') {
    setUpBrowser();
    lendMeasuredSite[consent]((site) => {
      this.#site = site;
    });
  }

  /** Without a closing slash. */
  get url(): string {
    return (this.#site as ServedSite).url;
  }

  async newVisitor({
    width = 390,
    optedOut = false,
    withoutStorage = false,
    bypassCSP = false,
  }: VisitorOptions = {}): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      bypassCSP,
    });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(5_000);
    await context.addInitScript(prepareWindow, [optedOut, withoutStorage] as const);
    const visitor: Visitor = { context, foreign: [], scripts: [] };
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== this.url) visitor.foreign.push(request.url());
      else if (pathname.endsWith('.js')) visitor.scripts.push(pathname);
    });
    await context.route(
      ({ origin }) => origin !== this.url,
      (route) => route.fulfill({ contentType: 'text/javascript', body: TAG }),
    );
    return visitor;
  }

  async visit({ context }: Visitor, path: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(this.url + path);
    await settled(page);
    return page;
  }
}

/** Runs in each page before its own scripts. */
function prepareWindow([optedOut, withoutStorage]: readonly [boolean, boolean]): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    // Painted half read, a page moves what stands beside text still to come: that is not the question's doing.
    const [{ domInteractive }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    if (domInteractive === 0) return;
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      if (entry.startTime >= domInteractive) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  if (optedOut) Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  if (withoutStorage)
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="tel:"]'))
      event.preventDefault();
  });
}
