import type { HouseStyle } from './house-style.ts';
import type { OldText } from './old-text.ts';
import { type DataMap, isDataMap } from './plain-data.ts';
import { type TextPlace, type Written, writeKey, writeOther, writeText } from './written-text.ts';

/** Where a value is to be written. */
export interface ValuePlace {
  style: HouseStyle;
  eol: string;
  /** What the value follows: a key, the hyphen of an entry, or nothing at the root. */
  holder: 'key' | 'entry' | 'root';
  /** Column of that key or hyphen. */
  column: number;
  /** Column at which a value begins that follows it on the same line. */
  behind: number;
  /** Nothing in brackets has lines of its own. */
  isInFlow: boolean;
  /** The text that it replaces. */
  old?: OldText | undefined;
  /** True to double-quote every text. */
  safe: boolean;
}

/** Column of an entry's content relative to its hyphen. */
const BEHIND_HYPHEN = 2;

function childColumn(at: ValuePlace, kind: 'map' | 'list' | 'text'): number {
  if (at.holder === 'entry') return Math.max(at.behind, at.column + BEHIND_HYPHEN);
  if (at.holder === 'root') return kind === 'text' ? at.style.indent : 0;
  return at.column + (kind === 'list' ? at.style.listIndent : at.style.indent);
}

function textPlace(at: ValuePlace): TextPlace {
  const { style, eol, isInFlow, old, safe, column, behind } = at;
  const indent = childColumn(at, 'text');
  return { style, eol, isInFlow, old, safe, indent, parentIndent: column, column: behind };
}

/** A list or map in brackets, on one line. */
function writeFlow(value: unknown, at: ValuePlace): string {
  const { style } = at;
  const inner = (part: unknown) => writeFlow(part, { ...at, isInFlow: true, old: undefined });
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  if (isDataMap(value)) {
    const pairs = Object.entries(value).map(
      ([key, part]) => `${writeKey(key, style)}: ${inner(part)}`,
    );
    const space = style.padded && pairs.length > 0 ? ' ' : '';
    return `{${space}${pairs.join(', ')}${space}}`;
  }
  const written = writeScalar(value, { ...at, isInFlow: true });
  return written.kind === 'inline' ? written.text : '';
}

function writeScalar(value: unknown, at: ValuePlace): Written {
  return typeof value === 'string'
    ? writeText(value, textPlace(at))
    : { kind: 'inline', text: writeOther(value as number | boolean | null) };
}

/**
 * What follows an indicator: a value on the same line, or lines below it.
 *
 * @param column of the character after the indicator.
 * @param comment of the line, with the space before it.
 */
export function behindIndicator(
  written: Written,
  holder: 'key' | 'entry',
  { eol, column, comment = '' }: { eol: string; column: number; comment?: string },
): string {
  if (written.kind === 'inline') return ` ${written.text}${comment}`;
  const { header, body } = written;
  // A map begins right after the hyphen of its entry.
  if (holder === 'entry' && header === '' && comment === '')
    return body.slice(Math.min(column, body.search(/\S/) - 1));
  return `${header === '' ? '' : ` ${header}`}${comment}${eol}${body}`;
}

/** A key with its value, without the indentation of its first line and without a line break at the end. */
export function writePair(key: string, value: unknown, at: ValuePlace, column: number): string {
  const name = writeKey(key, at.style);
  const written = writeValue(value, {
    ...at,
    holder: 'key',
    column,
    behind: column + name.length + 2,
    old: undefined,
  });
  const { eol } = at;
  return `${name}:${behindIndicator(written, 'key', { eol, column: column + name.length + 1 })}`;
}

/** A list entry with its hyphen, in the same form. */
export function writeEntry(value: unknown, at: ValuePlace, column: number, behind: number): string {
  const written = writeValue(value, { ...at, holder: 'entry', column, behind, old: undefined });
  const words = behindIndicator(written, 'entry', { eol: at.eol, column: column + 1 });
  const isCollection = written.kind === 'block' && written.header === '';
  return `-${isCollection ? '' : ' '.repeat(behind - column - 2)}${words}`;
}

function writeLines(value: unknown[] | DataMap, at: ValuePlace, column: number): string {
  const pad = ' '.repeat(column);
  const lines = Array.isArray(value)
    ? value.map((part) => writeEntry(part, at, column, column + BEHIND_HYPHEN))
    : Object.entries(value).map(([key, part]) => writePair(key, part, at, column));
  return lines.map((line) => pad + line).join(at.eol);
}

/**
 * Writes a value.
 *
 * @param asFlow true to write lists and maps in brackets even if block style is possible.
 */
export function writeValue(value: unknown, at: ValuePlace, asFlow = false): Written {
  const isList = Array.isArray(value);
  if (!isList && !isDataMap(value)) return writeScalar(value, at);
  const isEmpty = Object.keys(value).length === 0;
  if (at.isInFlow || asFlow || isEmpty) return { kind: 'inline', text: writeFlow(value, at) };
  const column = childColumn(at, isList ? 'list' : 'map');
  return { kind: 'block', header: '', body: writeLines(value, at, column) };
}
