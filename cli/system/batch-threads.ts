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

/** Input for the threads, and the receiver of their results. */
export interface ThreadedTasks<Task, Answer> {
  /** File of the compiled tool that calls `answerBatches`. */
  script: string;
  /** Plain data to set up the threads with. */
  setup: unknown;
  tasks: Iterable<Task>;
  /** Receives results as they arrive, in no particular order. */
  onAnswers: (answers: Answer[]) => void;
  signal: AbortSignal;
}

function runThread<Task, Answer>(
  queue: Iterator<Task[]>,
  { script, setup, onAnswers, signal }: ThreadedTasks<Task, Answer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(ENGINE_ROOT, 'lib', script), {
      workerData: setup,
      resourceLimits: WORKER_MEMORY,
    });
    const stop = () => void worker.terminate();
    signal.addEventListener('abort', stop, { once: true });
    const next = () => {
      const batch = queue.next();
      if (batch.done) worker.postMessage(null);
      else worker.postMessage(batch.value);
    };
    worker.on('message', (answers: Answer[]) => {
      onAnswers(answers);
      next();
    });
    // An error loses its class when it crosses threads.
    worker.on('error', (error: Error) =>
      reject(error.name === 'BuildFault' ? new BuildFault(error.message) : error),
    );
    worker.on('exit', () => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    });
    next();
  });
}

/**
 * Runs all tasks in one thread per processor.
 *
 * @throws the signal's reason if it is aborted.
 */
export async function runInThreads<Task, Answer>(work: ThreadedTasks<Task, Answer>): Promise<void> {
  const queue = batches(work.tasks);
  await Promise.all(Array.from({ length: availableParallelism() }, () => runThread(queue, work)));
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
