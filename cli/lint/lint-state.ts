import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LandingLine } from '../pages/landing-table.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { checksumOf, type LineSpan, writtenBytes, writtenLines } from '../system/checked-lines.ts';
import { keepNewest } from '../system/keep-newest.ts';
import { replaceLines } from '../system/line-writer.ts';
import type { LandingFindings } from './landing-findings.ts';
import type { LintedLanding } from './linted-landing.ts';

/** Maximum number of state files: one per site and landings folder. */
export const KEPT = 16;

/** Path of the cached results for the landings of a folder. */
export function lintStatePath(root: string, landingsDir: string): string {
  const key = createHash('sha256').update(landingsDir).digest('hex').slice(0, 16);
  return join(cacheFolder(root, 'lint'), `${key}.jsonl`);
}

/** The landings of an earlier run, streamed from its file until it is closed. */
export interface LintState {
  /** The landings in turn, each with the position of its line; the lines of its findings follow. */
  rows(): Generator<{ name: string; record: LintedLanding; place: LineSpan }>;
  close(): void;
}

function* readRows(file: number): ReturnType<LintState['rows']> {
  /** Offset of the next landing; the context is on the first line. */
  let next = 1;
  for (const { bytes, start } of writtenBytes(file)) {
    if (start < next) continue;
    const [name, record]: LandingLine<LintedLanding> = JSON.parse(bytes.toString('utf8'));
    const { length } = bytes;
    yield { name, record, place: { file, start, length } };
    next = start + length + 1 + (record.found?.bytes ?? 0);
  }
}

/** True if a file is undamaged and belongs to this context. */
function isUsable(file: number, context: string): boolean {
  const first = writtenLines(file).next();
  return !first.done && first.value.text === context && checksumOf(file) !== undefined;
}

/**
 * Results of the last run for the landings.
 *
 * @param context key of everything besides a landing's own file that determines the result; with another key
 *   nothing is reused.
 */
export function openLintState(path: string, context: string): LintState | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return undefined;
  }
  try {
    if (isUsable(file, context))
      return { rows: () => readRows(file), close: () => closeSync(file) };
  } catch {
    // Damaged files are useless.
  }
  closeSync(file);
  return undefined;
}

function* stateLines(context: string, findings: LandingFindings): Generator<string | Buffer> {
  yield context;
  yield* findings.withRecords();
}

/** Saves the results for the next run; the file is replaced atomically. */
export function saveLintState(path: string, context: string, findings: LandingFindings): void {
  mkdirSync(dirname(path), { recursive: true });
  replaceLines(path, stateLines(context, findings));
  keepNewest(dirname(path), KEPT);
}
