import type { SortedNames } from '../../content/sorted-names.ts';
import { type AnswerHere, BESIDE_THIS, type RunningTasks } from '../../system/batch-threads.ts';
import { lintStatePath, mayHoldState } from '../lint-state.ts';
import type { LintAnswer, LintTask, LintThreads } from './lint-threads.ts';
import type { LandingVerdict } from './linted-landing.ts';

/** With fewer landings, the main thread has checked them before a thread has loaded its code. */
const PAYS_FROM = 20;

/** With fewer landings left, a further thread is not worth its start. */
const MANY_LEFT = 500;

/** Verdicts on all landings, in a thread that works while the main thread checks the rest of the site. */
export class EarlyVerdicts {
  readonly #running: RunningTasks<LintTask, LintAnswer>;
  #left: number;
  #untaken: LandingVerdict[] = [];
  #take = (verdict: LandingVerdict): void => void this.#untaken.push(verdict);

  constructor(threads: LintThreads, names: SortedNames) {
    this.#left = names.length;
    const onAnswers = (answers: LintAnswer[]) => {
      this.#left -= answers.length;
      for (const verdict of answers as LandingVerdict[]) this.#take(verdict);
    };
    this.#running = threads.begin({ tasks: names, onAnswers }, 1);
  }

  /**
   * Passes on all verdicts; all processors work on the rest, this thread included.
   *
   * @param check a landing here.
   * @throws the signal's reason if it is aborted, and whatever a check throws.
   */
  async each(
    take: (verdict: LandingVerdict) => void,
    check: AnswerHere<LintTask, LintAnswer>,
  ): Promise<void> {
    this.#take = take;
    for (const verdict of this.#untaken.splice(0)) take(verdict);
    await this.#running.finish(this.#left < MANY_LEFT ? 1 : BESIDE_THIS, check);
  }
}

/**
 * Begins to check all landings if none of their results can be cached.
 *
 * @param threads set up for these landings.
 * @param context key of the results.
 */
export function checkEarly(
  threads: LintThreads,
  {
    root,
    landingsDir,
    context,
    names,
  }: { root: string; landingsDir: string; context: string; names: SortedNames },
): EarlyVerdicts | undefined {
  if (names.length < PAYS_FROM || BESIDE_THIS < 1) return undefined;
  if (mayHoldState(lintStatePath(root, landingsDir), context)) return undefined;
  return new EarlyVerdicts(threads, names);
}
