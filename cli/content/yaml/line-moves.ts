/** Lines that are moved to another column, and perhaps get a dash. */
export interface LineMove {
  /** The first of them, from 0. */
  line: number;
  /** Their number. */
  lines: number;
  /** Spaces at the beginning of the first. */
  is: number;
  /** Spaces with which it is meant to begin. */
  meant: number;
  /** True if it is the first of an entry without a dash. */
  lacksDash?: boolean;
}

/** A key with a colon at the start of a line, with or without a list dash. */
const KEY = /^ *(?:- +)*(?<key>[\p{L}\w-]+|"[^"]*"):(?: |$)/u;

const ENTRY = /^ *- /;

/** The line before a text of several lines. */
const BLOCK_TEXT = /: [>|][-+\d]*\s*$/;

/** Spaces by which most files indent what belongs to a key. */
export const STEP = 2;

/** Lines above an error that may be its cause. */
const ABOVE = 6;

/** Lines before a line, and behind it, whose indentation it may have been meant to have. */
const TAKEN_OVER = 6;

/** Lines above a line that may begin an entry of its list. */
const ENTRY_ABOVE = 40;

function indentOf(line: string): number {
  return /^ */.exec(line)?.[0].length ?? 0;
}

/** Characters before the first key or words of a line, with its dashes. */
export function columnOf(line: string): number {
  return /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;
}

function hasContent(line: string): boolean {
  return /^ *[^\s#]/.test(line);
}

const keyOf = (line: string): string | undefined => KEY.exec(line)?.groups?.key;

/** True for a line that continues a text of several lines. */
export function isText(lines: readonly string[], at: number): boolean {
  const before = lines.findLast((line, index) => index < at && hasContent(line)) ?? '';
  return !KEY.test(lines[at] ?? '') && (BLOCK_TEXT.test(before) || !KEY.test(before));
}

export function isKey(line: string): boolean {
  return KEY.test(line);
}

export function isEntry(line: string): boolean {
  return ENTRY.test(line);
}

/** Spaces by which a line is indented further than what it belongs to. */
export function stepOf(lines: readonly string[], at: number): number {
  const indent = indentOf(lines[at] ?? '');
  const outer = lines.findLast(
    (line, index) => index < at && hasContent(line) && columnOf(line) < indent,
  );
  return outer === undefined ? indent : indent - columnOf(outer);
}

/** The lines near an error that may be its cause: it and the next one, and entries and keys above. */
function suspectsAt(lines: readonly string[], at: number): number[] {
  const from = Math.max(0, at - ABOVE);
  const next = lines.findIndex((line, index) => index > at && hasContent(line));
  const before = lines.findLastIndex((line, index) => index < at && hasContent(line));
  return lines.slice(from, Math.max(at, next) + 1).flatMap((line, index) => {
    const number = from + index;
    if (!hasContent(line)) return [];
    const isWords = number >= before && isText(lines, number);
    return KEY.test(line) || ENTRY.test(line) || isWords ? [number] : [];
  });
}

/** Numbers of lines that may belong to a line: itself, what is below it, and what follows it in the same block. */
function lengthsAt(lines: readonly string[], at: number): number[] {
  const line = lines[at] ?? '';
  const lengthTo = (indent: number) => {
    const end = lines.findIndex(
      (other, index) => index > at && hasContent(other) && indentOf(other) < indent,
    );
    return (end < 0 ? lines.length : end) - at;
  };
  const indent = indentOf(line);
  return [
    ...new Set([1, lengthTo(ENTRY.test(line) ? columnOf(line) : indent + 1), lengthTo(indent)]),
  ];
}

/** The indentations of what a line may belong to: entries of a menu stand far behind the one before them. */
function outerIndents(lines: readonly string[], at: number): number[] {
  const outer: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let index = at - 1; index >= Math.max(0, at - ENTRY_ABOVE) && least > 0; index -= 1) {
    const line = lines[index] ?? '';
    if (!hasContent(line) || indentOf(line) >= least) continue;
    least = indentOf(line);
    outer.push(least);
  }
  return outer;
}

/** The indentations that a line may have been meant to have, by those around it. */
function indentationsFor(lines: readonly string[], at: number): number[] {
  const line = lines[at] ?? '';
  const around = [
    ...lines.slice(0, at).filter(hasContent).slice(-TAKEN_OVER),
    ...lines
      .slice(at + 1)
      .filter(hasContent)
      .slice(0, TAKEN_OVER),
  ].map(indentOf);
  around.push(...outerIndents(lines, at));
  const all = ENTRY.test(line) ? around : [...around, ...around.map((indent) => indent + STEP)];
  return [...new Set(all)].filter((indent) => indent !== indentOf(line));
}

/** The indentation of the entries above a line that begin with the same key, if it has no dash itself. */
function entriesLike(lines: readonly string[], at: number): number | undefined {
  const line = lines[at] ?? '';
  const key = keyOf(line);
  if (key === undefined || ENTRY.test(line)) return undefined;
  const above = lines.slice(Math.max(0, at - ENTRY_ABOVE), at);
  const entry = above.findLast((other) => ENTRY.test(other) && keyOf(other) === key);
  if (entry === undefined) return undefined;
  const indent = indentOf(entry);
  return Math.abs(indent - indentOf(line)) <= STEP ? indent : undefined;
}

/** True for a line that would be a key if it had a colon. */
export function lacksColon(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  return hasContent(line) && !KEY.test(line) && !ENTRY.test(line) && !isText(lines, at);
}

/** How the lines near an error may have been meant, the smallest changes first. */
export function movesNear(lines: readonly string[], at: number): LineMove[] {
  const moves = suspectsAt(lines, at).flatMap((line): LineMove[] => {
    const is = indentOf(lines[line] ?? '');
    const entries = entriesLike(lines, line);
    if (entries !== undefined) return [{ line, lines: 1, is, meant: entries, lacksDash: true }];
    return lengthsAt(lines, line).flatMap((length) =>
      indentationsFor(lines, line).map((meant) => ({ line, lines: length, is, meant })),
    );
  });
  return moves.sort((one, other) => sizeOf(one) - sizeOf(other));
}

/** How much is changed: several lines are more than any move of one. */
export function sizeOf({ lines, is, meant }: LineMove): number {
  return (lines > 1 ? 1000 : 0) + Math.abs(meant - is);
}

export function moveLines(
  all: readonly string[],
  { line, lines, is, meant, lacksDash }: LineMove,
): string[] {
  return all.map((text, index) => {
    if (index < line || index >= line + lines || text.trim() === '') return text;
    const indent = indentOf(text);
    const spaces = ' '.repeat(Math.max(0, indent + meant - is));
    return `${spaces}${lacksDash ? '- ' : ''}${text.slice(indent)}`;
  });
}
