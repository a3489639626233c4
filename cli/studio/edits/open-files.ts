import type { EditStatus } from '../../../studio/protocol.ts';
import type { MergeConflict } from '../../edit/merge-values.ts';
import { type SiteFile, textOnDisk } from '../../site/named-files.ts';
import { RefusedRequest } from '../server/json-body.ts';
import type { StudioSite } from '../studio-site.ts';
import { EditHistory, type Step } from './edit-history.ts';
import type { Journal, JournalLine } from './journal.ts';
import type { OpenFile } from './open-file.ts';

/** Open files with their edited texts; every change is recorded in the journal and reported. */
export class OpenFiles {
  readonly history = new EditHistory();
  readonly #site: StudioSite;
  readonly #journal: Journal;
  readonly #open = new Map<string, OpenFile>();
  /** Files whose version on the disk is in the journal. */
  readonly #inJournal = new Set<string>();

  constructor(site: StudioSite, journal: Journal) {
    this.#site = site;
    this.#journal = journal;
  }

  /** Files whose text differs from the disk, or that have open conflicts. */
  get unsaved(): ReadonlySet<string> {
    const open = [...this.#open].filter(
      ([name, { base, conflicts, isGone }]) =>
        isGone === true || conflicts.length > 0 || this.text(name) !== base,
    );
    return new Set(open.map(([name]) => name));
  }

  get status(): EditStatus {
    const { undoes, redoes } = this.history;
    return {
      unsaved: [...this.unsaved],
      ...(undoes ? { undoes } : {}),
      ...(redoes ? { redoes } : {}),
    };
  }

  /** A file that was opened before. */
  known(name: string): OpenFile | undefined {
    return this.#open.get(name);
  }

  /** @throws RefusedRequest if the studio does not edit this file. */
  opened(name: string): OpenFile {
    const known = this.#open.get(name);
    if (known) return known;
    const file = this.#site.file(name);
    const base = file && textOnDisk(file.path);
    if (!file || base === undefined)
      throw new RefusedRequest(404, 'The studio does not edit this file.');
    const open = { file, base, conflicts: [] };
    this.#open.set(name, open);
    this.history.open(name, base);
    return open;
  }

  /** The text of an open file, with edits. */
  text(name: string): string {
    return this.history.text(name) ?? '';
  }

  /** Restores the state of an earlier run from the journal; lines that do not apply are skipped. */
  restore(lines: Iterable<JournalLine>): void {
    for (const line of lines) this.#takeUp(line);
    for (const name of this.unsaved) this.show(name);
  }

  take(step: Step): void {
    const open = this.opened(step.file);
    if (!this.#inJournal.has(step.file)) this.#noteOpen(open);
    const { length } = this.text(step.file);
    this.history.take(step);
    this.#journal.write({ step, length });
    this.show(step.file);
  }

  /**
   * Reads another version of a file, with `text` as the result of the edits; without edits, `text` is that version.
   */
  rebase(open: OpenFile, text = open.base): void {
    const { file } = open.file;
    if (!this.#inJournal.has(file)) this.#noteOpen(this.opened(file));
    this.#open.set(file, open);
    this.history.rebase(file, open.base, text);
    this.#journal.write({ ...noteOf(open), text });
    this.show(file);
  }

  /** Records the version of a file on the disk; text and history stay. `at`: time of a save, in ms since 1970. */
  note(open: OpenFile, at?: number): void {
    this.#open.set(open.file.file, open);
    this.#inJournal.add(open.file.file);
    const { open: saved, ...note } = noteOf(open);
    this.#journal.write({ saved, ...note, ...(at === undefined ? {} : { at }) });
    this.show(open.file.file);
  }

  /** Closes a file that is gone. */
  close(file: SiteFile): void {
    this.#open.delete(file.file);
    this.#inJournal.delete(file.file);
    this.history.forget(file.file);
    this.#journal.write({ closed: file.file });
    this.#site.refresh(file, undefined);
    this.#site.tell({ type: 'site' });
  }

  /** Empties the journal once everything in it has been saved. */
  settle(): void {
    if (this.unsaved.size > 0) return;
    this.#journal.clear();
    this.#inJournal.clear();
  }

  /** Makes the site read a file again, and reports what has changed. */
  show(name: string): void {
    const open = this.#open.get(name);
    if (!open) return;
    const text = this.text(name);
    this.#site.refresh(open.file, text === open.base && !open.isGone ? undefined : text);
    this.#site.tell({ type: 'rows', rows: this.#site.rows.of(open.file, this.unsaved) });
    this.#site.tell({ type: 'status', status: this.status });
  }

  #takeUp(line: JournalLine): void {
    if ('step' in line) {
      const { step, length } = line;
      if (this.text(step.file).length === length) this.history.take(step);
      return;
    }
    if ('closed' in line) {
      this.#open.delete(line.closed);
      this.history.forget(line.closed);
      return;
    }
    const name = 'open' in line ? line.open : line.saved;
    const file = this.#site.file(name, { mayBeGone: true });
    if (!file) return;
    const { base, conflicts = [], isGone = false } = line;
    this.#open.set(name, { file, base, conflicts, isGone });
    this.#inJournal.add(name);
    if (!('open' in line)) return;
    if (line.text === undefined) this.history.open(name, base);
    else this.history.rebase(name, base, line.text);
  }

  #noteOpen(open: OpenFile): void {
    this.#inJournal.add(open.file.file);
    this.#journal.write(noteOf(open));
  }
}

/** A conflict for the journal, whose paths have only keys and indices. */
function placed(conflict: MergeConflict) {
  return {
    ...conflict,
    path: conflict.path.map((step) => (typeof step === 'number' ? step : String(step))),
  };
}

function noteOf({ file, base, conflicts, isGone }: OpenFile) {
  return {
    open: file.file,
    base,
    ...(conflicts.length > 0 ? { conflicts: conflicts.map(placed) } : {}),
    ...(isGone ? { isGone } : {}),
  };
}
