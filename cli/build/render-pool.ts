import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LandingOutcome, LandingTask } from '../pages/landing-record.ts';
import { BuildFault } from '../system/build-fault.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import type { LandingChecks } from './landing-checks.ts';
import { createLandingRenderer, type LandingRendererSetup } from './landing-renderer.ts';

/** Below this many pages the start of a thread costs more than it saves (docs/performance.md). */
const WORKERS_PAY_FROM = 300;

/** Pages sent to a thread at once: few messages, but also few outcomes that garbage collections find alive. */
const BATCH = 20;

/**
 * Heap limits of a thread in MB. Pages are made one by one and nothing is kept, so a small young
 * generation loses no time and keeps memory flat however many pages there are.
 */
const WORKER_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 48 };

function* batches(tasks: Iterable<LandingTask>): Generator<LandingTask[]> {
  let batch: LandingTask[] = [];
  for (const task of tasks) {
    if (batch.push(task) < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** How pages are made. */
export interface RenderOptions {
  /** How many there are. */
  count: number;
  /** Has checked some landings before their turn. */
  checks: LandingChecks;
  /** Is told of outcomes as they come, in no certain order. */
  onOutcomes: (outcomes: LandingOutcome[]) => void;
  signal: AbortSignal;
}

async function renderHere(
  setup: LandingRendererSetup,
  tasks: Iterable<LandingTask>,
  { checks, onOutcomes, signal }: RenderOptions,
): Promise<void> {
  const renderLanding = await createLandingRenderer(setup, checks);
  for (const task of tasks) {
    signal.throwIfAborted();
    onOutcomes([await renderLanding(task)]);
  }
}

function runWorker(
  setup: LandingRendererSetup,
  queue: Iterator<LandingTask[]>,
  { onOutcomes, signal }: RenderOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(ENGINE_ROOT, 'lib/render-worker.js'), {
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
    worker.on('message', (outcomes: LandingOutcome[]) => {
      onOutcomes(outcomes);
      next();
    });
    // An error comes out of a thread without its class.
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
 * Makes pages of all tasks, here or in as many threads as there are processors.
 *
 * @throws the signal's reason if it is aborted.
 */
export async function renderLandings(
  setup: LandingRendererSetup,
  tasks: Iterable<LandingTask>,
  options: RenderOptions,
): Promise<void> {
  if (options.count === 0) return;
  if (options.count < WORKERS_PAY_FROM) return renderHere(setup, tasks, options);
  const queue = batches(tasks);
  const threads = Array.from({ length: availableParallelism() }, () =>
    runWorker(setup, queue, options),
  );
  await Promise.all(threads);
}
