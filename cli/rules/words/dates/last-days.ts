import { type Facts, resolveFacts } from '../../../content/facts/facts.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../surroundings.ts';
import { datesIn, MONTH } from './dates.ts';

/** Directly before the last day of an offer. */
const UNTIL =
  /(?<!\p{L})(?:until|till?|through|by|ends?(?: on)?|closes?(?: on)?|bis(?: zum| einschließlich)?|endet(?: am)?|spätestens(?: am)?|hasta(?: el)?|a más tardar(?: el)?|termina(?: el)?|acaba(?: el)?|vence(?: el)?)\s(?:the |el )?(?:\p{L}+,? (?:den |dem |el )?)?$/iu;

/** What may happen after an offer has ended, of which its words may name the last day, too. */
const LATER =
  /(?<!\p{L})(?:later|afterwards?|post(?:ed)?|deliver\p{L}*|shipped|sent|arrives?|ready|collect\p{L}*|geliefert|verschickt|versandt|fertig|entreg\p{L}*|env[ií]\p{L}*|list[oa]s|redeem\p{L}*|used (?:until|till|by)|einlös\p{L}*|eingelöst|später|danach|canje\p{L}*|más tarde|después|posterior\p{L}*)(?!\p{L})/iu;

/** A day of a month without its year, in words or as `31.12.`. */
const DAY_OF_YEAR = new RegExp(
  `(?<![\\p{L}\\d.])(?:\\d{1,2}(?:st|nd|rd|th|\\.)?(?: de| of)? (?:${MONTH})(?!\\p{L})|\\d{1,2}\\.\\d{1,2}\\.|(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?(?![\\d:]))(?!,? ?(?:de |del )?20\\d\\d)`,
  'giu',
);

/** The day of a moment, as `2027-01-31`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** The days of a text that name their year; months do not count. */
export function datedDaysIn(raw: unknown, facts: Facts): { day: string; isLast: boolean }[] {
  if (typeof raw !== 'string' || !/\d|\{/.test(raw)) return [];
  const text = resolveFacts(raw, facts);
  if (typeof text !== 'string') return [];
  return datesIn(text).flatMap(({ span, ends }) => {
    if (!/(?<!\d)\d{1,2}(?!\d)/.test(text.slice(...span))) return [];
    const { start } = sentenceAt(text, span[0]);
    const before = text.slice(start, span[0]);
    return [{ day: dayOf(ends), isLast: UNTIL.test(before) && !LATER.test(before) }];
  });
}

/** The day of a date without its year, in the year of another day or that before: a page of an offer until Christmas may stay into January. */
function nearestDay(written: string, last: string): string[] {
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(last));
  const year = Number(last.slice(0, 4));
  const days = [year - 1, year].flatMap((each) =>
    datesIn(`${written} ${each}`).map(({ ends }) => dayOf(ends)),
  );
  return days.sort((one, other) => distance(one) - distance(other)).slice(0, 1);
}

/** The last days of an offer that a text names without their year, near another day. */
export function lastDaysNear(text: string, last: string): string[] {
  return [...matchesIn(text, DAY_OF_YEAR)].flatMap(({ 0: written, index }) => {
    const { start, end } = sentenceAt(text, index);
    if (!UNTIL.test(text.slice(start, index)) || LATER.test(text.slice(start, end))) return [];
    return nearestDay(written, last);
  });
}
