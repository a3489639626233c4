import { decodeEntities } from './entities.ts';

const TAG =
  /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>|<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*)>|<![^>]*>/g;

/** Receives the parts of a page in order. Attributes are raw, names in lower case. */
export interface TagReader {
  /** Text between two tags, with entities not decoded. */
  text(text: string): void;
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** An inline script or stylesheet. */
  raw(kind: string, attributes: string, text: string): void;
}

/**
 * Parses a page in one pass.
 *
 * @param html of our own renderer: every tag is closed, every attribute in double quotes.
 */
export function readTags(html: string, reader: TagReader): void {
  let from = 0;
  for (const tag of html.matchAll(TAG)) {
    reader.text(html.slice(from, tag.index));
    from = tag.index + tag[0].length;
    const [, raw, rawAttributes = '', rawText = '', closing, name, attributes = ''] = tag;
    if (raw !== undefined) reader.raw(raw, rawAttributes, rawText);
    if (name === undefined) continue;
    if (closing === '') reader.open(name.toLowerCase(), attributes);
    else reader.close(name.toLowerCase());
  }
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
