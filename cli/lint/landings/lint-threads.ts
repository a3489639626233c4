import { BatchThreads } from '../../system/batch-threads.ts';
import type { ComparisonTask, ToldComparison } from '../copies/landing-comparer.ts';
import type { LandingLintSetup, LandingVerdict } from './linted-landing.ts';

/** What a thread knows from the start. */
export interface LintThreadStart {
  /** Folder of the site, whose code is compiled before the thread is set up. */
  root: string;
  /** Its templates, if they are probably the same as in the last run. */
  renderModule?: string | undefined;
}

/** What a thread is asked: to check the landing with this name by itself, or to compare landings. */
export type LintTask = string | ComparisonTask;

/** What it answers. */
export type LintAnswer = LandingVerdict | ToldComparison[];

/** Threads that check and compare landings. */
export type LintThreads = BatchThreads<LandingLintSetup, LintTask, LintAnswer>;

export function lintThreads(workerData: LintThreadStart, signal: AbortSignal): LintThreads {
  return new BatchThreads({ script: 'lint-worker.js', workerData, signal });
}
