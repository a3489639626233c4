import type { HouseStyle } from './house-style.ts';
import type { OldText } from './old-text.ts';
import { canBePlain, NEEDS_ESCAPE } from './plain-text.ts';
import { rewrapLines, wrapLines } from './wrapped-lines.ts';

/** A written value: on the line of its key or hyphen, or on lines of its own below a header. */
export type Written =
  | { kind: 'inline'; text: string }
  /** `body` includes its indentation, without a line break at the end. */
  | { kind: 'block'; header: string; body: string };

/** Where a text is to be written. */
export interface TextPlace {
  style: HouseStyle;
  eol: string;
  /** Column of the lines of a block, and the column that it is relative to. */
  indent: number;
  parentIndent: number;
  /** Column at which the text begins if it follows its key or hyphen. */
  column: number;
  isInFlow: boolean;
  old?: OldText | undefined;
  /** True to double-quote every text, which is always valid. */
  safe: boolean;
}

function doubleQuoted(text: string): string {
  // JSON leaves these unescaped, and they would be invisible in a file.
  return JSON.stringify(text).replace(
    new RegExp(NEEDS_ESCAPE, 'g'),
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function canBeSingleQuoted(text: string): boolean {
  return !text.includes('\n') && !NEEDS_ESCAPE.test(text);
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** A text in the quotes that the file prefers, or in those that need no escapes. */
function quoted(text: string, { quote }: HouseStyle): string {
  const prefersSingle = /["\\]/.test(text) ? !text.includes("'") : quote === "'";
  return prefersSingle && canBeSingleQuoted(text) ? singleQuoted(text) : doubleQuoted(text);
}

/** Lines of a folded text: each paragraph wrapped, and an empty line for each line break of the value. */
function foldedLines(text: string, width: number, old: OldText | undefined): string[] | undefined {
  const paragraphs = text.split('\n');
  if (paragraphs.some((paragraph) => paragraph.trim() !== paragraph)) return undefined;
  if (paragraphs.length === 1 && old?.kind === 'folded') return rewrapLines(text, old.lines, width);
  return paragraphs.flatMap((paragraph, index) => [
    ...(index === 0 ? [] : ['']),
    ...(paragraph === '' ? [] : wrapLines(paragraph, width)),
  ]);
}

/** The column of the lines of an existing block, from its header or else its first line. */
function oldIndent({ digit, indent }: OldText, at: TextPlace): number {
  if (digit !== '') return at.parentIndent + Number(digit);
  return indent > 0 ? indent : at.indent;
}

/** A text as a folded or literal block; undefined if that is impossible. */
function blockText(text: string, folds: boolean, at: TextPlace): Written | undefined {
  const core = text.replace(/\n+$/, '');
  if (at.isInFlow || core === '' || NEEDS_ESCAPE.test(text)) return undefined;
  const breaks = text.length - core.length;
  const { old } = at;
  const isBlock = old?.kind === 'folded' || old?.kind === 'literal';
  const indent = isBlock ? oldIndent(old, at) : at.indent;
  const width = (isBlock ? old.width : undefined) ?? at.style.width;
  const lines = folds ? foldedLines(core, width - indent, old) : core.split('\n');
  if (!lines) return undefined;
  const startsIn = /^\n* /.test(core);
  const needed = startsIn ? String(indent - at.parentIndent) : '';
  const digit = isBlock && old.digit !== '' ? old.digit : needed;
  const chomping = breaks === 0 ? '-' : breaks === 1 ? '' : '+';
  const all = [...lines, ...Array<string>(Math.max(0, breaks - 1)).fill('')];
  const pad = ' '.repeat(indent);
  return {
    kind: 'block',
    header: `${folds ? '>' : '|'}${digit}${chomping}`,
    body: all.map((line) => (line === '' ? '' : pad + line)).join(at.eol),
  };
}

/** A text on its line, or wrapped as the one before it was. */
function inline(text: string, { old, eol, column, style }: TextPlace): Written {
  if (!old || old.lines.length < 2 || old.kind === 'folded' || old.kind === 'literal')
    return { kind: 'inline', text };
  const width = (old.width ?? style.width) - old.indent;
  const lines = wrapLines(text, width, column - old.indent);
  return { kind: 'inline', text: lines.join(eol + ' '.repeat(old.indent)) };
}

function newText(text: string, at: TextPlace): Written {
  const { style, isInFlow, column, old } = at;
  const isPlain = canBePlain(text, isInFlow, old?.kind === 'plain' ? old.value : undefined);
  const isLong = !old && style.folds && column + text.length > style.width;
  if (isLong && !text.includes('\n')) {
    const folded = / /.test(text.trim()) ? blockText(text, true, at) : undefined;
    if (folded) return folded;
  }
  if (isPlain) return inline(text, at);
  const literal = text.includes('\n') ? blockText(text, false, at) : undefined;
  return literal ?? inline(quoted(text, style), at);
}

/** Writes a text in the style of the one that it replaces, or in that of the file. */
export function writeText(text: string, at: TextPlace): Written {
  if (at.safe) return { kind: 'inline', text: doubleQuoted(text) };
  switch (at.old?.kind) {
    case 'folded':
      return (
        blockText(text, true, at) ??
        blockText(text, false, at) ?? { kind: 'inline', text: quoted(text, at.style) }
      );
    case 'literal':
      return blockText(text, false, at) ?? { kind: 'inline', text: quoted(text, at.style) };
    case 'single':
      return inline(canBeSingleQuoted(text) ? singleQuoted(text) : doubleQuoted(text), at);
    case 'double':
      return inline(doubleQuoted(text), at);
    default:
      return newText(text, at);
  }
}

/** Writes a number, boolean or null. */
export function writeOther(value: number | boolean | null): string {
  if (typeof value !== 'number' || Number.isFinite(value))
    return Object.is(value, -0) ? '-0' : String(value);
  if (Number.isNaN(value)) return '.nan';
  return value > 0 ? '.inf' : '-.inf';
}

/** A key that needs no quotes. */
const PLAIN_KEY = /^[A-Za-z_][\w-]*$/;

/** Writes a key, quoted if it could be parsed as something else. */
export function writeKey(key: string, style: HouseStyle): string {
  return PLAIN_KEY.test(key) && canBePlain(key, true) ? key : quoted(key, style);
}
