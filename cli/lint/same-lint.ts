import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { CLOCK_STEP_MS } from '../content/file-stamp.ts';
import type { Findings } from '../report/findings.ts';
import { cacheFolder, type SitePaths } from '../site/site-paths.ts';
import { checksumOf, writtenTexts } from '../system/checked-lines.ts';
import { keepNewest } from '../system/keep-newest.ts';
import { replaceLines } from '../system/line-writer.ts';
import type { InputMarks } from '../templates/input-marks.ts';
import type { LintResult } from './lint-site.ts';
import { KEPT } from './lint-state.ts';

const DAY = 86_400_000;

/** The parameters of a run over a whole site. */
export interface AskedLint extends SitePaths {
  /** The folder that file names are relative to. */
  cwd: string;
  /** Everything that the command line specifies about the site. */
  asked: { now?: string | undefined };
}

/** The first line of a cached run; its findings follow. */
interface KeptLint {
  inputs: string;
  files: number;
  errors: number;
  warnings: number;
  /** Period in which it is valid, in milliseconds since 1970. */
  from: number;
  until: number;
}

/** Path of what is cached of a run with these parameters, by the extension of its name. */
export function cachePath(
  { root, cwd, landingsDir, configFile, asked }: AskedLint,
  extension: 'findings' | 'setup',
): string {
  const key = createHash('sha256').update(JSON.stringify([cwd, landingsDir, configFile, asked]));
  return join(cacheFolder(root, 'lint'), `${key.digest('hex').slice(0, 16)}.${extension}`);
}

/** A run for an explicit time is always valid; otherwise the clock may have moved on. */
export function holdsNow(
  { now }: AskedLint['asked'],
  { from, until }: Pick<KeptLint, 'from' | 'until'>,
): boolean {
  const clock = Date.now();
  return now !== undefined || (from <= clock && clock < until);
}

/** The cached findings of a run, streamed from its file. */
class KeptFindings implements Findings {
  readonly errors: number;
  readonly warnings: number;
  readonly #file: number;

  /** @param file open for reading, already verified. */
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
    for (const text of writtenTexts(this.#file)) {
      if (!isFirst) yield text;
      isFirst = false;
    }
  }

  lines(): Iterable<string> {
    return this.texts();
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** The cached result in an open file; undefined if it is stale. */
function readKept(file: number, { asked }: AskedLint, marks: InputMarks): LintResult | undefined {
  const first = writtenTexts(file).next();
  if (first.done) return undefined;
  const kept = JSON.parse(first.value) as KeptLint;
  const isSame = holdsNow(asked, kept) && marks.hash === kept.inputs;
  if (!isSame || checksumOf(file) === undefined) return undefined;
  return { files: kept.files, diagnostics: new KeptFindings(file, kept), until: Infinity };
}

/**
 * The cached result of the last run if none of the files that it read have been touched since.
 *
 * @param marks of the files as they are now.
 * @returns undefined if that is unknown.
 */
export function sameLint(lint: AskedLint, marks: InputMarks): LintResult | undefined {
  let file: number;
  try {
    file = openSync(cachePath(lint, 'findings'), 'r');
  } catch {
    return undefined;
  }
  try {
    const same = readKept(file, lint, marks);
    if (same) return same;
  } catch {
    // Damaged files are useless.
  }
  closeSync(file);
  return undefined;
}

/** The next midnight, by the clock that dates in texts are compared with. */
export const tomorrow = (clock: number) => (Math.floor(clock / DAY) + 1) * DAY;

function* keptLines(kept: KeptLint, findings: Findings): Generator<string | Buffer> {
  yield JSON.stringify(kept);
  yield* findings.lines();
}

/**
 * Caches the result of a run over the whole site, unless a file was changed right before it. If one changes
 * while it runs, the marks tell the next run.
 *
 * @param started when it began, in milliseconds since 1970.
 * @param marks of the files, taken before any was read.
 * @returns the same result; if it was cached, its findings are already sorted.
 */
export function keepLint(
  lint: AskedLint,
  { started, marks }: { started: number; marks: InputMarks },
  result: LintResult,
): LintResult {
  if (started - marks.newest < CLOCK_STEP_MS) return result;
  const { files, diagnostics, until } = result;
  const { errors, warnings } = diagnostics;
  const place = cachePath(lint, 'findings');
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
