import type { FileState, SaveAnswer } from '../../../studio/protocol.ts';
import { pathName } from '../../content/value-path.ts';
import { editText } from '../../edit/edit-text.ts';
import type { Operation } from '../../edit/operation.ts';
import { type SiteFile, textOnDisk } from '../../site/named-files.ts';
import { replaceOwnFile } from '../../system/draft-file.ts';
import { RefusedRequest } from '../server/json-body.ts';
import type { StudioSite } from '../studio-site.ts';
import { EditHistory, type Step } from './edit-history.ts';
import type { Journal } from './journal.ts';

/** An open file: what the disk had when it was last looked at. */
interface OpenFile {
  file: SiteFile;
  base: string;
}

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
        this.#open.set(name, { file, base: line.base });
        this.#inJournal.add(name);
        if ('open' in line) this.#history.open(name, line.base);
      }
    }
    if (this.unsaved.size === 0) this.#clearJournal();
    for (const name of this.unsaved) this.#show(name);
  }

  /** @throws RefusedRequest if the studio does not edit this file. */
  state(name: string): FileState {
    const { file } = this.#opened(name);
    return {
      ...this.#site.state(file),
      conflicts: [],
      isUnsaved: this.unsaved.has(name),
    };
  }

  /**
   * Does operations, all or none.
   *
   * @throws RefusedRequest if one cannot be done.
   */
  edit(name: string, operations: readonly Operation[]): FileState {
    this.#opened(name);
    const before = this.#history.text(name) ?? '';
    const outcome = editText(before, operations);
    if ('refused' in outcome) throw new RefusedRequest(409, outcome.refused.reason);
    const [only] = operations;
    const typed =
      operations.length === 1 && only?.op === 'set' && typeof only.value === 'string'
        ? pathName(only.path)
        : undefined;
    if (outcome.text !== before)
      this.#take(this.#history.edit(name, outcome.text, Date.now(), typed));
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

  /** Writes files whose version on the disk is the one that they were opened with. */
  save(names: readonly string[]): SaveAnswer {
    const answer = { saved: [] as string[], conflicting: [] as string[] };
    for (const name of names) {
      const open = this.#open.get(name);
      const text = this.#history.text(name);
      if (!open || text === undefined || text === open.base) continue;
      if (textOnDisk(open.file.path) !== open.base) {
        answer.conflicting.push(name);
        continue;
      }
      replaceOwnFile(open.file.path, text);
      this.#open.set(name, { ...open, base: text });
      this.#journal.write({ saved: name, base: text });
      this.#show(name);
      answer.saved.push(name);
    }
    if (this.unsaved.size === 0) this.#clearJournal();
    return answer;
  }

  /** A file has changed on the disk, perhaps by saving it here. */
  followDisk(name: string): void {
    const open = this.#open.get(name);
    if (!open) return;
    const text = textOnDisk(open.file.path);
    if (text === undefined || text === open.base) return;
    if (!this.unsaved.has(name)) this.#takeFromDisk(open.file, text);
  }

  #takeFromDisk(file: SiteFile, text: string): void {
    this.#open.set(file.file, { file, base: text });
    this.#history.open(file.file, text);
    this.#noteOpen({ file, base: text });
    this.#site.refresh(file, undefined);
    this.#tellStatus(file);
  }

  #noteOpen({ file, base }: OpenFile): void {
    this.#inJournal.add(file.file);
    this.#journal.write({ open: file.file, base });
  }

  #tellStatus(file: SiteFile): void {
    const { unsaved, canUndo, canRedo } = this;
    this.#site.tell({ type: 'rows', rows: this.#site.rowsOf(file, unsaved) });
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
    const open = { file, base };
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
