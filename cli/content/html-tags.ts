import { decodeEntities } from './entities.ts';

/** An inline script or stylesheet, at its start. */
const RAW = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/y;

const EXCLAMATION = 0x21;
const QUOTE = 0x22;
const SLASH = 0x2f;
const END = 0x3e;
const SMALL_S = 0x73;

/** Receives the parts of a page in order. Attributes are raw, names in lower case. */
export interface TagReader {
  /** Text between two tags, with entities not decoded. */
  text(text: string): void;
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** An inline script or stylesheet. */
  raw(kind: string, attributes: string, text: string): void;
}

function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

/** True for a letter, a digit, or one of `-_`. */
function isInName(code: number): boolean {
  return isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x5f;
}

/** The position of the end of a tag, given one inside it; -1 if it has none. Values may contain the sign. */
function endOfTag(html: string, inside: number): number {
  for (let at = inside; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === END) return at;
    if (code !== QUOTE) continue;
    at = html.indexOf('"', at + 1);
    if (at === -1) return -1;
  }
  return -1;
}

/** The end of a comment or a declaration; -1 if it has none. */
function endOfMark(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  const end = isComment ? html.indexOf('-->', start + 4) + 3 : 0;
  return end > 3 ? end : html.indexOf('>', start) + 1 || -1;
}

/** Reads one page. */
class Scanner {
  readonly #html: string;
  readonly #reader: TagReader;
  /** End of the last tag. */
  #from = 0;

  constructor(html: string, reader: TagReader) {
    this.#html = html;
    this.#reader = reader;
  }

  scan(): void {
    const html = this.#html;
    for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
      const end = this.#mark(at);
      if (end === -1) at += 1;
      else {
        this.#from = end;
        at = end;
      }
    }
  }

  #textBefore(at: number): void {
    if (at > this.#from) this.#reader.text(this.#html.slice(this.#from, at));
  }

  /** Reads what starts with a less-than sign. @returns its end; -1 if it is part of a text. */
  #mark(start: number): number {
    const next = this.#html.charCodeAt(start + 1);
    if (next === EXCLAMATION) {
      const end = endOfMark(this.#html, start);
      if (end !== -1) this.#textBefore(start);
      return end;
    }
    const end = next === SMALL_S ? this.#raw(start) : -1;
    return end === -1 ? this.#tag(start) : end;
  }

  #raw(start: number): number {
    RAW.lastIndex = start;
    const found = RAW.exec(this.#html);
    if (!found) return -1;
    const [whole, kind = '', attributes = '', text = ''] = found;
    this.#textBefore(start);
    this.#reader.raw(kind, attributes, text);
    return start + whole.length;
  }

  #tag(start: number): number {
    const html = this.#html;
    const isClosing = html.charCodeAt(start + 1) === SLASH;
    const from = isClosing ? start + 2 : start + 1;
    if (!isLetter(html.charCodeAt(from))) return -1;
    let to = from + 1;
    while (isInName(html.charCodeAt(to))) to += 1;
    const end = endOfTag(html, to);
    if (end === -1) return -1;
    this.#textBefore(start);
    const name = html.slice(from, to).toLowerCase();
    if (isClosing) this.#reader.close(name);
    else this.#reader.open(name, html.slice(to, end));
    return end + 1;
  }
}

/**
 * Parses a page in one pass.
 *
 * @param html of our own renderer: every tag is closed, every attribute in double quotes.
 */
export function readTags(html: string, reader: TagReader): void {
  new Scanner(html, reader).scan();
}

const patterns = new Map<string, RegExp>();

/** The value of an attribute; undefined if it is missing. */
export function attributeIn(attributes: string, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined;
  const pattern = patterns.get(name) ?? new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/]|$)`);
  patterns.set(name, pattern);
  const found = pattern.exec(attributes);
  return found ? decodeEntities(found[1] ?? '') : undefined;
}

/** True for structured data. */
export function isStructuredData(attributes: string): boolean {
  return attributes.includes('application/ld+json');
}

/** Text as displayed: entities decoded, whitespace collapsed. */
export function readableText(text: string): string {
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}
