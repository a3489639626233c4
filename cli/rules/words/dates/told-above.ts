import { PERFECTS_IN, TOLD_VERBS_IN } from './told-verbs.ts';

/** The line of a heading, or of the title of a table, whose brackets may be masked, up to a date. */
const TITLE = /(?:^|\n)(?:#{1,6}\s|:::\p{L}+[[\u2060])(?<words>[^\n]*)$/u;

/** The rest of it. */
const ENDS = /^\s?\)?[\]\u2060]?[ \t]*(?=\n|$)/;

/** Nothing but a day of the week before the date. */
export const DAY_ALONE =
  /^(?:(?:\p{L}+day|\p{L}+tag|mittwoch|\p{L}+abend|lunes|martes|miércoles|jueves|viernes|sábado|domingo),?\s(?:den |dem |el )?)?$/iu;

/** The month and the year of a written date. */
const MONTH_AND_YEAR =
  /(?<month>\p{L}{3,})\.?,?\s(?:de\s|\d{1,2}(?:st|nd|rd|th)?,\s)?(?<year>(?:19|20)\d\d)$/u;

/**
 * True for a day in a heading, or in the title of a table, of whose month a sentence above tells that something was done in it: “She did it
 * in May 2025” above a table of “Wednesday, 14 May 2025”.
 */
export function isToldAbove(
  before: string,
  date: string,
  after: string,
  language: string,
): boolean {
  const { words } = TITLE.exec(before)?.groups ?? {};
  if (words === undefined || !DAY_ALONE.test(words) || !ENDS.test(after)) return false;
  const { month, year } = MONTH_AND_YEAR.exec(date)?.groups ?? {};
  const own = language.slice(0, 2);
  const verbs = TOLD_VERBS_IN[own];
  if (month === undefined || verbs === undefined) return false;
  const told = new RegExp(`(?<!\\p{L})(?:${verbs}|${PERFECTS_IN[own]})(?!\\p{L})`, 'u');
  const named = new RegExp(`(?<!\\p{L})${month}(?: de| of)? ${year}(?!\\d)`, 'iu');
  return before
    .replace(/(?<!\n)\n(?!\n)/g, ' ')
    .split(/(?<=[.!?])\s|\n/u)
    .some((sentence) => named.test(sentence) && told.test(sentence));
}
