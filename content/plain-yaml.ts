import { LineCursor } from './line-cursor.ts';
import { readFlow } from './plain-flow.ts';
import {
  closingQuote,
  giveUp,
  isPlainKey,
  NotPlain,
  resolvePlain,
  unquoteDouble,
  unquoteSingle,
} from './plain-scalars.ts';

/** Deepest nesting that is read the quick way. Real files have six levels. */
const MAX_DEPTH = 20;

/** Characters that are not for the quick way: tabs, single carriage returns and controls, each with rules of its own. */
const UNUSUAL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffe\uffff]/;

const SPACE = 0x20;
const HASH = 0x23;
const DASH = 0x2d;
const COLON = 0x3a;

/** 1 for each character that a key may be made of: letters, digits, `_` and `-`. */
const KEY_CHARACTERS = new Uint8Array(128);
for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-')
  KEY_CHARACTERS[character.charCodeAt(0)] = 1;

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

/** True if a `#` stands behind a space: there may be comments at the ends of lines. */
function hasTrailingComment(text: string): boolean {
  for (let at = text.indexOf('#'); at !== -1; at = text.indexOf('#', at + 1))
    if (text.charCodeAt(at - 1) === SPACE) return true;
  return false;
}

/** Where a comment may have cut a text off, which only the full parser can tell. */
const MAYBE_CUT = /\S #[^\s#]/;

class PlainReader {
  readonly #text: string;
  readonly #line: LineCursor;
  readonly #comments: boolean;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
    this.#line = new LineCursor(text);
    this.#comments = hasTrailingComment(text);
    if (this.#comments && MAYBE_CUT.test(text)) giveUp();
  }

  readAll(): unknown {
    if (!this.#find() || this.#line.indent !== 0) giveUp();
    const value = this.#map(0);
    if (this.#find()) giveUp();
    return value;
  }

  /** Passes blank lines and comments. True if there is a line that says something. */
  #find(): boolean {
    const line = this.#line;
    while (!line.done) {
      if (!line.isBlank && line.first !== HASH) return true;
      line.advance();
    }
    return false;
  }

  /** Position of the colon behind a key that begins at `start`, or -1 if it is no key as marketers write it. */
  #colon(start: number): number {
    const text = this.#text;
    const { end } = this.#line;
    if (!isLetter(text.charCodeAt(start))) return -1;
    let at = start + 1;
    while (at < end && KEY_CHARACTERS[text.charCodeAt(at)] === 1) at += 1;
    if (at === end || text.charCodeAt(at) !== COLON) return -1;
    return at + 1 === end || text.charCodeAt(at + 1) === SPACE ? at : -1;
  }

  #isItem(): boolean {
    const { start, end, first } = this.#line;
    return first === DASH && (start + 1 === end || this.#text.charCodeAt(start + 1) === SPACE);
  }

  #afterSpaces(at: number): number {
    let after = at;
    while (this.#text.charCodeAt(after) === SPACE) after += 1;
    return Math.min(after, this.#line.end);
  }

  #map(indent: number, map: Record<string, unknown> = {}): Record<string, unknown> {
    const line = this.#line;
    while (this.#find() && line.indent >= indent) {
      if (line.indent > indent) giveUp();
      // A list may stand in the column of its key; here it would belong to no key.
      const colon = this.#colon(line.start);
      if (colon === -1) giveUp();
      this.#pair(map, line.start, colon, indent);
    }
    return map;
  }

  #pair(map: Record<string, unknown>, start: number, colon: number, indent: number): void {
    const key = this.#text.slice(start, colon);
    if (Object.hasOwn(map, key) || !isPlainKey(key)) giveUp();
    map[key] = this.#value(this.#afterSpaces(colon + 1), indent, true);
  }

  /**
   * Reads a value and passes its lines.
   *
   * @param start where it begins in the line under the cursor.
   * @param afterKey a list below a key may stand in the key's own column.
   */
  #value(start: number, indent: number, afterKey: boolean): unknown {
    const first = start === this.#line.end ? '#' : this.#text[start];
    switch (first) {
      case '#':
        this.#line.advance();
        return this.#block(indent, afterKey);
      case '"':
      case "'":
        return this.#quoted(start, indent);
      case '[':
      case '{':
        return readFlow(this.#take(start));
      case '>':
      case '|':
        return this.#blockScalar(start, indent);
      default:
        return this.#plain(start, indent);
    }
  }

  /** The rest of the line, a comment at its end left out; the cursor goes on to the next line. */
  #take(start: number): string {
    const text = this.#text.slice(start, this.#line.end);
    this.#line.advance();
    const comment = this.#comments ? text.indexOf(' #') : -1;
    return comment === -1 ? text : text.slice(0, comment).replace(/ +$/, '');
  }

  #block(indent: number, afterKey: boolean): unknown {
    const line = this.#line;
    if (!this.#find()) return null;
    const isList = this.#isItem();
    const isDeeper = line.indent > indent || (isList && afterKey && line.indent === indent);
    if (!isDeeper) return null;
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) giveUp();
    const value = isList ? this.#list(line.indent) : this.#map(line.indent);
    this.#depth -= 1;
    return value;
  }

  #list(indent: number): unknown[] {
    const list: unknown[] = [];
    const line = this.#line;
    while (this.#find() && line.indent >= indent) {
      const isItem = this.#isItem();
      if (!isItem && line.indent === indent) break;
      if (!isItem || line.indent > indent) giveUp();
      list.push(this.#item(indent));
    }
    return list;
  }

  #item(indent: number): unknown {
    const { start, end } = this.#line;
    const content = this.#afterSpaces(start + 1);
    if (content < end && this.#text.charCodeAt(content) === DASH) {
      const after = this.#text.charCodeAt(content + 1);
      if (content + 1 === end || after === SPACE) giveUp();
    }
    const colon = this.#colon(content);
    if (colon === -1) return this.#value(content, indent, false);
    const column = indent + content - start;
    const map: Record<string, unknown> = {};
    this.#pair(map, content, colon, column);
    return this.#map(column, map);
  }

  /** True if the line under the cursor continues a text: further in than `indent`, without a gap. */
  #continues(indent: number): boolean {
    const line = this.#line;
    return !line.done && !line.isBlank && line.indent > indent;
  }

  #plain(start: number, indent: number): unknown {
    const { end } = this.#line;
    let whole = this.#take(start);
    if (whole.endsWith(':')) giveUp();
    // Nothing goes on behind a comment.
    if (whole.length === end - start) {
      for (; this.#continues(indent); this.#line.advance()) {
        const { words } = this.#line;
        if (words.endsWith(':') || words[0] === '#') giveUp();
        if (this.#comments && words.includes(' #')) giveUp();
        whole += ` ${words}`;
      }
    }
    if (this.#find() && this.#line.indent > indent) giveUp();
    if (whole.includes(': ')) giveUp();
    return resolvePlain(whole);
  }

  #quoted(start: number, indent: number): string {
    const line = this.#line;
    let whole = this.#text.slice(start, line.end);
    line.advance();
    let end = closingQuote(whole, 0);
    while (end === -1) {
      // An escaped line break and an empty line inside quotes have rules of their own.
      if (!this.#continues(indent) || whole.endsWith('\\')) giveUp();
      whole += ` ${line.words}`;
      line.advance();
      end = closingQuote(whole, 0);
    }
    const rest = whole.slice(end + 1);
    if (rest !== '' && !/^ +#/.test(rest)) giveUp();
    const inner = whole.slice(1, end);
    return whole[0] === '"' ? unquoteDouble(inner) : unquoteSingle(inner);
  }

  #blockScalar(start: number, indent: number): string {
    const line = this.#line;
    const header = this.#text.slice(start, line.end);
    if (header.length > 2 || (header.length === 2 && header[1] !== '-')) giveUp();
    line.advance();
    const folds = header[0] === '>';
    let text = '';
    let breaks = 0;
    let column = -1;
    for (; !line.done && (line.isBlank || line.indent > indent); line.advance()) {
      if (line.isBlank) {
        if (column === -1 || line.indent > column) giveUp();
        breaks += 1;
        continue;
      }
      if (column === -1) column = line.indent;
      else text += separator(breaks, folds);
      if (line.indent !== column || line.trailing) giveUp();
      text += line.words;
      breaks = 0;
    }
    if (column === -1) giveUp();
    return header.length === 2 ? text : `${text}\n`;
  }
}

/** What stands between two lines of a block text that have `breaks` empty lines between them. */
function separator(breaks: number, folds: boolean): string {
  if (!folds) return '\n'.repeat(breaks + 1);
  return breaks === 0 ? ' ' : '\n'.repeat(breaks);
}

/**
 * Reads the plain part of YAML that landings are written in, several times quicker than a full
 * parser: block maps and lists, plain, quoted and block texts, one-line flow lists and maps.
 * Its own bounds are narrower than those of the guard, so it can be asked first.
 *
 * @returns the same value as the full parser, or undefined if the text holds anything else, errors
 *   included: those are for the full parser to explain.
 */
export function parsePlainYaml(text: string): unknown {
  const source = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
  if (UNUSUAL.test(source)) return undefined;
  try {
    return new PlainReader(source).readAll();
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}
