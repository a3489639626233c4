import type { Landing } from '../../schemas/landing.ts';
import { withoutLinks } from '../content/prose/without-links.ts';

/** A text of a landing with its path. */
export interface LocatedText {
  path: readonly PropertyKey[];
  text: string;
}

/** Keys whose values are names or codes rather than copy. */
const CODES = new Set<PropertyKey>([
  'icon',
  'className',
  'backgroundPattern',
  'theme',
  'prices',
  'language',
  'translationOf',
  'updated',
  'aliases',
  'canonical',
  'href',
  'src',
  'side',
  'url',
  'shape',
]);

/** List whose texts are names of blocks; its other entries are blocks. */
const NAMES = 'sections';

/** False of what is no copy: names, codes and addresses. */
function isCopy(key: string, value: unknown, list: string | undefined): boolean {
  return !CODES.has(key) && !(list === NAMES && typeof value === 'string');
}

/** A text as visitors read it, nothing moved from its place. */
export function readAs(key: PropertyKey | undefined, text: string): string {
  return key === 'body' ? withoutLinks(text) : text;
}

function collect(value: unknown, path: PropertyKey[], texts: LocatedText[]): void {
  if (typeof value === 'string') {
    texts.push({ path: [...path], text: readAs(path.at(-1), value) });
  } else if (typeof value === 'object' && value !== null) {
    const list = Array.isArray(value) ? String(path.at(-1)) : undefined;
    for (const [key, item] of Object.entries(value)) {
      if (!isCopy(key, item, list)) continue;
      path.push(Array.isArray(value) ? Number(key) : key);
      collect(item, path, texts);
      path.pop();
    }
  }
}

/** Every text inside a value, with its path. */
export function locatedTexts(value: unknown, path: readonly PropertyKey[]): LocatedText[] {
  const texts: LocatedText[] = [];
  collect(value, [...path], texts);
  return texts;
}

/** Every rule asks for the same landing's texts, one after the other: the last ones are enough. */
let last: { landing: object; texts?: LocatedText[]; copy?: string } | undefined;

function remembered(landing: object): NonNullable<typeof last> {
  if (last?.landing !== landing) last = { landing };
  return last;
}

/** Every text of a landing or a page of data that a visitor or a search engine reads. */
export function copyTexts(landing: object): readonly LocatedText[] {
  const memory = remembered(landing);
  if (!memory.texts) {
    memory.texts = locatedTexts(landing, []);
  }
  return memory.texts;
}

function join(value: unknown, copy: string, list?: string): string {
  if (typeof value === 'string') return `${copy}\n${readAs(list, value)}`;
  if (typeof value !== 'object' || value === null) return copy;
  let joined = copy;
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (isCopy(key, item, list)) joined = join(item, joined, key);
  }
  return joined;
}

/**
 * All texts of a landing, one a line, for a quick look: what is not in it is in none of them. Nearly every
 * landing passes nearly every rule, and looking at one long text is much quicker than at fifty.
 */
export function wholeCopy(landing: Landing): string {
  const memory = remembered(landing);
  memory.copy ??= join(landing, '');
  return memory.copy;
}

/** True if `test` is true of a text inside a value; no text is copied or placed for it. */
export function someText(value: unknown, test: (text: string) => boolean, list?: string): boolean {
  if (typeof value === 'string') return test(readAs(list, value));
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (isCopy(key, item, list) && someText(item, test, key)) return true;
  }
  return false;
}
