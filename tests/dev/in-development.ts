import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { ROOT } from '../support/command.ts';
import { onceAWorker } from '../support/once-a-worker.ts';
import { TinySite } from '../support/tiny-site.ts';
import { DevProcess } from './dev-process.ts';
import { SiteCopy } from './site-copy.ts';

type Running = Awaited<ReturnType<typeof DevProcess.start>>;

const stop = ({ dev }: Running) => dev.stop();
const lendSite = onceAWorker(() => DevProcess.start(ROOT), stop);

/** The site itself in development, for all files of a worker. */
export class InDevelopment {
  /** Without a closing slash. */
  url!: string;

  constructor() {
    lendSite(({ url }) => {
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

let copy: SiteCopy | undefined;
const lendCopy = onceAWorker(
  () => DevProcess.startCopy((copy as SiteCopy).folder),
  async (running) => {
    await stop(running);
    copy?.remove();
  },
);

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

/** A small site in development, started once for all tests of a file, with landings of these names. */
export class TinySiteInDevelopment extends Visited {
  readonly site: TinySite;

  constructor(...slugs: string[]) {
    super();
    this.site = new TinySite(...slugs);
    beforeAll(async () => {
      ({ dev: this.dev, url: this.url } = await DevProcess.start(this.site.folder));
    });
    afterAll(() => this.dev?.stop());
  }
}
