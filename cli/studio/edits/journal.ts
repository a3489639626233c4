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
import { z } from 'zod';
import { cacheFolder } from '../../site/site-paths.ts';

const Version = {
  base: z.string(),
  conflicts: z
    .array(
      z.object({
        path: z.array(z.union([z.string(), z.number()])),
        before: z.unknown().exactOptional(),
        mine: z.unknown().exactOptional(),
        theirs: z.unknown().exactOptional(),
      }),
    )
    .exactOptional(),
  isGone: z.boolean().exactOptional(),
};

const Step = z.object({
  kind: z.enum(['edit', 'undo', 'redo']),
  file: z.string(),
  splice: z.object({ start: z.int().min(0), removed: z.string(), added: z.string() }),
  typed: z.string().exactOptional(),
  at: z.number(),
  continues: z.boolean().exactOptional(),
});

const JournalLine = z.union([
  /** A change of a text, and the length of the text before. */
  z.object({ step: Step, length: z.int() }),
  /** A file was opened, or another version of it read from the disk; `text` is that version with unsaved edits. */
  z.object({ open: z.string(), ...Version, text: z.string().exactOptional() }),
  /**
   * The disk has another version, or the open conflicts with it have changed; typed text stays. `at`: time of a
   * save, in ms since 1970.
   */
  z.object({ saved: z.string(), ...Version, at: z.number().exactOptional() }),
  /** A file is gone, and nothing in it was unsaved. */
  z.object({ closed: z.string() }),
]);

/** A line of the journal. */
export type JournalLine = z.infer<typeof JournalLine>;

/** Maximum time before typed text is flushed to the disk, in ms; the operating system has it at once. */
const SYNC_MS = 500;

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** A log of unsaved edits, so that nothing typed is lost when the process dies or the power fails. */
export class Journal {
  readonly #path: string;
  #file: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param root folder of the site. */
  constructor(root: string) {
    this.#path = join(cacheFolder(root, 'studio'), 'edits.jsonl');
  }

  /** Lines of an earlier run. Damaged lines, as after a power failure, are skipped. */
  *lines(): Generator<JournalLine> {
    if (!existsSync(this.#path)) return;
    for (const line of readFileSync(this.#path, 'utf8').split('\n')) {
      const read = JournalLine.safeParse(parsed(line));
      if (read.success) yield read.data;
    }
  }

  write(line: JournalLine): void {
    if (this.#file === undefined) {
      mkdirSync(dirname(this.#path), { recursive: true });
      this.#file = openSync(this.#path, 'a', 0o600);
      // The last line of an earlier run may be truncated.
      writeSync(this.#file, '\n');
    }
    writeSync(this.#file, `${JSON.stringify(line)}\n`);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#file !== undefined) fdatasync(this.#file, () => {});
    }, SYNC_MS).unref();
  }

  /** Empties the journal, once everything in it has been saved. */
  clear(): void {
    if (existsSync(this.#path)) truncateSync(this.#path);
  }

  close(): void {
    clearTimeout(this.#timer);
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }
}
