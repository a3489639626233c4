import type { PreviewAnswer } from '../../protocol.ts';
import { ask } from '../ask.ts';

/** Hands every new version of a page to all frames that show it. It asks for one at a time, and for the newest last. */
export class PageFeed {
  readonly #path: string;
  readonly #onFault: (error: Error) => void;
  readonly #frames = new Set<(html: string) => void>();
  #isAsking = false;
  #isOld = false;
  #html: string | undefined;

  constructor(path: string, onFault: (error: Error) => void) {
    this.#path = path;
    this.#onFault = onFault;
  }

  /** Adds a frame; returns the function that takes it out. One that comes late is brought up to date at once. */
  add(show: (html: string) => void): () => void {
    this.#frames.add(show);
    if (this.#html !== undefined) show(this.#html);
    return () => this.#frames.delete(show);
  }

  /** The page is another than before. */
  renew(): void {
    this.#isOld = true;
    if (!this.#isAsking) void this.#ask();
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    try {
      while (this.#isOld) {
        this.#isOld = false;
        const { html } = await ask<PreviewAnswer>('preview', { path: this.#path });
        this.#html = html;
        for (const show of this.#frames) show(html);
      }
    } catch (error) {
      this.#onFault(error as Error);
    } finally {
      this.#isAsking = false;
    }
  }
}
