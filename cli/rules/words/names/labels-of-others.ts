import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { isButton } from '../text-parts.ts';

/** What a button of one place books: "Book a Riverside visit". */
const BOOKS = /^(?:Book|Reserve|Schedule|Request) (?:an?|your|my) $/;
const VISIT = /^ \p{Ll}+$/u;

/** The place of a list that a text names, where it begins. */
function placeIn(text: string, places: readonly string[]) {
  for (const place of places) {
    const at = text.indexOf(place);
    const end = at + place.length;
    if (at >= 0 && !/\p{L}/u.test(`${text[at - 1] ?? ' '}${text[end] ?? ' '}`))
      return { place, span: [at, end] as const };
  }
  return undefined;
}

/**
 * The other place in the label of a button that leads nowhere but to the booking of its own page: another button
 * says the same of the place of the page, or it books a visit there.
 */
export function otherInLabel(
  { path, text }: LocatedText,
  texts: readonly LocatedText[],
  { own, others }: { own: string; others: readonly string[] },
): { place: string; span: Span } | undefined {
  if (text.includes(own)) return undefined;
  const found = placeIn(text, others);
  if (!found || !isButton({ path, text })) return undefined;
  const [start, end] = found.span;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const twin = `${before}${own}${after}`;
  const isSaidOfOwn = texts.some((other) => other.text === twin && isButton(other));
  return isSaidOfOwn || (BOOKS.test(before) && VISIT.test(after)) ? found : undefined;
}
