import type { PreviewAnswer } from '../../protocol.ts';
import { ask } from '../ask.ts';

/**
 * Distributes each new version of a page to all frames that show it. Only one request is pending at a time, and the
 * newest version always follows.
 */
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

  /** Adds a frame; returns a function that removes it. A frame added late is updated immediately. */
  add(show: (html: string) => void): () => void {
    this.#frames.add(show);
    if (this.#html !== undefined) show(this.#html);
    return () => this.#frames.delete(show);
  }

  /** Marks the page as changed. */
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
