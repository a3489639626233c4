/** A line of Markdown that begins a block of its own even below other text. */
export const BEGINS_BLOCK = /^[ \t]*(?:#{1,6}(?:[ \t]|$)|(?:[-*+]|\d{1,9}[.)])[ \t]|\||:::|<!--)/;

/** Blocks of a single line. */
const ONE_LINE = /^[ \t]*(?:#{1,6}(?:[ \t]|$)|\||:::)/;

/** Lines whose value, element or block continues in lines that are indented further. */
const CONTINUES = [
  // A key or list item of YAML, with or without a value on the same line.
  /^\s*(?:- )*(?:[^#\s][^:]*:|-)(?:[ \t]+\S|[ \t]*$)/,
  // An element of JSX, or a fragment.
  /^\s*<[\w.>]/,
  // A value of JavaScript that begins at the end of the line; not the body of a function.
  /=\s*[[{(`]?$/,
];

/** A key with nothing behind it, whose list may be indented no further than the key. */
const BARE_KEY = /^\s*[^-#\s][^:]*:[ \t]*(?:#.*)?$/;

const ENTRY = /^\s*-(?:\s|$)/;

/** A comment ends no value, however it is indented. */
const REMARK = /^\s*(?:#|\/\/)/;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** The last line of what starts on a line, counted from 1: a value, a map, a list or an element. */
export function lastLine(lines: readonly string[], from: number): number {
  const first = lines[from - 1] ?? '';
  if (!CONTINUES.some((form) => form.test(first))) return from;
  const indent = indentOf(first);
  const isKey = BARE_KEY.test(first);
  let last = from;
  for (let line = from + 1; line <= lines.length; line += 1) {
    const text = lines[line - 1] ?? '';
    if (text.trim() === '' || REMARK.test(text)) continue;
    const isEntry = isKey && indentOf(text) === indent && ENTRY.test(text);
    if (indentOf(text) <= indent && !isEntry) break;
    last = line;
  }
  return last;
}

/** The last line of the block of Markdown that starts on a line. */
export function lastLineOfBlock(lines: readonly string[], from: number): number {
  const first = lines[from - 1] ?? '';
  if (ONE_LINE.test(first)) return from;
  let last = from;
  while (last < lines.length) {
    const next = lines[last] ?? '';
    // In YAML the next key is further to the left.
    if (next.trim() === '' || BEGINS_BLOCK.test(next) || indentOf(next) < indentOf(first)) break;
    last += 1;
  }
  return last;
}

/** How comments are written that may have several lines. */
export interface CommentForm {
  /** At the beginning of a line. */
  opens: RegExp;
  closes: string;
  /** A line between comments and what they are about. */
  skipped: RegExp;
}

export const MARKDOWN: CommentForm = { opens: /^\s*<!--/, closes: '-->', skipped: /^\s*$/ };

/** YAML and code; `{` embeds a comment in JSX. */
export const CODE: CommentForm = {
  opens: /^\s*\{?\s*\/\*/,
  closes: '*/',
  skipped: /^\s*(?:#|\/\/|$)/,
};

/** The last line of the comment that opens on a line, counted from 1; that line itself if it never ends. */
export function endOfComment(
  lines: readonly string[],
  first: number,
  { closes }: CommentForm,
): number {
  const end = lines.findIndex((line, index) => index >= first - 1 && line.includes(closes));
  return end === -1 ? first : end + 1;
}

/** The first line below a comment that is neither blank nor a comment, nor the end of one with code behind it. */
export function lineBelow(lines: readonly string[], end: number, form: CommentForm): number {
  let line = end + 1;
  while (line < lines.length) {
    const text = lines[line - 1] ?? '';
    if (form.opens.test(text)) {
      const last = endOfComment(lines, line, form);
      if (hasMore(lines[last - 1] ?? '', form)) return last;
      line = last + 1;
    } else if (form.skipped.test(text)) line += 1;
    else return line;
  }
  return line;
}

/** True if something stands behind a comment on its last line. */
export function hasMore(line: string, { closes }: CommentForm): boolean {
  const at = line.lastIndexOf(closes);
  return at !== -1 && !/^\}?\s*$/.test(line.slice(at + closes.length));
}
