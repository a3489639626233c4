import { describe, expect, test } from 'vitest';
import { hourTexts } from '../../cli/content/facts/hour-texts.ts';

type Week = Parameters<typeof hourTexts>[0];

const WEEK: Week = [
  { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:30',
  },
];

const texts = (week: Week, language = 'en', country = 'US') =>
  Object.fromEntries(hourTexts(week, { language, country, locale: `${language}-${country}` }));

describe('the hours of a week as facts', () => {
  test.each([
    ['en', 'US', 'Monday–Friday 9 AM–5:30 PM, Saturday 10 AM–2 PM'],
    ['en', 'GB', 'Monday–Friday 9:00–17:30, Saturday 10:00–14:00'],
    ['de', 'DE', 'Montag–Freitag 9:00–17:30, Samstag 10:00–14:00'],
    ['es', 'ES', 'lunes–viernes 9:00–17:30, sábado 10:00–14:00'],
  ])('are one text in words: %s %s', (language, country, expected) => {
    expect(texts(WEEK, language, country)['business.hours.week']).toBe(expected);
  });

  test('are a text for each day, and the times at which it opens and closes', () => {
    const facts = texts(WEEK);
    expect(facts).toMatchObject({
      'business.hours.week.Monday': '9 AM–5:30 PM',
      'business.hours.week.Saturday.opens': '10 AM',
      'business.hours.week.Saturday.closes': '2 PM',
    });
    expect(Object.keys(facts).filter((name) => name.includes('Sunday'))).toEqual([]);
  });

  test('name both parts of a day with a break, in their order, and days of their own', () => {
    const facts = texts([
      { days: ['Monday', 'Wednesday'], opens: '14:00', closes: '18:00' },
      { days: ['Monday', 'Wednesday'], opens: '08:00', closes: '12:00' },
    ]);
    expect(facts).toMatchObject({
      'business.hours.week': 'Monday and Wednesday 8 AM–12 PM and 2 PM–6 PM',
      'business.hours.week.Monday.opens': '8 AM',
      'business.hours.week.Monday.closes': '6 PM',
    });
  });

  test('are none without a week', () => {
    expect(texts([])).toEqual({});
  });
});
