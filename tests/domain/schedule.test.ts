import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isoTime, momentOf, namesMoment, timesAroundGap } from '../../cli/schedule/moments.ts';
import { nextChange } from '../../cli/schedule/next-change.ts';
import { firstReading, outlasts, showingAt } from '../../cli/schedule/showing.ts';
import type { Schedule } from '../../schemas/schedule.ts';
import { cases } from '../support/proof.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const zone = fc.constantFrom(
  ...['UTC', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca'],
  ...Intl.supportedValuesOf('timeZone'),
);

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show, told by another way than the one that is tested. */
function shownAt(time: number, timeZone: string): string {
  const options = { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options);
  clocks.set(timeZone, clock);
  return clock.format(time).replace(' ', 'T');
}

const minutesOf = (shown: string) => Date.parse(`${shown}Z`) / MINUTE;

/** The last minutes before the clocks of a zone are put forward, and the first after, from 2011 to 2030. */
function gapsOf(timeZone: string): { before: string; after: string }[] {
  const gaps: { before: string; after: string }[] = [];
  const ahead = (time: number) => minutesOf(shownAt(time, timeZone)) - time / MINUTE;
  for (let day = Date.UTC(2011); day < Date.UTC(2030); day += 5 * DAY) {
    let [low, high] = [day, day + 5 * DAY];
    if (ahead(low) >= ahead(high)) continue;
    while (high - low > MINUTE) {
      const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
      if (ahead(middle) === ahead(day)) low = middle;
      else high = middle;
    }
    gaps.push({ before: shownAt(low, timeZone), after: shownAt(high, timeZone) });
  }
  return gaps;
}

test('a time in any zone is written with a year of four digits', () => {
  fc.assert(
    fc.property(
      zone,
      fc.constantFrom('9999-12-31T23:59', '9999-12-31', '0000-01-01'),
      (at, text) => {
        expect(isoTime(momentOf(text, at))).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      },
    ),
  );
});

describe('a time that the clocks never show', () => {
  test('is told with the minutes on both sides, and no other time is', () => {
    const property = fc.property(zone, fc.nat(), fc.nat(), (timeZone, which, offset) => {
      const gaps = gapsOf(timeZone);
      const gap = gaps[which % Math.max(1, gaps.length)];
      if (!gap) return;
      const width = minutesOf(gap.after) - minutesOf(gap.before) - 1;
      const inside = (minutesOf(gap.before) + 1 + (offset % width)) * MINUTE;
      const time = new Date(inside).toISOString().slice(0, 16);
      expect(timesAroundGap(time, timeZone), `${time} ${timeZone}`).toEqual(gap);
      for (const shown of [gap.before, gap.after])
        expect(timesAroundGap(shown, timeZone)).toBeUndefined();
    });
    fc.assert(property, { numRuns: cases(12, 2000) });
  });
});

describe('the moment of --now', () => {
  test.each([
    ['2027-03-28T09:00', '2027-03-28T07:00:00Z'],
    ['2027-03-28', '2027-03-27T23:00:00Z'],
    ['2027-03-28T09:00Z', '2027-03-28T09:00:00Z'],
    ['2027-03-28T09:00:30+05:30', '2027-03-28T03:30:30Z'],
    ['2027-10-31T02:30', '2027-10-31T00:30:00Z'],
    ['2027-03-28T09:00:00+0200', '2027-03-28T07:00:00Z'],
    ['2027-03-28T09:00:00.000000+00:00', '2027-03-28T09:00:00Z'],
  ])('%s in Berlin is %s', (text, expected) => {
    expect(namesMoment(text)).toBe(true);
    expect(isoTime(momentOf(text, 'Europe/Berlin'))).toBe(expected);
  });

  test.each([
    '',
    'tomorrow',
    '2027-02-29',
    '2027-02-30T10:00',
    '2027-03-28T25:00',
    '2027-3-8',
    '28.3.2027',
    '2027-13-01T10:00Z',
  ])('%s is none', (text) => expect(namesMoment(text)).toBe(false));
});

const moment = fc.integer({ min: 0, max: 20 });
const schedule: fc.Arbitrary<Schedule> = fc
  .record(
    {
      isDraft: fc.constant(true as const),
      from: moment,
      until: moment,
      redirect: fc.constant('/offers'),
    },
    { requiredKeys: [] },
  )
  .filter(({ from = -1, until = 21 }) => from < until);

describe('a schedule', () => {
  test('shows a page from its first moment to its last, and never again nothing', () => {
    fc.assert(
      fc.property(schedule, fc.array(moment), (own, moments) => {
        const seen = moments
          .sort((a, b) => a - b)
          .map((now) => showingAt(own, { now, drafts: false }));
        const shown = seen.filter((showing) => showing !== 'nothing');
        expect(seen.slice(seen.length - shown.length)).toEqual(shown);
        if (own.isDraft) expect(shown).toEqual([]);
        for (const [index, now] of moments.entries())
          if (!own.isDraft && now >= (own.from ?? 0) && now < (own.until ?? 21))
            expect(seen[index]).toBe('page');
        for (const now of moments)
          expect(showingAt(own, { now, drafts: true })).not.toBe('nothing');
      }),
    );
  });

  test('changes a site at the moments that are due, and at no other', () => {
    const pages = fc.array(schedule).map((schedules) =>
      schedules.map((own, index) => ({
        entry: { path: `/${index}` },
        schedule: own,
      })),
    );
    fc.assert(
      fc.property(pages, moment, (all, start) => {
        const look = (now: number) =>
          all.map(({ schedule: own }) => showingAt(own, { now, drafts: false })).join();
        let now = start;
        for (let due = nextChange(all, now); due; due = nextChange(all, now)) {
          for (let at = now; at < due.moment; at += 1) expect(look(at)).toBe(look(now));
          expect(look(due.moment)).not.toBe(look(now));
          now = due.moment;
        }
        expect(look(1000)).toBe(look(now));
      }),
    );
  });

  test('outlasts another one if its page is there at every moment at which the other is', () => {
    fc.assert(
      fc.property(schedule, schedule, moment, (page, other, start) => {
        const isThere = (own: Schedule, now: number) =>
          showingAt(own, { now, drafts: false }) === 'page';
        const coming = Array.from({ length: 30 }, (_, index) => start + index);
        const expected = coming.every((now) => !isThere(other, now) || isThere(page, now));
        // One that is over, or never comes, is outlasted by any: only the other way round is a fault.
        if (outlasts(page, other, start)) expect(expected).toBe(true);
        else if (firstReading(other, start) !== undefined) expect(expected).toBe(false);
      }),
    );
  });
});
