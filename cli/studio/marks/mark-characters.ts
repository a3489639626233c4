/**
 * Characters that show which text of a page comes from which key: one before the text with the number of its path,
 * and one after it. They are from private use planes, which no font supports and no text contains by chance.
 */
import { matchesIn } from '../../content/text-rules/matches-in.ts';

const FIRST = 0xf0000;
const LAST = 0xffffd;
const END = '\u{10fffd}';

/** More texts than a page has; any beyond that are not marked. */
export const MOST_MARKS = LAST - FIRST + 1;

const MARKS = /[\u{f0000}-\u{ffffd}\u{10fffd}]/gu;

/** A text between a mark with its path number and an end mark. */
export function marked(text: string, number: number): string {
  return String.fromCodePoint(FIRST + number) + text + END;
}

/** The text before it was marked. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** True if a text contains such characters itself, and so cannot be marked. */
export function hasMarks(text: string): boolean {
  return text.search(MARKS) !== -1;
}

/** The numbers of the marks in markup, in order. */
export function numbersIn(markup: string): number[] {
  const found: number[] = [];
  for (const [character] of matchesIn(markup, MARKS))
    if (character !== END) found.push((character.codePointAt(0) ?? FIRST) - FIRST);
  return found;
}

/** A mark in a text: its number, and the number of characters that a browser shows before it. */
export interface MarkPlace {
  number: number;
  offset: number;
}

const ENTITY = /&(?:#\d+|#x[\da-f]+|\w+);/gi;

/** The marks in markup without tags. */
export function marksIn(markup: string): MarkPlace[] {
  const places: MarkPlace[] = [];
  for (const { 0: character, index } of matchesIn(markup, MARKS)) {
    if (character === END) continue;
    const before = withoutMarks(markup.slice(0, index)).replace(ENTITY, '.');
    places.push({ number: (character.codePointAt(0) ?? FIRST) - FIRST, offset: before.length });
  }
  return places;
}

/** True if markup consists of exactly one marked text. */
export function isOneMarked(markup: string): boolean {
  return numbersIn(markup).length === 1 && /^[\u{f0000}-\u{ffffd}][\s\S]*\u{10fffd}$/u.test(markup);
}
