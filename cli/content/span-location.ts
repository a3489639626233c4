import type { Range } from './diagnostic.ts';

/** A span of text: offset of the first character and of the one after the last, in UTF-16 units. */
export type Span = readonly [start: number, end: number];

/** A scalar in a file, from the full or the fast parser. */
export interface RawText {
  /** Its style: plain, quoted, or block. */
  type?: 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE' | 'BLOCK_FOLDED' | 'BLOCK_LITERAL';
  value: unknown;
  /** Its start and end offset in the file. */
  range?: readonly [start: number, end: number, ...rest: number[]] | null;
}

/** Whitespace that YAML folds; any other counts like a letter. */
const BLANK = /[ \t\r\n]/;

/** Number of counted characters of an escape: one for `\u00e9`, none for `\n`, two for `\U0001F58B`. */
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

/** Offsets in the file of the characters of a string that are not whitespace, in order. */
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
  // The header of a block may end in a comment; quotes are not part of the text.
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

/** Number of characters of `text` before `end` that are not whitespace. */
function countBefore(text: string, end: number): number {
  let count = 0;
  for (let index = 0; index < end; index += 1) if (!BLANK.test(text[index] ?? '')) count += 1;
  return count;
}

/**
 * Maps a span of a string back to the file. Folding, indentation and escapes only change whitespace and lengths, so
 * all other characters can be counted on both sides.
 *
 * @param source the whole file.
 * @param node the scalar, with its range.
 * @param span of the node's value.
 * @returns offsets in the file. A span of whitespace is what stands between its neighbors.
 */
export function locateSpan(source: string, node: RawText, span: Span): Span | undefined {
  if (typeof node.value !== 'string' || !node.range) return undefined;
  const { starts, ends } = offsetsOf(source, node, node.range[0], node.range[1]);
  const [before, within] = span.map((offset) => countBefore(node.value as string, offset));
  const isBlank = before === within;
  const first = isBlank ? ends[(before ?? 0) - 1] : starts[before ?? 0];
  const last = isBlank ? starts[within ?? 0] : ends[(within ?? 0) - 1];
  return first === undefined || last === undefined || last <= first ? undefined : [first, last];
}

/** The end of a span without trailing whitespace, such as the newline after a block. */
export function withoutSpaceBehind(text: string, start: number, end: number): number {
  let last = Math.min(end, text.length);
  while (last > start && /\s/.test(text[last - 1] ?? '')) last -= 1;
  return Math.max(start, last);
}

/** Converts two offsets in a file to a range of lines and columns. */
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
