import { type Entry, isFlow } from './entries.ts';
import { leadStart } from './lead-comments.ts';
import { columnOf, isFirstInLine, lastLineEnd, lineBreak, lineEnd } from './lines.ts';
import type { Collection } from './places.ts';
import type { Splice } from './splice.ts';

/** A range of a text that moves. */
interface Chunk {
  start: number;
  end: number;
}

function reordered<T>(entries: readonly T[], from: number, to: number): T[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from] as T);
}

/** The text from the first to the last of these ranges, with each range replaced. */
function refilled(places: readonly Chunk[], words: readonly string[], text: string): Splice {
  const parts = places.map(({ end }, index) => {
    const next = places[index + 1];
    return (words[index] ?? '') + (next ? text.slice(end, next.start) : '');
  });
  return { start: places[0]?.start ?? 0, end: places.at(-1)?.end ?? 0, text: parts.join('') };
}

function* moveInBlock(
  collection: Collection,
  from: number,
  to: number,
  text: string,
): Generator<Splice> {
  const { entries } = collection;
  const low = Math.min(from, to);
  const places = entries
    .map(({ end }, index) => ({
      start: leadStart(collection, index, text),
      end: lastLineEnd(text, end),
    }))
    .slice(low, Math.max(from, to) + 1);
  const words = places.map(({ start, end }) => text.slice(start, end));
  const first = entries[0]?.start ?? 0;
  // In a compact list (`- - a`), the first entry has no indentation of its own.
  const isCompact = low === 0 && !isFirstInLine(text, first);
  if (isCompact) words[0] = ' '.repeat(columnOf(text, first)) + words[0];
  const moved = reordered(words, from - low, to - low);
  if (isCompact) moved[0] = moved[0]?.trimStart() ?? '';
  const splice = refilled(places, moved, text);
  yield splice;
  // A block needs the line break that the last line of the file lacks.
  if (splice.end === text.length) yield { ...splice, text: splice.text + lineBreak(text, 0) };
}

/** Entries on lines of their own move with their comments; commas stay in place. */
function moveLines(
  collection: Collection,
  [low, high]: readonly [number, number],
  order: (words: readonly string[]) => string[],
  text: string,
): Splice | undefined {
  const places: Chunk[] = [];
  const words: string[] = [];
  const commas: string[] = [];
  const comments: string[] = [];
  for (let index = low; index <= high; index += 1) {
    const { start, end } = collection.entries[index] as Entry;
    const stop = lineEnd(text, end);
    const behind = /^([ \t]*,)?([ \t]*#.*)?$/.exec(text.slice(end, stop));
    if (!behind || !isFirstInLine(text, start)) return undefined;
    const lead = leadStart(collection, index, text);
    places.push({ start: lead, end: stop });
    words.push(text.slice(lead, end));
    commas.push(behind[1] ?? '');
    comments.push(behind[2] ?? '');
  }
  const [moved, said] = [order(words), order(comments)];
  const lines = moved.map((line, index) => line + commas[index] + said[index]);
  return refilled(places, lines, text);
}

function* moveInFlow(
  collection: Collection,
  from: number,
  to: number,
  text: string,
): Generator<Splice> {
  const range = [Math.min(from, to), Math.max(from, to)] as const;
  const order = (words: readonly string[]) => reordered(words, from - range[0], to - range[0]);
  const lines = moveLines(collection, range, order, text);
  if (lines) yield lines;
  const places = collection.entries.slice(range[0], range[1] + 1);
  const words = places.map(({ start, end }) => text.slice(start, end));
  yield refilled(places, order(words), text);
}

/** Ways to move an entry within its list. */
export function* moveEntry(
  collection: Collection,
  from: number,
  to: number,
  text: string,
): Generator<Splice> {
  if (isFlow(collection.token)) yield* moveInFlow(collection, from, to, text);
  else yield* moveInBlock(collection, from, to, text);
}
