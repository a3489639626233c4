import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parentPort, Worker } from 'node:worker_threads';
import { BuildFault } from './build-fault.ts';
import { ENGINE_ROOT } from './engine-root.ts';

/** Tasks sent to a thread at once: few messages, but also few live results during garbage collection. */
const BATCH = 20;

/**
 * Heap limits of a thread in MB. Tasks run one by one and nothing is retained, so a small young generation costs no
 * time and keeps memory flat for any number of tasks.
 */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };

function* batches<Task>(tasks: Iterable<Task>): Generator<Task[]> {
  let batch: Task[] = [];
  for (const task of tasks) {
    if (batch.push(task) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** What threads are started with. */
export interface ThreadSetup {
  /** File of the compiled tool that calls `answerBatches`. */
  script: string;
  /** Plain data to set up the threads with. */
  setup: unknown;
  signal: AbortSignal;
}

/** Input for the threads, and the receiver of their results. */
export interface ThreadedTasks<Task, Answer> {
  tasks: Iterable<Task>;
  /** Receives results as they arrive, in no particular order. */
  onAnswers: (answers: Answer[]) => void;
}

/** One thread, from its start until it is closed or fails. */
class BatchThread {
  readonly #worker: Worker;
  /** Fulfilled once it has been closed. */
  readonly ended: Promise<void>;

  constructor({ script, setup, signal }: ThreadSetup) {
    this.#worker = new Worker(join(ENGINE_ROOT, 'lib', script), {
      workerData: setup,
      resourceLimits: WORKER_MEMORY,
    });
    const stop = () => void this.#worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    this.ended = new Promise((resolve, reject) => {
      // An error loses its class when it crosses threads.
      this.#worker.on('error', (error: Error) =>
        reject(error.name === 'BuildFault' ? new BuildFault(error.message) : error),
      );
      this.#worker.on('exit', () => {
        signal.removeEventListener('abort', stop);
        if (signal.aborted) reject(signal.reason);
        else resolve();
      });
    });
  }

  /** Works on a queue that other threads work on as well, until it is empty. */
  async run<Task, Answer>(
    queue: Iterator<Task[]>,
    onAnswers: (answers: Answer[]) => void,
  ): Promise<void> {
    const worker = this.#worker;
    worker.ref();
    const done = new Promise<void>((resolve) => {
      const next = () => {
        const batch = queue.next();
        if (!batch.done) return worker.postMessage(batch.value);
        worker.off('message', take);
        resolve();
      };
      const take = (answers: Answer[]) => {
        onAnswers(answers);
        next();
      };
      worker.on('message', take);
      next();
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

/** One thread per processor, started by the first tasks; later tasks find them warmed up. */
export class BatchThreads<Task, Answer> {
  readonly #setup: ThreadSetup;
  #threads: readonly BatchThread[] = [];

  constructor(setup: ThreadSetup) {
    this.#setup = setup;
  }

  /**
   * Runs all tasks.
   *
   * @throws the signal's reason if it is aborted, and whatever a task throws; all threads are stopped then.
   */
  async run({ tasks, onAnswers }: ThreadedTasks<Task, Answer>): Promise<void> {
    if (this.#threads.length === 0)
      this.#threads = Array.from(
        { length: availableParallelism() },
        () => new BatchThread(this.#setup),
      );
    const queue = batches(tasks);
    try {
      await Promise.all(this.#threads.map((thread) => thread.run(queue, onAnswers)));
    } catch (error) {
      for (const thread of this.#threads) thread.stop();
      throw error;
    }
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    for (const thread of this.#threads) thread.close();
    await Promise.all(this.#threads.map(({ ended }) => ended));
    this.#threads = [];
  }
}

/** Runs all tasks in threads of their own, see `BatchThreads`. */
export async function runInThreads<Task, Answer>({
  tasks,
  onAnswers,
  ...setup
}: ThreadSetup & ThreadedTasks<Task, Answer>): Promise<void> {
  const threads = new BatchThreads<Task, Answer>(setup);
  await threads.run({ tasks, onAnswers });
  await threads.close();
}

/** The worker side: receives batches of tasks and posts their results. */
export function answerBatches<Task, Answer>(answer: (task: Task) => Promise<Answer>): void {
  const port = parentPort;
  if (!port) throw new Error('Batches are answered in a worker thread only.');
  port.on('message', async (tasks: Task[] | null) => {
    if (tasks === null) return port.close();
    const answers: Answer[] = [];
    for (const task of tasks) answers.push(await answer(task));
    port.postMessage(answers);
  });
}
