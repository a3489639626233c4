import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { CLOCK_STEP_MS } from '../content/file-stamp.ts';
import type { Findings } from '../report/findings.ts';
import { cacheFolder, type SitePaths } from '../site/site-paths.ts';
import { isAsWritten, replaceLines, writtenLines } from '../system/checked-lines.ts';
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
  errors: number;
  warnings: number;
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

/** The findings of a run that is kept, from its file. */
class KeptFindings implements Findings {
  readonly errors: number;
  readonly warnings: number;
  readonly #file: number;

  /** @param file open for reading, as it was written. */
  constructor(file: number, { errors, warnings }: KeptLint) {
    this.#file = file;
    this.errors = errors;
    this.warnings = warnings;
  }

  *[Symbol.iterator](): Generator<Diagnostic> {
    for (const text of this.texts()) yield JSON.parse(text);
  }

  *texts(): Generator<string> {
    let isFirst = true;
    for (const { text } of writtenLines(this.#file)) {
      if (!isFirst) yield text;
      isFirst = false;
    }
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** What is kept in an open file; undefined if it does not hold. */
function readKept(file: number, lint: AskedLint): LintResult | undefined {
  const first = writtenLines(file).next();
  if (first.done) return undefined;
  const kept = JSON.parse(first.value.text) as KeptLint;
  const isSame = holdsNow(lint.asked, kept) && markInputs(lint, [])?.hash === kept.inputs;
  if (!isSame || !isAsWritten(file)) return undefined;
  return { files: kept.files, diagnostics: new KeptFindings(file, kept), until: Infinity };
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
  try {
    const same = readKept(file, lint);
    if (same) return same;
  } catch {
    // Not as it was written, it is good for nothing.
  }
  closeSync(file);
  return undefined;
}

/** When tomorrow begins by the clock that dates in texts are compared with. */
const tomorrow = (clock: number) => (Math.floor(clock / DAY) + 1) * DAY;

function* keptLines(kept: KeptLint, findings: Findings): Generator<string> {
  yield JSON.stringify(kept);
  yield* findings.texts();
}

/**
 * Keeps what a run over the whole site found, unless a file was changed while it ran.
 *
 * @param started when it began to read, in milliseconds since 1970.
 * @returns the same result, whose findings are in order already where they were kept.
 */
export function keepLint(lint: AskedLint, started: number, result: LintResult): LintResult {
  const marks = markInputs(lint, []);
  if (!marks || started - marks.newest < CLOCK_STEP_MS) return result;
  const { files, diagnostics, until } = result;
  const { errors, warnings } = diagnostics;
  const place = placeOf(lint);
  mkdirSync(dirname(place), { recursive: true });
  const kept = {
    ...{ inputs: marks.hash, files, errors, warnings, from: started },
    until: Math.min(until, tomorrow(started)),
  };
  replaceLines(place, keptLines(kept, diagnostics));
  const ordered = new KeptFindings(openSync(place, 'r'), kept);
  keepNewest(dirname(place), KEPT);
  diagnostics.close();
  return { ...result, diagnostics: ordered };
}
