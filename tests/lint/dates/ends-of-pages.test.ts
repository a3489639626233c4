import { describe, expect, it } from 'vitest';
import { scheduleOtherDay } from '../../../cli/rules/copy/schedule-other-day.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS } from '../copy-findings.ts';

/** What is told of a landing, by its place. */
function told(raw: object, language = 'en'): string[] {
  const file = copyFile('landing', language, raw);
  return [...applyCopyRule(scheduleOtherDay, file, FACTS)].map(({ path }) => path.join('.'));
}

interface Offer {
  expireAt?: string;
  until?: string;
  title?: string;
  banner?: string;
  heading?: string;
  note?: string;
}

/** A page of an offer that ends on 31 January 2027. */
function offer({
  expireAt = '2027-01-31T20:00',
  until = '2027-01-31T20:00',
  title = 'Join by 31 January: first month half price',
  banner = 'Ends on Sunday 31 January 2027',
  heading = 'Half a month of money stays with you',
  note = '',
}: Offer) {
  return {
    page: { expireAt },
    seo: { title },
    hero: { urgencyBanner: { text: banner } },
    countdown: { heading, until, after: 'This offer has ended.' },
    note: { heading: 'Terms', text: note },
  };
}

describe('a countdown and its page', () => {
  it('that are far from each other, where title, description and banner agree', () => {
    const settled = (heading: string) => {
      const page = offer({ until: '2027-01-10T20:00', heading });
      const seo = {
        ...page.seo,
        description: 'The first month at half price until 31 January 2027.',
      };
      return told({ ...page, seo });
    };
    expect(settled('Time left at half the price')).toEqual(['countdown.until']);
    expect(settled('Until the doors open')).toEqual([]);
    expect(settled('The early price ends in')).toEqual([]);
  });

  it('that agree on a day after the end of the page are told once, at its end', () => {
    const cut = { expireAt: '2027-01-12T20:00' };
    expect(told(offer(cut))).toEqual(['page.expireAt']);
    expect(told(offer({ ...cut, banner: 'Half price' }))).toEqual(['countdown.until']);
  });

  it.each([{ until: '2027-01-30T20:00' }, { until: '2027-01-29T18:00' }])('%o', (parts) => {
    expect(told(offer(parts))).toEqual(['countdown.until']);
  });

  it.each([
    {},
    { until: '2027-01-31T00:00', title: 'Join by 30 January', banner: 'Ends on 30 January 2027' },
    { until: '2027-02-01T00:00', expireAt: '2027-02-01T00:00' },
    { until: '2027-01-15T20:00' },
    { until: '2027-01-30T20:00', heading: 'The early price ends in' },
    { until: '2027-01-30T20:00', heading: 'The first round closes in' },
    { until: '2027-01-30T20:00', banner: 'Ends on 30 January 2027' },
    { until: '2027-01-30T20:00', banner: 'Ask at the desk' },
    { until: '2027-01-30T20:00', banner: 'The last day is 31 January 2027' },
  ])('%o may be right', (parts) => {
    expect(told(offer(parts))).toEqual([]);
  });
});

describe('a page and the end of its offer', () => {
  it.each([{ expireAt: '2027-02-28T20:00' }, { expireAt: '2027-12-31T20:00' }])('%o', (parts) => {
    expect(told(offer(parts))).toEqual(['page.expireAt']);
  });

  it.each([
    { expireAt: '2027-02-05T20:00' },
    { expireAt: '2027-02-28T20:00', note: 'The first lesson is on 20 February.' },
    { expireAt: '2027-02-28T20:00', note: 'The course begins on 6 March 2027.' },
    { expireAt: '2027-02-28T20:00', title: 'Register by 31 January and pay half price' },
    { expireAt: '2027-02-28T20:00', title: 'Deadline by 31 January: half price' },
    { expireAt: '2027-02-28T20:00', title: 'Bring your boat by 31 January' },
    { expireAt: '2027-02-28T20:00', until: '2027-02-20T20:00' },
    { expireAt: '2027-02-28T20:00', banner: 'Half price, while stocks last' },
  ])('%o may be right', (parts) => {
    expect(told(offer(parts))).toEqual([]);
  });
});

describe('a page and the days that it announces', () => {
  const league = (expireAt: string, dates: readonly string[], text = 'Bring soup.') => ({
    page: { expireAt },
    seo: { title: 'Winter league' },
    hero: { urgencyBanner: { text: `First round: ${dates[0]}` } },
    timeline: { heading: 'Dates', items: dates.map((date) => ({ date, text })) },
  });
  const ROUNDS = ['15 January 2027', '5 February 2027', '19 March 2027'];
  const RUNDEN = ['15. Januar 2027', '5. Februar 2027', '19. März 2027'];

  it.each([
    ['2026-03-19T22:00', ROUNDS],
    ['2027-02-19T22:00', ROUNDS],
    ['2026-11-19T22:00', ROUNDS],
    ['2027-02-19T22:00', RUNDEN],
    ['2027-01-20T22:00', ['15 de enero de 2027', '5 de febrero de 2027']],
  ])('%s, %j', (expireAt, dates) => {
    expect(told(league(expireAt, dates))).toEqual(['page.expireAt']);
  });

  it('tells a wrong year once, at the page', () => {
    const raw = { ...offer({}), page: { expireAt: '2026-01-31T20:00' } };
    expect(told(raw)).toEqual(['page.expireAt']);
  });

  it.each([
    ['2027-03-19T22:00', ROUNDS, undefined],
    ['2027-04-30T22:00', ROUNDS, undefined],
    // The first round, or the night after it, is the end.
    ['2027-01-15T18:00', ROUNDS, undefined],
    ['2027-02-06T00:00', ROUNDS, undefined],
    ['2027-01-10T18:00', ROUNDS, 'Enter by 10 January.'],
    ['2027-01-10T18:00', ROUNDS, 'Registration ends five days before the first round.'],
    ['2027-01-10T18:00', ROUNDS, 'Sign up early.'],
    ['2027-01-10T18:00', RUNDEN, 'Anmeldeschluss ist fünf Tage vorher.'],
    ['2027-01-10T18:00', ['1998', '2010', '2027'], undefined],
    ['2027-01-10T18:00', ['January 2027', 'March 2027'], undefined],
    ['2027-01-10T18:00', ['15 January 2027'], undefined],
  ])('%s, %j, %s may be right', (expireAt, dates, text) => {
    expect(told(league(expireAt, dates, text))).toEqual([]);
  });
});
