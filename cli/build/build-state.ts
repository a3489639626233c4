import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkedLines, LineWriter, readLine } from '../checked-lines.ts';
import { draftOf } from '../draft-file.ts';
import { SITE_ROOT } from '../site-root.ts';
import { namePath } from '../system-fault.ts';
import type { FileListing, FileStamp } from './file-listing.ts';
import { parseLandingLine } from './landing-lines.ts';
import type { LandingRecord } from './landing-record.ts';
import { outputKey } from './output-record.ts';

/** What the last build into one output folder was made of. Losing it costs time, never correctness. */
export interface BuildState {
  /** Key of everything that all pages share: tool, templates, facts, headers. */
  context: string;
  /** Registry entries and SEO of the hand-written pages, as text. */
  written: string;
  /** Landing file name to what is known of it. */
  landings: Map<string, LandingRecord>;
  /** Every file of the finished output. */
  files: FileListing;
}

/** The state of an earlier build; its records read from its file until it is closed. */
export interface LoadedState extends BuildState {
  close(): void;
}

/** The first line; one for each landing follows, then one for each file, then the checksum. */
interface Heading {
  context: string;
  written: string;
  landings: number;
}

type FileLine = [path: string, ...stamp: FileStamp];

/** One file for each pair of output and landings folder. */
export function statePath(out: string, landingsDir: string): string {
  const landings = createHash('sha256').update(landingsDir).digest('hex').slice(0, 16);
  return join(SITE_ROOT, '.touchdown/builds', `${outputKey(out)}-${landings}.jsonl`);
}

function readState(file: number): BuildState {
  const lines = checkedLines(file);
  const { context, written, landings: count }: Heading = JSON.parse(lines.next().value.text);
  const landings = new Map<string, LandingRecord>();
  const files: FileListing = new Map();
  for (const { text, place } of lines) {
    if (landings.size < count) {
      landings.set(...parseLandingLine(text, place));
    } else {
      const [path, ...stamp]: FileLine = JSON.parse(text);
      files.set(path, stamp);
    }
  }
  return { context, written, landings, files };
}

/** The state of the last build; undefined if there is none or it is not as it was written. */
export function loadState(path: string): LoadedState | undefined {
  let file: number | undefined;
  try {
    const opened = openSync(path, 'r');
    file = opened;
    return { ...readState(opened), close: () => closeSync(opened) };
  } catch {
    if (file !== undefined) closeSync(file);
    return undefined;
  }
}

function* stateLines({ context, written, landings, files }: BuildState): Generator<string> {
  const heading: Heading = { context, written, landings: landings.size };
  yield JSON.stringify(heading);
  for (const { line } of landings.values()) yield readLine(line);
  for (const [path, stamp] of files) yield JSON.stringify([path, ...stamp] satisfies FileLine);
}

/** Keeps the state for the next build; the file is replaced whole. */
export function saveState(path: string, state: BuildState): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = draftOf(path);
  try {
    const writer = new LineWriter(draft);
    try {
      for (const line of stateLines(state)) writer.write(line);
      writer.seal();
    } finally {
      writer.close();
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw namePath(error, path);
  }
}
