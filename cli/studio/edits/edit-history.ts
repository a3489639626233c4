import type { EditedPlace } from '../../../studio/protocol.ts';
import { inverse, pastEachOther, type Splice, spliceBetween, withSplice } from './splice.ts';

/** An edit of one file that can be undone. */
export interface HistoryEntry {
  file: string;
  splice: Splice;
  /** The key that was typed into, if nothing else was edited. */
  typed?: string;
  /** When, in ms since 1970. */
  at: number;
}

/** A change of a text, as recorded in the journal. */
export interface Step extends HistoryEntry {
  kind: 'edit' | 'undo' | 'redo';
  /** True if it continues the edit before, like the next letter of a word. */
  continues?: boolean;
}

/** Pause in typing after which a new edit begins, in ms. */
const PAUSE_MS = 1500;

/** Maximum number of edits that can be undone; older ones are dropped. */
const MOST_ENTRIES = 2000;

/** Rebases steps past a change at their end and drops those that overlap with it; those of other files stay. */
function carried(steps: readonly HistoryEntry[], file: string, change: Splice): HistoryEntry[] {
  const kept: HistoryEntry[] = [];
  let current: Splice | undefined = change;
  for (const entry of steps.toReversed()) {
    if (entry.file !== file) kept.push(entry);
    else if (current) {
      const past: [Splice, Splice] | undefined = pastEachOther(inverse(entry.splice), current);
      current = past?.[1];
      if (past) kept.push({ ...entry, splice: inverse(past[0]) });
    }
  }
  return kept.reverse();
}

/** Whether undoing the steps of a file leads from its text to an earlier one. */
function leadsTo(
  earlier: string,
  text: string,
  steps: readonly HistoryEntry[],
  file: string,
): boolean {
  let current: string | undefined = text;
  for (const { splice } of steps.filter((entry) => entry.file === file).toReversed()) {
    if (current === earlier || current === undefined) break;
    current = withSplice(current, inverse(splice));
  }
  return current === earlier;
}

/** The texts of open files, and all their edits in order, across files. */
export class EditHistory {
  readonly #texts = new Map<string, string>();
  #done: HistoryEntry[] = [];
  #undone: HistoryEntry[] = [];

  /** What `undo` reverts; undefined if there is nothing. */
  get undoes(): EditedPlace | undefined {
    return placeOf(this.#done.at(-1));
  }

  /** What `redo` reapplies; undefined if nothing was undone. */
  get redoes(): EditedPlace | undefined {
    return placeOf(this.#undone.at(-1));
  }

  /** The text of an open file. */
  text(file: string): string | undefined {
    return this.#texts.get(file);
  }

  /** Opens a file, or replaces its version; edits of the version before cannot be undone. */
  open(file: string, text: string): void {
    this.forget(file);
    this.#texts.set(file, text);
  }

  /** Closes a file. */
  forget(file: string): void {
    this.#texts.delete(file);
    const isOther = (entry: HistoryEntry) => entry.file !== file;
    this.#done = this.#done.filter(isOther);
    this.#undone = this.#undone.filter(isOther);
  }

  /**
   * Reapplies a file's edits to another version of it. They can be undone as before where the two versions are
   * equal around them; otherwise all of them become one edit.
   *
   * @param base the other version. @param text the result of the edits.
   */
  rebase(file: string, base: string, text: string): void {
    const change = spliceBetween(this.#texts.get(file) ?? '', text);
    const done = carried(this.#done, file, change);
    if (!leadsTo(base, text, done, file)) {
      this.open(file, base);
      if (text !== base) this.take(this.edit(file, text, Date.now()));
      return;
    }
    this.#texts.set(file, text);
    this.#done = done;
    this.#undone = carried(this.#undone, file, change);
  }

  /**
   * The step that replaces the text of an open file.
   *
   * @param key the field being typed into, if any. @param isBegun false for the first edit after a save.
   */
  edit(
    file: string,
    text: string,
    at: number,
    { key: typed, isBegun }: { key?: string | undefined; isBegun: boolean } = { isBegun: false },
  ): Step {
    const before = this.#texts.get(file) ?? '';
    const entry = { file, splice: spliceBetween(before, text), at };
    const last = this.#done.at(-1);
    const continues =
      typed !== undefined &&
      isBegun &&
      this.#undone.length === 0 &&
      last?.file === file &&
      last.typed === typed &&
      at - last.at < PAUSE_MS;
    return {
      kind: 'edit',
      ...entry,
      ...(typed === undefined ? {} : { typed }),
      ...(continues ? { continues } : {}),
    };
  }

  /** The step that undoes the last edit; undefined if there is none. */
  undo(at: number): Step | undefined {
    const last = this.#done.at(-1);
    return last && { ...last, kind: 'undo', splice: inverse(last.splice), at };
  }

  /** The step that reapplies what was undone last. */
  redo(at: number): Step | undefined {
    const last = this.#undone.at(-1);
    return last && { ...last, kind: 'redo', splice: inverse(last.splice), at };
  }

  /**
   * Applies a step, either new or from the journal.
   *
   * @returns false if the file is not open or has another text.
   */
  take({ kind, continues, ...entry }: Step): boolean {
    const before = this.#texts.get(entry.file);
    const text = before === undefined ? undefined : withSplice(before, entry.splice);
    if (before === undefined || text === undefined) return false;
    this.#texts.set(entry.file, text);
    if (kind === 'undo') {
      this.#done.pop();
      this.#undone.push(entry);
      return true;
    }
    if (kind === 'redo') this.#undone.pop();
    else this.#undone = [];
    const last = continues ? this.#done.pop() : undefined;
    const start = last && withSplice(before, inverse(last.splice));
    this.#done.push(start === undefined ? entry : { ...entry, splice: spliceBetween(start, text) });
    if (this.#done.length > MOST_ENTRIES) this.#done.shift();
    return true;
  }
}

function placeOf(entry: HistoryEntry | undefined): EditedPlace | undefined {
  return (
    entry && { file: entry.file, ...(entry.typed === undefined ? {} : { field: entry.typed }) }
  );
}
