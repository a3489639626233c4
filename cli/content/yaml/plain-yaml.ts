import { LineCursor } from './line-cursor.ts';
import { goesOn, isBracket, readFlow } from './plain-flow.ts';
import { giveUp, isPlainKey, NotPlain, resolvePlain } from './plain-scalars.ts';
import { readBlockText, readQuoted } from './plain-texts.ts';

/** Maximum nesting for the fast reader. Real files have six levels. */
const MAX_DEPTH = 20;

/**
 * Characters with special rules that the fast reader does not support: tabs, single carriage returns and control
 * characters.
 */
const UNUSUAL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffe\uffff]/;

const SPACE = 0x20;

/** True if a `#` follows a space: there may be comments at the ends of lines. */
function hasTrailingComment(text: string): boolean {
  for (let at = text.indexOf('#'); at !== -1; at = text.indexOf('#', at + 1))
    if (text.charCodeAt(at - 1) === SPACE) return true;
  return false;
}

/** A comment may have cut off text here; only the full parser can tell. */
const MAYBE_CUT = /[^ \n] +#[^ #\n]/;

/** The same below a blank line of spaces. */
const CUT_BELOW = /^ +#[^ #\n]/m;

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
    const line = this.#line;
    if (!line.findWords() || line.indent !== 0) giveUp();
    const value = this.#map(0);
    if (line.findWords()) giveUp();
    return value;
  }

  #map(indent: number, map: Record<string, unknown> = {}): Record<string, unknown> {
    const line = this.#line;
    while (line.findWords() && line.indent >= indent) {
      if (line.indent > indent) giveUp();
      // A list may be in the same column as its key; here it would have no key.
      const colon = line.colonOf(line.start);
      if (colon === -1) giveUp();
      this.#pair(map, line.start, colon, indent);
    }
    return map;
  }

  #pair(map: Record<string, unknown>, start: number, colon: number, indent: number): void {
    const line = this.#line;
    const key = this.#text.slice(start, colon);
    if (Object.hasOwn(map, key) || !isPlainKey(key)) giveUp();
    map[key] = this.#value(line.wordAfter(colon + 1), indent, true);
  }

  /**
   * Reads a value and moves past its lines.
   *
   * @param start its offset in the current line.
   * @param afterKey a list below a key may be in the same column as the key.
   */
  #value(start: number, indent: number, afterKey: boolean): unknown {
    const first = start === this.#line.end ? '#' : this.#text[start];
    switch (first) {
      case '#':
        this.#line.advance();
        return this.#block(indent, afterKey);
      case '"':
      case "'":
        return readQuoted(this.#line, start, indent);
      case '[':
      case '{':
        return readFlow(this.#takeFlow(start, indent));
      case '>':
      case '|':
        return readBlockText(this.#line, start, indent);
      default:
        return this.#plain(start, indent);
    }
  }

  /** The rest of the line without a trailing comment; moves to the next line. */
  #take(start: number): string {
    const text = this.#text.slice(start, this.#line.end);
    this.#line.advance();
    const comment = this.#comments ? text.indexOf(' #') : -1;
    return comment === -1 ? text : text.slice(0, comment).replace(/ +$/, '');
  }

  /** The same for a flow list or map, with its continuation lines joined by spaces. */
  #takeFlow(start: number, indent: number): string {
    const line = this.#line;
    let whole = this.#take(start);
    while (goesOn(whole, line.continues(indent) ? line.words : '')) {
      // The meaning of comments inside depends on their context.
      if (!line.continues(indent) || (this.#comments && line.words.includes('#'))) giveUp();
      whole += ` ${line.words}`;
      line.advance();
    }
    return whole;
  }

  #block(indent: number, afterKey: boolean): unknown {
    const line = this.#line;
    const { from } = line;
    if (!line.findWords()) return this.#nothing(from);
    const isList = line.isItemAt(line.start);
    const isDeeper = line.indent > indent || (isList && afterKey && line.indent === indent);
    if (!isDeeper) return this.#nothing(from);
    if (isBracket(this.#text[line.start])) return readFlow(this.#takeFlow(line.start, indent));
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) giveUp();
    const value = isList ? this.#list(line.indent) : this.#map(line.indent);
    this.#depth -= 1;
    return value;
  }

  /** The value of an empty key; a comment below it may have been meant as the value. */
  #nothing(from: number): null {
    if (this.#text.slice(from, this.#line.from).includes('#')) giveUp();
    return null;
  }

  #list(indent: number, list: unknown[] = []): unknown[] {
    const line = this.#line;
    while (line.findWords() && line.indent >= indent) {
      const isItem = line.isItemAt(line.start);
      if (!isItem && line.indent === indent) break;
      if (!isItem || line.indent > indent) giveUp();
      list.push(this.#item(indent, line.start));
    }
    return list;
  }

  /** Reads the item whose hyphen is at offset `start`, in column `indent`. */
  #item(indent: number, start: number): unknown {
    const line = this.#line;
    const content = line.wordAfter(start + 1);
    const column = indent + content - start;
    if (line.isItemAt(content)) {
      if (column > MAX_DEPTH) giveUp();
      return this.#list(column, [this.#item(column, content)]);
    }
    const colon = line.colonOf(content);
    if (colon === -1) return this.#value(content, indent, false);
    const map: Record<string, unknown> = {};
    this.#pair(map, content, colon, column);
    return this.#map(column, map);
  }

  #plain(start: number, indent: number): unknown {
    const line = this.#line;
    const { end } = line;
    let whole = this.#take(start);
    if (whole.endsWith(':')) giveUp();
    // Nothing continues after a comment.
    if (whole.length === end - start) {
      for (; line.continues(indent); line.advance()) {
        const { words } = line;
        if (words.endsWith(':') || words[0] === '#') giveUp();
        if (this.#comments && words.includes(' #')) giveUp();
        whole += ` ${words}`;
      }
    }
    const { from } = line;
    if (line.findWords() && line.indent > indent) giveUp();
    if (this.#comments && CUT_BELOW.test(this.#text.slice(from, line.from))) giveUp();
    if (whole.includes(': ')) giveUp();
    return resolvePlain(whole);
  }
}

/** The text with LF line endings; lines and columns stay the same. */
export function withPlainBreaks(text: string): string {
  return text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
}

/**
 * Parses the subset of YAML that landings use, several times faster than a full parser: block maps and lists,
 * plain, quoted and block scalars, flow lists and maps. Its limits are narrower than those of the guard, so it can
 * run first.
 *
 * @returns the same value as the full parser, or undefined if the text contains anything else, including errors:
 *   the full parser explains those.
 */
export function parsePlainYaml(text: string): unknown {
  const source = withPlainBreaks(text);
  if (UNUSUAL.test(source)) return undefined;
  try {
    return new PlainReader(source).readAll();
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}
