import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { timeLeft } from '../../renderer/features/countdown/time-left.ts';
import { dayAndTime, instantOf } from '../../renderer/text/zoned-time.ts';
import { LocalTime } from '../../schemas/local-time.ts';
import { cases } from '../support/proof.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Zones with all kinds of clocks: none changed, half hours, changed in winter, by half an hour, by a day. */
const ODD_ZONES = [
  ...['UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'America/Sao_Paulo', 'Australia/Lord_Howe'],
  ...['Pacific/Apia', 'Pacific/Kiritimati', 'Africa/Casablanca', 'America/St_Johns'],
];
const zone = fc.constantFrom(...ODD_ZONES, ...Intl.supportedValuesOf('timeZone'));
/** Full minutes from 1990 to 2070. */
const instant = fc
  .integer({ min: Date.UTC(1990) / MINUTE, max: Date.UTC(2070) / MINUTE })
  .map((minutes) => minutes * MINUTE);

/** What the clocks of a zone show, told by another way than the one that is tested. */
function shownAt(time: number, timeZone: string): string {
  const options = { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(time).replace(' ', 'T');
}

describe('the instant of a time', () => {
  test('is one at which the clocks of the zone show it, and the first one', () => {
    const property = fc.property(instant, zone, (time, timeZone) => {
      const shown = shownAt(time, timeZone);
      const found = instantOf(shown, timeZone);
      expect(shownAt(found, timeZone)).toBe(shown);
      expect(found).toBeLessThanOrEqual(time);
      expect(time - found).toBeLessThanOrEqual(DAY);
    });
    fc.assert(property, { numRuns: cases(300, 20_000) });
  });

  test('is later for a later time, the hours apart in which clocks are changed', () => {
    const property = fc.property(instant, zone, (time, timeZone) => {
      const later = time + 2 * DAY;
      expect(instantOf(shownAt(later, timeZone), timeZone)).toBeGreaterThan(
        instantOf(shownAt(time, timeZone), timeZone),
      );
    });
    fc.assert(property, { numRuns: cases(100, 5000) });
  });

  test.each([
    ['2027-01-15T18:00', 'America/Chicago', '2027-01-16T00:00Z'],
    ['2027-07-15T18:00', 'America/Chicago', '2027-07-15T23:00Z'],
    // Put forward from 2 to 3: half past two never comes.
    ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30Z'],
    ['2027-03-28T01:59', 'Europe/Berlin', '2027-03-28T00:59Z'],
    ['2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00Z'],
    // Put back from 3 to 2: half past two comes twice.
    ['2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30Z'],
    ['2027-10-31T03:00', 'Europe/Berlin', '2027-10-31T02:00Z'],
    ['2027-10-03T02:15', 'Australia/Lord_Howe', '2027-10-02T15:45Z'],
    // A day that Samoa left out.
    ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00Z'],
    ['2027-06-01T00:00', 'Pacific/Kiritimati', '2027-05-31T10:00Z'],
  ])('%s in %s is %s', (time, timeZone, expected) => {
    expect(instantOf(time, timeZone)).toBe(Date.parse(expected));
  });
});

test.each([
  ['en', 'US', 'America/Chicago', /Saturday, July 3, 2027 .*6:00.PM CDT/],
  ['en', 'GB', 'Europe/London', /Saturday,? 3 July 2027 .*18:00 BST/],
  ['de', 'AT', 'Europe/Vienna', /Samstag, 3\. Juli 2027 .*18:00 MESZ/],
  ['es', 'US', 'America/Chicago', /sábado, 3 de julio de 2027/],
])('is written in %s as people in %s write it, with the zone', (language, country, zone, form) => {
  const time = instantOf('2027-07-03T18:00', zone);
  expect(dayAndTime(time, zone, language, country)).toMatch(form);
});

test('days that a month does not have, and other forms, are no times', () => {
  const issuesOf = (value: string) => LocalTime.safeParse(value).error?.issues.length ?? 0;
  for (const right of ['2027-03-28T18:00', '2028-02-29T00:00', '2027-12-31T23:59'])
    expect(issuesOf(right), right).toBe(0);
  for (const wrong of ['2027-02-29T18:00', '2027-04-31T18:00', '2027-03-28', '2027-03-28T24:00'])
    expect(issuesOf(wrong), wrong).toBe(1);
  for (const wrong of ['', '2027-3-28T18:00', '2027-03-28T18:00Z', '2027-03-28 18:00'])
    expect(issuesOf(wrong), wrong).toBe(1);
});

test('what is left adds up, and the last second counts until it is over', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * DAY }), (milliseconds) => {
      const { days, hours, minutes, seconds } = timeLeft(milliseconds);
      expect(Math.max(hours / 24, minutes / 60, seconds / 60)).toBeLessThan(1);
      const sum = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
      expect(sum).toBe(Math.ceil(milliseconds / 1000));
    }),
  );
  expect(timeLeft(1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});
