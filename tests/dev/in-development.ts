import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { onceAWorker } from '../support/once-a-worker.ts';
import type { SmallSite } from '../support/small-site.ts';
import { DevProcess } from './dev-process.ts';
import { SiteCopy } from './site-copy.ts';

let copy: SiteCopy | undefined;
const lendCopy = onceAWorker(
  () => DevProcess.startCopy((copy as SiteCopy).folder),
  async ({ dev }) => {
    await dev.stop();
    copy?.remove();
  },
);

/** The whole site in development, for all files of a worker: the copy that some of them edit and mend. */
export class InDevelopment {
  /** Without a closing slash. */
  url!: string;

  readonly folder: string;

  constructor() {
    copy ??= new SiteCopy();
    this.folder = copy.folder;
    lendCopy(({ url }) => {
      this.url = url;
    });
  }
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

  /** Opens a page of the site and waits until it is connected for edits, and its script and islands are at work. */
  async open(path: string): Promise<void> {
    const connected = this.page.waitForEvent('websocket');
    await this.page.goto(this.url + path);
    await connected;
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

/** A small site of data in development, started once for all tests of a file. */
export class SmallSiteInDevelopment extends Visited {
  constructor(readonly site: SmallSite) {
    super();
    beforeAll(async () => {
      const options = ['--root', '.'];
      ({ dev: this.dev, url: this.url } = await DevProcess.start(site.folder, ...options));
    });
    afterAll(() => this.dev?.stop());
  }
}
