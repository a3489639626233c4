import { decodeEntities } from './entities.ts';

/** What is told of a page, in its order. Attributes are as they are written, names in small letters. */
export interface TagReader {
  /** Text between two tags, its entities not decoded. */
  text(text: string): void;
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** A script or stylesheet in the page. */
  raw(kind: string, attributes: string, text: string): void;
}

const NAME = /[a-zA-Z][\w-]*/y;

/** The end of a name that begins at a place; that place if none does. */
function nameEnd(html: string, at: number): number {
  NAME.lastIndex = at;
  return NAME.test(html) ? NAME.lastIndex : at;
}

/** Where the tag ends that is open at a place; -1 if nowhere. A quoted value may hold the sign that ends it. */
function tagEnd(html: string, at: number): number {
  let end = html.indexOf('>', at);
  let quote = html.indexOf('"', at);
  while (quote !== -1 && quote < end) {
    const close = html.indexOf('"', quote + 1);
    if (close === -1) return -1;
    if (close > end) end = html.indexOf('>', close);
    quote = html.indexOf('"', close + 1);
  }
  return end;
}

/** Tells a reader of what begins with a `<`. @returns where it ends; undefined if it is text. */
function readTag(html: string, at: number, reader: TagReader): number | undefined {
  const isClosing = html[at + 1] === '/';
  const start = isClosing ? at + 2 : at + 1;
  if (html.startsWith('!--', start)) {
    const end = html.indexOf('-->', start);
    return end === -1 ? undefined : end + 3;
  }
  if (html[start] === '!') return html.indexOf('>', start) + 1 || undefined;
  const nameStop = nameEnd(html, start);
  if (nameStop === start) return undefined;
  const name = html.slice(start, nameStop).toLowerCase();
  if (!isClosing && (name === 'script' || name === 'style')) {
    const open = html.indexOf('>', nameStop);
    const close = html.indexOf(`</${name}>`, open);
    if (close !== -1) {
      reader.raw(name, html.slice(nameStop, open), html.slice(open + 1, close));
      return close + name.length + 3;
    }
  }
  const end = tagEnd(html, nameStop);
  if (end === -1) return undefined;
  if (isClosing) reader.close(name);
  else reader.open(name, html.slice(nameStop, end));
  return end + 1;
}

/**
 * Reads a page in one pass.
 *
 * @param html of our own renderer: every tag is closed, every attribute in double quotes.
 */
export function readTags(html: string, reader: TagReader): void {
  let from = 0;
  let at = html.indexOf('<');
  while (at !== -1) {
    reader.text(html.slice(from, at));
    const end = readTag(html, at, reader);
    if (end === undefined) reader.text('<');
    from = end ?? at + 1;
    at = html.indexOf('<', from);
  }
  reader.text(html.slice(from));
}

const patterns = new Map<string, RegExp>();

/** The value of an attribute; undefined if it is not there. */
export function attributeIn(attributes: string, name: string): string | undefined {
  if (!attributes.includes(name)) return undefined;
  const pattern = patterns.get(name) ?? new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s/]|$)`);
  patterns.set(name, pattern);
  const found = pattern.exec(attributes);
  return found ? decodeEntities(found[1] ?? '') : undefined;
}

/** True of structured data. */
export function isStructuredData(attributes: string): boolean {
  return attributes.includes('application/ld+json');
}

/** A text as it is read: entities decoded, one space between words. */
export function readableText(text: string): string {
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}
