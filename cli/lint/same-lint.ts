import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { CLOCK_STEP_MS } from '../content/file-stamp.ts';
import { SortedFindings } from '../report/sorted-findings.ts';
import { cacheFolder, type SitePaths } from '../site/site-paths.ts';
import { checkedLines, replaceLines } from '../system/checked-lines.ts';
import { keepNewest } from '../system/keep-newest.ts';
import { markInputs } from '../templates/input-marks.ts';
import type { LintResult } from './lint-site.ts';
import { KEPT } from './lint-state.ts';

const DAY = 86_400_000;

/** A run over a whole site by what it was asked for. */
export interface AskedLint extends SitePaths {
  /** The folder that files are named from. */
  cwd: string;
  /** Everything that the command line says of the site. */
  asked: { now?: string | undefined };
}

/** The first line of what is kept of a run; its findings follow. */
interface KeptLint {
  inputs: string;
  files: number;
  /** For which moments it holds, in milliseconds since 1970. */
  from: number;
  until: number;
}

function placeOf({ root, cwd, landingsDir, configFile, asked }: AskedLint): string {
  const key = createHash('sha256').update(JSON.stringify([cwd, landingsDir, configFile, asked]));
  return join(cacheFolder(root, 'lint'), `${key.digest('hex').slice(0, 16)}.findings`);
}

/** A run for a moment of its own is known by that; otherwise the clock may have reached another one. */
function holdsNow({ now }: AskedLint['asked'], { from, until }: KeptLint): boolean {
  const clock = Date.now();
  return now !== undefined || (from <= clock && clock < until);
}

/** Reads what was kept of a run into `diagnostics`. @returns how many files were looked at; undefined if it does not hold. */
function readKept(file: number, lint: AskedLint, diagnostics: SortedFindings): number | undefined {
  let kept: KeptLint | undefined;
  for (const { text } of checkedLines(file)) {
    if (kept) diagnostics.add([JSON.parse(text) as Diagnostic]);
    else {
      kept = JSON.parse(text) as KeptLint;
      if (!holdsNow(lint.asked, kept) || markInputs(lint, [])?.hash !== kept.inputs)
        return undefined;
    }
  }
  return kept?.files;
}

/**
 * What a run would find that has nothing to look at: no file that it reads has been touched since the last one.
 *
 * @returns undefined if that cannot be told.
 */
export function sameLint(lint: AskedLint): LintResult | undefined {
  let file: number;
  try {
    file = openSync(placeOf(lint), 'r');
  } catch {
    return undefined;
  }
  const diagnostics = new SortedFindings();
  try {
    const files = readKept(file, lint, diagnostics);
    if (files !== undefined) return { files, diagnostics, until: Infinity };
  } catch {
    // Not as it was written, it is good for nothing.
  } finally {
    closeSync(file);
  }
  diagnostics.close();
  return undefined;
}

/** When tomorrow begins by the clock that dates in texts are compared with. */
const tomorrow = (clock: number) => (Math.floor(clock / DAY) + 1) * DAY;

function* keptLines(kept: KeptLint, findings: Iterable<Diagnostic>): Generator<string> {
  yield JSON.stringify(kept);
  for (const finding of findings) yield JSON.stringify(finding);
}

/**
 * Keeps what a run over the whole site found, unless a file was changed while it ran.
 *
 * @param started when it began to read, in milliseconds since 1970.
 */
export function keepLint(
  lint: AskedLint,
  started: number,
  { files, diagnostics, until }: LintResult,
): void {
  const marks = markInputs(lint, []);
  if (!marks || started - marks.newest < CLOCK_STEP_MS) return;
  const place = placeOf(lint);
  mkdirSync(dirname(place), { recursive: true });
  const kept = {
    ...{ inputs: marks.hash, files, from: started },
    until: Math.min(until, tomorrow(started)),
  };
  replaceLines(place, keptLines(kept, diagnostics));
  keepNewest(dirname(place), KEPT);
}
