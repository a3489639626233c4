import type { ServerResponse } from 'node:http';

/** Nobody has asked for anything for this long, in ms: an open page has loaded what it needs. */
const QUIET_MS = 250;

/** The same after an edit: who types does so again within this time. */
const TYPING_MS = 1_000;

/** Somebody may go on asking for ever; then work begins all the same after this time, in ms. */
const PATIENCE_MS = 3_000;

/** Tells when no request is being answered, for work that should not make any of them wait. */
export class QuietTime {
  #running = 0;
  #quietFrom = 0;

  /**
   * Counts a request as running until its answer is sent.
   *
   * @param isEdit whether somebody is at work, so that more of them are about to come.
   */
  follow(response: ServerResponse, isEdit = false): void {
    this.#running += 1;
    response.once('close', () => {
      this.#running -= 1;
      this.#expectQuiet(isEdit ? TYPING_MS : QUIET_MS);
    });
  }

  /** Open pages are about to ask: they have been told of an edit. */
  expectRequests(): void {
    this.#expectQuiet(QUIET_MS);
  }

  /** Resolves at the next quiet moment, at once if it is quiet already or the signal is aborted, and late at any rate. */
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
