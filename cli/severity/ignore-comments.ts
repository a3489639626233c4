import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { openBytes } from '../content/open-texts.ts';

/** A comment that takes back what a rule finds at the line below it, or at its own. */
export interface IgnoreComment {
  rule: string;
  /** Missing reasons are told, and then the comment takes nothing back. */
  reason: string;
  /** Where it stands, counted from 1; the column is that of the comment’s first sign. */
  line: number;
  column: number;
  /** Its length in UTF-16 units. */
  length: number;
  /** Lines that it is about, the last included. */
  from: number;
  to: number;
}

/** What is looked for before anything else: nearly no file has such a comment. */
export const IGNORE_WORD = 'touchdown-ignore';

const COMMENT =
  /(?:#|\/\/|\/\*|<!--)[ \t]*touchdown-ignore\b[ \t]*([^\s:]*)[ \t]*(?::[ \t]*(.*?))?[ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

/** Files that are larger are not read for comments: no page is made of them. */
const MOST_BYTES = 2 * 1024 * 1024;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** A key or an entry whose value goes on below, and is no map or list of further ones. */
const OPEN_VALUE = /^\s*(?:- )*(?:[^#\s][^:]*:|-)[ \t]+\S/;

/** The last line of the value that begins at a line: texts over several lines are indented further. */
function lastLine(lines: readonly string[], from: number): number {
  const first = lines[from - 1] ?? '';
  if (!OPEN_VALUE.test(first)) return from;
  let last = from;
  for (let line = from + 1; line <= lines.length; line += 1) {
    const text = lines[line - 1] ?? '';
    if (text.trim() === '') continue;
    if (indentOf(text) <= indentOf(first)) break;
    last = line;
  }
  return last;
}

/** The comments of a text that take findings back. */
export function ignoreCommentsIn(text: string): IgnoreComment[] {
  if (!text.includes(IGNORE_WORD)) return [];
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    const found = COMMENT.exec(line);
    if (!found) return [];
    const { index: at, 0: whole, 1: rule = '', 2: reason = '' } = found;
    let from = index + 1;
    // A comment that stands alone is about what follows it and further comments.
    if (line.slice(0, at).trim() === '' || /^\s*\{\s*$/.test(line.slice(0, at))) {
      from += 1;
      while (from < lines.length && /^\s*(?:#|\/\/|$)/.test(lines[from - 1] ?? '')) from += 1;
    }
    const place = { line: index + 1, column: at + 1, length: whole.trimEnd().length };
    return [{ rule, reason, ...place, from, to: lastLine(lines, from) }];
  });
}

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

/** The comments of all files that something is found in. */
export class IgnoreComments {
  readonly #cwd: string;
  readonly #files = new Map<string, readonly IgnoreComment[]>();
  readonly #used = new Set<IgnoreComment>();
  /** Findings come file by file: of those without comments the last one is enough. */
  #lastWithout = '';

  /** @param cwd that the files of findings are named from. */
  constructor(cwd: string) {
    this.#cwd = cwd;
  }

  /** Notes the comments of a file. @param text what it holds, if that has just been read. */
  note(file: string, text = textOf(resolve(this.#cwd, file))): void {
    const comments = ignoreCommentsIn(text);
    if (comments.length > 0) this.#files.set(file, this.#files.get(file) ?? comments);
    else this.#lastWithout = file;
  }

  /** From now on, comments are read from files as they are now. */
  forget(): void {
    this.#files.clear();
    this.#used.clear();
    this.#lastWithout = '';
  }

  /** True if a comment with a reason takes this finding back. */
  takeBack({ file, line, rule }: Diagnostic): boolean {
    if (file === this.#lastWithout) return false;
    if (!this.#files.has(file)) this.note(file);
    const comment = this.#files
      .get(file)
      ?.find((one) => one.rule === rule && one.reason !== '' && one.from <= line && line <= one.to);
    if (comment) this.#used.add(comment);
    return comment !== undefined;
  }

  /** Comments that were met, with whether each has taken anything back. */
  *all(): Generator<{ file: string; comment: IgnoreComment; isUsed: boolean }> {
    for (const [file, comments] of this.#files)
      for (const comment of comments) yield { file, comment, isUsed: this.#used.has(comment) };
  }
}
