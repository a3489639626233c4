import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GeoPoint } from '../../schemas/geo-point.ts';
import { greatCircleMiles } from '../../site/places/distance.ts';
import { gazetteerTowns } from '../../site/places/gazetteer.ts';
import { estimate } from '../../site/prices/estimate.ts';
import { feeCertificate } from '../../site/prices/fee-rows.ts';
import { FEE_READINGS, type FeeReading } from '../../site/prices/price-lists.ts';
import { dayPrice, type PromisedPrice, promisedPrices } from '../../site/prices/promised-price.ts';
import { TIME_SLOTS, type TimeSlot } from '../../site/prices/time-slots.ts';
import { siteFacts } from '../content/site-facts.ts';

const { config } = siteFacts();
const { area } = config;

const anyReading = fc.constantFrom(...FEE_READINGS);
const anySlot = fc.constantFrom(...TIME_SLOTS);
const anySignatures = fc.integer({ min: 1, max: 500 });
const anyPoint: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.double({ min: 30.5, max: 33, noNaN: true }),
  longitude: fc.double({ min: -103.5, max: -100.5, noNaN: true }),
});
const townPoint = fc.constantFrom(...gazetteerTowns(area).map(({ point }) => point));
const anyPlace = fc.option(fc.oneof(anyPoint, townPoint), { nil: undefined });

const place = (name: string) => {
  const point = gazetteerTowns(area).find((town) => town.name === name)?.point;
  if (!point) throw new Error(`There is no ${name}`);
  return point;
};
const totals = (
  reading: FeeReading,
  timeSlot: TimeSlot,
  point?: GeoPoint,
  signatures: number | string = 1,
) => promisedPrices(reading, { timeSlot, signatures, point }, config);
const told = (prices: readonly PromisedPrice[]) =>
  prices.map(({ total, hours, bound, byPhone }) =>
    [total, hours, bound, byPhone && 'by phone'].filter(Boolean).join(', '),
  );

describe('what the pages promise', () => {
  test.each<[FeeReading, TimeSlot, string | undefined, string[]]>([
    ['standard', 'business-hours', undefined, ['50']],
    ['standard', 'evening', 'Odessa', ['70']],
    ['standard', 'late-night', 'Big Spring', ['192.32']],
    ['flat', 'business-hours', undefined, ['60']],
    ['flat', 'evening', undefined, ['60']],
    ['flat', 'late-night', 'Midland', ['60']],
    ['vehicle', 'late-night', 'Odessa', ['60']],
    ['vehicle', 'evening', 'Big Spring', ['86.6']],
    [
      'real-estate',
      'business-hours',
      undefined,
      ['60, 9 AM to 6 PM', '60, 6 AM to 9 AM, by phone'],
    ],
    ['real-estate', 'evening', undefined, ['60, by phone']],
    ['hourly', 'business-hours', undefined, ['50, 7 AM to 6 PM', '160, 6 AM to 7 AM']],
    ['hourly', 'evening', undefined, ['50, 6 PM to 8 PM', '85, 8 PM to 10 PM']],
    ['hourly', 'late-night', undefined, ['135, 10 PM to 12 AM', '160, 12 AM to 6 AM']],
    ['hourly', 'evening', 'Stanton', ['57.43, 6 PM to 8 PM', '92.43, 8 PM to 10 PM']],
    ['hourly-stanton', 'evening', 'Stanton', ['70, 6 PM to 8 PM', '92.43, 8 PM to 10 PM']],
    ['stanton', 'business-hours', 'Stanton', ['70']],
    ['stanton', 'evening', 'Stanton', ['90']],
    ['stanton', 'business-hours', 'Midland', ['50']],
    ['stanton', 'business-hours', 'Big Spring', ['92.32']],
    ['towns', 'business-hours', 'Big Spring', ['90']],
    ['towns', 'business-hours', 'Crane', ['80']],
    ['towns', 'business-hours', 'Monahans', ['120.62']],
    ['areas', 'business-hours', undefined, ['60']],
    ['areas', 'business-hours', 'Odessa', ['60']],
    ['areas', 'evening', 'Stanton', ['70']],
    ['areas', 'late-night', 'McCamey', ['130']],
    ['areas', 'business-hours', 'West Odessa', ['70']],
    ['areas', 'business-hours', 'Monahans', ['80, least', '110, most']],
  ])('%s, %s, in %s: %j', (reading, slot, town, expected) => {
    expect(told(totals(reading, slot, town === undefined ? undefined : place(town)))).toEqual(
      expected,
    );
  });

  test('standard is what the calculator says, everywhere and always', () => {
    fc.assert(
      fc.property(anySlot, anySignatures, anyPlace, (timeSlot, signatures, point) => {
        const request = { timeSlot, signatures, point };
        expect(promisedPrices('standard', request, config)).toEqual([estimate(request, config)]);
      }),
    );
  });
});

/** Minute of the day at which a slot begins, and how long it lasts. */
const SLOTS: Record<TimeSlot, [begins: number, lasts: number]> = {
  'business-hours': [6 * 60, 12 * 60],
  evening: [18 * 60, 4 * 60],
  'late-night': [22 * 60, 8 * 60],
};

/** Travel and addition of a page at one minute, read off the pages rather than off the rules. */
function atMinute(reading: FeeReading, minute: number, slot: TimeSlot): [number, number] {
  const hour = minute / 60;
  const added = { 'business-hours': 0, evening: 20, 'late-night': 100 }[slot];
  switch (reading) {
    case 'standard':
    case 'stanton':
    case 'towns':
      return [40, added];
    case 'hourly':
    case 'hourly-stanton':
      if (hour < 7) return [150, 0];
      if (hour >= 22) return [125, 0];
      return [hour >= 20 ? 75 : 40, 0];
    case 'flat':
    case 'vehicle':
    case 'real-estate':
      return [50, 0];
    case 'areas':
      return [50, hour >= 22 || hour < 6 ? 20 : 0];
  }
}

describe('for any page, slot, number and place', () => {
  test('near Midland every minute of the slot has its price told, and no other price is', () => {
    fc.assert(
      fc.property(anyReading, anySlot, anySignatures, (reading, slot, signatures) => {
        const [begins, lasts] = SLOTS[slot];
        const expected = new Set<number>();
        for (let passed = 0; passed < lasts; passed += 15) {
          const [travel, added] = atMinute(reading, (begins + passed) % 1440, slot);
          expected.add(travel + added + 10 + (signatures - 1));
        }
        const prices = totals(reading, slot, undefined, signatures);
        expect(new Set(prices.map(({ total }) => total))).toEqual(expected);
      }),
    );
  });

  test('the parts add up, and one price needs no hours', () => {
    fc.assert(
      fc.property(anyReading, anySlot, anySignatures, anyPlace, (reading, slot, count, point) => {
        const prices = totals(reading, slot, point, count);
        expect(prices.length).toBeGreaterThan(0);
        for (const price of prices) {
          const { travelFee, mileageFee, notaryFee, afterHoursFee, total } = price;
          const sum = Math.round((travelFee + mileageFee + notaryFee + afterHoursFee) * 100);
          expect(Math.round(total * 100)).toBe(Math.max(sum, 5000));
          expect(notaryFee).toBe(10 + count - 1);
          if (prices.length > 1) expect(price.hours ?? price.bound).toBeDefined();
          else expect(price).not.toHaveProperty('hours');
        }
      }),
    );
  });

  test('a mile costs what the page says, from where the calculator counts', () => {
    const MILE = new Map<FeeReading, number>([
      ['standard', 1.75],
      ['hourly', 1.75],
      ['flat', 1.75],
      ['real-estate', 1.75],
      ['vehicle', 1.1],
    ]);
    const far = anyPoint.filter((point) => greatCircleMiles(point, area.midland) > 15);
    fc.assert(
      fc.property(fc.constantFrom(...MILE.keys()), anySlot, far, (reading, slot, point) => {
        const inOdessa = greatCircleMiles(point, area.odessa) <= 10;
        const miles = inOdessa ? 0 : greatCircleMiles(point, area.midland) - 15;
        for (const { mileageFee } of totals(reading, slot, point))
          expect(mileageFee).toBeCloseTo(miles * (MILE.get(reading) ?? 0), 1);
      }),
    );
  });

  test('a set fee for a town holds all around it, with no mile on top', () => {
    const near = fc.record({
      latitude: fc.double({ min: -0.04, max: 0.04, noNaN: true }),
      longitude: fc.double({ min: -0.04, max: 0.04, noNaN: true }),
    });
    fc.assert(
      fc.property(near, fc.constantFrom(...area.extended), (off, town) => {
        const point = {
          latitude: town.latitude + off.latitude,
          longitude: town.longitude + off.longitude,
        };
        for (const reading of ['towns', 'areas'] as const) {
          const [price, ...others] = totals(reading, 'business-hours', point);
          expect(others).toEqual([]);
          expect(price).toMatchObject({ travelFee: town.travel, mileageFee: 0, area: town.name });
        }
      }),
    );
  });
});

test.each(FEE_READINGS)('%s: the price by day is the sum of the certificate', (reading) => {
  const { oneSignature } = feeCertificate(config.fees, reading);
  expect(dayPrice(reading, undefined, config)).toBe(oneSignature);
});
