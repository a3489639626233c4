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
  /** The window of the last edit. */
  #typedIn: string | undefined;

  constructor(site: StudioSite, journal: Journal) {
    this.#site = site;
    this.#journal = journal;
    this.#files = new OpenFiles(site, journal);
    this.#disk = new DiskSync(site, this.#files);
  }

  /** Files whose text differs from the disk. */
  get unsaved(): ReadonlySet<string> {
    return this.#files.unsaved;
  }

  get status(): EditStatus {
    return this.#files.status;
  }

  /** Restores unsaved edits of an earlier run. */
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
   * Applies operations, all or none.
   *
   * @param window that they come from. @throws RefusedRequest if one fails.
   */
  edit(name: string, operations: readonly Operation[], window?: string): FileState {
    const open = this.#files.opened(name);
    const before = this.#files.text(name);
    const outcome = editData({ path: open.file.path, text: before }, operations);
    if ('refused' in outcome) throw new RefusedRequest(409, outcome.refused.reason);
    if (Buffer.byteLength(outcome.text) > MAX_FILE_BYTES)
      throw new RefusedRequest(409, `A file holds at most ${MAX_FILE_BYTES / 1024} kB.`);
    // Undo stops at the saved text, and at what another window typed.
    const isBegun = before !== open.base && window === this.#typedIn;
    const typed = { key: typedKey(operations), isBegun };
    this.#typedIn = window;
    if (outcome.text !== before)
      this.#files.take(this.#files.history.edit(name, outcome.text, Date.now(), typed));
    // Only after the edit: without the conflict, the text before would count as saved.
    this.#endConflicts(name, operations);
    return this.state(name);
  }

  /** Replaces the whole text of a file as one edit. Throws as `edit` does. */
  replace(name: string, text: string): FileState {
    this.#files.opened(name);
    if (text !== this.#files.text(name))
      this.#files.take(this.#files.history.edit(name, text, Date.now()));
    return this.state(name);
  }

  /** @returns undefined if there is nothing to undo. */
  undo(): FileState | undefined {
    return this.#step(this.#files.history.undo(Date.now()));
  }

  /** @returns undefined if nothing was undone. */
  redo(): FileState | undefined {
    return this.#step(this.#files.history.redo(Date.now()));
  }

  /**
   * Reverts to the version on the disk.
   *
   * @returns undefined if the file is gone; it is then closed.
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
   * Writes files. Changes made on the disk meanwhile are merged; a file with conflicts is left as it is there.
   *
   * @throws RefusedRequest if the system does not allow one to be written.
   */
  save(names: readonly string[]): SaveAnswer {
    return this.#disk.save(names);
  }

  /** Called when a file may have changed on the disk: unsaved edits are reapplied to its new text. */
  followDisk(name: string): void {
    this.#disk.follow(name);
  }

  /**
   * Resolves a conflict with the typed version or the one on the disk.
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

  /** Keeps the journal; the object must not be used afterwards. */
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

  /** Retyping what was changed on both sides resolves the conflict. */
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
