import { type Entry, isFlow } from './entries.ts';
import { leadStart } from './lead-comments.ts';
import { columnOf, isFirstInLine, lastLineEnd, lineBreak, lineEnd } from './lines.ts';
import type { Collection } from './places.ts';
import { placeWithin, type Splice, type Writing } from './splice.ts';
import { writeKey } from './written-text.ts';
import { writeEntry, writePair, writeValue } from './written-value.ts';

/** A new entry of a map or list; list entries have no key. */
export interface NewEntry {
  key?: string;
  value: unknown;
}

/** Number of blank lines before a new entry at `index`: as many as its neighbors have between them. */
function blankLines(collection: Collection, index: number, text: string): number {
  const { entries } = collection;
  const second = Math.min(Math.max(index, 1), entries.length - 1);
  const above = entries[second - 1];
  if (!above || second < 1) return 0;
  const between = text.slice(lastLineEnd(text, above.end), leadStart(collection, second, text));
  return Math.max(0, between.split('\n').filter((line) => line.trim() === '').length - 2);
}

function words(
  collection: Collection,
  { key, value }: NewEntry,
  writing: Writing,
  offset: number,
): string {
  const { entries, token } = collection;
  const at = placeWithin(collection, writing, offset);
  if (isFlow(token)) {
    const written = writeValue(value, { ...at, behind: 0 });
    const inner = written.kind === 'inline' ? written.text : '';
    return key === undefined ? inner : `${writeKey(key, writing.style)}: ${inner}`;
  }
  if (key !== undefined) return writePair(key, value, at, at.column);
  return writeEntry(value, at, at.column, at.column + gapOf(entries, writing.text));
}

/** Characters from the hyphens of a list to its values. */
function gapOf(entries: readonly Entry[], text: string): number {
  const gaps = entries.flatMap(({ start, value }) => {
    const gap = value && text.slice(start, value.offset);
    return gap !== undefined && /^- +$/.test(gap) ? [gap.length] : [];
  });
  return gaps[0] ?? 2;
}

function* addToBlock(
  collection: Collection,
  index: number,
  entry: NewEntry,
  writing: Writing,
): Generator<Splice> {
  const { text } = writing;
  const { entries } = collection;
  const next = entries[index];
  const last = entries.at(-1);
  if (!last) return;
  const pad = ' '.repeat(columnOf(text, entries[0]?.start ?? 0));
  if (!next) {
    const end = lastLineEnd(text, last.end);
    const eol = lineBreak(text, end);
    const gap = eol.repeat(blankLines(collection, index, text) + 1);
    yield { start: end, end, text: gap + pad + words(collection, entry, writing, last.start) };
    return;
  }
  const own = words(collection, entry, writing, next.start);
  const gap = lineBreak(text, next.start).repeat(blankLines(collection, index, text) + 1);
  const start = leadStart(collection, index, text);
  if (isFirstInLine(text, next.start)) yield { start, end: start, text: pad + own + gap };
  else yield { start, end: start, text: own + gap + pad };
}

/** What separates the entries of a flow collection, without comments. */
function separatorOf({ entries, token }: Collection, text: string): string {
  const [first, second] = entries;
  if (!first) return ', ';
  if (!second) {
    const before = text.slice(token.offset + 1, first.start);
    return /\n/.test(before) && !before.includes('#')
      ? `,${lineBreak(text, token.offset)}${' '.repeat(columnOf(text, first.start))}`
      : ', ';
  }
  const between = text.slice(first.end, second.start);
  if (!between.includes('#')) return between;
  return `,${lineBreak(text, first.end)}${' '.repeat(columnOf(text, second.start))}`;
}

/** Adds an entry on a line of its own after the last, whose comment stays with it. */
function* addLine(
  { start, end }: Entry,
  own: string,
  separator: string,
  text: string,
): Generator<Splice> {
  const stop = lineEnd(text, end);
  const behind = /^([ \t]*,)?([ \t]*#.*)?[ \t]*$/.exec(text.slice(end, stop));
  if (!behind || !/\n/.test(separator) || !isFirstInLine(text, start)) return;
  const [, comma = '', comment = ''] = behind;
  const line = lineBreak(text, end) + ' '.repeat(columnOf(text, start)) + own;
  yield { start: end, end: stop, text: `${comma || ','}${comment}${line}${comma && ','}` };
}

function* addToFlow(
  collection: Collection,
  index: number,
  entry: NewEntry,
  writing: Writing,
): Generator<Splice> {
  const { text } = writing;
  const { entries, token } = collection;
  const next = entries[index];
  const last = entries.at(-1);
  const own = words(collection, entry, writing, token.offset);
  const separator = separatorOf(collection, text);
  if (next && isFirstInLine(text, next.start)) {
    const start = leadStart(collection, index, text);
    const line = `${' '.repeat(columnOf(text, next.start))}${own},${lineBreak(text, start)}`;
    yield { start, end: start, text: line };
  }
  if (next) yield { start: next.start, end: next.start, text: own + separator };
  else if (last) {
    yield* addLine(last, own, separator, text);
    yield { start: last.end, end: last.end, text: separator + own };
  }
}

/** Ways to add an entry to a map or list that is not empty, before the one at `index` or after the last. */
export function* addEntry(
  collection: Collection,
  index: number,
  entry: NewEntry,
  writing: Writing,
): Generator<Splice> {
  if (isFlow(collection.token)) yield* addToFlow(collection, index, entry, writing);
  else yield* addToBlock(collection, index, entry, writing);
}

/** The position of a new key according to the key order; the end if the order does not determine it. */
export function placeOfKey(
  keys: readonly string[],
  key: string,
  order: readonly string[] | undefined,
): number {
  const rank = order?.indexOf(key) ?? -1;
  if (!order || rank === -1) return keys.length;
  const before = new Set(order.slice(0, rank));
  const last = keys.findLastIndex((other) => before.has(other));
  if (last !== -1) return last + 1;
  const after = new Set(order.slice(rank + 1));
  const first = keys.findIndex((other) => after.has(other));
  return first === -1 ? keys.length : first;
}
