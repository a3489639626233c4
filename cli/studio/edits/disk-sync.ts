import { existsSync } from 'node:fs';
import type { SaveAnswer } from '../../../studio/protocol.ts';
import { mergeData } from '../../edit/merge-data.ts';
import type { MergeConflict } from '../../edit/merge-values.ts';
import { textOnDisk } from '../../site/named-files.ts';
import { explainSystemError } from '../../system/system-fault.ts';
import { RefusedRequest } from '../server/json-body.ts';
import type { StudioSite } from '../studio-site.ts';
import type { JournalLine } from './journal.ts';
import { withOpenConflicts } from './open-conflicts.ts';
import type { OpenFile } from './open-file.ts';
import type { OpenFiles } from './open-files.ts';
import { RecentSaves, SAVE_WINDOW_MS } from './recent-saves.ts';
import { type ReplacedFile, replaceSeen, settled, writeNew } from './write-file.ts';

/** False for a conflict between two whole texts, one of which cannot be parsed. */
const isOfPart = ({ path }: MergeConflict) => path.length > 0;

/** Maximum number of attempts to save a file that keeps changing. */
const MOST_TRIES = 50;

/**
 * Synchronizes open files with the disk in both directions without losing anything (docs/decisions/053-saving.md).
 */
export class DiskSync {
  readonly #site: StudioSite;
  readonly #files: OpenFiles;
  readonly #recent = new RecentSaves(() => this.#files.settle());

  constructor(site: StudioSite, files: OpenFiles) {
    this.#site = site;
    this.#files = files;
  }

  /** Resumes after a restart: files may have changed, and other programs may have written during a save. */
  restore(lines: readonly JournalLine[]): void {
    const names = new Map<string, string>();
    for (const line of lines) {
      if ('open' in line) names.set(line.open, line.base);
      if (!('saved' in line)) continue;
      const text = names.get(line.saved);
      const isJustNow = line.at !== undefined && Date.now() - line.at < SAVE_WINDOW_MS;
      if (text !== undefined && isJustNow) this.#remember(line.saved, text);
      names.set(line.saved, line.base);
    }
    for (const name of names.keys()) this.follow(name);
    this.#settle();
  }

  /** Called when a file may have changed on the disk: unsaved edits are reapplied to its new text. */
  follow(name: string): void {
    const open = this.#files.known(name);
    if (!open) return;
    const theirs = settled(() => textOnDisk(open.file.path), open.base);
    if (theirs !== undefined) this.#take(open, theirs);
    else if (!existsSync(open.file.path)) this.#noteGone(open);
    this.#settle();
  }

  /**
   * Writes files. Changes made on the disk meanwhile are merged; a file with conflicts is left as it is there.
   *
   * @throws RefusedRequest if the system does not allow one to be written.
   */
  save(names: readonly string[]): SaveAnswer {
    const answer = { saved: [] as string[], conflicting: [] as string[] };
    for (const name of names) {
      if (!this.#files.unsaved.has(name)) continue;
      const isSaved = this.#saveOne(name);
      (isSaved ? answer.saved : answer.conflicting).push(name);
    }
    this.#settle();
    return answer;
  }

  close(): void {
    this.#recent.close();
  }

  #saveOne(name: string): boolean {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      this.follow(name);
      if (!this.#files.unsaved.has(name)) return true;
      const open = this.#files.opened(name);
      if (open.conflicts.length > 0) return false;
      const text = this.#files.text(name);
      const replaced = this.#write(open, text);
      if (!replaced) continue;
      if (replaced !== true) this.#remember(name, open.base, replaced);
      this.#files.note({ file: open.file, base: text, conflicts: [] }, Date.now());
      return true;
    }
    return false;
  }

  /** @returns the file that was replaced, or true if there was none; false if the disk has another text by now. */
  #write({ file: { path }, base, isGone }: OpenFile, text: string): ReplacedFile | boolean {
    try {
      if (isGone) return writeNew(path, text, this.#site.site.root);
      return replaceSeen(path, base, text) ?? false;
    } catch (error) {
      // Deleted since it was read.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      const sentence = explainSystemError(error, this.#site.site.root);
      if (sentence === undefined) throw error;
      throw new RefusedRequest(409, sentence);
    }
  }

  #take(open: OpenFile, theirs: string): void {
    const { file, base, isGone } = open;
    if (theirs === base) {
      const conflicts = open.conflicts.filter(isOfPart);
      const isBack = isGone || conflicts.length < open.conflicts.length;
      if (isBack) this.#files.note({ file, base, conflicts });
      return;
    }
    const before = this.#recent.origin(file.file, theirs, base);
    this.#merge(open, before, theirs, theirs);
  }

  /**
   * @param before text on the disk before the other program changed it.
   * @param theirs text that it wrote.
   * @param base current text on the disk: theirs, unless they wrote into a replaced file.
   */
  #merge(open: OpenFile, before: string, theirs: string, base: string): void {
    const { file, conflicts } = open;
    const mine = this.#files.text(file.file);
    const parts = conflicts.filter(isOfPart);
    const versions = { path: file.path, before, mine, theirs };
    const isUntouched = mine === before && conflicts.length === 0;
    // An empty file is one that another program has begun to write.
    const isReadable = theirs.trim() !== '';
    const whole = isUntouched ? { text: theirs, conflicts: [] } : undefined;
    const merged =
      whole ?? (isReadable ? mergeData(withOpenConflicts(versions, parts)) : undefined);
    const known = conflicts.find((conflict) => !isOfPart(conflict));
    if (merged) this.#files.rebase({ file, base, conflicts: merged.conflicts }, merged.text);
    else if (known?.theirs !== theirs || known.mine !== mine) {
      // One of the two cannot be parsed: the typed text stays until the user decides.
      const undecided = { path: [], before, mine, theirs };
      this.#files.note({ ...open, conflicts: [undecided, ...parts] });
    }
  }

  #noteGone(open: OpenFile): void {
    if (open.isGone) return;
    if (this.#files.unsaved.has(open.file.file)) this.#files.note({ ...open, isGone: true });
    else this.#files.close(open.file);
  }

  /** Checks again, some time after a save, whether other programs wrote a version of the text before it. */
  #remember(name: string, text: string, replaced?: ReplacedFile): void {
    const earlier = { text, ...(replaced ? { replaced } : {}) };
    this.#recent.note(name, earlier, () => {
      this.follow(name);
      for (const stray of this.#recent.strays(name)) {
        const open = this.#files.known(name);
        if (open) this.#merge(open, stray.before, stray.text, open.base);
      }
    });
  }

  #settle(): void {
    if (this.#recent.isEmpty) this.#files.settle();
  }
}
