/**
 * Characters that show which text of a page comes from which key: one in front of the text that tells the number of
 * its path, one behind it. They stand in planes for private use, which no font has and no text holds by chance.
 */
const FIRST = 0xf0000;
const LAST = 0xffffd;
const END = '\u{10fffd}';

/** More texts than a page has; what comes after them has no mark. */
export const MOST_MARKS = LAST - FIRST + 1;

const MARKS = /[\u{f0000}-\u{ffffd}\u{10fffd}]/gu;

/** A text with the number of its path around it. */
export function marked(text: string, number: number): string {
  return String.fromCodePoint(FIRST + number) + text + END;
}

/** What was there before anything was marked. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** True of a text that holds such characters of its own, and so cannot be marked. */
export function hasMarks(text: string): boolean {
  return text.search(MARKS) !== -1;
}

/** The numbers of the marks inside a piece of markup, in their order. */
export function numbersIn(markup: string): number[] {
  const found: number[] = [];
  for (const [character] of markup.matchAll(MARKS))
    if (character !== END) found.push((character.codePointAt(0) ?? FIRST) - FIRST);
  return found;
}

/** A mark in a text of a document: the number that it has, and the characters that a browser shows in front of it. */
export interface MarkPlace {
  number: number;
  offset: number;
}

const ENTITY = /&(?:#\d+|#x[\da-f]+|\w+);/gi;

/** The marks inside a piece of markup that has no tags. */
export function marksIn(markup: string): MarkPlace[] {
  const places: MarkPlace[] = [];
  for (const { 0: character, index } of markup.matchAll(MARKS)) {
    if (character === END) continue;
    const before = withoutMarks(markup.slice(0, index)).replace(ENTITY, '.');
    places.push({ number: (character.codePointAt(0) ?? FIRST) - FIRST, offset: before.length });
  }
  return places;
}

/** True if a piece of markup is one marked text from end to end. */
export function isOneMarked(markup: string): boolean {
  return numbersIn(markup).length === 1 && /^[\u{f0000}-\u{ffffd}][\s\S]*\u{10fffd}$/u.test(markup);
}
