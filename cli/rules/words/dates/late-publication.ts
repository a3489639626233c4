import { type Facts, resolveFacts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { datesIn } from './dates.ts';
import { dayOf } from './last-days.ts';

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/** Days before what a page announces, and after it, in which its publication is as likely meant as not. */
const HALF_A_YEAR = 183;

/** A time of a schedule, which is no text. */
const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** Says that a page tells of what has been. */
const LOOKS_BACK =
  /(?<!\p{L})(?:last year|look(?:s|ing)? back|recap|in review|took place|letztes jahr|letzten jahr\p{L}*|vorjahr\p{L}*|rückblick\p{L}*|fand(?:en)?|el año pasado|repaso|resumen|tuvo lugar|celebramos)(?!\p{L})/iu;

/** A day in the year of another one. */
const inYear = (day: string, other: string) => other.slice(0, 4) + day.slice(4);

/**
 * The day on which a page was meant to be published, and the last one that it announces, if it is published long after all days
 * that it names and would be before them in their own year.
 *
 * @param day on which it is published, as `2027-01-31`.
 */
export function meantPublication(
  texts: readonly LocatedText[],
  day: string,
  facts: Facts,
): { meant: string; last: string } | undefined {
  const shown = texts.filter(({ text }) => !MOMENT.test(text));
  const read = shown.map(({ text }) => String(resolveFacts(text, facts)));
  const year = day.slice(0, 4);
  if (read.some((text) => text.includes(year) || LOOKS_BACK.test(text))) return undefined;
  const ends = read.flatMap((text) => datesIn(text).map((date) => date.ends));
  if (ends.length === 0) return undefined;
  const [first, last] = [dayOf(Math.min(...ends)), dayOf(Math.max(...ends))];
  const meant = inYear(day, last);
  const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;
  const isLate = days(last, day) > HALF_A_YEAR;
  const isBefore = meant <= first && days(meant, first) < HALF_A_YEAR;
  return isLate && isBefore ? { meant, last } : undefined;
}
