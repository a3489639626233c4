import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookingOffers, hasBookingDialog } from '../../renderer/features/booking/booking-offer.ts';
import { bookingText } from '../../renderer/features/booking/booking-text.ts';
import { businessTime, yearAfter } from '../../renderer/features/booking/business-time.ts';
import {
  DAY_PARTS,
  isClosedOn,
  isOpenIn,
  isOver,
} from '../../renderer/features/booking/day-parts.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { siteWords } from '../content/site-facts.ts';

describe('the clock of a business', () => {
  test.each([
    ['2026-11-21T18:30:00Z', '2026-11-21', 12 * 60 + 30],
    ['2026-07-04T04:59:00Z', '2026-07-03', 23 * 60 + 59],
    ['2026-07-04T05:00:00Z', '2026-07-04', 0],
    ['2026-03-08T08:00:00Z', '2026-03-08', 3 * 60],
  ])('shows %s as it is there', (moment, day, minutes) => {
    expect(businessTime(new Date(moment), { timeZone: 'America/Chicago' })).toEqual({
      day,
      minutes,
    });
  });

  test('a year later is the same day, or the next after a leap day', () => {
    expect(yearAfter('2026-11-21')).toBe('2027-11-21');
    expect(yearAfter('2028-02-29')).toBe('2029-03-01');
  });
});

const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

describe('parts of the day', () => {
  const openIn = (hours: Parameters<typeof isOpenIn>[1]) =>
    DAY_PARTS.filter((part) => isOpenIn(part, hours)).map(({ name }) => name);

  test.each([
    [undefined, ['morning', 'afternoon', 'evening']],
    [{ regular: { opens: '08:00', closes: '12:00' } }, ['morning']],
    [{ regular: { opens: '12:00', closes: '18:00' } }, ['afternoon']],
    [{ regular: { opens: '17:59', closes: '22:00' } }, ['afternoon', 'evening']],
    [{ regular: { opens: '22:00', closes: '02:00' } }, ['morning', 'evening']],
    [{ regular: { opens: '00:00', closes: '00:00' } }, ['morning', 'afternoon', 'evening']],
  ])('of %o are %o', (hours, expected) => {
    expect(openIn(hours)).toEqual(expected);
  });

  test('of a week are those of any of its days', () => {
    const week = [
      { days: ['Monday' as const], opens: '08:00', closes: '11:00' },
      { days: ['Thursday' as const], opens: '18:30', closes: '20:00' },
    ];
    expect(openIn({ week })).toEqual(['morning', 'evening']);
  });

  test('hold every minute in which a business is open, and none that has no such minute', () => {
    fc.assert(
      fc.property(clock, clock, (opens, closes) => {
        const [from, to] = [minutesOf(opens), minutesOf(closes)];
        const minutes = Array.from({ length: 24 * 60 }, (_, minute) => minute).filter((minute) =>
          to > from ? minute >= from && minute < to : minute >= from || minute < to,
        );
        const expected = DAY_PARTS.filter((part) =>
          minutes.some((minute) => minute >= part.from && minute < part.to),
        );
        expect(openIn({ regular: { opens, closes } })).toEqual(expected.map(({ name }) => name));
      }),
    );
  });
});

describe('a day', () => {
  const week = [
    { days: ['Monday' as const, 'Saturday' as const], opens: '09:00', closes: '17:00' },
  ];

  test.each([
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2026-11-23', false],
    ['2026-11-24', true],
    ['', false],
    ['2026-13-45', false],
  ])('%j is closed: %s', (day, closed) => {
    expect(isClosedOn(day, { week })).toBe(closed);
    expect(isClosedOn(day, { regular: { opens: '09:00', closes: '17:00' } })).toBe(false);
    expect(isClosedOn(day, undefined)).toBe(false);
  });

  test.each([
    ['2026-11-20', 'evening', 0, true],
    ['2026-11-21', 'morning', 11 * 60 + 59, false],
    ['2026-11-21', 'morning', 12 * 60, true],
    ['2026-11-21', 'evening', 23 * 60 + 59, false],
    ['2026-11-21', 'Before the market', 23 * 60 + 59, false],
    ['2026-11-22', 'morning', 23 * 60, false],
  ])('%s, %s, at minute %i of the 21st is over: %s', (date, timeSlot, minutes, over) => {
    expect(isOver({ date, timeSlot }, { day: '2026-11-21', minutes })).toBe(over);
  });
});

describe('what can be booked', () => {
  const words = siteWords();
  const config = (booking: NonNullable<SiteConfig['features']>['booking']) =>
    ({ languages: ['en', 'es'], business: {}, features: { booking } }) as SiteConfig;

  test('is a day and a part of it, where nothing else is said', () => {
    expect(hasBookingDialog(config(true), {})).toBe(true);
    const { en, es } = bookingOffers(config(true), words);
    expect(en).toMatchObject({ services: [], asksAddress: false });
    expect(en?.timeSlots.map(({ value }) => value)).toEqual(['morning', 'afternoon', 'evening']);
    expect(es?.timeSlots.map(({ value }) => value)).toEqual(['morning', 'afternoon', 'evening']);
    expect(es?.timeSlots[0]?.label).not.toBe(en?.timeSlots[0]?.label);
  });

  test('is said in the language of the page, and sent in the main one', () => {
    const services = ['Massage', { en: 'First visit', es: 'Primera visita' }];
    const { es } = bookingOffers(
      config({ services, timeSlots: ['8 to 10'], address: true }),
      words,
    );
    expect(es?.services).toEqual([
      { value: 'Massage', label: 'Massage' },
      { value: 'First visit', label: 'Primera visita' },
    ]);
    expect(es).toMatchObject({ timeSlots: [{ value: '8 to 10' }], asksAddress: true });
    const fields = {
      ...{ service: 'First visit', address: '', date: '2026-11-23', timeSlot: '8 to 10' },
      ...{ name: 'Ana', phone: '1', email: 'a@b.c', notes: '' },
    };
    const text = es && bookingText(fields, es, 'es');
    expect(text).toContain('Primera visita');
    expect(text).toContain('lunes, 23 de noviembre de 2026');
    expect(text).not.toMatch(/undefined|: $|\n$/m);
  });

  test('is left to a form of the site’s own, and off without a switch', () => {
    expect(hasBookingDialog(config(true), { features: { booking: true } })).toBe(false);
    expect(hasBookingDialog(config(false), {})).toBe(false);
    expect(hasBookingDialog({}, {})).toBe(false);
  });
});
