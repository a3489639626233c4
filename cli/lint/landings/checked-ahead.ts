import { statSync } from 'node:fs';
import { changedAt } from '../../content/file-stamp.ts';
import { BESIDE_THIS } from '../../system/batch-threads.ts';
import type { InputMarks } from '../../templates/input-marks.ts';
import { isStillValid, type KeptSetup } from '../kept-setup.ts';
import { lintStatePath } from '../lint-state.ts';
import type { AskedLint } from '../same-lint.ts';
import type { LintThreads } from './lint-threads.ts';
import type { LandingLintSetup, LandingVerdict } from './linted-landing.ts';

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

/** True if a run over this many landings uses threads in any case. */
export function needsThreads({ size }: { size: number }): boolean {
  return size >= THREADS_PAY_FROM;
}

/** A check of changed landings that has begun before the site is read. */
export interface CheckAhead {
  /** What the last run checked landings with. */
  setup: LandingLintSetup;
  /** By the name of the landing. */
  verdicts: Promise<ReadonlyMap<string, LandingVerdict>>;
}

/**
 * Starts the threads that a run over many landings needs, so that they load their code while the site is read, and
 * sets them to work on changed landings if nothing else has changed.
 *
 * @param kept what the last run checked landings with, if that is known.
 */
export function beginAhead(
  threads: LintThreads,
  lint: AskedLint,
  { marks, kept }: { marks: InputMarks; kept: KeptSetup | undefined },
): CheckAhead | undefined {
  const site = { ...lint, stamps: marks.landings };
  if (!needsThreads(site.stamps)) return undefined;
  threads.startAhead(savedAt(site) === undefined ? BESIDE_THIS : 1);
  if (!kept || !isStillValid(kept, lint, marks)) return undefined;
  const { setup } = kept;
  threads.setUp(setup);
  // A landing without a verdict is checked again, which tells why it failed.
  const verdicts = checkAhead(threads, site).catch(() => new Map());
  return { setup, verdicts };
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
  if (!needsThreads(site.stamps) || saved === undefined) return verdicts;
  const changed = [...site.stamps].filter(([, stamp]) => changedAt(stamp) > saved);
  const names = changed.map(([name]) => name).filter((name) => name.endsWith('.yaml'));
  if (names.length === 0 || names.length > MOST_AHEAD) return verdicts;
  const onAnswers = (answers: unknown[]) => {
    for (const verdict of answers as LandingVerdict[]) verdicts.set(verdict.name, verdict);
  };
  await threads.run({ tasks: names, onAnswers }, 1);
  return verdicts;
}
