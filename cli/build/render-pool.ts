import type { LandingOutcome, LandingTask } from '../pages/landing-record.ts';
import { runInThreads } from '../system/batch-threads.ts';
import type { LandingChecks } from './landing-checks.ts';
import { createLandingRenderer, type LandingRendererSetup } from './landing-renderer.ts';

/** Below this many pages the start of a thread costs more than it saves (docs/performance.md). */
const WORKERS_PAY_FROM = 300;

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
  const { count, onOutcomes: onAnswers, signal } = options;
  if (count === 0) return;
  if (count < WORKERS_PAY_FROM) return renderHere(setup, tasks, options);
  await runInThreads({ script: 'render-worker.js', setup, tasks, onAnswers, signal });
}
