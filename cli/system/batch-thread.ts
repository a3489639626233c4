import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { BuildFault } from './build-fault.ts';
import { ENGINE_ROOT } from './engine-root.ts';

/** Batches that a thread has at a time: it goes on with the second while the answers to the first are read. */
const BATCHES_AHEAD = 2;

/**
 * Heap limits of a thread in MB. Tasks run one by one and nothing is retained, so a small young generation costs no
 * time and keeps memory flat for any number of tasks.
 */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };

/** What threads are started with. */
export interface ThreadStart {
  /** File of the compiled tool that calls `answerBatches`. */
  script: string;
  /** Plain data that its modules can load from the start. */
  workerData?: unknown;
  signal: AbortSignal;
}

/** One thread, from its start until it is closed or fails. */
export class BatchThread {
  readonly #worker: Worker;
  /** Fulfilled once it has been closed. */
  readonly ended: Promise<void>;

  constructor({ script, workerData, signal }: ThreadStart) {
    this.#worker = new Worker(join(ENGINE_ROOT, 'lib', script), {
      workerData,
      resourceLimits: WORKER_MEMORY,
    });
    const stop = () => void this.#worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    this.ended = new Promise((resolve, reject) => {
      // An error loses its class when it crosses threads.
      this.#worker.on('error', (error: Error) =>
        reject(
          error.name === 'BuildFault'
            ? new BuildFault(error.message, { cause: error.cause })
            : error,
        ),
      );
      this.#worker.on('exit', () => {
        signal.removeEventListener('abort', stop);
        if (signal.aborted) reject(signal.reason);
        else resolve();
      });
    });
    // Whoever runs tasks or closes it is told of its failure.
    this.ended.catch(() => {});
    this.#worker.unref();
  }

  setUp(setup: unknown): void {
    this.#worker.postMessage(setup);
  }

  /** Works on a queue that other threads work on as well, until it is empty. */
  async run<Task, Answer>(
    queue: Iterator<Task[]>,
    onAnswers: (answers: Answer[]) => void,
  ): Promise<void> {
    const worker = this.#worker;
    worker.ref();
    const done = new Promise<void>((resolve) => {
      let open = 0;
      const fill = () => {
        while (open < BATCHES_AHEAD) {
          const batch = queue.next();
          if (batch.done) break;
          open += 1;
          worker.postMessage(batch.value);
        }
        if (open > 0) return;
        worker.off('message', take);
        resolve();
      };
      const take = (answers: Answer[]) => {
        open -= 1;
        onAnswers(answers);
        fill();
      };
      worker.on('message', take);
      fill();
    });
    await Promise.race([done, this.ended]);
    // Nobody has to wait for a thread without tasks.
    worker.unref();
  }

  close(): void {
    this.#worker.ref();
    this.#worker.postMessage(null);
  }

  stop(): void {
    void this.#worker.terminate();
  }
}
