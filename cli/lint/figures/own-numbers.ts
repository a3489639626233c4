import { valueAt } from '../../content/value-path.ts';
import { titlesOf } from '../../rules/words/page-titles.ts';
import { headingAbove } from '../../rules/words/surroundings.ts';

/** A number on a page, with what it counts. */
interface PageNumber {
  raw: object;
  path: readonly PropertyKey[];
  span: readonly [number, number];
  said: string;
  nouns: readonly string[];
}

/** The edition, the year or the day of what takes place: “II Open”, „15. Stadtlauf“, “Fair 2027”. */
const EDITION =
  /(?<![\p{L}\d.])(?:[IVX]{1,5}|\d{1,3}(?:\.|st|nd|rd|th|\.?[ªº]))\s\p{Lu}|(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** The business, of which all pages say the same. */
const OURS =
  /(?<!\p{L})(?:we|us|ours?|wir|uns|unser\p{L}*|nosotr[oa]s|nos|nuestr\p{L}+|\p{L}+(?:amos|emos|imos))(?!\p{L})|\{business/iu;

function lineOf({ raw, path, span: [at, end] }: PageNumber): string {
  const text = valueAt(raw, path);
  if (typeof text !== 'string') return '';
  const to = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', at) + 1, to === -1 ? undefined : to);
}

/** The heading of what comes with an offer, of which each page has another one: “What you get”, „Das erhaltet ihr“, «Qué incluye». */
const COMES_WITH =
  /(?<!\p{L})(?:you(?:['’]ll| will)? (?:get|receive)|(?:what(?:['’]s| is) )?included?s?|packages?|erhalte\p{L}*|erhält\p{L}*|bekomm\p{L}*|enthalten|inklusive|inbegriffen|\p{L}*pakete?\p{L}*|incluye[ns]?|incluid[oa]s?|recib\p{L}+|paquetes?)(?!\p{L})/iu;

/** True for a number that begins an entry of the list of what comes with an offer. */
function isOfOffer(one: PageNumber): boolean {
  const text = valueAt(one.raw, one.path);
  if (typeof text !== 'string') return false;
  const [at] = one.span;
  const isFirst = /\n\s*(?:[-*+]|\d+\.)\s+(?:[*_]{1,2})?$/.test(text.slice(0, at));
  return isFirst && COMES_WITH.test(headingAbove(text, at));
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
}

/** True if the titles of a page say the number itself: “Boiler 500 litres”. */
function isTitled(titles: string, { said }: PageNumber): boolean {
  return /^\d/.test(said) && titles.split(/[^\d.,]+/).includes(said);
}

/** True if a line has a word of its title that the other title lacks: "Red ball" on the page of the red group. */
function saysOwnTitle(line: string, title: string, other: string): boolean {
  const [words, others] = [wordsOf(line), wordsOf(other)];
  return [...wordsOf(title)].some((word) => words.has(word) && !others.has(word));
}

/** True if both titles name what is counted, with something else that differs: “Reading challenge”, “Maths challenge”. */
function areOfKind(titles: readonly string[], nouns: readonly string[]): boolean {
  const [one, other] = [wordsOf(titles[0] ?? ''), wordsOf(titles[1] ?? '')] as const;
  const isNamed = nouns
    .slice(0, 1)
    .some((noun) =>
      [one, other].every((words) =>
        [...words].some((word) => word.startsWith(noun.slice(0, 6)) && noun.length > 3),
      ),
    );
  const differ = [...one].some((word) => !other.has(word)) && [...other].some((w) => !one.has(w));
  return isNamed && differ;
}

/**
 * True for two numbers that each page has of its own: of the product or the event that its title names, of what comes with its
 * offer, or of one of several kinds of which each has a page.
 */
export function areOfOwnPages(one: PageNumber, other: PageNumber): boolean {
  const titles = [one, other].map(({ raw }) => titlesOf(raw).join('\n'));
  const [own = '', others = ''] = titles;
  if (own === others) return false;
  if (isTitled(own, one) && isTitled(others, other)) return true;
  if (isOfOffer(one) && isOfOffer(other)) return true;
  const lines = [lineOf(one), lineOf(other)] as const;
  if (lines.some((line) => OURS.test(line))) return false;
  return (
    titles.every((title) => EDITION.test(title)) ||
    (saysOwnTitle(lines[0], own, others) && saysOwnTitle(lines[1], others, own)) ||
    areOfKind(titles, one.nouns)
  );
}
