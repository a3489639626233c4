import type { LocatedText } from '../../../../content/rule.ts';

/** A text up to this length is hardly more than its figure. */
const FIGURE = 30;

/** The path to the table or list that a text is an entry of, or in an entry of. */
function listOf({ path }: LocatedText): string | undefined {
  const entry = path.at(-2) === 'values' ? path.slice(0, -2) : path;
  const index = entry.findLastIndex((key) => typeof key === 'number');
  return index < 0 ? undefined : JSON.stringify(entry.slice(0, index));
}

/** The other figures of the table or list that a text is in, if it is a figure itself. */
export function figuresBesideOf(
  located: LocatedText,
  texts: readonly LocatedText[],
): LocatedText[] {
  const list = located.text.length > FIGURE ? undefined : listOf(located);
  if (list === undefined) return [];
  return texts.filter(
    (other) => other !== located && other.text.length <= FIGURE && listOf(other) === list,
  );
}
