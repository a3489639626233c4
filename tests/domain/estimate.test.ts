import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GeoPoint } from '../../schemas/geo-point.ts';
import { estimateLink, readEstimateLink } from '../../site/calculator/estimate-link.ts';
import { greatCircleMiles } from '../../site/places/distance.ts';
import { findInGazetteer } from '../../site/places/gazetteer.ts';
import { type EstimateConfig, estimate, signatureCount } from '../../site/prices/estimate.ts';
import { TIME_SLOTS, timeSlotFacts } from '../../site/prices/time-slots.ts';
import { siteFacts } from '../content/site-facts.ts';

const { config } = siteFacts();
const { area, fees } = config;

const anySlot = fc.constantFrom(...TIME_SLOTS);
const anySignatures = fc.integer({ min: 1, max: 5_000 });
const anyPoint: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.double({ min: 29, max: 35, noNaN: true }),
  longitude: fc.double({ min: -105, max: -99, noNaN: true }),
});
const dollars = fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100);
const anyPrices: fc.Arbitrary<EstimateConfig> = fc
  .record({
    travel: dollars,
    firstSignature: dollars,
    additionalSignature: dollars,
    minimum: dollars,
    mileage: dollars,
    eveningSurcharge: dollars,
    lateNightSurcharge: dollars,
  })
  .map((prices) => ({ area, fees: { ...fees, ...prices } }));

const inOdessa = (point: GeoPoint) => greatCircleMiles(point, area.odessa) <= area.odessaMiles;
const milesFromMidland = (point: GeoPoint) => greatCircleMiles(point, area.midland);

/** A point so many miles due north of another. */
const north = ({ latitude, longitude }: GeoPoint, miles: number): GeoPoint => ({
  latitude: latitude + ((miles / 3958.8) * 180) / Math.PI,
  longitude,
});

describe('distance', () => {
  test('a degree of latitude is 69.09 miles, half the globe 12,437', () => {
    const pole = { latitude: 90, longitude: 0 };
    const equator = { latitude: 0, longitude: 0 };
    expect(greatCircleMiles({ latitude: 1, longitude: 0 }, equator)).toBeCloseTo(69.09, 2);
    expect(greatCircleMiles(pole, { latitude: -90, longitude: 57 })).toBeCloseTo(12436.94, 1);
    expect(greatCircleMiles(area.midland, area.odessa)).toBeCloseTo(20.0, 0);
  });

  test('is the same both ways, nothing to itself, and never more than by a detour', () => {
    fc.assert(
      fc.property(anyPoint, anyPoint, anyPoint, (a, b, c) => {
        expect(greatCircleMiles(a, b)).toBeCloseTo(greatCircleMiles(b, a), 9);
        expect(greatCircleMiles(a, a)).toBe(0);
        expect(greatCircleMiles(a, c)).toBeLessThanOrEqual(
          greatCircleMiles(a, b) + greatCircleMiles(b, c) + 1e-6,
        );
      }),
    );
  });
});

describe('an estimate with the configured prices', () => {
  test.each([
    [1, 50],
    [2, 51],
    [10, 59],
    [12, 61],
    [100, 149],
    [500, 549],
  ])('%i signatures near Midland by day cost $%i', (signatures, total) => {
    const { total: counted } = estimate({ timeSlot: 'business-hours', signatures }, config);
    expect(counted).toBe(total);
  });

  test('every part is told', () => {
    const request = { point: north(area.midland, 25), timeSlot: 'evening', signatures: 3 } as const;
    expect(estimate(request, config)).toEqual({
      travelFee: 40,
      mileageFee: 17.5,
      notaryFee: 12,
      afterHoursFee: 20,
      total: 89.5,
      area: 'Midland',
    });
  });

  test('Odessa is within ten miles of its reference point, without mileage', () => {
    const slot = { timeSlot: 'business-hours', signatures: 1 } as const;
    const within = estimate({ point: north(area.odessa, 9.9), ...slot }, config);
    expect(within).toMatchObject({ area: 'Odessa', mileageFee: 0, total: 50 });
    const beyond = estimate({ point: north(area.odessa, 10.1), ...slot }, config);
    expect(beyond.area).toBe('Midland');
    expect(beyond.mileageFee).toBeGreaterThan(0);
  });

  test('west of Odessa has its own label, measured from Midland', () => {
    const monahans = { latitude: 31.5943, longitude: -102.8926 };
    const { area: label, mileageFee } = estimate(
      { point: monahans, timeSlot: 'business-hours', signatures: 1 },
      config,
    );
    expect(label).toBe('Midland (west of Odessa)');
    const exact = (milesFromMidland(monahans) - area.freeMiles) * fees.mileage;
    expect(mileageFee).toBeCloseTo(exact, 2);
  });

  // Mileage by great circle from Midland, 1.75 dollars beyond 15 miles.
  test.each([
    ['Midland', 'Midland', 0, 51],
    ['79701', 'Midland', 0, 51],
    ['Odessa, TX', 'Odessa', 0, 51],
    ['79766', 'Odessa', 0, 51],
    ['Stanton', 'Midland', 7.43, 58.43],
    ['Big Spring', 'Midland', 42.32, 93.32],
    ['Andrews', 'Midland (west of Odessa)', 35.42, 86.42],
    ['Monahans', 'Midland (west of Odessa)', 70.62, 121.62],
  ])('two signatures at %s, counted as %s, cost $%d of mileage and by day $%d', (...row) => {
    const [place, label, mileageFee, day] = row;
    const point = findInGazetteer(place, area)?.point;
    expect(point).toBeDefined();
    const totals = TIME_SLOTS.map((timeSlot) => {
      const counted = estimate({ point, timeSlot, signatures: 2 }, config);
      expect(counted).toMatchObject({ travelFee: 40, notaryFee: 11, mileageFee, area: label });
      return counted.total;
    });
    expect(totals).toEqual([day, expect.closeTo(day + 20, 2), expect.closeTo(day + 100, 2)]);
  });

  test('the slots add what the select says they add', () => {
    for (const { slot, surcharge } of timeSlotFacts(config)) {
      const { afterHoursFee } = estimate({ timeSlot: slot, signatures: 1 }, config);
      expect(afterHoursFee).toBe(surcharge);
    }
  });
});

test.each([
  ['', 1],
  ['seven', 1],
  [Number.NaN, 1],
  [0, 1],
  [-3, 1],
  ['12', 12],
  [2.9, 2],
  [100, 100],
  [101, 101],
  ['500', 500],
  ['2500.5', 2500],
  [Number.POSITIVE_INFINITY, 1],
])('%j signatures count as %i', (typed, counted) => {
  expect(signatureCount(typed)).toBe(counted);
});

test('a link to an estimate keeps the number of signatures, however large', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (signatures) => {
      const link = estimateLink({ place: 'Midland', timeSlot: 'evening', signatures });
      expect(readEstimateLink(link.split('?')[1] ?? '')?.signatures).toBe(signatures);
    }),
  );
  for (const unusable of ['0', '-4', 'many', ''])
    expect(readEstimateLink(`address=Midland&signatures=${unusable}`)?.signatures).toBe(1);
});

describe('an estimate with any prices', () => {
  test('is the sum of its parts, but never below the minimum', () => {
    fc.assert(
      fc.property(anyPrices, anyPoint, anySlot, anySignatures, (prices, point, timeSlot, count) => {
        const { travelFee, mileageFee, notaryFee, afterHoursFee, total } = estimate(
          { point, timeSlot, signatures: count },
          prices,
        );
        const sum = Math.round((travelFee + mileageFee + notaryFee + afterHoursFee) * 100);
        expect(total).toBe(Math.max(sum, Math.round(prices.fees.minimum * 100)) / 100);
      }),
    );
  });

  test('every amount has exact cents', () => {
    fc.assert(
      fc.property(anyPrices, anyPoint, anySlot, anySignatures, (prices, point, timeSlot, count) => {
        const { area: _, ...amounts } = estimate({ point, timeSlot, signatures: count }, prices);
        for (const amount of Object.values(amounts)) expect(amount).toBe(Number(amount.toFixed(2)));
      }),
    );
  });

  test('never falls when signatures are added', () => {
    fc.assert(
      fc.property(anyPrices, anyPoint, anySlot, anySignatures, (prices, point, timeSlot, count) => {
        const fewer = estimate({ point, timeSlot, signatures: count }, prices).total;
        const more = estimate({ point, timeSlot, signatures: count + 1 }, prices).total;
        expect(more).toBeGreaterThanOrEqual(fewer);
      }),
    );
  });

  test('never falls with the distance from Midland, the circle of Odessa aside', () => {
    fc.assert(
      fc.property(anyPrices, anyPoint, anyPoint, anySlot, (prices, a, b, timeSlot) => {
        fc.pre(!inOdessa(a) && !inOdessa(b));
        const [near, far] = milesFromMidland(a) < milesFromMidland(b) ? [a, b] : [b, a];
        const nearer = estimate({ point: near, timeSlot, signatures: 1 }, prices).total;
        expect(
          estimate({ point: far, timeSlot, signatures: 1 }, prices).total,
        ).toBeGreaterThanOrEqual(nearer);
      }),
    );
  });

  test('has mileage exactly where neither Odessa nor the free miles reach', () => {
    fc.assert(
      fc.property(anyPoint, anySlot, anySignatures, (point, timeSlot, count) => {
        const { mileageFee } = estimate({ point, timeSlot, signatures: count }, config);
        const free = inOdessa(point) || milesFromMidland(point) <= area.freeMiles;
        if (free) expect(mileageFee).toBe(0);
        else
          expect(mileageFee).toBeCloseTo(
            (milesFromMidland(point) - area.freeMiles) * fees.mileage,
            1,
          );
      }),
    );
  });
});
