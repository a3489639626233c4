import type { ServerResponse } from 'node:http';

/** Without a request for this long, in ms, an open page has loaded everything it needs. */
const QUIET_MS = 250;

/** The same after an edit: while someone types, the next edit comes within this time. */
const TYPING_MS = 1_000;

/** Requests may never stop; after this time in ms work starts anyway. */
const PATIENCE_MS = 3_000;

/** Detects when no request is being handled, for background work that should not delay any. */
export class QuietTime {
  #running = 0;
  #quietFrom = 0;

  /**
   * Counts a request as running until its response is sent.
   *
   * @param isEdit whether someone is editing, so that more requests are about to come.
   */
  follow(response: ServerResponse, isEdit = false): void {
    this.#running += 1;
    response.once('close', () => {
      this.#running -= 1;
      this.#expectQuiet(isEdit ? TYPING_MS : QUIET_MS);
    });
  }

  /** Open pages are about to send requests: they have been notified of an edit. */
  expectRequests(): void {
    this.#expectQuiet(QUIET_MS);
  }

  /**
   * Resolves at the next quiet moment, immediately if it is quiet or the signal is aborted, and after a timeout at
   * the latest.
   */
  async wait(signal: AbortSignal): Promise<void> {
    const latest = performance.now() + PATIENCE_MS;
    while (!signal.aborted && performance.now() < latest) {
      const rest = this.#quietFrom - performance.now();
      if (this.#running === 0 && rest <= 0) return;
      const pause = Math.max(Math.min(rest, QUIET_MS), QUIET_MS / 5);
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }

  #expectQuiet(after: number): void {
    this.#quietFrom = Math.max(this.#quietFrom, performance.now() + after);
  }
}
