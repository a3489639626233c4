import { isSeq } from 'yaml';
import { type Entry, isFlow } from './entries.ts';
import { leadStart } from './lead-comments.ts';
import { isFirstInLine, lastLineEnd, lineEnd, lineStart, nextLine } from './lines.ts';
import { type Collection, entryOf } from './places.ts';
import { replaceValue } from './replace-value.ts';
import type { Splice, Writing } from './splice.ts';

const BLANK_LINE = /^[ \t]*\r?$/;

/** Start of the blank lines before an offset. */
function blankStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0) {
    const above = lineStart(text, start - 1);
    if (!BLANK_LINE.test(text.slice(above, start - 1))) break;
    start = above;
  }
  return start;
}

function isBlankAt(text: string, offset: number): boolean {
  return offset >= text.length || BLANK_LINE.test(text.slice(offset, nextLine(text, offset) - 1));
}

function* removeLines(collection: Collection, index: number, text: string): Generator<Splice> {
  const entry = collection.entries[index] as Entry;
  const start = leadStart(collection, index, text);
  const end = nextLine(text, lastLineEnd(text, entry.end));
  const endsText = end === text.length;
  // A file that ended without a line break still does.
  if (endsText && !text.endsWith('\n') && start > 0) {
    const above = blankStart(text, start);
    yield { start: lastLineEnd(text, above), end, text: '' };
  }
  const blank = blankStart(text, start);
  if (blank < start && isBlankAt(text, end)) yield { start: blank, end, text: '' };
  yield { start, end, text: '' };
}

/** Removes the first entry of a map or list that begins after a hyphen: the next one takes its place. */
function* removeFirstInLine(collection: Collection, text: string): Generator<Splice> {
  const [first] = collection.entries;
  if (!first) return;
  const next = leadStart(collection, 1, text);
  const words = next + text.slice(next).search(/\S/);
  yield { start: first.start, end: words, text: '' };
}

/** Removes the only entry, which leaves an empty list or map in brackets. */
function* removeLast(
  collection: Collection,
  empty: unknown[] | Record<string, never>,
  writing: Writing,
): Generator<Splice> {
  const { text } = writing;
  const { holder, token, entries } = collection;
  const [entry] = entries;
  if (!entry || !holder) return;
  const held = entryOf(holder);
  const brackets = Array.isArray(empty) ? '[]' : '{}';
  if (isFlow(token)) {
    const open = token.offset + 1;
    const close = token.end.find(({ type }) => type.startsWith('flow-'))?.offset ?? entry.end;
    const inside = text.slice(open, entry.start) + text.slice(entry.end, close);
    if (!inside.includes('#')) yield { start: open, end: close, text: '' };
    yield { start: entry.start, end: entry.end + (text[entry.end] === ',' ? 1 : 0), text: '' };
    return;
  }
  // Comments apart from the entry stay below the key.
  const from = held?.propsEnd;
  const lead = leadStart(collection, 0, text);
  const headEnd = from === undefined ? 0 : lineEnd(text, from);
  const apart = text.slice(headEnd, lead);
  if (from !== undefined && apart.includes('#')) {
    const end = nextLine(text, lastLineEnd(text, entry.end));
    yield { start: from, end, text: ` ${brackets}${text.slice(from, headEnd)}${apart}` };
  }
  if (!held && isFirstInLine(text, entry.start))
    yield { start: lead, end: lastLineEnd(text, entry.end), text: brackets };
  yield* replaceValue(holder, empty, writing);
}

function* removeFromFlow({ entries }: Collection, index: number, text: string): Generator<Splice> {
  const entry = entries[index] as Entry;
  const next = entries[index + 1];
  const above = entries[index - 1];
  const stop = lineEnd(text, entry.end);
  const isAlone =
    isFirstInLine(text, entry.start) &&
    /^[ \t]*,?[ \t]*(?:#.*)?$/.test(text.slice(entry.end, stop));
  if (isAlone && (next || text[entry.end] === ','))
    yield { start: lineStart(text, entry.start), end: nextLine(text, stop), text: '' };
  if (next) yield { start: entry.start, end: next.start, text: '' };
  if (above) yield { start: above.end, end: entry.end, text: '' };
}

/** Ways to remove an entry of a map or list, with the comments that belong to it. */
export function* removeEntry(
  collection: Collection,
  index: number,
  writing: Writing,
): Generator<Splice> {
  const { text } = writing;
  const { entries, token, node } = collection;
  const entry = entries[index];
  if (!entry) return;
  if (entries.length === 1) yield* removeLast(collection, isSeq(node) ? [] : {}, writing);
  else if (isFlow(token)) yield* removeFromFlow(collection, index, text);
  else if (isFirstInLine(text, entry.start)) yield* removeLines(collection, index, text);
  else yield* removeFirstInLine(collection, text);
}
