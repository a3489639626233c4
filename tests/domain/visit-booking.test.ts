import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fetchedFacts } from '../../cli/templates/facts-file.ts';
import { bookingText } from '../../site/booking/booking.ts';
import { bookableServices } from '../../site/booking/booking-texts.ts';
import { isPast } from '../../site/booking/booking-time.ts';
import { bookingReading, serviceOf } from '../../site/prices/booking-service.ts';
import { FEE_READINGS } from '../../site/prices/price-lists.ts';
import { TIME_SLOTS } from '../../site/prices/time-slots.ts';
import { siteFacts, siteWords } from '../content/site-facts.ts';
import { SITE } from '../support/site-code.ts';

const { config } = siteFacts();
const words = siteWords();
const facts = fetchedFacts(config, words, SITE.definition);
const choices = Object.keys(words.en?.contact.services ?? {});
const at = (hours: number, minutes = 0, day = '2026-11-21') => ({
  day,
  minutes: hours * 60 + minutes,
});

describe('a time that has passed', () => {
  test.each([
    ['business-hours', at(17, 59), false],
    ['business-hours', at(18), true],
    ['evening', at(18), false],
    ['evening', at(21, 59), false],
    ['evening', at(22), true],
    ['late-night', at(0, 10), false],
    ['late-night', at(23, 59), false],
  ] as const)('%s today at %o: %s', (slot, now, past) => {
    expect(isPast('2026-11-21', slot, now, config)).toBe(past);
  });

  test('is any slot of an earlier day and none of a later one', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(fc.constantFrom(...TIME_SLOTS), minutes, (slot, minutes) => {
        const now = { day: '2026-11-21', minutes };
        expect(isPast('2026-11-20', slot, now, config)).toBe(true);
        expect(isPast('2026-11-22', slot, now, config)).toBe(false);
        expect(isPast('2027-01-01', slot, now, config)).toBe(false);
      }),
    );
  });

  test('never comes back in the course of a day', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    fc.assert(
      fc.property(fc.constantFrom(...TIME_SLOTS), minutes, minutes, (slot, one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        const past = (minutes: number) =>
          isPast('2026-11-21', slot, { day: '2026-11-21', minutes }, config);
        if (past(earlier)) expect(past(later)).toBe(true);
      }),
    );
  });
});

describe('the services that can be booked', () => {
  test.each(['en', 'es'])('are those of the message form, in %s', (language) => {
    const services = bookableServices(facts, language);
    expect(services).toEqual(words[language]?.contact.services);
    expect(Object.keys(services)).toEqual(choices);
  });

  test('are labeled in English where nobody has translated them', () => {
    expect(bookableServices(facts, 'de')).toEqual(words.en?.contact.services);
  });
});

describe('the service that a booking begins with', () => {
  test.each([
    ['/poder-notarial', 'power-of-attorney', 'poa'],
    ['/vehicle-title-transfer', 'vehicle-title', 'vehicle'],
    ['/services/affidavit-notary', undefined, 'affidavit'],
    ['/', undefined, 'general'],
    ['/divorce-papers', 'divorce', 'other'],
  ])('on %s', (path, theme, service) => {
    expect(serviceOf(path, theme)).toBe(service);
  });

  test('is always one that can be chosen', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, theme) => {
        expect(choices).toContain(serviceOf(path, theme));
      }),
    );
  });
});

test('a booking as a chat says all that was filled in', () => {
  const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
  const fields = fc.record({
    service: fc.constant('poa'),
    address: text,
    date: fc.constant('2026-11-21'),
    timeSlot: fc.constantFrom(...TIME_SLOTS),
    signatures: fc.integer({ min: 1, max: 100 }),
    name: text,
    phone: text,
    email: text,
    notes: text,
  });
  fc.assert(
    fc.property(fields, (fields) => {
      const message = bookingText(fields, 'Power of attorney', 'Evening');
      const { address, date, name, phone, email, notes, signatures } = fields;
      for (const part of [address, date, name, phone, email, notes, String(signatures)])
        expect(message).toContain(part);
    }),
  );
});

describe('the price list of a booking', () => {
  test.each([
    ['standard', 'general', 'general', 'standard'],
    ['standard', 'general', 'poa', 'standard'],
    ['standard', 'general', 'vehicle', 'vehicle'],
    ['hourly-stanton', 'general', 'real-estate', 'real-estate'],
    ['standard', 'vehicle', 'vehicle', 'standard'],
    ['vehicle', 'vehicle', 'real-estate', 'real-estate'],
    ['vehicle', 'vehicle', 'poa', 'standard'],
    ['real-estate', 'real-estate', 'affidavit', 'standard'],
    ['flat', 'general', 'affidavit', 'flat'],
    ['hourly', 'general', 'vehicle', 'hourly'],
  ] as const)('on a page with %s about %s, for %s, is %s', (reading, service, chosen, expected) => {
    expect(bookingReading({ reading, service }, chosen)).toBe(expected);
  });

  test('is the page’s as long as nothing else is chosen', () => {
    const services = fc.constantFrom(...choices);
    fc.assert(
      fc.property(fc.constantFrom(...FEE_READINGS), services, (reading, service) => {
        expect(bookingReading({ reading, service }, service)).toBe(reading);
      }),
    );
  });
});
