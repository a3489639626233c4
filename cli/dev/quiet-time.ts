import type { ServerResponse } from 'node:http';

/** Nobody has asked for anything for this long, in ms: an open page has loaded what it needs. */
const QUIET_MS = 250;

/** Somebody may go on asking for ever; then work begins all the same after this time, in ms. */
const PATIENCE_MS = 3_000;

/** Tells when no request is being answered, for work that should not make any of them wait. */
export class QuietTime {
  #running = 0;
  #lastEnd = 0;

  /** Counts a request as running until its answer is sent. */
  follow(response: ServerResponse): void {
    this.#running += 1;
    response.once('close', () => {
      this.#running -= 1;
      this.#lastEnd = performance.now();
    });
  }

  /** Open pages are about to ask: they have been told of an edit. */
  expectRequests(): void {
    this.#lastEnd = performance.now();
  }

  /** Resolves at the next quiet moment, at once if it is quiet already or the signal is aborted, and late at any rate. */
  async wait(signal: AbortSignal): Promise<void> {
    const latest = performance.now() + PATIENCE_MS;
    while (!signal.aborted && performance.now() < latest) {
      const rest = this.#lastEnd + QUIET_MS - performance.now();
      if (this.#running === 0 && rest <= 0) return;
      await new Promise((resolve) => setTimeout(resolve, Math.max(rest, QUIET_MS / 5)).unref());
    }
  }
}
