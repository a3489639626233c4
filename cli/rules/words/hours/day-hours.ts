import type { Facts } from '../../../content/facts/facts.ts';
import type { ClockRange } from './clock-ranges.ts';
import { isOfSome } from './open-days.ts';
import { dayNamed, hoursOn } from './weekdays.ts';

/** Directly before two times: a day of the week. */
const ON_DAY =
  /(?<![\p{L}])(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?[,:]?\s(?:from |von |de )?(?:las? )?$/iu;

/** Directly after them: nothing that takes place then. */
const ENDED = /^\s*(?:[.;)·|!]|$)/;

/** The only word before such a day in its sentence. */
const FIRST = /(?:^|[.!?·|\n]\s*)(?:(?:on|am|el|los) )?$/iu;

/** The day of the week directly before two times, as a number from Monday as 0; undefined if there is none. */
export function dayBefore(text: string, start: number): number | undefined {
  const { day } = ON_DAY.exec(text.slice(0, start))?.groups ?? {};
  return day === undefined ? undefined : dayNamed(day);
}

/**
 * True for times on a day that begin when the business opens on it, and end after it has closed, or the other way around: the
 * hours of another day, or old ones. Times that share neither end are those of something else, such as a course.
 *
 * @param isOfHours true beside the table of hours, where shorter times on a day that begins its sentence are of nothing else.
 */
export function strayFromHours(
  text: string,
  { span: [start, end], from, to }: ClockRange,
  facts: Facts,
  isOfHours: boolean,
): boolean {
  const day = ENDED.test(text.slice(end)) ? dayBefore(text, start) : undefined;
  const hours = day === undefined ? [] : hoursOn(day, facts);
  const [first, last] = [hours[0]?.from, hours.at(-1)?.to];
  if (first === undefined || last === undefined) return false;
  if ((from === first && to > last) || (from < first && to === last)) return true;
  if (!isOfHours || hours.length > 1 || (from === first) === (to === last)) return false;
  const { index = 0 } = ON_DAY.exec(text.slice(0, start)) ?? {};
  return FIRST.test(text.slice(0, index)) && !isOfSome(text, start);
}
