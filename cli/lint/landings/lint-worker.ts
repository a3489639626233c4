import { workerData } from 'node:worker_threads';
import { withSilencedRules } from '../../rules/silenced-rules.ts';
import { keepLexiconsIn } from '../../rules/words/lexicon/kept-lexicons.ts';
import {
  completeCode,
  loadKnownSiteCode,
  loadSiteCode,
  type SiteCode,
} from '../../site/open-site.ts';
import { cacheFolder } from '../../site/site-paths.ts';
import { answerBatches } from '../../system/batch-threads.ts';
import { loadBundledDefinition } from '../../templates/render-module.ts';
import { LandingComparer } from '../copies/landing-comparer.ts';
import type { LintAnswer, LintTask, LintThreadStart } from './lint-threads.ts';
import { LandingLinter, type LandingLintSetup } from './linted-landing.ts';

const { root, renderModule } = workerData as LintThreadStart;

/** The code of the site from its templates, which landings are rendered with anyway. */
async function bundledCode(templates: string): Promise<SiteCode> {
  keepLexiconsIn(cacheFolder(root, 'words'));
  return completeCode(await loadBundledDefinition(templates), root);
}

/** Loaded while the thread waits for its setup, unless the main thread still has to compile it. */
const ahead = renderModule === undefined ? loadKnownSiteCode(root) : bundledCode(renderModule);
// A failure is told along with the first task.
ahead?.catch(() => {});

answerBatches<LandingLintSetup, LintTask, LintAnswer>(async (setup) => {
  const isStale = renderModule !== undefined && setup.views?.renderModule !== renderModule;
  const own = () => (isStale ? undefined : ahead) ?? loadSiteCode(root);
  const whole = setup.isEngineOnly ? completeCode({}) : await own();
  const silenced = new Set(setup.silencedRules);
  const code =
    silenced.size === 0 ? whole : completeCode(withSilencedRules(whole.definition, silenced), root);
  const linter = new LandingLinter(setup, code);
  const comparer = new LandingComparer(setup, code);
  return (task) => (typeof task === 'string' ? linter.check(task) : comparer.compare(task));
});
