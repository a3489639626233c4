import type { Range } from './diagnostic.ts';

/** A stretch of a text: first character and the one after the last, in UTF-16 units. */
export type Span = readonly [start: number, end: number];

/** What is known of a text in a file: as the full parser tells it, or the quick one. */
export interface RawText {
  /** How it is written: plain, quoted, or as a block. */
  type?: 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' | 'BLOCK_FOLDED' | 'BLOCK_LITERAL';
  value: unknown;
  /** Its first offset in the file and the one after its last. */
  range?: readonly [start: number, end: number, ...rest: number[]] | null;
}

/** White space as YAML folds it; any other is a character like a letter. */
const BLANK = /[ \t\r\n]/;

/** How many characters of a text an escape stands for: `\u00e9` one, `\n` none that counts, `\U0001F58B` two. */
function countEscape(escaped: string): number {
  const [, kind = ''] = escaped;
  if (BLANK.test(kind) || kind === 'n' || kind === 't' || kind === 'r') return 0;
  const code = Number.parseInt(escaped.slice(2) || '0', 16);
  if ('xuU'.includes(kind) && kind !== '') {
    if (code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d) return 0;
    return code > 0xffff ? 2 : 1;
  }
  return 1;
}

const ESCAPE = /\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|\r\n|[\s\S])/y;

/** Where the characters of a text stand in the file, those that are no white space, in their order. */
interface CharacterOffsets {
  starts: number[];
  ends: number[];
}

function offsetsOf(
  source: string,
  { type }: RawText,
  start: number,
  end: number,
): CharacterOffsets {
  const places: CharacterOffsets = { starts: [], ends: [] };
  const isBlock = type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL';
  const isQuoted = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE';
  let at = start;
  // The header of a block may end in a comment; the quotes are no part of the text.
  if (isBlock) at = source.indexOf('\n', start) + 1 || end;
  if (isQuoted) at += 1;
  const stop = isQuoted ? end - 1 : end;
  while (at < stop) {
    let length = 1;
    let count = BLANK.test(source[at] ?? '') ? 0 : 1;
    if (type === 'QUOTE_SINGLE' && source.startsWith("''", at)) length = 2;
    if (type === 'QUOTE_DOUBLE' && source[at] === '\\') {
      ESCAPE.lastIndex = at;
      const [escaped = '\\'] = ESCAPE.exec(source) ?? [];
      length = escaped.length;
      count = countEscape(escaped);
    }
    for (; count > 0; count -= 1) {
      places.starts.push(at);
      places.ends.push(at + length);
    }
    at += length;
  }
  return places;
}

/** How many characters of `text` before `end` are no white space. */
function countBefore(text: string, end: number): number {
  let count = 0;
  for (let index = 0; index < end; index += 1) if (!BLANK.test(text[index] ?? '')) count += 1;
  return count;
}

/**
 * Finds a stretch of a text in the file that the text was read from. Folding, indentation and escapes
 * change white space and its length and nothing else, so the other characters are counted on both sides.
 *
 * @param source the whole file.
 * @param node the text, with its range.
 * @param span stretch of the node's value.
 * @returns offsets in the file; undefined if the stretch holds nothing but white space.
 */
export function locateSpan(source: string, node: RawText, span: Span): Span | undefined {
  if (typeof node.value !== 'string' || !node.range) return undefined;
  const { starts, ends } = offsetsOf(source, node, node.range[0], node.range[1]);
  const first = starts[countBefore(node.value, span[0])];
  const last = ends[countBefore(node.value, span[1]) - 1];
  return first === undefined || last === undefined || last <= first ? undefined : [first, last];
}

/** The end of a stretch of a text without the white space behind it: the line break after a block is no part of it. */
export function withoutSpaceBehind(text: string, start: number, end: number): number {
  let last = Math.min(end, text.length);
  while (last > start && /\s/.test(text[last - 1] ?? '')) last -= 1;
  return Math.max(start, last);
}

/** Line and column of two offsets of a text. */
export function rangeBetween(text: string, start: number, end: number): Range {
  let line = 1;
  let from = 0;
  const place = (offset: number) => {
    for (let next = text.indexOf('\n', from); next !== -1 && next < offset; ) {
      line += 1;
      from = next + 1;
      next = text.indexOf('\n', from);
    }
    return { line, column: offset - from + 1 };
  };
  const first = place(start);
  const last = place(end);
  return { ...first, endLine: last.line, endColumn: last.column };
}
