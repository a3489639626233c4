import { workerData } from 'node:worker_threads';
import { loadSiteCode } from '../site/open-site.ts';
import { answerBatches } from '../system/batch-threads.ts';
import { type ComparisonTask, LandingComparer, type ToldComparison } from './landing-comparer.ts';
import { LandingLinter, type LandingLintSetup, type LandingVerdict } from './linted-landing.ts';

/** What a thread is asked: to check the landing with this name by itself, or to compare landings. */
export type LintTask = string | ComparisonTask;

/** What it answers. */
export type LintAnswer = LandingVerdict | ToldComparison[];

const setup = workerData as LandingLintSetup;
const code = await loadSiteCode(setup.root);
const linter = new LandingLinter(setup, code);
const comparer = new LandingComparer(setup, code);

answerBatches<LintTask, LintAnswer>(async (task) =>
  typeof task === 'string' ? linter.check(task) : comparer.compare(task),
);
