import type { LandingOutcome, LandingTask } from '../pages/landing-record.ts';
import { runInThreads } from '../system/batch-threads.ts';
import type { LandingChecks } from './landing-checks.ts';
import { createLandingRenderer, type LandingRendererSetup } from './landing-renderer.ts';

/** With fewer pages, starting threads costs more than it saves (docs/performance.md). */
const WORKERS_PAY_FROM = 300;

/** Options of a render run. */
export interface RenderOptions {
  /** Number of tasks. */
  count: number;
  /** May have checked some landings already. */
  checks: LandingChecks;
  /** Receives outcomes as they arrive, in no particular order. */
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
 * Renders all tasks, in this thread or in one thread per processor.
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
