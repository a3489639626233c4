import { inParagraphs } from '../content/prose/in-paragraphs.ts';
import { withoutLinks } from '../content/prose/without-links.ts';
import type { LocatedText } from '../content/rule.ts';
import { isShared, SharedResults, share } from '../content/shared-values.ts';

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
  'until',
  'aliases',
  'canonical',
  'href',
  'src',
  'side',
  'url',
  'shape',
  'look',
  'endpoint',
  // Each variant is checked as a landing of its own (cli/content/variants/).
  'variants',
]);

/** Lists whose strings are names; their other entries are what is named. */
const NAMES = new Set<string | undefined>(['sections', 'fields', 'accept']);

/** Key whose string is a name; any other value is an inline form. */
const NAME = 'form';

/** Keys with codes in parts of forms and schedules, by the key or list that contains them. */
const CODES_OF: Readonly<Record<string, readonly string[]>> = {
  fields: ['name', 'type', 'value', 'min', 'max', 'show', 'pattern', 'autocomplete'],
  options: ['value'],
  after: ['page', 'download'],
  afterExpiry: ['redirect'],
};

/**
 * False for what is not copy: names, codes and addresses.
 *
 * @param parent key that contains the value's own key, without lists: `fields` for each key of a field.
 */
function isCopy(key: string, value: unknown, parent: string | undefined): boolean {
  if (CODES.has(key)) return false;
  if (typeof value !== 'string') return true;
  if (key === NAME || (NAMES.has(parent) && /^\d/.test(key))) return false;
  return parent === undefined || CODES_OF[parent]?.includes(key) !== true;
}

/** A text as visitors read it, with all offsets unchanged. */
export function readAs(key: PropertyKey | undefined, text: string): string {
  return key === 'body' ? inParagraphs(withoutLinks(text)) : text;
}

/** @param keys see `LocatedText`. */
function collect(value: unknown, path: PropertyKey[], texts: LocatedText[], keys: string): void {
  if (typeof value === 'string') {
    texts.push({ path: [...path], text: readAs(path.at(-1), value), keys });
  } else if (typeof value === 'object' && value !== null) {
    const spoken = 'language' in value ? `${keys}:${value.language}` : keys;
    const isEntry = typeof path.at(-1) === 'number';
    const parent = String(path.at(isEntry && !Array.isArray(value) ? -2 : -1));
    for (const [key, item] of Object.entries(value)) {
      if (!isCopy(key, item, parent)) continue;
      path.push(Array.isArray(value) ? Number(key) : key);
      collect(item, path, texts, Array.isArray(value) ? spoken : `${spoken}.${key}`);
      path.pop();
    }
  }
}

/** Every text in a value, with its path. */
export function locatedTexts(value: unknown, path: readonly PropertyKey[]): LocatedText[] {
  const texts: LocatedText[] = [];
  collect(value, [...path], texts, path.filter((key) => typeof key === 'string').join('.'));
  return texts;
}

/** The texts of each key of a landing or data page, in order. */
export type TextParts = readonly (readonly LocatedText[])[];

/** Texts of values that several files have in common, by what precedes their keys. */
const sharedTexts = new Map<string, SharedResults<readonly LocatedText[]>>();

function partsOf(landing: object): TextParts {
  if (Array.isArray(landing)) return [locatedTexts(landing, [])];
  const spoken = 'language' in landing ? `:${landing.language}` : '';
  const known = sharedTexts.get(spoken) ?? new SharedResults<readonly LocatedText[]>();
  sharedTexts.set(spoken, known);
  const parts: (readonly LocatedText[])[] = [];
  for (const [key, item] of Object.entries(landing)) {
    if (!isCopy(key, item, undefined)) continue;
    const texts = known.of(item, () => {
      const found: LocatedText[] = [];
      collect(item, [key], found, `${spoken}.${key}`);
      return isShared(item) ? share(found) : found;
    });
    if (texts.length > 0) parts.push(texts);
  }
  return parts;
}

interface Remembered {
  landing: object;
  parts?: TextParts;
  texts?: readonly LocatedText[];
  copy?: string;
  ownCopy?: string;
}

/**
 * Cache: every rule asks for the texts of the same landing, some as written and some with facts filled in, so two
 * entries are enough.
 */
let last: Remembered | undefined;
let beforeLast: Remembered | undefined;

function remembered(landing: object): Remembered {
  if (last?.landing === landing) return last;
  const known: Remembered = beforeLast?.landing === landing ? beforeLast : { landing };
  beforeLast = last;
  last = known;
  return known;
}

/** Every text of a landing or data page that visitors or search engines read, key by key. */
export function copyParts(landing: object): TextParts {
  const memory = remembered(landing);
  memory.parts ??= partsOf(landing);
  return memory.parts;
}

/** Every text of a landing or data page that visitors or search engines read. */
export function copyTexts(landing: object): readonly LocatedText[] {
  const memory = remembered(landing);
  memory.texts ??= copyParts(landing).flat();
  return memory.texts;
}

/** Texts one per line. A joined string is one run of characters in memory, which is read twice as fast. */
export function joinedTexts(texts: readonly LocatedText[]): string {
  return ['', ...texts.map(({ text }) => text)].join('\n');
}

/**
 * All texts of a landing, one per line, for a fast check: what is not in it is in none of them. Nearly every
 * landing passes nearly every rule, and searching one long text is much faster than fifty.
 */
export function wholeCopy(landing: object): string {
  const memory = remembered(landing);
  memory.copy ??= joinedTexts(copyTexts(landing));
  return memory.copy;
}

/** The texts of a landing that other files have as well, key by key. */
export function sharedParts(landing: object): TextParts {
  return copyParts(landing).filter(isShared);
}

/** All other texts of a landing, one per line. */
export function ownCopy(landing: object): string {
  const memory = remembered(landing);
  memory.ownCopy ??= joinedTexts(
    copyParts(landing)
      .filter((part) => !isShared(part))
      .flat(),
  );
  return memory.ownCopy;
}
