import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { BrowserTab } from './browser-tab.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { DevtoolsPipe } from './devtools-pipe.ts';
import { type RunningChromium, startChromium } from './start-chromium.ts';

/** Timeout for a page, in ms. */
const LONGEST_MS = 60_000;

/** Largest height of a screenshot in pixels: neither WebP nor Chromium's textures can be higher. */
const HIGHEST = 16_383;

/** Quality of WebP, of 100: text stays sharp, and a page takes a fifth of its PNG. */
const QUALITY = 80;

/** Makes everything visible that a visitor would see after scrolling, and waits until it is painted. */
const SETTLED = `(async () => {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
})()`;

/**
 * Pages with variants show crawlers the original, and visitors a version by chance. The rest is what a current Chromium
 * sends.
 */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Touchdown-bot';

/** What to take a screenshot of. */
export interface Shot {
  /** Width of the window, in pixels. */
  width: number;
  /** Height of the window, in pixels. */
  height: number;
  /** Whether the page is taken to its end instead of the window. */
  whole?: boolean;
  type: 'png' | 'webp';
}

/** A headless Chromium that takes screenshots of local pages, each as a new visitor sees it. */
export class HeadlessBrowser {
  readonly #chromium: RunningChromium;
  readonly #pipe: DevtoolsPipe;
  readonly #closing = new AbortController();
  readonly #profile = mkdtempSync(join(tmpdir(), 'touchdown-picture-'));

  /**
   * @param chromium path of the executable.
   * @param signal kills the browser.
   */
  constructor(chromium: string, signal: AbortSignal) {
    const flags = [
      ...chromiumFlags(this.#profile),
      // Pictures of the same page are the same, however far an animation has got.
      '--force-prefers-reduced-motion',
      `--user-agent=${USER_AGENT}`,
      '--remote-debugging-pipe',
    ];
    const ended = AbortSignal.any([signal, this.#closing.signal]);
    this.#chromium = startChromium(chromium, flags, {
      ...{ signal: ended, stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    });
    const [, , , input, output] = this.#chromium.process.stdio;
    this.#pipe = new DevtoolsPipe(input as Writable, output as Readable);
    const lost = (reason: unknown) => this.#pipe.close(reason as Error);
    ended.addEventListener('abort', () => lost(ended.reason), { once: true });
    if (ended.aborted) lost(ended.reason);
    this.#chromium.exited.then(() => lost(new Error('It has ended.')), lost);
  }

  /**
   * Screenshot of a local page.
   *
   * @throws the signal's reason if it is aborted, an error if the browser cannot be started or the page not be loaded
   *   within a minute.
   */
  async screenshot(address: string, shot: Shot): Promise<Buffer> {
    const { width, height, whole, type } = shot;
    // Pages of a context of their own share neither cookies nor storage with others.
    const { browserContextId } = await this.#pipe.send<{ browserContextId: string }>(
      'Target.createBrowserContext',
    );
    const late = setTimeout(() => {
      this.#pipe.close(new Error(`${address} was not loaded within a minute.`));
    }, LONGEST_MS);
    try {
      const tab = await BrowserTab.open(this.#pipe, shot, browserContextId);
      await tab.load(address);
      await tab.evaluate(SETTLED);
      const end = whole ? Math.max(height, await tab.pageHeight()) : height;
      return await tab.capture(
        { x: 0, y: 0, width, height: Math.min(HIGHEST, end) },
        { format: type, ...(type === 'webp' && { quality: QUALITY }) },
      );
    } finally {
      clearTimeout(late);
      await this.#pipe.send('Target.disposeBrowserContext', { browserContextId }).catch(() => {});
    }
  }

  /**
   * A tab that stays open until the browser is closed.
   *
   * @param size of its window, in pixels.
   * @throws the signal's reason if it is aborted, an error if the browser cannot be started.
   */
  tab(size: { width: number; height: number }): Promise<BrowserTab> {
    return BrowserTab.open(this.#pipe, size);
  }

  /** Ends the browser and removes its profile. */
  async close(): Promise<void> {
    this.#closing.abort(new Error('The browser was closed.'));
    await this.#chromium.exited.catch(() => {});
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
