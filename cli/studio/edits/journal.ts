import {
  closeSync,
  existsSync,
  fdatasync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { MergeConflict } from '../../edit/merge-values.ts';
import { cacheFolder } from '../../site/site-paths.ts';
import type { Step } from './edit-history.ts';

/** A line of the journal. */
export type JournalLine =
  /** A file was opened, or another version of it taken from the disk. */
  | { open: string; base: string; conflicts?: readonly MergeConflict[] }
  /** The disk has another version now, or other conflicts with it are open; what was typed stays. */
  | { saved: string; base: string; conflicts?: readonly MergeConflict[] }
  | { step: Step };

/** Longest time that something typed waits for the disk itself, in ms; the system has it at once. */
const SYNC_MS = 500;

/** The lines of a journal; one that was cut off as it was written, and what follows it, is left out. */
function* readLines(path: string): Generator<JournalLine> {
  if (!existsSync(path)) return;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line === '') continue;
    try {
      yield JSON.parse(line) as JournalLine;
    } catch {
      return;
    }
  }
}

/** What was edited and not saved, written down as it happens: nothing typed is lost when a process or the power goes. */
export class Journal {
  readonly #path: string;
  #file: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param root folder of the site. */
  constructor(root: string) {
    this.#path = join(cacheFolder(root, 'studio'), 'edits.jsonl');
  }

  /** What was written down before. */
  lines(): Iterable<JournalLine> {
    return readLines(this.#path);
  }

  write(line: JournalLine): void {
    if (this.#file === undefined) {
      mkdirSync(dirname(this.#path), { recursive: true });
      this.#file = openSync(this.#path, 'a', 0o600);
    }
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#file !== undefined) fdatasync(this.#file, () => {});
    }, SYNC_MS).unref();
  }

  /** Begins anew: all that was written down is on the disk where it belongs. */
  clear(): void {
    if (existsSync(this.#path)) truncateSync(this.#path);
  }

  close(): void {
    clearTimeout(this.#timer);
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}
