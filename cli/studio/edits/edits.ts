import type { Conflict, FileState, SaveAnswer } from '../../../studio/protocol.ts';
import { type Path, pathName } from '../../content/value-path.ts';
import { dataValue } from '../../edit/data-value.ts';
import { editData } from '../../edit/edit-data.ts';
import { mergeData } from '../../edit/merge-data.ts';
import type { Operation } from '../../edit/operation.ts';
import { type SiteFile, textOnDisk } from '../../site/named-files.ts';
import { replaceOwnFile } from '../../system/draft-file.ts';
import { RefusedRequest } from '../server/json-body.ts';
import type { StudioSite } from '../studio-site.ts';
import { EditHistory, type Step } from './edit-history.ts';
import type { Journal } from './journal.ts';
import type { OpenFile } from './open-file.ts';
import { operationsFor } from './operations-for.ts';
import { typedKey } from './typed-key.ts';

/** Edits of the site's files, from the first letter to the disk. Nothing else writes for the studio. */
export class Edits {
  readonly #site: StudioSite;
  readonly #journal: Journal;
  readonly #history = new EditHistory();
  readonly #open = new Map<string, OpenFile>();
  /** Files whose version on the disk stands in the journal. */
  readonly #inJournal = new Set<string>();

  constructor(site: StudioSite, journal: Journal) {
    this.#site = site;
    this.#journal = journal;
  }

  /** Files whose text is not what the disk has. */
  get unsaved(): ReadonlySet<string> {
    const names = [...this.#open].filter(([name, { base }]) => this.#history.text(name) !== base);
    return new Set(names.map(([name]) => name));
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Takes up what an earlier start has left unsaved. */
  restore(): void {
    for (const line of this.#journal.lines()) {
      if ('step' in line) this.#history.take(line.step);
      else {
        const name = 'open' in line ? line.open : line.saved;
        const file = this.#site.file(name);
        if (!file) continue;
        this.#open.set(name, { file, base: line.base, conflicts: line.conflicts ?? [] });
        this.#inJournal.add(name);
        if ('open' in line) this.#history.open(name, line.base);
      }
    }
    if (this.unsaved.size === 0) this.#clearJournal();
    for (const name of this.unsaved) {
      this.#show(name);
      this.followDisk(name);
    }
  }

  /** @throws RefusedRequest if the studio does not edit this file. */
  state(name: string): FileState {
    const { file, conflicts } = this.#opened(name);
    return {
      ...this.#site.state(file),
      conflicts: conflicts as Conflict[],
      isUnsaved: this.unsaved.has(name),
    };
  }

  /**
   * Does operations, all or none.
   *
   * @throws RefusedRequest if one cannot be done.
   */
  edit(name: string, operations: readonly Operation[]): FileState {
    const { file } = this.#opened(name);
    const before = this.#history.text(name) ?? '';
    const outcome = editData({ path: file.path, text: before }, operations);
    if ('refused' in outcome) throw new RefusedRequest(409, outcome.refused.reason);
    if (outcome.text !== before)
      this.#take(this.#history.edit(name, outcome.text, Date.now(), typedKey(operations)));
    return this.state(name);
  }

  /** @returns undefined if there is nothing to take back. */
  undo(): FileState | undefined {
    return this.#step(this.#history.undo(Date.now()));
  }

  /** @returns undefined if nothing was taken back. */
  redo(): FileState | undefined {
    return this.#step(this.#history.redo(Date.now()));
  }

  /** Back to what is on the disk. */
  discard(name: string): FileState {
    const { file } = this.#opened(name);
    const text = textOnDisk(file.path) ?? '';
    this.#takeFromDisk(file, text);
    return this.state(name);
  }

  /** Writes files; what was changed on the disk meanwhile is merged, and a file with conflicts stays as it is there. */
  save(names: readonly string[]): SaveAnswer {
    const answer = { saved: [] as string[], conflicting: [] as string[] };
    for (const name of names) {
      if (!this.unsaved.has(name)) continue;
      this.followDisk(name);
      const open = this.#opened(name);
      const text = this.#history.text(name) ?? open.base;
      if (open.conflicts.length > 0) answer.conflicting.push(name);
      else {
        replaceOwnFile(open.file.path, text);
        this.#open.set(name, { ...open, base: text });
        this.#journal.write({ saved: name, base: text });
        this.#show(name);
        answer.saved.push(name);
      }
    }
    if (this.unsaved.size === 0) this.#clearJournal();
    return answer;
  }

  /** A file may have changed on the disk: edits that are not saved stand on top of what it has now. */
  followDisk(name: string): void {
    const open = this.#open.get(name);
    const theirs = open && textOnDisk(open.file.path);
    if (!open || theirs === undefined || theirs === open.base) return;
    if (this.unsaved.has(name)) this.#merge(open, theirs);
    else this.#takeFromDisk(open.file, theirs);
  }

  /**
   * Ends a conflict with what was typed here or with what the disk has.
   *
   * @throws RefusedRequest if there is no such conflict.
   */
  resolve(name: string, path: Path, keep: 'mine' | 'theirs'): FileState {
    const open = this.#opened(name);
    const way = pathName(path);
    const conflict = open.conflicts.find((known) => pathName(known.path) === way);
    if (!conflict) throw new RefusedRequest(409, 'This conflict has been ended already.');
    if (path.length === 0) return this.#resolveWhole(open, keep);
    this.#reopen({ ...open, conflicts: open.conflicts.filter((known) => known !== conflict) });
    if (keep === 'theirs') return this.state(name);
    const text = this.#history.text(name) ?? '';
    const value = dataValue({ path: open.file.path, text });
    return this.edit(name, operationsFor(conflict, value));
  }

  #resolveWhole(open: OpenFile, keep: 'mine' | 'theirs'): FileState {
    const theirs = textOnDisk(open.file.path) ?? '';
    if (keep === 'theirs') this.#takeFromDisk(open.file, theirs);
    else
      this.#putOnTop({ ...open, base: theirs, conflicts: [] }, this.#history.text(open.file.file));
    return this.state(open.file.file);
  }

  #merge(open: OpenFile, theirs: string): void {
    const { file, base: before } = open;
    const mine = this.#history.text(file.file) ?? before;
    const merged = mergeData({ path: file.path, before, mine, theirs });
    if (merged) this.#putOnTop({ file, base: theirs, conflicts: merged.conflicts }, merged.text);
    // One of the two cannot be read: what was typed stays as it is until somebody decides.
    else this.#reopen({ ...open, conflicts: [{ path: [], before, mine, theirs }] });
    this.#site.tell({ type: 'file', file: file.file });
  }

  /** Takes another version of a file from the disk, and makes one edit of what is not on it. */
  #putOnTop(open: OpenFile, text: string | undefined): void {
    const { file } = open.file;
    this.#open.set(file, open);
    this.#history.open(file, open.base);
    this.#noteOpen(open);
    if (text === undefined || text === open.base) this.#show(file);
    else this.#take(this.#history.edit(file, text, Date.now()));
  }

  /** Notes conflicts that have come or gone; text and history stay. */
  #reopen(open: OpenFile): void {
    const { file, base, conflicts } = open;
    this.#open.set(file.file, open);
    this.#inJournal.add(file.file);
    this.#journal.write({ saved: file.file, base, conflicts });
  }

  #takeFromDisk(file: SiteFile, text: string): void {
    this.#putOnTop({ file, base: text, conflicts: [] }, undefined);
  }

  #noteOpen({ file, base, conflicts }: OpenFile): void {
    this.#inJournal.add(file.file);
    this.#journal.write({ open: file.file, base, conflicts });
  }

  #tellStatus(file: SiteFile): void {
    const { unsaved, canUndo, canRedo } = this;
    this.#site.tell({ type: 'rows', rows: this.#site.rows.of(file, unsaved) });
    this.#site.tell({ type: 'status', status: { unsaved: [...unsaved], canUndo, canRedo } });
  }

  #clearJournal(): void {
    this.#journal.clear();
    this.#inJournal.clear();
  }

  #opened(name: string): OpenFile {
    const known = this.#open.get(name);
    if (known) return known;
    const file = this.#site.file(name);
    const base = file && textOnDisk(file.path);
    if (!file || base === undefined)
      throw new RefusedRequest(404, 'The studio does not edit this file.');
    const open = { file, base, conflicts: [] };
    this.#open.set(name, open);
    this.#history.open(name, base);
    return open;
  }

  #step(step: Step | undefined): FileState | undefined {
    if (!step) return undefined;
    this.#take(step);
    return this.state(step.file);
  }

  #take(step: Step): void {
    const open = this.#opened(step.file);
    if (!this.#inJournal.has(step.file)) this.#noteOpen(open);
    this.#history.take(step);
    this.#journal.write({ step });
    this.#show(step.file);
  }

  #show(name: string): void {
    const open = this.#open.get(name);
    if (!open) return;
    const text = this.#history.text(name);
    this.#site.refresh(open.file, text === open.base ? undefined : text);
    this.#tellStatus(open.file);
  }
}
