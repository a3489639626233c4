import { workerData } from 'node:worker_threads';
import { loadSiteCode } from '../site/open-site.ts';
import { answerBatches } from '../system/batch-threads.ts';
import { LandingComparer } from './landing-comparer.ts';
import type { LintAnswer, LintTask, LintThreadStart } from './lint-threads.ts';
import { LandingLinter, type LandingLintSetup } from './linted-landing.ts';

const { root } = workerData as LintThreadStart;
const loaded = loadSiteCode(root);

answerBatches<LandingLintSetup, LintTask, LintAnswer>(async (setup) => {
  const code = await loaded;
  const linter = new LandingLinter(setup, code);
  const comparer = new LandingComparer(setup, code);
  return (task) => (typeof task === 'string' ? linter.check(task) : comparer.compare(task));
});
