import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { changedAt } from '../content/file-stamp.ts';
import { lintStatePath } from './lint-state.ts';
import type { LintThreads } from './lint-threads.ts';
import type { LandingVerdict } from './linted-landing.ts';

/** With fewer landings, the main thread is done before a thread has loaded its code. */
const THREADS_PAY_FROM = 2000;

/** With more changed landings, threads check them as soon as it is known which. */
const MOST_AHEAD = 200;

/** A site whose landings are checked, with the stamps of their files. */
interface StampedSite {
  root: string;
  landingsDir: string;
  stamps: ReadonlyMap<string, string>;
}

/** When results were last saved, in milliseconds since 1970; undefined if there are none. */
function savedAt({ root, landingsDir }: StampedSite): number | undefined {
  return statSync(lintStatePath(root, landingsDir), { throwIfNoEntry: false })?.mtimeMs;
}

/** Starts the threads that a run over many landings needs, so that they load their code while the site is read. */
export function startThreads(threads: LintThreads, site: StampedSite): void {
  if (site.stamps.size < THREADS_PAY_FROM) return;
  threads.startAhead(savedAt(site) === undefined ? availableParallelism() : 1);
}

/**
 * Checks the landings whose files were changed after the last run, in a thread, while the results for all others
 * are read. A verdict is as good as a later one, and without use if the text turns out to be the same.
 *
 * @param threads set up for these landings.
 * @returns the verdicts by the name of the landing; few or none if it does not pay.
 */
export async function checkAhead(
  threads: LintThreads,
  site: StampedSite,
): Promise<ReadonlyMap<string, LandingVerdict>> {
  const verdicts = new Map<string, LandingVerdict>();
  const saved = savedAt(site);
  if (site.stamps.size < THREADS_PAY_FROM || saved === undefined) return verdicts;
  const changed = [...site.stamps].filter(([, stamp]) => changedAt(stamp) > saved);
  const names = changed.map(([name]) => name).filter((name) => name.endsWith('.yaml'));
  if (names.length === 0 || names.length > MOST_AHEAD) return verdicts;
  const onAnswers = (answers: unknown[]) => {
    for (const verdict of answers as LandingVerdict[]) verdicts.set(verdict.name, verdict);
  };
  await threads.run({ tasks: names, onAnswers }, 1);
  return verdicts;
}
