import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { ROOT } from '../support/command.ts';
import { TinySite } from '../support/tiny-site.ts';
import { DevProcess } from './dev-process.ts';
import { SiteCopy } from './site-copy.ts';

/** The site itself in development, started once for all tests of a file. */
export class InDevelopment {
  dev!: DevProcess;
  /** Without a closing slash. */
  url!: string;

  constructor() {
    beforeAll(async () => {
      ({ dev: this.dev, url: this.url } = await DevProcess.start(ROOT));
    });
    afterAll(async () => {
      expect(await this.dev.stop()).toBe(0);
    });
  }
}

/** A browser for all tests of a file, with a page of its own for each. */
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

  /** Opens a page of the site and waits until it has loaded everything. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.url + path, { waitUntil: 'networkidle' });
  }
}

/** A copy of the whole site in development, started once: tests may change its templates and put them right again. */
export class CopyInDevelopment extends Visited {
  readonly copy = new SiteCopy();

  constructor() {
    super();
    beforeAll(async () => {
      ({ dev: this.dev, url: this.url } = await DevProcess.startCopy(this.copy.folder));
    });
    afterAll(async () => {
      expect(await this.dev.stop()).toBe(0);
      this.copy.remove();
    });
  }
}

/** A new small site in development for each test, with the landings `gate` and `yard`. */
export class TinySiteInDevelopment extends Visited {
  site!: TinySite;

  constructor() {
    super();
    beforeEach(async () => {
      this.site = new TinySite('gate', 'yard');
      const { dev, url } = await DevProcess.start(this.site.folder);
      onTestFinished(async () => {
        expect(await dev.stop()).toBe(0);
      });
      [this.dev, this.url] = [dev, url];
    });
  }
}
