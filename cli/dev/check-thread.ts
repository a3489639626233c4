import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import type { SiteCheckOutcome, SiteCheckTask } from './site-check-thread.ts';

/**
 * The thread for the slow checks, so that the server stays responsive. It is kept between two checks, because
 * loading the checks takes longer than one of them, and caches the sources it has read.
 */
export class CheckThread {
  #worker: Worker | undefined;

  /**
   * Checks the site; one check at a time.
   *
   * @throws the reason of the signal, which terminates the thread, or an error inside it.
   */
  async run(task: SiteCheckTask, signal: AbortSignal): Promise<SiteCheckOutcome> {
    const worker = this.#worker ?? new Worker(join(ENGINE_ROOT, 'lib/site-check-thread.js'));
    this.#worker = worker;
    try {
      worker.postMessage(task);
      const [outcome] = await once(worker, 'message', { signal });
      return outcome;
    } catch (error) {
      if (this.#worker === worker) this.end();
      throw error;
    }
  }

  /** Terminates the thread; the next check starts a new one. */
  end(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
