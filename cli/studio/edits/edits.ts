import type { Conflict, EditStatus, FileState, SaveAnswer } from '../../../studio/protocol.ts';
import { placeName } from '../../changes/place-names.ts';
import { MAX_FILE_BYTES } from '../../content/source-file.ts';
import { type Path, pathName } from '../../content/value-path.ts';
import { dataValue } from '../../edit/data-value.ts';
import { editData } from '../../edit/edit-data.ts';
import type { Operation } from '../../edit/operation.ts';
import { textOnDisk } from '../../site/named-files.ts';
import { RefusedRequest } from '../server/json-body.ts';
import type { StudioSite } from '../studio-site.ts';
import { DiskSync } from './disk-sync.ts';
import type { Step } from './edit-history.ts';
import type { Journal } from './journal.ts';
import type { OpenFile } from './open-file.ts';
import { OpenFiles } from './open-files.ts';
import { operationsFor } from './operations-for.ts';
import { typedKey } from './typed-key.ts';

/** Edits of the site's files, from the first letter to the disk. Nothing else writes for the studio. */
export class Edits {
  readonly #site: StudioSite;
  readonly #journal: Journal;
  readonly #files: OpenFiles;
  readonly #disk: DiskSync;

  constructor(site: StudioSite, journal: Journal) {
    this.#site = site;
    this.#journal = journal;
    this.#files = new OpenFiles(site, journal);
    this.#disk = new DiskSync(site, this.#files);
  }

  /** Files whose text is not what the disk has. */
  get unsaved(): ReadonlySet<string> {
    return this.#files.unsaved;
  }

  get status(): EditStatus {
    return this.#files.status;
  }

  /** Takes up what an earlier start has left unsaved. */
  restore(): void {
    const lines = [...this.#journal.lines()];
    this.#files.restore(lines);
    this.#disk.restore(lines);
  }

  /** @throws RefusedRequest if the studio does not edit this file. */
  state(name: string): FileState {
    const { file, conflicts, isGone } = this.#files.opened(name);
    const state = this.#site.state(file);
    const placed = conflicts.map((conflict) => ({
      ...conflict,
      place: placeName(conflict.path, state.value),
    }));
    return {
      ...state,
      conflicts: placed as Conflict[],
      isUnsaved: this.unsaved.has(name),
      ...(isGone ? { isGone } : {}),
    };
  }

  /**
   * Does operations, all or none.
   *
   * @throws RefusedRequest if one cannot be done.
   */
  edit(name: string, operations: readonly Operation[]): FileState {
    const open = this.#files.opened(name);
    const before = this.#files.text(name);
    const outcome = editData({ path: open.file.path, text: before }, operations);
    if ('refused' in outcome) throw new RefusedRequest(409, outcome.refused.reason);
    if (Buffer.byteLength(outcome.text) > MAX_FILE_BYTES)
      throw new RefusedRequest(409, `A file holds at most ${MAX_FILE_BYTES / 1024} kB.`);
    // Undo stops at the saved text.
    const typed = { key: typedKey(operations), isBegun: before !== open.base };
    if (outcome.text !== before)
      this.#files.take(this.#files.history.edit(name, outcome.text, Date.now(), typed));
    // Only then: without the conflict the text before would pass for saved.
    this.#endConflicts(name, operations);
    return this.state(name);
  }

  /** Puts another text in the place of a file's, as one edit. Throws as `edit` does. */
  replace(name: string, text: string): FileState {
    this.#files.opened(name);
    if (text !== this.#files.text(name))
      this.#files.take(this.#files.history.edit(name, text, Date.now()));
    return this.state(name);
  }

  /** @returns undefined if there is nothing to take back. */
  undo(): FileState | undefined {
    return this.#step(this.#files.history.undo(Date.now()));
  }

  /** @returns undefined if nothing was taken back. */
  redo(): FileState | undefined {
    return this.#step(this.#files.history.redo(Date.now()));
  }

  /**
   * Back to what is on the disk.
   *
   * @returns undefined if the file is gone; it is closed then.
   */
  discard(name: string): FileState | undefined {
    const { file } = this.#files.opened(name);
    const base = textOnDisk(file.path);
    if (base === undefined) {
      this.#files.close(file);
      return undefined;
    }
    this.#files.rebase({ file, base, conflicts: [] });
    return this.state(name);
  }

  /**
   * Writes files; what was changed on the disk meanwhile is merged, and a file with conflicts stays as it is there.
   *
   * @throws RefusedRequest if the system does not let one be written.
   */
  save(names: readonly string[]): SaveAnswer {
    return this.#disk.save(names);
  }

  /** A file may have changed on the disk: edits that are not saved stand on top of what it has now. */
  followDisk(name: string): void {
    this.#disk.follow(name);
  }

  /**
   * Ends a conflict with what was typed here or with what the disk has.
   *
   * @throws RefusedRequest if there is no such conflict.
   */
  resolve(name: string, path: Path, keep: 'mine' | 'theirs'): FileState {
    const open = this.#files.opened(name);
    const way = pathName(path);
    const conflict = open.conflicts.find((known) => pathName(known.path) === way);
    if (!conflict) throw new RefusedRequest(409, 'This conflict has been ended already.');
    const others = open.conflicts.filter((known) => known !== conflict);
    if (path.length === 0) return this.#resolveWhole({ ...open, conflicts: others }, keep);
    if (keep === 'mine') {
      const value = dataValue({ path: open.file.path, text: this.#files.text(name) });
      this.edit(name, operationsFor(conflict, value));
    }
    this.#files.note({ ...this.#files.opened(name), conflicts: others });
    return this.state(name);
  }

  /** Forgets nothing that is written down; nothing is to be done with this any more. */
  close(): void {
    this.#disk.close();
    this.#journal.close();
  }

  #resolveWhole(open: OpenFile, keep: 'mine' | 'theirs'): FileState {
    const { file } = open.file;
    const base = textOnDisk(open.file.path) ?? open.base;
    if (keep === 'theirs') this.#files.rebase({ file: open.file, base, conflicts: [] });
    else this.#files.rebase({ ...open, base }, this.#files.text(file));
    return this.state(file);
  }

  /** Who types anew what was changed on both sides has decided. */
  #endConflicts(name: string, operations: readonly Operation[]): void {
    const open = this.#files.opened(name);
    const typed = new Set(
      operations.flatMap((one) => (one.op === 'set' ? pathName(one.path) : [])),
    );
    const conflicts = open.conflicts.filter(({ path }) => !typed.has(pathName(path)));
    if (conflicts.length < open.conflicts.length) this.#files.note({ ...open, conflicts });
  }

  #step(step: Step | undefined): FileState | undefined {
    if (!step) return undefined;
    this.#files.take(step);
    return this.state(step.file);
  }
}
