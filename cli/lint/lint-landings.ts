import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { RenderContext } from '../../renderer/context/render-context.ts';
import type { SortedNames } from '../content/sorted-names.ts';
import { LandingLines } from '../pages/landing-lines.ts';
import { LandingTable, traitsOf } from '../pages/landing-table.ts';
import { isSameLanding } from '../pages/same-landing.ts';
import { KnownPictures } from '../pictures/known-pictures.ts';
import type { SiteCode } from '../site/open-site.ts';
import { runInThreads } from '../system/batch-threads.ts';
import { limitHeapGrowth } from '../system/engine-flags.ts';
import { type LintState, lintStatePath, openLintState, saveLintState } from './lint-state.ts';
import {
  LandingLinter,
  type LandingLintSetup,
  type LandingVerdict,
  type LintedLanding,
} from './linted-landing.ts';

/** Below this number of landings, starting threads costs more than it saves. */
const WORKERS_PAY_FROM = 500;

/** Number of landings checked before the process tests for an interrupt. */
const STEP = 40;

/** Landings to check, and the callback for results. */
export interface LandingsToLint extends LandingLintSetup {
  code: SiteCode;
  names: SortedNames;
  /** Key of everything besides a landing's own file that determines the result; without one nothing is cached. */
  context: string | undefined;
  signal: AbortSignal;
  onVerdict: (verdict: LandingVerdict) => void;
}

/** All landings with a valid shape; must be closed after use. */
export interface LintedLandings {
  table: LandingTable<LintedLanding>;
  close(): void;
}

/**
 * Key of everything besides a landing's own file that determines the result.
 *
 * @param tool fingerprint of the tool, its templates, and the code of the site.
 * @param now in milliseconds since 1970.
 */
export function landingContext(
  tool: string,
  { site, words }: Pick<RenderContext, 'site' | 'words'>,
  now: number,
): string {
  // Results about dates are valid until midnight.
  const today = new Date(now).toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([tool, site, words, today]))
    .digest('hex');
}

/** Reuses the results of the last run for landings whose files, including media, are unchanged. */
function takeOver(
  { root, landingsDir, names, onVerdict }: LandingsToLint,
  rows: ReturnType<LintState['rows']>,
  table: LandingTable<LintedLanding>,
): void {
  const known = new KnownPictures(root);
  // A folder that is now a symbolic link may lead out of the site, so its files do not count.
  const isOwn = (src: string) => {
    const path = join(realpathSync(root), 'media', src);
    return existsSync(path) && realpathSync(path) === path;
  };
  const isSame = (name: string, { media = {}, ...made }: LintedLanding) =>
    isSameLanding(join(landingsDir, name), made) &&
    Object.entries(media).every(
      ([src, hash]) => hash !== null && isOwn(src) && known.hashOf(src) === hash,
    );
  for (const { name, record, place } of rows) {
    const index = names.indexOf(name);
    if (index === -1 || !isSame(name, record)) continue;
    table.set(index, place, traitsOf(record));
    onVerdict({ name, landing: record });
  }
}

async function checkHere(
  { code, signal, ...setup }: LandingsToLint,
  names: Iterable<string>,
  take: (verdict: LandingVerdict) => void,
): Promise<void> {
  const linter = new LandingLinter(setup, code);
  let count = 0;
  for (const name of names) {
    if (count % STEP === 0) await breathe();
    count += 1;
    signal.throwIfAborted();
    take(await linter.check(name));
  }
}

/**
 * Checks all landings of a folder, each by itself: those that have changed since the last run, or all if anything
 * else has.
 *
 * @throws the signal's reason if it is aborted.
 */
export async function lintLandings(work: LandingsToLint): Promise<LintedLandings> {
  const { names, context, onVerdict, signal } = work;
  const { root, landingsDir, cwd, site, views, now } = work;
  const path = lintStatePath(root, landingsDir);
  const table = new LandingTable<LintedLanding>(names);
  const state = context === undefined ? undefined : openLintState(path, context);
  if (state) takeOver(work, state.rows(), table);
  const lines = new LandingLines(table, join(tmpdir(), 'touchdown-lint'));
  const take = (verdict: LandingVerdict) => {
    if (verdict.landing) lines.add(verdict.name, verdict.landing);
    onVerdict(verdict);
  };
  const missing = names.length - table.size;
  const isKept = Uint8Array.from({ length: names.length }, (_, index) => Number(table.has(index)));
  function* unknown(): Generator<string> {
    for (const [index, name] of names.entries()) if (isKept[index] === 0) yield name;
  }
  if (missing < WORKERS_PAY_FROM) await checkHere(work, unknown(), take);
  else {
    limitHeapGrowth('slow');
    await runInThreads<string, LandingVerdict>({
      script: 'lint-worker.js',
      setup: {
        ...{ root, landingsDir, cwd },
        ...(site ? { site } : {}),
        ...(views ? { views } : {}),
        ...(now === undefined ? {} : { now }),
      },
      tasks: unknown(),
      onAnswers: (verdicts) => verdicts.forEach(take),
      signal,
    });
  }
  lines.flush();
  if (context !== undefined && missing > 0) saveLintState(path, context, table);
  return {
    table,
    close: () => {
      lines.close();
      state?.close();
    },
  };
}
