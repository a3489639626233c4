import { regional } from './money.ts';

const DAY = 86_400_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
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
 * The instant at which the clocks of a zone show a time. Where they are put back and show it twice, the first of both;
 * where they are put forward and never show it, as much later as they are put forward.
 *
 * @param time such as `2027-03-28T18:00`.
 * @returns milliseconds since 1970.
 */
export function instantOf(time: string, timeZone: string): number {
  const asUtc = Date.parse(`${time}Z`);
  // No zone is a day away from UTC: the clocks are changed, if at all, between these two.
  const before = offsetAt(asUtc - DAY, timeZone);
  const after = offsetAt(asUtc + DAY, timeZone);
  const instants = [asUtc - before, asUtc - after].filter(
    (instant) => instant + offsetAt(instant, timeZone) === asUtc,
  );
  return instants.length === 0 ? asUtc - before : Math.min(...instants);
}

/**
 * An instant as a language writes it, with its day of the week and the name of the zone:
 * `Monday, December 31, 2029 at 6:00 PM PST`.
 */
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
