import type { DevtoolsPipe } from './devtools-pipe.ts';

/** A part of a page, in pixels from its top left. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a screenshot is encoded, in the protocol's words. */
export interface Encoding {
  format: 'png' | 'webp';
  /** Of WebP, of 100. */
  quality?: number;
  optimizeForSpeed?: boolean;
}

/** What a page's code has returned, or what it has thrown. */
interface Evaluated<Value> {
  result: { value: Value };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** A tab of a headless Chromium. */
export class BrowserTab {
  readonly #pipe: DevtoolsPipe;
  readonly #session: string;

  private constructor(pipe: DevtoolsPipe, session: string) {
    this.#pipe = pipe;
    this.#session = session;
  }

  /**
   * A new tab, whose page is blank.
   *
   * @param size of the window, in pixels.
   * @param browserContextId what it shares cookies and storage with; without it, the browser's first context.
   */
  static async open(
    pipe: DevtoolsPipe,
    { width, height }: { width: number; height: number },
    browserContextId?: string,
  ): Promise<BrowserTab> {
    const blank = { url: 'about:blank', browserContextId };
    const target = await pipe.send<{ targetId: string }>('Target.createTarget', blank);
    const { sessionId } = await pipe.send<{ sessionId: string }>('Target.attachToTarget', {
      ...target,
      flatten: true,
    });
    const size = { width, height, deviceScaleFactor: 1, mobile: false };
    await pipe.send('Emulation.setDeviceMetricsOverride', size, sessionId);
    await pipe.send('Page.enable', {}, sessionId);
    return new BrowserTab(pipe, sessionId);
  }

  /**
   * Goes to an address, until its page has loaded.
   *
   * @throws Error if it cannot be reached.
   */
  async load(address: string): Promise<void> {
    const loaded = this.#pipe.next('Page.loadEventFired', this.#session);
    const { errorText } = await this.#send<{ errorText?: string }>('Page.navigate', {
      url: address,
    });
    if (errorText !== undefined) throw new Error(`${address}: ${errorText}`);
    await loaded;
  }

  /**
   * Runs code in the page.
   *
   * @returns its value, once it is settled if it is a promise.
   * @throws Error with the message of what the code throws.
   */
  async evaluate<Value>(expression: string): Promise<Value> {
    const { result, exceptionDetails } = await this.#send<Evaluated<Value>>('Runtime.evaluate', {
      ...{ expression, awaitPromise: true, returnByValue: true },
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Height of the whole page, in pixels. */
  async pageHeight(): Promise<number> {
    const { cssContentSize } = await this.#send<{ cssContentSize: Part }>('Page.getLayoutMetrics');
    return Math.ceil(cssContentSize.height);
  }

  /** A screenshot of a part of the page, which may be outside of the window. */
  async capture(part: Part, encoding: Encoding): Promise<Buffer> {
    const { data } = await this.#send<{ data: string }>('Page.captureScreenshot', {
      ...{ ...encoding, captureBeyondViewport: true, clip: { ...part, scale: 1 } },
    });
    return Buffer.from(data, 'base64');
  }

  #send<Result>(method: string, params: object = {}): Promise<Result> {
    return this.#pipe.send<Result & object>(method, params, this.#session);
  }
}
