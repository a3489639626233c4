import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clockTime,
  monthAndYear,
  timeBandSpanish,
  timeOfDay,
  usd,
} from '../../renderer/text/formats.ts';

describe('an amount of money', () => {
  test.each([
    [0, '$0'],
    [1, '$1'],
    [40, '$40'],
    [1.75, '$1.75'],
    [1.1, '$1.10'],
    [0.05, '$0.05'],
    [19.99, '$19.99'],
    [1200, '$1,200'],
    [100_000, '$100,000'],
    [0.1 + 0.2, '$0.30'],
  ])('%s is shown as %s', (amount, shown) => {
    expect(usd(amount)).toBe(shown);
  });

  test('can be read back to the cent, with cents only where there are any', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        const shown = usd(cents / 100);
        expect(shown).toMatch(/^\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?$/);
        expect(Math.round(Number(shown.replace(/[$,]/g, '')) * 100)).toBe(cents);
        expect(shown.includes('.')).toBe(cents % 100 !== 0);
      }),
    );
  });
});

describe('a time of day', () => {
  test.each([
    ['00:00', '12 AM'],
    ['00:30', '12:30 AM'],
    ['08:00', '8 AM'],
    ['08:05', '8:05 AM'],
    ['11:59', '11:59 AM'],
    ['12:00', '12 PM'],
    ['13:00', '1 PM'],
    ['20:00', '8 PM'],
    ['23:59', '11:59 PM'],
  ])('%s is shown as %s', (time, shown) => {
    expect(clockTime(time)).toBe(shown);
  });

  test('can be read back to the minute', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const two = (value: number) => String(value).padStart(2, '0');
        const shown = clockTime(`${two(Math.floor(minute / 60))}:${two(minute % 60)}`);
        const [, hour, past = '0', half] = /^(\d{1,2})(?::(\d\d))? (AM|PM)$/.exec(shown) ?? [];
        const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
        expect(hours * 60 + Number(past)).toBe(minute);
      }),
    );
  });
});

describe('a month', () => {
  test('is shown by its English name and year', () => {
    expect(monthAndYear('2029-05')).toBe('May 2029');
    expect(monthAndYear('2030-01')).toBe('January 2030');
    expect(monthAndYear('2030-12')).toBe('December 2030');
  });

  test('is the one that the calendar names', () => {
    const calendar = new Intl.DateTimeFormat('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const year = fc.integer({ min: 2000, max: 2099 });
    fc.assert(
      fc.property(year, fc.integer({ min: 1, max: 12 }), (year, month) => {
        const written = `${year}-${String(month).padStart(2, '0')}`;
        expect(monthAndYear(written)).toBe(calendar.format(Date.UTC(year, month - 1)));
      }),
    );
  });
});

describe('in Spanish', () => {
  test.each([
    ['6 PM to 10 PM', 'de 6 PM a 10 PM'],
    ['10 PM to 6 AM', 'de 10 PM a 6 AM'],
    ['8:30 AM to 12 PM', 'de 8:30 AM a 12 PM'],
  ])('the hours %s are %s', (band, shown) => {
    expect(timeBandSpanish(band)).toBe(shown);
  });

  test.each(['after 6 PM', 'from 6 PM to 10 PM', 'de 6 PM a 10 PM', ''])(
    'hours worded otherwise stay as they are: "%s"',
    (band) => {
      expect(timeBandSpanish(band)).toBe(band);
    },
  );

  test('a month is the one that the calendar names', () => {
    const calendar = new Intl.DateTimeFormat('es-MX', { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const name = calendar.format(Date.UTC(2029, month - 1));
      expect(monthAndYear(`2029-${String(month).padStart(2, '0')}`, 'es')).toBe(`${name} de 2029`);
    }
  });
});

describe('a time of day in a language and a country', () => {
  test.each([
    ['13:30', 'es', 'AR', '13:30'],
    ['09:00', 'es-CL', 'CL', '09:00'],
    ['13:30', 'en', 'AR', '1:30 PM'],
    ['20:00', 'en', 'US', '8 PM'],
    ['08:30', 'es', 'US', '8:30 AM'],
    ['20:00', 'de', 'DE', '20:00'],
    ['18:30', 'fr', 'FR', '18:30'],
    ['20:00', 'en', 'GB', '20:00'],
    ['20:00', 'en-GB', 'US', '20:00'],
    ['20:00', 'de', 'Germany', '20:00'],
  ])('%s in %s, %s is %s', (time, language, country, shown) => {
    expect(timeOfDay(time, language, country)).toBe(shown);
  });
});
