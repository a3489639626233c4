import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import type { RenderContext } from '../../../renderer/context/render-context.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { SortedNames } from '../../content/sorted-names.ts';
import { displayFolder } from '../../content/source-file.ts';
import { LandingLines } from '../../pages/landing-lines.ts';
import { LandingTable, traitsOf } from '../../pages/landing-table.ts';
import type { SiteCode } from '../../site/open-site.ts';
import { limitHeapGrowth } from '../../system/engine-flags.ts';
import { areCounted } from '../figures/page-counts.ts';
import { lintStatePath, openLintState, saveLintState } from '../lint-state.ts';
import type { EarlyVerdicts } from './early-verdicts.ts';
import { LandingFindings } from './landing-findings.ts';
import type { LintAnswer, LintTask, LintThreads } from './lint-threads.ts';
import {
  type CheckedLanding,
  findingsOf,
  LandingLinter,
  type LandingLintSetup,
  type LandingVerdict,
  type LintedLanding,
} from './linted-landing.ts';
import { unpackFindings } from './packed-findings.ts';
import { type ReusedLandings, reuseLandings } from './reuse-landings.ts';

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
  /** Stamps of the landings, taken before any was read; emptied after use. */
  stamps?: Map<string, string> | undefined;
  /** Threads with the same setup, for many landings. */
  threads: LintThreads;
  /** Verdicts on changed landings by name, from `checkAhead`. */
  ahead: Promise<ReadonlyMap<string, LandingVerdict>>;
  /** Verdicts on all landings, if nothing is known of them. */
  early?: EarlyVerdicts | undefined;
  signal: AbortSignal;
  /** Whether the findings of a landing are reported as they are written. */
  isAsWritten: (checked: CheckedLanding) => boolean;
  /** @param findings of the landing, unless they are reported as they are written. */
  onVerdict: (
    verdict: Pick<LandingVerdict, 'name' | 'landing'>,
    findings: readonly Diagnostic[],
  ) => void;
}

/** All landings with a valid shape, and those of their findings that are reported as they are written. */
export interface LintedLandings {
  table: LandingTable<LintedLanding>;
  /** To be closed after the last finding was read. */
  findings: LandingFindings;
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
  { names, now }: { names: SortedNames; now: number },
): string {
  // Results about dates are valid until midnight.
  const today = new Date(now).toISOString().slice(0, 10);
  const context = createHash('sha256')
    .update(JSON.stringify([tool, site, words, today]))
    .digest('hex');
  return areCounted(names) ? context : `${context} uncounted`;
}

async function checkHere(
  linter: LandingLinter,
  names: Iterable<string>,
  { take, signal }: { take: (verdict: LandingVerdict) => void; signal: AbortSignal },
): Promise<void> {
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
  const { names, isAsWritten, onVerdict } = work;
  const isCounted = areCounted(names);
  const { root, landingsDir, cwd, context } = work;
  const path = lintStatePath(root, landingsDir);
  const table = new LandingTable<LintedLanding>(names);
  const state = context === undefined ? undefined : openLintState(path, context);
  const lines = new LandingLines(table, join(tmpdir(), 'touchdown-lint'));
  const findings = new LandingFindings(table, displayFolder(landingsDir, cwd), () => {
    lines.close();
    state?.close();
  });
  const note = (index: number, checked: CheckedLanding, parse: () => Diagnostic[]) => {
    const { found } = checked.landing;
    if (found) findings.add(index, found);
    const isReported = found !== undefined && isAsWritten(checked);
    if (isReported) findings.report(index, found);
    onVerdict(checked, found && !isReported ? parse() : []);
  };
  const onReused: ReusedLandings['onReused'] = (checked, index, place) => {
    table.set(index, place, traitsOf(checked.landing));
    note(index, checked, () => unpackFindings(findings.linesOf(index)));
  };
  const { stamps = new Map() } = work;
  if (state) reuseLandings(state.rows(), { root, landingsDir, table, stamps, onReused });
  stamps.clear();
  const take = (verdict: LandingVerdict) => {
    const { name, lines: found } = verdict;
    if (!verdict.landing) return onVerdict(verdict, findingsOf(verdict));
    const { counts: _counts, figures: _figures, ...uncounted } = verdict.landing;
    const landing = isCounted ? verdict.landing : uncounted;
    lines.add(name, landing);
    if (found !== undefined) lines.follow(found);
    note(table.indexOf(name), { name, landing }, () => findingsOf(verdict));
  };
  const missing = names.length - table.size;
  const isKept = Uint8Array.from({ length: names.length }, (_, index) => Number(table.has(index)));
  function* unknown(): Generator<string> {
    for (const [index, name] of names.entries()) if (isKept[index] === 0) yield name;
  }
  const ahead = await work.ahead;
  let linter: LandingLinter | undefined;
  const linterHere = () => {
    linter ??= new LandingLinter(work, work.code);
    return linter;
  };
  const check = (name: LintTask) => linterHere().check(name as string);
  if (work.early) {
    limitHeapGrowth('slow');
    await work.early.each(take, check);
  } else if (missing < WORKERS_PAY_FROM) {
    const names = [...unknown()];
    for (const name of names) {
      const verdict = ahead.get(name);
      if (verdict) take(verdict);
    }
    const others = names.filter((name) => !ahead.has(name));
    if (others.length > 0) await checkHere(linterHere(), others, { take, signal: work.signal });
  } else {
    limitHeapGrowth('slow');
    const onAnswers = (verdicts: LintAnswer[]) => (verdicts as LandingVerdict[]).forEach(take);
    await work.threads.runBeside({ tasks: unknown(), onAnswers }, check);
  }
  lines.flush();
  if (context !== undefined && state && missing > 0)
    saveLintState(path, { context, state }, findings);
  return { table, findings };
}
