import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { type IgnoreComment, ignoreCommentsIn } from '../content/ignore-comment.ts';
import { linesOfText } from '../content/ignore-in-text.ts';
import { openBytes } from '../content/open-texts.ts';

/** Larger files are not searched for comments; no page is made from them. */
const MOST_BYTES = 2 * 1024 * 1024;

function textOf(path: string): string {
  const open = openBytes(path);
  if (open) return open.toString('utf8');
  try {
    const stats = statSync(path);
    return stats.isFile() && stats.size <= MOST_BYTES ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}

/** The suppressing comments of all files with findings. */
export class IgnoreComments {
  readonly #cwd: string;
  readonly #files = new Map<string, readonly IgnoreComment[]>();
  readonly #used = new Set<IgnoreComment>();
  readonly #broken = new Set<string>();
  /** Those that are part of a text, and no comments. */
  readonly #texts = new Set<IgnoreComment>();
  /** Findings are grouped by file, so remembering the last file without comments is enough. */
  #lastWithout = '';
  /** Whether all comments of a file have been recorded without a finding asking for them. */
  #isCovered: (file: string) => boolean = () => false;

  /** @param cwd folder that file names in findings are relative to. */
  constructor(cwd: string) {
    this.#cwd = cwd;
  }

  /** Records the comments of a file. @param text its content, if it was just read. */
  note(file: string, text = textOf(resolve(this.#cwd, file))): void {
    const comments = ignoreCommentsIn(text);
    if (comments.length === 0) this.#lastWithout = file;
    else if (!this.#files.has(file)) {
      this.#files.set(file, comments);
      const lines = linesOfText(resolve(this.#cwd, file));
      for (const comment of comments) if (lines.has(comment.line)) this.#texts.add(comment);
    }
  }

  /** Declares that the comments of some files have all been recorded, so that none of these is read again. */
  cover(isCovered: (file: string) => boolean): void {
    this.#isCovered = isCovered;
  }

  /** Discards everything recorded, so that comments are read from the files again. */
  forget(): void {
    this.#files.clear();
    this.#used.clear();
    this.#broken.clear();
    this.#texts.clear();
    this.#lastWithout = '';
    this.#isCovered = () => false;
  }

  /** Records that a file has errors, so that rules that its comments are about do not run. */
  noteBroken(file: string): void {
    this.#broken.add(file);
  }

  /** False if a file is known to have no comments. */
  mayBeIn(file: string): boolean {
    return this.#files.has(file) || !this.#isCovered(file);
  }

  /** True if a comment with a reason suppresses this finding. */
  takeBack({ file, line, rule }: Diagnostic): boolean {
    if (file === this.#lastWithout) return false;
    if (!this.#files.has(file)) {
      if (this.#isCovered(file)) return false;
      this.note(file);
    }
    const comment = this.#files
      .get(file)
      ?.find(
        (one) =>
          one.rule === rule &&
          one.reason !== '' &&
          one.from <= line &&
          line <= one.to &&
          !this.#texts.has(one),
      );
    if (comment) this.#used.add(comment);
    return comment !== undefined;
  }

  /**
   * All comments found, whether each has suppressed anything, or may do so once its file has no errors, and whether it
   * is part of a text.
   */
  *all(): Generator<{ file: string; comment: IgnoreComment; isUsed: boolean; isText: boolean }> {
    for (const [file, comments] of this.#files)
      for (const comment of comments) {
        const isUsed = this.#used.has(comment) || this.#broken.has(file);
        yield { file, comment, isUsed, isText: this.#texts.has(comment) };
      }
  }
}
