import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { type FeeRow, feeCertificate } from '../../site/prices/fee-rows.ts';
import { FEE_READINGS, type FeeReading } from '../../site/prices/price-lists.ts';
import { siteFacts } from '../content/site-facts.ts';

type Fees = SiteConfig['fees'];

/** The travel fee that a price list leads with. */
const TRAVEL = (reading: FeeReading) => {
  if (reading === 'areas') return ['cityTravel', 'areaCity'] as const;
  const flat = ['flat', 'real-estate', 'vehicle'].includes(reading);
  return flat ? (['flatTravel', 'flatTravel'] as const) : (['travel', 'travel'] as const);
};
const { fees } = siteFacts().config;

const dollars = fc.integer({ min: 0, max: 50_000 }).map((cents) => cents / 100);
const anyFees: fc.Arbitrary<Fees> = fc.record(
  Object.fromEntries(Object.keys(fees).map((name) => [name, dollars])) as {
    [Name in keyof Fees]: fc.Arbitrary<number>;
  },
);

const amount = (rows: readonly FeeRow[], fee: FeeRow['fee']) =>
  rows.find((row) => row.fee === fee)?.amount;

describe('the fee certificate of the configured prices', () => {
  test('standard: the drive, the signatures and what the hour adds', () => {
    expect(feeCertificate(fees, 'standard')).toEqual({
      rows: [
        { fee: 'travel', amount: 40, extra: false },
        { fee: 'firstSignature', amount: 10, extra: false },
        { fee: 'additionalSignature', amount: 1, extra: false },
        { fee: 'evening', amount: 20, extra: true },
        { fee: 'lateNight', amount: 100, extra: true },
      ],
      oneSignature: 50,
    });
  });

  test('hourly: what the drive costs at which time of the day', () => {
    const { rows, oneSignature } = feeCertificate(fees, 'hourly');
    expect(rows.slice(0, 4)).toEqual([
      { fee: 'travel', amount: 40, extra: false },
      { fee: 'eveningTravel', amount: 75, extra: false, instead: true },
      { fee: 'lateNightTravel', amount: 125, extra: false, instead: true },
      { fee: 'emergencyTravel', amount: 150, extra: false, instead: true },
    ]);
    expect(rows.slice(4)).toEqual(feeCertificate(fees, 'standard').rows.slice(1, 3));
    expect(oneSignature).toBe(50);
  });

  test('flat: one travel fee and no extra charge by the hour', () => {
    expect(feeCertificate(fees, 'flat')).toEqual({
      rows: [
        { fee: 'flatTravel', amount: 50, extra: false },
        { fee: 'firstSignature', amount: 10, extra: false },
        { fee: 'additionalSignature', amount: 1, extra: false },
      ],
      oneSignature: 60,
    });
  });

  test('vehicle: the flat fee and that page’s own mileage', () => {
    const { rows, oneSignature } = feeCertificate(fees, 'vehicle');
    expect(rows).toEqual([
      ...feeCertificate(fees, 'flat').rows,
      { fee: 'mileage', amount: 1.1, extra: true },
    ]);
    expect(oneSignature).toBe(60);
  });
});

describe('the fee certificate of any prices', () => {
  test.each(FEE_READINGS)('%s: the lines of one signature add up to its total', (reading) => {
    fc.assert(
      fc.property(anyFees, (some) => {
        const { rows, oneSignature } = feeCertificate(some, reading);
        const always = rows.filter(
          (row) => !row.extra && !row.instead && row.fee !== 'additionalSignature',
        );
        const sum = always.reduce((total, row) => total + row.amount, 0);
        expect(oneSignature).toBeCloseTo(Math.max(some.minimum, sum), 6);
      }),
    );
  });

  test.each(FEE_READINGS)('%s: every amount is one of the configuration', (reading) => {
    fc.assert(
      fc.property(anyFees, (some) => {
        const { rows } = feeCertificate(some, reading);
        const [fee, fact] = TRAVEL(reading);
        expect(amount(rows, fee)).toBe(some[fact]);
        for (const fee of ['eveningTravel', 'lateNightTravel', 'emergencyTravel'] as const)
          expect(amount(rows, fee) ?? some[fee]).toBe(some[fee]);
        expect(amount(rows, 'firstSignature')).toBe(some.firstSignature);
        expect(amount(rows, 'additionalSignature')).toBe(some.additionalSignature);
        expect(amount(rows, 'evening') ?? some.eveningSurcharge).toBe(some.eveningSurcharge);
        expect(amount(rows, 'lateNight') ?? some.lateNightSurcharge).toBe(some.lateNightSurcharge);
        expect(amount(rows, 'mileage') ?? some.vehicleMileage).toBe(some.vehicleMileage);
      }),
    );
  });

  test.each(FEE_READINGS)('%s: no fee is listed twice', (reading) => {
    const names = feeCertificate(fees, reading).rows.map(({ fee }) => fee);
    expect(new Set(names).size).toBe(names.length);
  });
});
