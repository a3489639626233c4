import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SITE_ROOT } from '../site-root.ts';
import type { FileListing, FileStamp } from './file-listing.ts';
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

interface StoredState {
  context: string;
  written: string;
  landings: [string, LandingRecord][];
  files: [string, FileStamp][];
}

/** One file for each pair of output and landings folder. */
function statePath(out: string, landingsDir: string): string {
  const landings = createHash('sha256').update(landingsDir).digest('hex').slice(0, 16);
  return join(SITE_ROOT, '.touchdown/builds', `${outputKey(out)}-${landings}.json`);
}

/** The state of the last build; undefined if there is none or it cannot be read. */
export function loadState(out: string, landingsDir: string): BuildState | undefined {
  try {
    const stored: StoredState = JSON.parse(readFileSync(statePath(out, landingsDir), 'utf8'));
    return { ...stored, landings: new Map(stored.landings), files: new Map(stored.files) };
  } catch {
    return undefined;
  }
}

/** Keeps the state for the next build; the file is replaced whole. */
export function saveState(out: string, landingsDir: string, state: BuildState): void {
  const path = statePath(out, landingsDir);
  const stored: StoredState = { ...state, landings: [...state.landings], files: [...state.files] };
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(stored));
  renameSync(draft, path);
}
