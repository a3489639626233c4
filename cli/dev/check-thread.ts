import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import type { SiteCheckOutcome, SiteCheckTask } from './site-check-thread.ts';

/**
 * The thread for the checks that read much: the server goes on answering meanwhile. It stays between two checks, as
 * loading the checks takes longer than one of them, and knows the sources that it has read.
 */
export class CheckThread {
  #worker: Worker | undefined;

  /**
   * Checks the site; one check at a time.
   *
   * @throws the reason of the signal, which ends the thread in the middle of its work, or what has failed in it.
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

  /** Ends the thread; the next check starts another. */
  end(): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
  }
}
