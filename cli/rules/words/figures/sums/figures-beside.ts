import type { LocatedText } from '../../../../content/rule.ts';

/** A text up to this length is hardly more than its figure. */
const FIGURE = 30;

/** The path to the entry that a text is in. */
function entryOf({ path }: LocatedText): string {
  return JSON.stringify(path.slice(0, path.findLastIndex((key) => typeof key === 'number') + 1));
}

/** The path to the table or list that a text is an entry of, or in an entry of. */
function listOf({ path }: LocatedText): string | undefined {
  const entry = path.at(-2) === 'values' ? path.slice(0, -2) : path;
  const index = entry.findLastIndex((key) => typeof key === 'number');
  return index < 0 ? undefined : JSON.stringify(entry.slice(0, index));
}

/** True for a text of the same entry, and for a figure of the same table or list as another figure. */
export function isBeside(located: LocatedText, other: LocatedText): boolean {
  const entry = entryOf(located);
  if (entry !== '[]' && entry === entryOf(other)) return true;
  const isFigure = Math.max(located.text.length, other.text.length) <= FIGURE;
  return isFigure && listOf(located) !== undefined && listOf(located) === listOf(other);
}
