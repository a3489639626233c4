import { instantOf } from '../../renderer/text/zoned-time.ts';

const MINUTE = 60_000;

/** Local time in a time zone, such as `2027-03-28T09:00`. */
export function shownTime(moment: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  }).formatToParts(moment);
  const {
    year = '',
    month,
    day,
    hour,
    minute,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/**
 * The times before and after a gap, if a local time does not exist because clocks are put forward past it.
 *
 * @param time such as `2027-03-28T02:30`.
 * @returns the last minute before the gap and the first after it; undefined if the time exists.
 */
export function timesAroundGap(
  time: string,
  timeZone: string,
): { before: string; after: string } | undefined {
  // In a gap, this moment is as far after its end as the time is after its start.
  const moment = instantOf(time, timeZone);
  const shown = shownTime(moment, timeZone);
  if (shown === time) return undefined;
  let [low, high] = [moment - minutesBetween(time, shown) * MINUTE - MINUTE, moment];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
    if (shownTime(middle, timeZone) < time) low = middle;
    else high = middle;
  }
  return { before: shownTime(low, timeZone), after: shownTime(high, timeZone) };
}

function minutesBetween(earlier: string, later: string): number {
  return (Date.parse(`${later}Z`) - Date.parse(`${earlier}Z`)) / MINUTE;
}

const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;
const LOCAL = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?)?$/;

/** `date +%z` writes an offset without a colon, which JavaScript need not read. */
function withColon(text: string): string {
  return text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2');
}

/** Whether a string is a valid moment: an ISO time with `Z` or an offset, or a local time or date of the business. */
export function namesMoment(text: string): boolean {
  if (WITH_OFFSET.test(text)) return !Number.isNaN(Date.parse(withColon(text)));
  const day = text.slice(0, 10);
  const date = new Date(LOCAL.test(text) ? `${text}Z` : Number.NaN);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The local time, to the minute, of a string that `namesMoment` accepts; undefined if it has an offset. */
export function localTimeOf(text: string): string | undefined {
  if (WITH_OFFSET.test(text)) return undefined;
  return text.length === 10 ? `${text}T00:00` : text.slice(0, 16);
}

/**
 * The first and last second with a year of four digits. In another time zone the end of 9999, which stands for "not yet", is
 * in the year after, which neither the ledger nor a comparison of texts could tell from the years before.
 */
const FIRST = Date.parse('0000-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59Z');

/** The nearest moment in a year of four digits. */
export function withinYears(moment: number): number {
  return Math.min(Math.max(moment, FIRST), LAST);
}

/**
 * The moment of a string that `namesMoment` accepts.
 *
 * @param timeZone for a string without an offset; a date alone means midnight.
 * @returns milliseconds since 1970.
 */
export function momentOf(text: string, timeZone: string): number {
  const moment = WITH_OFFSET.test(text)
    ? Date.parse(withColon(text))
    : instantOf(text.length === 10 ? `${text}T00:00` : text, timeZone);
  return withinYears(moment);
}

/** A moment in the output of commands: `2027-03-28T07:00:00Z`. */
export function isoTime(moment: number): string {
  return new Date(moment).toISOString().replace('.000Z', 'Z');
}
