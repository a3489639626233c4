import { createHash } from 'node:crypto';
import type { WrittenFinding } from '../../report/finding-entry.ts';
import type { SiteCode } from '../../site/open-site.ts';
import type { LintAnswer, LintTask, LintThreads } from '../landings/lint-threads.ts';
import type { LandingLintSetup } from '../landings/linted-landing.ts';
import { lintStatePath } from '../lint-state.ts';
import { TOLD } from './compared-page.ts';
import { KeptComparisons } from './kept-comparisons.ts';
import {
  type CheckedFile,
  type ComparisonTask,
  LandingComparer,
  type ToldComparison,
} from './landing-comparer.ts';
import type { Comparison, PageComparison } from './page-comparison.ts';

/** Below this number of findings, starting threads costs more than it saves. */
const THREADS_PAY_FROM = 1000;

/** The pages to compare. */
export interface ComparedLandings {
  comparison: PageComparison;
  setup: LandingLintSetup;
  code: SiteCode;
  threads: LintThreads;
  /** Key of everything besides the pages that determines the result; without one nothing is cached. */
  context: string | undefined;
}

/** A comparison with the key of its finding. */
interface KeyedComparison extends Comparison {
  key: string;
}

/** Creates the findings about landings in threads, if there are many. */
async function tellInThreads(
  { comparison, setup, code, threads }: ComparedLandings,
  comparisons: readonly KeyedComparison[],
  kept: KeptComparisons,
): Promise<void> {
  const unknown = comparisons.filter(
    ({ key, page, other }) =>
      !kept.has(key) && comparison.isLanding(page) && comparison.isLanding(other),
  );
  if (unknown.length < THREADS_PAY_FROM) return;
  const byPage = new Map<number, KeyedComparison[]>();
  for (const pair of unknown) byPage.set(pair.page, [...(byPage.get(pair.page) ?? []), pair]);
  const fileOf = (page: number) => comparison.landingFile(page) as CheckedFile;
  function* tasks(): Generator<ComparisonTask> {
    for (const [page, pairs] of byPage)
      yield {
        page: fileOf(page),
        others: pairs.map(({ kind, key, other }) => ({ kind, key, ...fileOf(other) })),
      };
  }
  const onAnswers = (answers: LintAnswer[]) => {
    for (const { key, finding } of (answers as ToldComparison[][]).flat())
      if (finding) kept.set(key, finding);
  };
  const comparer = new LandingComparer(setup, code);
  const compare = (task: LintTask) => comparer.compare(task as ComparisonTask);
  await threads.runBeside({ tasks: tasks(), onAnswers }, compare);
  kept.flush();
}

/**
 * Findings about pages that are a problem only in combination; those of the last run are reused where neither page
 * has changed.
 *
 * @throws the signal's reason if it is aborted.
 */
export async function* compareLandings(work: ComparedLandings): AsyncGenerator<WrittenFinding> {
  const { comparison, setup, context } = work;
  const path = `${lintStatePath(setup.root, setup.landingsDir)}.comparisons`;
  // Findings show files relative to the working folder.
  const key = context && createHash('sha256').update(`${context}\n${setup.cwd}`).digest('hex');
  const kept = new KeptComparisons();
  if (key !== undefined) kept.load(path, key);
  const comparisons = [...comparison.comparisons()].map((pair) => ({
    ...pair,
    key: comparison.keyOf(pair),
  }));
  await tellInThreads(work, comparisons, kept);
  for (const pair of comparisons) {
    const known = kept.get(pair.key);
    const finding = known === undefined ? comparison.tell(pair) : undefined;
    const text = known ?? (finding && JSON.stringify(finding));
    if (text === undefined) continue;
    if (known === undefined) kept.set(pair.key, text);
    const { rule, severity } = TOLD[pair.kind];
    // A title or description may belong to the page that has it second.
    const file = pair.kind === 'copy' ? comparison.nameOf(pair.page) : JSON.parse(text).file;
    yield { file, rule, severity, text };
  }
  if (key !== undefined) kept.save(path, key);
  kept.close();
}
