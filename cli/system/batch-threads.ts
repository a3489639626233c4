import { availableParallelism } from 'node:os';
import { setImmediate as breathe } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { BatchThread, type ThreadStart } from './batch-thread.ts';

/** Tasks sent to a thread at once: few messages, but also few live results during garbage collection. */
const BATCH = 20;

function* batches<Task>(tasks: Iterable<Task>): Generator<Task[]> {
  let batch: Task[] = [];
  for (const task of tasks) {
    if (batch.push(task) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Threads that leave a processor to the one that has started them. */
export const BESIDE_THIS = availableParallelism() - 1;

/** Input for the threads, and the receiver of their results. */
export interface ThreadedTasks<Task, Answer> {
  tasks: Iterable<Task>;
  /** Receives results as they arrive, in no particular order. */
  onAnswers: (answers: Answer[]) => void;
}

/** Answers a task in the thread that has asked. */
export type AnswerHere<Task, Answer> = (task: Task) => Promise<Answer> | Answer;

/** Tasks that threads are working on. */
export interface RunningTasks<Task, Answer> {
  /**
   * Resolves once all of them are done.
   *
   * @param most number of threads from now on, if more than before.
   * @param answerHere makes this thread take part.
   * @throws the signal's reason if it is aborted, and whatever a task throws; all threads are stopped then.
   */
  finish(most?: number, answerHere?: AnswerHere<Task, Answer>): Promise<void>;
}

/**
 * Threads that are started ahead or by the first tasks: at most one per processor. Later tasks find them warmed up.
 * They keep no process from ending.
 */
export class BatchThreads<Setup, Task, Answer> {
  readonly #start: ThreadStart;
  readonly #threads: BatchThread[] = [];
  #setup: Setup | undefined;

  constructor(start: ThreadStart) {
    this.#start = start;
  }

  /** Starts threads that load their code while what they are set up with is still unknown. */
  startAhead(count: number): void {
    while (this.#threads.length < Math.min(count, availableParallelism()))
      this.#threads.push(new BatchThread(this.#start));
  }

  /**
   * Threads that were set up before are stopped; others take their place when there are tasks.
   *
   * @param setup plain data to set up the threads with, before any task.
   */
  setUp(setup: Setup): void {
    if (this.#setup !== undefined) this.stop();
    this.#setup = setup;
    for (const thread of this.#threads) thread.setUp(setup);
  }

  /**
   * Runs all tasks; only after those of an earlier call.
   *
   * @param most number of threads.
   * @throws the signal's reason if it is aborted, and whatever a task throws; all threads are stopped then.
   */
  async run(tasks: ThreadedTasks<Task, Answer>, most = availableParallelism()): Promise<void> {
    await this.begin(tasks, most).finish();
  }

  /**
   * Runs all tasks, of which this thread takes its share: it needs the memory of one thread less than `run`.
   *
   * @throws see `run`.
   */
  async runBeside(
    tasks: ThreadedTasks<Task, Answer>,
    answerHere: AnswerHere<Task, Answer>,
  ): Promise<void> {
    await this.begin(tasks, BESIDE_THIS).finish(BESIDE_THIS, answerHere);
  }

  /**
   * Begins to run tasks; only after those of an earlier call.
   *
   * @param most number of threads, unless more are started already.
   */
  begin(
    { tasks, onAnswers }: ThreadedTasks<Task, Answer>,
    most: number,
  ): RunningTasks<Task, Answer> {
    const queue = batches(tasks);
    const running = new Map<BatchThread, Promise<void>>();
    const widen = (most: number) => {
      for (let count = this.#threads.length; count < most; count += 1) {
        const thread = new BatchThread(this.#start);
        thread.setUp(this.#setup);
        this.#threads.push(thread);
      }
      for (const thread of this.#threads) {
        if (running.has(thread)) continue;
        const run = thread.run(queue, onAnswers);
        // Whoever waits for the end is told of a failure.
        run.catch(() => {});
        running.set(thread, run);
      }
    };
    widen(most);
    let isStopped = false;
    const takePart = async (answer: AnswerHere<Task, Answer>) => {
      for (const batch of queue) {
        const answers: Answer[] = [];
        for (const task of batch) {
          // Other threads are given their next batch.
          await breathe();
          this.#start.signal.throwIfAborted();
          if (isStopped) return;
          answers.push(await answer(task));
        }
        onAnswers(answers);
      }
    };
    const finish = async (most = 0, answerHere?: AnswerHere<Task, Answer>) => {
      widen(most);
      try {
        await Promise.all([...running.values(), answerHere && takePart(answerHere)]);
      } catch (error) {
        isStopped = true;
        this.stop();
        throw error;
      }
    };
    return { finish };
  }

  /** Stops the threads, whatever they are doing. */
  stop(): void {
    for (const thread of this.#threads.splice(0)) thread.stop();
  }

  /** Ends the threads. */
  async close(): Promise<void> {
    const threads = this.#threads.splice(0);
    for (const thread of threads) thread.close();
    await Promise.all(threads.map(({ ended }) => ended));
  }
}

/** Runs all tasks in threads of their own, see `BatchThreads`. */
export async function runInThreads<Setup, Task, Answer>({
  tasks,
  onAnswers,
  setup,
  ...start
}: ThreadStart & ThreadedTasks<Task, Answer> & { setup: Setup }): Promise<void> {
  const threads = new BatchThreads<Setup, Task, Answer>(start);
  threads.setUp(setup);
  await threads.run({ tasks, onAnswers });
  await threads.close();
}

/**
 * The worker side: receives first what it is set up with, then batches of tasks whose results it posts.
 *
 * @param prepare returns what answers a task.
 */
export function answerBatches<Setup, Task, Answer>(
  prepare: (setup: Setup) => Promise<(task: Task) => Promise<Answer> | Answer>,
): void {
  const port = parentPort;
  if (!port) throw new Error('Batches are answered in a worker thread only.');
  let answer: ReturnType<typeof prepare> | undefined;
  port.on('message', async (message: Setup | Task[] | null) => {
    if (message === null) return port.close();
    if (!answer) {
      answer = prepare(message as Setup);
      await answer;
      return;
    }
    const answerTask = await answer;
    const answers: Answer[] = [];
    for (const task of message as Task[]) answers.push(await answerTask(task));
    port.postMessage(answers);
  });
}
