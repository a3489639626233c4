import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostName } from '../hosts/host.ts';
import type { MadeLanding } from '../pages/landing-record.ts';
import type { LandingLine, LandingTable } from '../pages/landing-table.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { checkedLines, type LineSpan } from '../system/checked-lines.ts';
import { replaceLines } from '../system/line-writer.ts';
import { outputKey } from './output-record.ts';

/** The inputs of the last build into one output folder. Losing this costs time, never correctness. */
export interface BuildState {
  /** Key of everything that all pages depend on: tool, templates, facts, headers. */
  context: string;
  /** Registry entries and SEO of the hand-written pages, serialized. */
  staticPages: string;
  /** The host that the output is for, if given. */
  host?: HostName;
  /** Checksum of the record of what was written into the output folder. */
  output: string;
}

/** The first line; one line per landing follows, then the checksum. */
interface Heading extends BuildState {
  landings: number;
}

/** The state of an earlier build. Its landings are read from the open file until `close`. */
export interface LoadedState extends Heading {
  /**
   * The landings in order, each with the position of its line. Only valid once the last one has been read: the
   * checksum comes at the end.
   *
   * @throws if the file is corrupt.
   */
  rows(): Generator<{ name: string; record: MadeLanding; place: LineSpan }>;
  close(): void;
}

/** Folder with the states of a site's builds; file names start with the key of the output folder. */
export function stateFolder(root: string): string {
  return cacheFolder(root, 'builds');
}

/** One file per pair of output and landings folder. */
export function statePath(root: string, out: string, landingsDir: string): string {
  const landings = createHash('sha256').update(landingsDir).digest('hex').slice(0, 16);
  return join(stateFolder(root), `${outputKey(out)}-${landings}.jsonl`);
}

function* readRows(file: number): ReturnType<LoadedState['rows']> {
  let isHeading = true;
  for (const { text, span } of checkedLines(file)) {
    if (!isHeading) {
      const [name, record]: LandingLine<MadeLanding> = JSON.parse(text);
      yield { name, record, place: span };
    }
    isHeading = false;
  }
}

/** The state of the last build; undefined if there is none, or it has another shape. */
export function loadState(path: string): LoadedState | undefined {
  let opened: number | undefined;
  try {
    const file = openSync(path, 'r');
    opened = file;
    const first = checkedLines(file).next();
    if (first.done) throw new Error('There is no line.');
    const heading: Heading = JSON.parse(first.value.text);
    return { ...heading, rows: () => readRows(file), close: () => closeSync(file) };
  } catch {
    if (opened !== undefined) closeSync(opened);
    return undefined;
  }
}

/** The state saved for the next build. */
export interface StateToSave extends BuildState {
  statePath: string;
  table: LandingTable<MadeLanding>;
}

function* stateLines({
  context,
  staticPages,
  host,
  output,
  table,
}: StateToSave): Generator<string | Buffer> {
  const made = { context, staticPages, output, landings: table.size };
  const heading: Heading = host ? { ...made, host } : made;
  yield JSON.stringify(heading);
  for (let index = 0; index < table.names.length; index += 1)
    if (table.has(index)) yield table.bytes(index);
}

/** Saves the state for the next build; the file is replaced atomically. */
export function saveState(state: StateToSave): void {
  mkdirSync(dirname(state.statePath), { recursive: true });
  replaceLines(state.statePath, stateLines(state));
}
