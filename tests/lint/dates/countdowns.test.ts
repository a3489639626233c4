import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { scheduleOtherDay } from '../../../cli/rules/copy/schedule-other-day.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { namedDays } from '../../../cli/rules/words/dates/last-days.ts';
import { FACTS, SCHEMA } from '../copy-findings.ts';

const TEN = 'Ten percent off until February 12, 2027';

const ENDS = { page: { expireAt: '2027-02-12T18:00' } };

/** A page that says twice until when its offer is. */
const titled = (day: string) => ({
  seo: { title: `Until ${day} February 2027`, description: `Until ${day} February 2027.` },
});

describe('a countdown and its words', () => {
  const facts = createFacts(
    SCHEMA.parse({
      ...FACTS.site,
      early: { until: 'February 12, 2027', end: '12 de febrero de 2027' },
    }),
    SCHEMA,
  );
  const told = (until: string, heading: string, page: object = {}) => {
    const raw = { page, countdown: { heading, text: 'Call us.', until, after: 'Over.' } };
    const file = copyFile('landing', 'en', raw);
    return [...applyCopyRule(scheduleOtherDay, file, facts)].map(({ message }) => message);
  };

  it.each([
    ['2027-02-15T17:30', 'Ten percent off until {early.until}'],
    ['2027-02-15T17:30', '10 % de descuento hasta el {early.end}'],
    ['2027-02-28T12:00', 'Nur bis Freitag, den 12. Februar 2027'],
    ['2027-02-02T18:00', 'Every visit booked by February 12 comes with a scan.'],
    ['2027-02-15T18:00', 'Ten percent off until February 12'],
    ['2027-02-15T18:00', 'The offer ends on February 12.'],
    ['2027-02-15T18:00', 'Free scan-backs until February 12'],
    ['2027-02-15T18:00', 'Save on every deck until February 12!'],
    ['2027-02-15T18:00', 'Book now until Friday, February 12'],
    ['2027-01-15T18:00', 'Aktion bis 12. Februar'],
    ['2027-02-15T18:00', 'Gebucht bis zum 12.02., gilt der alte Preis.'],
    ['2027-02-15T18:00', '10 % menos hasta el 12 de febrero'],
    ['2027-02-15T18:00', 'Inscripciones abiertas hasta el 12 de febrero'],
  ])('%s: %s', (until, heading) => {
    expect(told(until, heading)).toEqual([
      `The countdown ends on ${until.slice(0, 10)}, and its words say 2027-02-12.`,
    ]);
  });

  it.each([
    [
      ...['2027-02-15T18:00', TEN, {}],
      'Write the day that is right in both: in until, and in the words of the countdown.',
    ],
    ['2027-02-15T18:00', TEN, titled('12'), 'Let it end on 2027-02-12, as the page says, too.'],
    ['2027-02-15T18:00', TEN, titled('15'), 'Write 2027-02-15 in its words, as the page says.'],
    ['2027-03-12T18:00', TEN, ENDS, 'Let it end on 2027-02-12, as its words say.'],
    ['2027-02-12T20:00', TEN, ENDS, 'Let both end at the same time.'],
    [
      ...['2027-02-15T20:00', 'Soon', ENDS],
      'Let the countdown end earlier, or set expireAt to its end.',
    ],
  ] as [string, string, object, string][])(
    'has advice that fits its words and its page: %s, %s',
    (until, heading, page, hint) => {
      const countdown = { heading, text: 'Call us.', until, after: 'Over.' };
      const file = copyFile('landing', 'en', { ...page, countdown });
      const found = [...applyCopyRule(scheduleOtherDay, file, facts)];
      expect(found.map((finding) => finding.hint)).toEqual([hint]);
    },
  );

  it('runs longer than its page', () => {
    expect(told('2027-04-25T14:00', 'Soon', { expireAt: '2027-04-24T17:00' })).toEqual([
      'The countdown runs longer than its page, which is taken down at 2027-04-24, 17:00.',
    ]);
    expect(told('2027-04-24T14:00', 'Soon', { expireAt: '2027-04-24T17:00' })).toEqual([]);
  });

  it('runs as it should beside a page that is over before it begins, which is told by its order', () => {
    const page = { publishAt: '2026-11-01T09:00', expireAt: '2026-01-30T13:00' };
    expect(told('2027-01-30T13:00', 'Until January 30, 2027', page)).toEqual([]);
    expect(told('2027-02-15T13:00', 'Until January 30, 2027', page)).toHaveLength(1);
    const later = { publishAt: '2025-11-01T09:00', expireAt: '2026-01-30T13:00' };
    expect(told('2027-01-30T13:00', 'Until January 30, 2027', later)).toHaveLength(1);
  });

  it.each([
    ['2027-02-12T17:30', 'Ten percent off until {early.until}'],
    ['2027-02-08T17:00', 'Orders in time are posted by Friday {early.until}.'],
    ['2027-01-30T23:59', 'The visit itself can be later, on any day until {early.until}.'],
    ['2027-02-13T00:00', 'Ten percent off until {early.until}'],
    ['2027-02-27T13:00', 'The cleaning can be as late as March 30, 2027'],
    ['2027-02-27T13:00', 'Until February 2027'],
    ['2027-02-12T18:00', 'Every visit booked by February 12 comes with a scan.'],
    ['2027-02-13T00:00', 'Ten percent off until February 12'],
    ['2026-12-21T18:00', 'Book by December 21; the visit itself may be until December 31.'],
    ['2026-12-21T18:00', 'Ten percent off all visits until December 31'],
    ['2026-12-21T18:00', 'Free scans for stays until January 5'],
    ['2026-12-21T18:00', 'Order now, delivered by December 24'],
    ['2026-12-21T18:00', 'Book now and be done by December 31.'],
    ['2026-12-21T18:00', 'The winter course ends December 31.'],
    ['2026-12-21T18:00', 'Prices are those of the list until June 30.'],
    ['2026-12-21T18:00', 'Registration closes on December 21, the course on January 31.'],
    ['2026-12-21T18:00', 'Everything is sewn by hand until December 23.'],
    ['2026-12-21T18:00', 'Our shop stays open until December 24.'],
    ['2026-12-21T18:00', 'Free coffee, and the shop is open until December 24'],
    ['2026-12-21T18:00', 'Free trial lessons for courses that run until January 31'],
    ['2026-12-21T18:00', 'Free parking at the market until December 24'],
    ['2026-12-21T18:00', 'The lights burn until January 6.'],
    ['2026-12-21T18:00', 'Cards for travel only until January 31'],
    ['2026-12-21T18:00', 'Vouchers are redeemed until January 31.'],
    ['2026-12-21T18:00', 'Buchen Sie jetzt: Reisen nur bis 31. Januar'],
    ['2026-12-21T18:00', 'Bestellt wird jetzt, geliefert bis 24. Dezember.'],
    ['2026-12-21T18:00', 'Reserve ya: estancias solo hasta el 31 de enero'],
    ['2026-12-21T18:00', 'The class starts with ten and ends December 31.'],
    ['2026-12-21T18:00', 'We book by telephone until December 31.'],
  ])('agree: %s, %s', (until, heading) => {
    expect(told(until, heading)).toEqual([]);
  });
});

describe('a banner and the end of its page', () => {
  const told = (text: string, expireAt = '2026-12-15T20:00') => {
    const raw = { page: { expireAt }, hero: { urgencyBanner: { text } } };
    const file = copyFile('landing', 'en', raw);
    return [...applyCopyRule(scheduleOtherDay, file, FACTS)].map(({ path }) => path.join('.'));
  };

  it.each([
    'Adventsaktion bis 31. Dezember: {business.phone}',
    'Nur bis zum 24.12.2026',
    'Nur bis 24.12. zum alten Preis',
    'Ten percent off until December 31',
    'Offer ends 20 December, call us',
    'Half price through December 31st, 2026',
    'Hasta el 31 de diciembre, 10 % menos',
    'Hasta el 8 de enero de 2027, 10 % menos',
  ])('%s is too late', (text) => {
    expect(told(text)).toEqual(['hero.urgencyBanner.text']);
  });

  it.each([
    'Adventsaktion bis 15. Dezember: {business.phone}',
    'Ten percent off until December 10',
    'Book before December 31 is over, we come until 8 PM',
    'Vouchers are valid until December 31, redeem them later',
    'Open on December 24 until 12 PM',
    'Hasta el 8 de enero, 10 % menos',
    'We answer until 20 minutes past',
    'Order until 10 to eat at noon',
  ])('%s may be right', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('may be in the year before its page ends', () => {
    expect(told('Reserve by Saturday, December 12, at 4 PM', '2027-01-04T07:00')).toEqual([]);
    expect(told('Reserve by January 12', '2027-01-04T07:00')).toEqual(['hero.urgencyBanner.text']);
  });

  it('may name the day by which the work is done, which is later', () => {
    const named = (text: string) => namedDays({ text }, FACTS);
    expect(named('Reserve in time. The work must be done by March 31, 2027.')).toEqual([]);
    expect(named('Reserve by March 31, 2027.')).toEqual(['2027-03-31']);
  });

  it('is no fault on a page that stays', () => {
    expect(told('Ten percent off until December 31', '')).toEqual([]);
  });
});
