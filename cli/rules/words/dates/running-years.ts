import type { Span } from '../../../content/span-location.ts';
import { headingAbove } from '../surroundings.ts';
import { datesIn } from './dates.ts';
import { isPast } from './today.ts';

/** A year that begins in one and ends in the next: “2031/32”. */
const OVER_TWO_YEARS = /(?<!\d)20(?<first>\d\d)\s?[/–-]\s?(?:20)?(?<last>\d\d)(?!\d)/u;

/** True if words name the year over two years in which a time is. */
function nameYearOf(words: string, time: number): boolean {
  const { first, last } = OVER_TWO_YEARS.exec(words)?.groups ?? {};
  const year = new Date(time).getUTCFullYear() - 2000;
  return Number(last) === Number(first) + 1 && (Number(first) === year || Number(last) === year);
}

/** The lines of the list around a position; empty outside of lists. */
function listAround(text: string, at: number): string {
  const start = text.lastIndexOf('\n\n', at) + 1;
  const end = text.indexOf('\n\n', at);
  const block = text.slice(start, end < 0 ? undefined : end);
  return /^\s*[-*] /.test(block) ? block : '';
}

/**
 * True for a day that is past in the list of a school year or season that still runs, as its title or heading says, where other days of
 * the list are still to come: whoever looks for the days of a year expects all of them.
 */
export function isOfRunningYear(text: string, [at]: Span, title: unknown, now: number): boolean {
  const list = listAround(text, at);
  if (
    list === '' ||
    !nameYearOf(`${title}\n${headingAbove(text, at)}\n${text.split('\n', 1)[0]}`, now)
  )
    return false;
  return [...datesIn(list)].some(({ ends }) => !isPast(ends, now));
}
