import { createHash } from 'node:crypto';
import type { Diagnostic } from '../content/diagnostic.ts';
import { runInThreads } from '../system/batch-threads.ts';
import type { ComparisonTask, ToldComparison } from './comparison-worker.ts';
import { KeptComparisons } from './kept-comparisons.ts';
import { lintStatePath } from './lint-state.ts';
import type { LandingLintSetup } from './linted-landing.ts';
import type { Comparison, PageComparison } from './page-comparison.ts';

/** Below this number of findings, starting threads costs more than it saves. */
const THREADS_PAY_FROM = 1000;

/** The pages to compare. */
export interface ComparedLandings {
  comparison: PageComparison;
  setup: Omit<LandingLintSetup, 'views'>;
  /** Key of everything besides the pages that determines the result; without one nothing is cached. */
  context: string | undefined;
  signal: AbortSignal;
}

/** Creates the findings about landings in threads, if there are many. */
async function tellInThreads(
  { comparison, setup, signal }: ComparedLandings,
  comparisons: readonly Comparison[],
  kept: KeptComparisons,
): Promise<void> {
  const unknown = comparisons.filter(
    (pair) =>
      comparison.landingPath(pair.page) !== undefined &&
      comparison.landingPath(pair.other) !== undefined &&
      !kept.has(comparison.keyOf(pair)),
  );
  if (unknown.length < THREADS_PAY_FROM) return;
  function* tasks(): Generator<ComparisonTask> {
    for (const pair of unknown)
      yield {
        kind: pair.kind,
        key: comparison.keyOf(pair),
        page: comparison.landingPath(pair.page) as string,
        other: comparison.landingPath(pair.other) as string,
      };
  }
  await runInThreads<ComparisonTask, ToldComparison>({
    script: 'comparison-worker.js',
    setup,
    tasks: tasks(),
    onAnswers: (answers) => {
      for (const { key, finding } of answers) if (finding) kept.set(key, finding);
    },
    signal,
  });
  kept.flush();
}

/**
 * Findings about pages that are a problem only in combination; those of the last run are reused where neither page
 * has changed.
 *
 * @throws the signal's reason if it is aborted.
 */
export async function* compareLandings(work: ComparedLandings): AsyncGenerator<Diagnostic> {
  const { comparison, setup, context } = work;
  const path = `${lintStatePath(setup.root, setup.landingsDir)}.comparisons`;
  // Findings show files relative to the working folder.
  const key = context && createHash('sha256').update(`${context}\n${setup.cwd}`).digest('hex');
  const kept = new KeptComparisons();
  if (key !== undefined) kept.load(path, key);
  const comparisons = [...comparison.comparisons()];
  await tellInThreads(work, comparisons, kept);
  for (const pair of comparisons) {
    const name = comparison.keyOf(pair);
    const known = kept.get(name);
    const finding = known ?? comparison.tell(pair);
    if (!known && finding) kept.set(name, finding);
    if (finding) yield finding;
  }
  if (key !== undefined) kept.save(path, key);
  kept.close();
}
