import type { Facts } from '../../../content/facts/facts.ts';
import type { ClockRange } from './clock-ranges.ts';
import { dayNamed, hoursOn } from './weekdays.ts';

/** Directly before two times: a day of the week. */
const ON_DAY =
  /(?<![\p{L}])(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?,?\s(?:from |von |de )?(?:las? )?$/iu;

/** Directly after them: nothing that takes place then. */
const ENDED = /^\s*(?:[.;)·|!]|$)/;

/**
 * True for times on a day that begin when the business opens on it, and end after it has closed, or the other way around: the
 * hours of another day, or old ones. Times that share neither end are those of something else, such as a course.
 */
export function strayFromHours(
  text: string,
  { span: [start, end], from, to }: ClockRange,
  facts: Facts,
): boolean {
  const { day: name = '' } = ON_DAY.exec(text.slice(0, start))?.groups ?? {};
  const day = ENDED.test(text.slice(end)) ? dayNamed(name) : undefined;
  const hours = day === undefined ? [] : hoursOn(day, facts);
  const [first, last] = [hours[0]?.from, hours.at(-1)?.to];
  if (first === undefined || last === undefined) return false;
  return (from === first && to > last) || (from < first && to === last);
}
