import { regional } from './money.ts';

const DAY = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** UTC offset of a time zone at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
  clocks.set(timeZone, clock);
  const shown = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day, hour, minute, second } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant of a local time in a time zone. A time that occurs twice, when clocks are set back, is the first of both;
 * one that is skipped, when they are set forward, is later by the length of the gap.
 *
 * @param time such as `2027-03-28T18:00`.
 * @returns milliseconds since 1970.
 */
export function instantOf(time: string, timeZone: string): number {
  const asUtc = Date.parse(`${time}Z`);
  // No zone is a day away from UTC: any clock change lies between these two.
  const before = offsetAt(asUtc - DAY, timeZone);
  const after = offsetAt(asUtc + DAY, timeZone);
  const instants = [asUtc - before, asUtc - after].filter(
    (instant) => instant + offsetAt(instant, timeZone) === asUtc,
  );
  return instants.length === 0 ? asUtc - before : Math.min(...instants);
}

/** An instant formatted in a language, with weekday and time zone name: `Monday, December 31, 2029 at 6:00 PM PST`. */
export function dayAndTime(
  instant: number,
  timeZone: string,
  language: string,
  country: string,
): string {
  return new Intl.DateTimeFormat(regional(language, country), {
    ...{ timeZone, timeZoneName: 'short' },
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit' },
  }).format(instant);
}
