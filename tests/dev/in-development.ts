import type { Page } from 'playwright-core';
import { beforeEach, onTestFinished } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { onceAWorker } from '../support/once-a-worker.ts';
import { DevProcess } from './dev-process.ts';
import { DevelopedSite } from './developed-site.ts';
import { SiteCopy } from './site-copy.ts';

let copy: SiteCopy | undefined;
const lendCopy = onceAWorker(
  () => DevProcess.startCopy((copy as SiteCopy).folder),
  async ({ dev }) => {
    await dev.stop();
    copy?.remove();
  },
);

let site: DevelopedSite | undefined;
const lendSite = onceAWorker(
  () => DevProcess.start((site as DevelopedSite).folder, '--root', '.'),
  async ({ dev }) => {
    await dev.stop();
    site?.remove();
  },
);

/** Resolves once a page has told the server what it shows; from then on an edit loads it anew no more. */
function followsEdits(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (payload.includes('touchdown:hello')) resolve();
      });
    });
  });
}

/** A site in development and a browser for all tests of a file, with a page of its own for each. */
class Visited {
  page!: Page;
  url!: string;
  dev!: DevProcess;

  constructor() {
    setUpBrowser();
    beforeEach(async () => {
      const page = await browser.newPage();
      onTestFinished(() => page.close());
      this.page = page;
    });
  }

  /** Opens a page of the site and waits until it follows edits, and its script and islands are at work. */
  async open(path: string): Promise<void> {
    const followed = followsEdits(this.page);
    await this.page.goto(this.url + path);
    await followed;
    await this.page.waitForFunction(() =>
      document.querySelector('html[data-script]:not(:has([data-on=load]:not([data-ready])))'),
    );
  }
}

/**
 * A copy of the whole site in development, for all files of a worker: tests may change its templates and put them
 * right again.
 */
export class CopyInDevelopment extends Visited {
  readonly copy: SiteCopy;

  constructor() {
    super();
    copy ??= new SiteCopy();
    this.copy = copy;
    lendCopy(({ dev, url }) => {
      [this.dev, this.url] = [dev, url];
    });
  }
}

/** A small site in development: tests may change it and put it right again. */
class SiteInDevelopment extends Visited {
  readonly site: DevelopedSite;

  constructor() {
    super();
    site ??= new DevelopedSite();
    this.site = site;
    lendSite(({ dev, url }) => {
      [this.dev, this.url] = [dev, url];
    });
  }
}

let shared: SiteInDevelopment | undefined;

/** The site of all parts of `one-server.test.ts`, which asks for it first. */
export function siteInDevelopment(): SiteInDevelopment {
  shared ??= new SiteInDevelopment();
  return shared;
}
