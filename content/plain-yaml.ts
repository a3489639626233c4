import { readFlow } from './plain-flow.ts';
import {
  closingQuote,
  giveUp,
  NotPlain,
  resolvePlain,
  unquoteDouble,
  unquoteSingle,
} from './plain-scalars.ts';

/** A key as marketers write it, with what follows its colon. */
const PAIR = /^([A-Za-z][A-Za-z0-9_-]*):(?: +(.*))?$/;

interface Line {
  indent: number;
  /** Without indentation and trailing spaces. */
  text: string;
  /** True if spaces were removed at the end; they count in block texts. */
  trailing: boolean;
}

function readLines(source: string): Line[] {
  return source.split('\n').map((raw) => {
    let indent = 0;
    while (raw.charCodeAt(indent) === 32) indent += 1;
    let end = raw.length;
    while (end > indent && raw.charCodeAt(end - 1) === 32) end -= 1;
    return { indent, text: raw.slice(indent, end), trailing: end < raw.length && end > indent };
  });
}

/** Removes a comment behind a plain text. */
function withoutComment(text: string): string {
  const comment = text.indexOf(' #');
  return comment === -1 ? text : text.slice(0, comment).replace(/ +$/, '');
}

class PlainReader {
  readonly #lines: Line[];
  #at = 0;

  constructor(source: string) {
    this.#lines = readLines(source);
  }

  readAll(): unknown {
    const first = this.#next();
    if (first?.indent !== 0 || !PAIR.test(first.text)) giveUp();
    const value = this.#map(0);
    if (this.#next()) giveUp();
    return value;
  }

  /** The next line that says something; blank lines and comments before it are passed. */
  #next(): Line | undefined {
    for (;;) {
      const line = this.#lines[this.#at];
      if (line === undefined || (line.text !== '' && line.text[0] !== '#')) return line;
      this.#at += 1;
    }
  }

  #map(indent: number): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    for (;;) {
      const line = this.#next();
      if (!line || line.indent < indent) return map;
      if (line.indent > indent) giveUp();
      // A list may stand in the column of its key; here it would belong to no key.
      const pair = PAIR.exec(line.text);
      if (!pair) giveUp();
      this.#at += 1;
      this.#pair(map, pair, indent);
    }
  }

  #pair(map: Record<string, unknown>, pair: RegExpExecArray, indent: number): void {
    const key = pair[1] as string;
    if (Object.hasOwn(map, key) || resolvePlain(key) !== key) giveUp();
    map[key] = this.#value(pair[2] ?? '', indent, true);
  }

  /** @param afterKey a list below a key may stand in the key's own column. */
  #value(text: string, indent: number, afterKey: boolean): unknown {
    if (text === '' || text[0] === '#') return this.#block(indent, afterKey);
    switch (text[0]) {
      case '"':
      case "'":
        return this.#quoted(text, indent);
      case '[':
      case '{':
        return readFlow(withoutComment(text));
      case '>':
      case '|':
        return this.#blockScalar(text, indent);
      default:
        return this.#plain(text, indent);
    }
  }

  #block(indent: number, afterKey: boolean): unknown {
    const line = this.#next();
    if (!line) return null;
    const isList = line.text === '-' || line.text.startsWith('- ');
    if (isList && (line.indent > indent || (afterKey && line.indent === indent)))
      return this.#list(line.indent);
    if (line.indent <= indent) return null;
    if (isList) giveUp();
    if (!PAIR.test(line.text)) giveUp();
    return this.#map(line.indent);
  }

  #list(indent: number): unknown[] {
    const list: unknown[] = [];
    for (;;) {
      const line = this.#next();
      if (!line || line.indent < indent) return list;
      const isItem = line.text === '-' || line.text.startsWith('- ');
      if (!isItem && line.indent === indent) return list;
      if (!isItem || line.indent > indent) giveUp();
      this.#at += 1;
      list.push(this.#item(line.text, indent));
    }
  }

  #item(text: string, indent: number): unknown {
    const content = text.slice(1).replace(/^ +/, '');
    const column = indent + text.length - content.length;
    if (content.startsWith('- ') || content === '-') giveUp();
    const pair = PAIR.exec(content);
    if (!pair || content === '') return this.#value(content, indent, false);
    const map: Record<string, unknown> = {};
    this.#pair(map, pair, column);
    const rest = this.#map(column);
    for (const key of Object.keys(rest)) {
      if (Object.hasOwn(map, key)) giveUp();
      map[key] = rest[key];
    }
    return map;
  }

  /** Lines below that continue a text: further in than `indent`, without a gap. */
  #continuation(indent: number): string[] {
    const lines: string[] = [];
    for (;;) {
      const line = this.#lines[this.#at];
      if (!line || line.text === '' || line.indent <= indent) return lines;
      lines.push(line.text);
      this.#at += 1;
    }
  }

  #plain(text: string, indent: number): unknown {
    const start = withoutComment(text);
    const follow = start === text ? this.#continuation(indent) : [];
    for (const line of follow) if (line[0] === '#' || line.includes(' #')) giveUp();
    const after = this.#next();
    if (after && after.indent > indent) giveUp();
    const whole = [start, ...follow].join(' ');
    if (whole.includes(': ') || whole.endsWith(':')) giveUp();
    for (const line of follow) if (line.endsWith(':')) giveUp();
    if (start.endsWith(':')) giveUp();
    return resolvePlain(whole);
  }

  #quoted(text: string, indent: number): string {
    let whole = text;
    let end = closingQuote(whole, 0);
    while (end === -1) {
      const line = this.#lines[this.#at];
      // An escaped line break and an empty line inside quotes have rules of their own.
      if (!line || line.text === '' || line.indent <= indent || whole.endsWith('\\')) giveUp();
      whole = `${whole} ${line.text}`;
      this.#at += 1;
      end = closingQuote(whole, 0);
    }
    const rest = whole.slice(end + 1);
    if (rest !== '' && !/^ +#/.test(rest)) giveUp();
    const inner = whole.slice(1, end);
    return whole[0] === '"' ? unquoteDouble(inner) : unquoteSingle(inner);
  }

  #blockScalar(header: string, indent: number): string {
    if (!/^[>|]-?$/.test(header)) giveUp();
    const lines: string[] = [];
    let column = -1;
    for (;;) {
      const line = this.#lines[this.#at];
      if (!line || (line.text !== '' && line.indent <= indent)) break;
      if (line.text === '') {
        if (column === -1 || line.indent > column) giveUp();
      } else {
        if (column === -1) column = line.indent;
        if (line.indent !== column || line.trailing) giveUp();
      }
      lines.push(line.text);
      this.#at += 1;
    }
    while (lines.at(-1) === '') lines.pop();
    if (lines.length === 0) giveUp();
    const text = header[0] === '|' ? lines.join('\n') : fold(lines);
    return header.endsWith('-') ? text : `${text}\n`;
  }
}

/** Joins lines with spaces; an empty line between them is a line break. */
function fold(lines: readonly string[]): string {
  let text = lines[0] ?? '';
  let breaks = 0;
  for (const line of lines.slice(1)) {
    if (line === '') {
      breaks += 1;
    } else {
      text += (breaks === 0 ? ' ' : '\n'.repeat(breaks)) + line;
      breaks = 0;
    }
  }
  return text;
}

/**
 * Reads the plain part of YAML that landings are written in, several times quicker than a full
 * parser: block maps and lists, plain, quoted and block texts, one-line flow lists and maps.
 *
 * @returns the same value as the full parser, or undefined if the text holds anything else, errors
 *   included: those are for the full parser to explain.
 */
export function parsePlainYaml(text: string): unknown {
  const source = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
  if (/[\t\r]/.test(source) || /^(?:---|\.\.\.|%)/m.test(source)) return undefined;
  try {
    return new PlainReader(source).readAll();
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}
