/** A rule whose findings a comment suppresses on the next line, or on its own. */
export interface IgnoreComment {
  rule: string;
  /** All rules that the comment names, separated by commas; they share its reason. */
  rules: readonly string[];
  /** If it is missing, that is reported and the comment suppresses nothing. */
  reason: string;
  /** Position of the comment, of one with several rules that of the name; lines and columns are counted from 1. */
  line: number;
  column: number;
  /** Length on the first line, in UTF-16 units. */
  length: number;
  /** The lines it applies to, inclusive. */
  from: number;
  to: number;
}

/** Searched for first, because almost no file has such a comment. */
export const IGNORE_WORD = 'touchdown-ignore';

const COMMENT =
  /(?:#|\/\/|\/\*|<!--)[ \t]*touchdown-ignore\b[ \t]*([^\s:,]*(?:[ \t]*,[ \t]*[^\s:,]+)*)[ \t]*(?::[ \t]*(.*?)|([^\s:*>].*?))?[ \t]*(?:\*\/\}?|-->)?[ \t]*$/;

/** The start of a comment in Markdown, which may have several lines. */
const OPENS_IN_MARKDOWN = /^[ \t]*<!--/;

/** Lines above all content: comments, and the beginning of front matter. */
const IN_HEAD = /^\s*(?:#|\/\/|---\s*$|$)/;

const indentOf = (line: string) => line.length - line.trimStart().length;

/** A key or list item whose value starts on the same line, so that indented lines below continue it. */
const OPEN_VALUE = /^\s*(?:- )*(?:[^#\s][^:]*:|-)[ \t]+\S/;

/** A key with nothing behind it, and the line below of its value, as formatters break long ones: neither a key nor a list. */
const BARE_KEY = /^\s*(?:- )*[^#\s][^:]*:[ \t]*$/;
const TEXT_BELOW = /^\s*(?:["'`]|(?![-{[]|.*:(?:\s|$))\S)/;

/** The last line of the value that starts on a line, or directly below its key: continuation lines are indented further. */
function lastLine(lines: readonly string[], from: number): number {
  const first = lines[from - 1] ?? '';
  const isBelow = BARE_KEY.test(first) && TEXT_BELOW.test(lines[from] ?? '');
  if (!isBelow && !OPEN_VALUE.test(first)) return from;
  let last = from;
  for (let line = from + 1; line <= lines.length; line += 1) {
    const text = lines[line - 1] ?? '';
    if (text.trim() === '') continue;
    if (indentOf(text) <= indentOf(first)) break;
    last = line;
  }
  return last;
}

/** A line of Markdown that begins a block of its own even below other text. */
export const BEGINS_BLOCK = /^[ \t]*(?:#{1,6}(?:[ \t]|$)|(?:[-*+]|\d{1,9}[.)])[ \t]|\||:::|<!--)/;

/** Blocks of a single line. */
const ONE_LINE = /^[ \t]*(?:#{1,6}(?:[ \t]|$)|\||:::)/;

/** The last line of the block of Markdown that starts on a line. */
function lastLineOfBlock(lines: readonly string[], from: number): number {
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

/** The last line of a comment in Markdown; that of its beginning if it never ends. */
function endOfComment(lines: readonly string[], first: number): number {
  const end = lines.findIndex((line, index) => index >= first - 1 && line.includes('-->'));
  return end === -1 ? first : end + 1;
}

/** The first line below a comment that is neither blank nor a comment. */
function lineBelow(lines: readonly string[], end: number, isMarkdown: boolean): number {
  const skipped = isMarkdown ? /^\s*(?:<!--|$)/ : /^\s*(?:#|\/\/|$)/;
  let line = end + 1;
  while (line < lines.length && skipped.test(lines[line - 1] ?? ''))
    line = 1 + (isMarkdown ? endOfCommentOrBlank(lines, line) : line);
  return line;
}

function endOfCommentOrBlank(lines: readonly string[], line: number): number {
  return OPENS_IN_MARKDOWN.test(lines[line - 1] ?? '') ? endOfComment(lines, line) : line;
}

/** What a comment says; undefined if it is none of these. */
function readComment(comment: string) {
  const found = COMMENT.exec(comment);
  if (!found) return undefined;
  const { index, 0: whole, 1: list = '', 2: reason = '', 3: rest } = found;
  // Words without a colon behind the name of a rule are no reason; behind another word they are a sentence.
  if (rest !== undefined && !list.includes('/')) return undefined;
  return { index, length: whole.trimEnd().length, rules: list.split(/[ \t]*,[ \t]*/), reason };
}

/** The names of rules in a comment, each at its place; names below its first line count as at its beginning. */
function namesIn(line: string, at: number, rules: readonly string[]) {
  let end = at;
  return rules.map((rule) => {
    const found = line.indexOf(rule, end);
    const start = found === -1 ? at : found;
    end = start + rule.length;
    return { rule, column: start + 1, length: rule.length };
  });
}

/** What the comments in a file suppress. */
export function ignoreCommentsIn(text: string): IgnoreComment[] {
  if (!text.includes(IGNORE_WORD)) return [];
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    if (!line.includes(IGNORE_WORD)) return [];
    const isMarkdown = OPENS_IN_MARKDOWN.test(line);
    const end = isMarkdown ? endOfComment(lines, index + 1) : index + 1;
    const more = lines.slice(index + 1, end).map((next) => ` ${next.trim()}`);
    const found = readComment(line + more.join(''));
    if (!found) return [];
    const { index: at, rules, reason } = found;
    let first = index + 1;
    // A comment on a line of its own applies to what follows.
    if (line.slice(0, at).trim() === '' || /^\s*\{\s*$/.test(line.slice(0, at)))
      first = lineBelow(lines, end, isMarkdown);
    const to = isMarkdown ? lastLineOfBlock(lines, first) : lastLine(lines, first);
    // What is found in a file as a whole is told at its first line.
    const isHead = !isMarkdown && lines.slice(0, index).every((above) => IN_HEAD.test(above));
    const from = isHead ? 1 : first;
    const length = Math.min(found.length, line.trimEnd().length - at);
    const applied = { rules, reason, line: index + 1, from, to };
    const [rule = ''] = rules;
    if (rules.length === 1) return [{ ...applied, rule, column: at + 1, length }];
    return namesIn(line, at, rules).map((name) => ({ ...applied, ...name }));
  });
}

/** True for a comment in Markdown, of one or several lines, that suppresses findings. */
export function isIgnoreComment(comment: string): boolean {
  return readComment(comment.replace(/\s*\n\s*/g, ' ')) !== undefined;
}
