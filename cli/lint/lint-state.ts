import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LandingLine } from '../pages/landing-table.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { checksumOf, type LineSpan, writtenCursor, writtenTexts } from '../system/checked-lines.ts';
import { keepNewest } from '../system/keep-newest.ts';
import { replaceLines } from '../system/line-writer.ts';
import type { LandingFindings } from './landings/landing-findings.ts';
import type { LintedLanding } from './landings/linted-landing.ts';

/** Maximum number of files: a few per site and landings folder. */
export const KEPT = 20;

/** Path of the cached results for the landings of a folder. */
export function lintStatePath(root: string, landingsDir: string): string {
  const key = createHash('sha256').update(landingsDir).digest('hex').slice(0, 16);
  return join(cacheFolder(root, 'lint'), `${key}.jsonl`);
}

/** The landings of earlier runs, streamed from their files until they are closed. */
export interface LintState {
  /** The landings in turn, each with the position of its line; the lines of its findings follow. */
  rows(): Generator<{ name: string; record: LintedLanding; place: LineSpan }>;
  /** The file that holds most of them; missing if it cannot be used. */
  main?: number;
  close(): void;
}

/** Landings that changed since the main file was written; it is written anew when they are more than these. */
const MOST_CHANGED = 500;

const changesOf = (path: string) => `${path}.changes`;

function* readRows(file: number): ReturnType<LintState['rows']> {
  const lines = writtenCursor(file);
  // The context is on the first line.
  lines.next();
  for (let line = lines.next(); line; line = lines.next()) {
    const { bytes, start } = line;
    const [name, record]: LandingLine<LintedLanding> = JSON.parse(bytes.toString('utf8'));
    const { length } = bytes;
    yield { name, record, place: { file, start, length } };
    const { bytes: found = 0 } = record.found ?? {};
    if (found > 0) lines.skip(found + 1);
  }
}

function isOfContext(file: number, context: string): boolean {
  const first = writtenTexts(file).next();
  return !first.done && first.value === context;
}

/** True if a file is undamaged and belongs to this context. */
function isUsable(file: number, context: string): boolean {
  return isOfContext(file, context) && checksumOf(file) !== undefined;
}

/** True if results may be cached for this context; without reading them. */
export function mayHoldState(path: string, context: string): boolean {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return false;
  }
  try {
    return isOfContext(file, context);
  } catch {
    return false;
  } finally {
    closeSync(file);
  }
}

/** Opens a file of results; undefined if it cannot be used. */
function openRows(path: string, context: string): number | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return undefined;
  }
  try {
    if (isUsable(file, context)) return file;
  } catch {
    // Damaged files are useless.
  }
  closeSync(file);
  return undefined;
}

/**
 * Results of earlier runs for the landings. Those of a landing are valid for the bytes of its file, so it does not
 * matter which of the two files is newer.
 *
 * @param context key of everything besides a landing's own file that determines the result; with another key
 *   nothing is reused.
 */
export function openLintState(path: string, context: string): LintState {
  const main = openRows(path, context);
  const changes = openRows(changesOf(path), context);
  const files = [changes, main].filter((file) => file !== undefined);
  return {
    *rows() {
      for (const file of files) yield* readRows(file);
    },
    ...(main === undefined ? {} : { main }),
    close: () => files.forEach(closeSync),
  };
}

function* stateLines(context: string, rows: Iterable<Buffer>): Generator<string | Buffer> {
  yield context;
  yield* rows;
}

/** Saves the results for the next run: few changed ones beside the main file. Files are replaced atomically. */
export function saveLintState(
  path: string,
  { context, state }: { context: string; state: LintState },
  findings: LandingFindings,
): void {
  mkdirSync(dirname(path), { recursive: true });
  const { main } = state;
  if (main !== undefined && findings.countOutside(main) <= MOST_CHANGED) {
    replaceLines(changesOf(path), stateLines(context, findings.withRecords(main)));
    // The folder keeps the newest files.
    const now = new Date();
    utimesSync(path, now, now);
  } else {
    replaceLines(path, stateLines(context, findings.withRecords()));
    rmSync(changesOf(path), { force: true });
  }
  keepNewest(dirname(path), KEPT);
}
