import {
  CODE,
  type CommentForm,
  endOfComment,
  hasMore,
  lastLine,
  lastLineOfBlock,
  lineBelow,
  MARKDOWN,
} from './ignored-lines.ts';
import type { Span } from './span-location.ts';
import { matchesIn } from './text-rules/matches-in.ts';

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

/** Capitals are no other word: a comment that is passed over in silence would be a riddle. */
const IGNORE_WORD = /touchdown-ignore/gi;

/** Whether a text may have such a comment; asked first, because almost none has. */
export function mayIgnore(text: string): boolean {
  return text.search(IGNORE_WORD) !== -1;
}

/** The spans of the word in a text, whether or not a comment begins with it. */
export function* ignoreWordsIn(text: string): Generator<Span> {
  for (const { index, 0: word } of matchesIn(text, IGNORE_WORD)) yield [index, index + word.length];
}

const COMMENT =
  /(?:#|\/\/|\/\*+|<!--)[ \t]*touchdown-ignore\b[ \t]*([^\s:,]*(?:[ \t]*,[ \t]*[^\s:,]+)*)[ \t]*(?::[ \t]*(.*?)|([^\s:*>].*?))?[ \t]*(?:\*\/\}?|-->)?[ \t]*$/i;

/** A line in a block comment of several lines, and the one that opens it. */
const STARRED = /^(\s*\*+[ \t]*)(?=touchdown-ignore\b)/i;
const OPENS_STARRED = /^\s*\{?\s*\/\*(?!.*\*\/)/;

/** Lines above all content: comments, and the beginning of front matter. */
const IN_HEAD = /^\s*(?:#|\/\/|---\s*$|$)/;

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

/** The part of a line before the code that follows a comment in it. */
function withoutCode(line: string): string {
  const open = /\/\*+[ \t]*touchdown-ignore/i.exec(line)?.index;
  const end = open === undefined ? -1 : line.indexOf('*/', open);
  return end === -1 ? line : line.slice(0, end + 2);
}

/** True if a line continues a block comment, be it that of a declaration. */
function isStarred(lines: readonly string[], index: number): boolean {
  if (!STARRED.test(lines[index] ?? '')) return false;
  let above = index - 1;
  while (/^\s*\*(?!\/)/.test(lines[above] ?? '')) above -= 1;
  return OPENS_STARRED.test(lines[above] ?? '');
}

/** A comment of one or several lines. */
interface WrittenComment {
  form: CommentForm;
  /** All of it in one line. */
  text: string;
  /** Its last line, counted from 1. */
  end: number;
  /** True if code follows on that line. */
  isFollowed: boolean;
}

function commentOn(lines: readonly string[], index: number): WrittenComment {
  const line = lines[index] ?? '';
  const form = MARKDOWN.opens.test(line) ? MARKDOWN : CODE;
  const starred = isStarred(lines, index);
  const isBlock = starred || form === MARKDOWN || CODE.opens.test(line);
  const end = isBlock ? endOfComment(lines, index + 1, form) : index + 1;
  const more = lines
    .slice(index + 1, end)
    .map((next) => ` ${next.trim().replace(/^\*(?!\/)\s*/, '')}`);
  // The stars of the line are as wide as the beginning of a comment.
  const own = starred ? line.replace(STARRED, (stars) => '/*'.padStart(stars.length)) : line;
  const isFollowed = isBlock && hasMore(lines[end - 1] ?? '', form);
  return { form, end, isFollowed, text: withoutCode(own + more.join('')) };
}

/** What the comments in a file suppress. */
export function ignoreCommentsIn(text: string): IgnoreComment[] {
  if (!mayIgnore(text)) return [];
  const lines = text.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    if (!mayIgnore(line)) return [];
    const { form, end, isFollowed, text: comment } = commentOn(lines, index);
    const found = readComment(comment);
    if (!found) return [];
    const { index: at, rules, reason } = found;
    const isMarkdown = form === MARKDOWN;
    // A comment on lines of its own applies to what follows.
    const isAlone = !isFollowed && /^\s*\{?\s*$/.test(line.slice(0, at));
    const first = isAlone ? lineBelow(lines, end, form) : end;
    const to = (isMarkdown ? lastLineOfBlock : lastLine)(lines, first);
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
