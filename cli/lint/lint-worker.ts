import { workerData } from 'node:worker_threads';
import { loadKnownSiteCode, loadSiteCode } from '../site/open-site.ts';
import { answerBatches } from '../system/batch-threads.ts';
import { LandingComparer } from './landing-comparer.ts';
import type { LintAnswer, LintTask, LintThreadStart } from './lint-threads.ts';
import { LandingLinter, type LandingLintSetup } from './linted-landing.ts';

const { root } = workerData as LintThreadStart;
/** Loaded while the thread waits for its setup, unless the main thread still has to compile it. */
const ahead = loadKnownSiteCode(root);
// A failure is told along with the first task.
ahead?.catch(() => {});

answerBatches<LandingLintSetup, LintTask, LintAnswer>(async (setup) => {
  const code = await (ahead ?? loadSiteCode(root));
  const linter = new LandingLinter(setup, code);
  const comparer = new LandingComparer(setup, code);
  return (task) => (typeof task === 'string' ? linter.check(task) : comparer.compare(task));
});
