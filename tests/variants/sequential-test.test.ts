import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DayCounts, evaluate } from '../../cli/variants/evaluate.ts';
import { logGamma } from '../../cli/variants/log-gamma.ts';
import { logEvidence, shareInterval } from '../../cli/variants/mixture-test.ts';
import { planVisits } from '../../cli/variants/plan-visits.ts';
import { equalShares, sharesOf } from '../../cli/variants/shares.ts';
import { cases } from '../support/proof.ts';
import { seeded } from './seeded.ts';

const HALVES = equalShares(['original', 'urgent']);
const THREE = sharesOf({
  variants: [
    { name: 'urgent', weight: 30 },
    { name: 'calm', weight: 20 },
  ] as never,
});

const random = seeded(2026);

/** How many of `count` happen, each with this probability; where they are many, by the normal distribution. */
function happened(count: number, probability: number): number {
  if (count * probability * (1 - probability) > 40) {
    const deviation = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const spread = Math.sqrt(count * probability * (1 - probability));
    return Math.min(count, Math.max(0, Math.round(count * probability + deviation * spread)));
  }
  let sum = 0;
  for (let one = 0; one < count; one += 1) if (random() < probability) sum += 1;
  return sum;
}

/** A test that goes on for some days, looked at on each of them. */
function simulate(
  shares: readonly { name: string; share: number }[],
  { days, visits, rates }: { days: number; visits: number; rates: (day: number) => number[] },
): DayCounts[] {
  return Array.from({ length: days }, (_, day) => {
    let left = visits;
    let rest = 1;
    const counts = shares.map(({ name, share }, index) => {
      const visitors = index === shares.length - 1 ? left : happened(left, share / rest);
      left -= visitors;
      rest -= share;
      return [name, { visitors, conversions: happened(visitors, rates(day)[index] ?? 0) }];
    });
    return { day: String(day), counts: Object.fromEntries(counts) };
  });
}

test('the gamma function is that of factorials', () => {
  let factorial = 1;
  for (let number = 1; number < 20; number += 1) {
    expect(logGamma(number)).toBeCloseTo(Math.log(factorial), 9);
    factorial *= number;
  }
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 9);
});

describe('the evidence', () => {
  test('is 1 on average if nothing is amiss, after any number of counts', () => {
    for (const [count, share] of [
      [1, 0.5],
      [7, 0.3],
      [40, 0.5],
      [200, 0.7],
    ] as const) {
      let mean = 0;
      for (let own = 0; own <= count; own += 1) {
        const ways = logGamma(count + 1) - logGamma(own + 1) - logGamma(count - own + 1);
        const chance = ways + own * Math.log(share) + (count - own) * Math.log(1 - share);
        mean += Math.exp(chance + logEvidence([own, count - own], [share, 1 - share], 100));
      }
      expect(mean).toBeCloseTo(1, 6);
    }
  });

  test('rules out exactly the shares that the interval leaves out', () => {
    const settings = { share: 0.4, prior: 100, alpha: 0.05 };
    fc.assert(
      fc.property(
        fc.nat(400),
        fc.nat(400),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (own, other, share) => {
          const [low, high] = shareInterval([own, other], settings);
          const centred = logEvidence([own, other], [0.4, 0.6], 100);
          const moved = own * Math.log(0.4 / share) + other * Math.log(0.6 / (1 - share));
          const isOut = centred + moved >= Math.log(1 / settings.alpha);
          const isNearBound = Math.min(Math.abs(share - low), Math.abs(share - high)) < 1e-9;
          expect(isNearBound || isOut === (share < low || share > high)).toBe(true);
        },
      ),
    );
  });
});

describe('a test that is looked at every day', () => {
  const runs = cases(150, 4000);

  test.each([
    ['two versions', HALVES, 400, 0.03],
    ['frequent conversions', HALVES, 100, 0.3],
    ['three versions of unequal weight', THREE, 300, 0.05],
  ])(
    'names a winner that is none at most five times in a hundred: %s',
    (_, shares, visits, rate) => {
      let wrong = 0;
      let mismatched = 0;
      for (let run = 0; run < runs; run += 1) {
        // Weekends convert twice as well as other days, all versions alike.
        const rates = (day: number) => shares.map(() => (day % 7 > 4 ? rate * 2 : rate));
        const { winner, better, verdict } = evaluate(
          simulate(shares, { days: 60, visits, rates }),
          shares,
        );
        if (winner !== null || better.length > 0) wrong += 1;
        if (verdict === 'mismatch') mismatched += 1;
      }
      expect(wrong / runs).toBeLessThanOrEqual(0.05);
      expect(mismatched / runs).toBeLessThanOrEqual(0.02);
    },
  );

  test.each([
    [0.03, 0.2],
    [0.05, 0.5],
    [0.2, 0.1],
  ])('finds what it was planned for in 80 of 100: %d and a part of %d more', (rate, difference) => {
    const plan = planVisits({ rate, difference, power: 0.8, shares: HALVES });
    const visits = Math.ceil((plan?.visits ?? 0) / 30);
    const rates = () => [rate, rate * (1 + difference)];
    let found = 0;
    for (let run = 0; run < runs; run += 1)
      if (evaluate(simulate(HALVES, { days: 30, visits, rates }), HALVES).winner === 'urgent')
        found += 1;
    // Of 4,000 runs chance takes two in a hundred at most, of 150 ten.
    expect(found / runs).toBeGreaterThan(0.8 - cases(0.1, 0.02));
  });

  test('holds the true difference in its intervals on all days together', () => {
    let missed = 0;
    for (let run = 0; run < runs; run += 1) {
      const days = simulate(HALVES, { days: 40, visits: 500, rates: () => [0.05, 0.06] });
      const { variants } = evaluate(days, HALVES);
      const change = variants[1]?.change;
      if (!change || change.low > 0.2 || (change.high ?? 1) < 0.2) missed += 1;
    }
    expect(missed / runs).toBeLessThanOrEqual(0.05);
  });

  test('sees that visitors are not divided as they should be, and then says nothing else', () => {
    const wrong = [
      { name: 'original', share: 0.53 },
      { name: 'urgent', share: 0.47 },
    ];
    const days = simulate(wrong, { days: 30, visits: 500, rates: () => [0.05, 0.15] });
    const { verdict, winner, better } = evaluate(days, HALVES);
    expect([verdict, winner, better]).toEqual(['mismatch', null, []]);
  });
});

test.each([
  [0, 100, 'mismatch'],
  [1, 100, 'mismatch'],
  [5, 40, 'mismatch'],
  [40, 60, 'open'],
  [0, 4, 'open'],
])('of few visitors, %i beside %i are a %s split', (original, urgent, verdict) => {
  const counts = {
    original: { visitors: original, conversions: 0 },
    urgent: { visitors: urgent, conversions: 0 },
  };
  expect(evaluate([{ day: '2027-03-01', counts }], HALVES).verdict).toBe(verdict);
});

describe('what is concluded', () => {
  const daysOf = (days: number, ...conversions: number[]) =>
    Array.from({ length: days }, (_, day) => ({
      day: String(day),
      counts: Object.fromEntries(
        THREE.map(({ name, share }, index) => [
          name,
          { visitors: 1000 * share, conversions: conversions[index] ?? 0 },
        ]),
      ),
    }));
  const counted = (days: number, ...conversions: number[]) =>
    evaluate(daysOf(days, ...conversions), THREE);

  test('is a winner where one variant is better', () => {
    const { verdict, winner, variants } = counted(20, 25, 30, 10);
    expect([verdict, winner]).toEqual(['winner', 'urgent']);
    expect(variants.map(({ name, rate }) => [name, rate])).toEqual([
      ['original', 0.05],
      ['urgent', 0.1],
      ['calm', 0.05],
    ]);
    expect(variants[1]?.change?.low).toBeGreaterThan(0);
    expect(variants[1]?.p).toBeLessThan(0.05);
    expect(variants[0]?.change).toBeNull();
  });

  test('is the original where all variants are worse', () => {
    expect(counted(20, 50, 10, 6).winner).toBe('original');
  });

  test('is none where several are better, in less than a week, and without any conversion', () => {
    expect(counted(20, 10, 30, 20)).toMatchObject({ verdict: 'several', winner: null });
    expect(counted(6, 10, 60, 4)).toMatchObject({ verdict: 'early', winner: null });
    const empty = { day: '', counts: { original: { visitors: 0, conversions: 0 } } };
    const padded = [...Array(6).fill(empty), ...daysOf(1, 10, 90, 4)];
    expect(evaluate(padded, THREE)).toMatchObject({ verdict: 'early', winner: null, days: 1 });
    expect(counted(20, 0, 0, 0)).toMatchObject({ verdict: 'open', winner: null });
    expect(counted(20, 0, 0, 0).variants[1]?.change).toEqual({ low: -1, high: null });
  });
});

test('a plan needs more for less: differences, rates and weights', () => {
  const visits = (wish: object) =>
    planVisits({ rate: 0.05, difference: 0.2, power: 0.8, shares: HALVES, ...wish })?.visits ?? 0;
  const usual = visits({});
  expect(visits({ difference: 0.1 })).toBeGreaterThan(3 * usual);
  expect(visits({ rate: 0.02 })).toBeGreaterThan(2 * usual);
  expect(visits({ power: 0.95 })).toBeGreaterThan(usual);
  expect(visits({ shares: THREE })).toBeGreaterThan(usual);
  expect(planVisits({ rate: 0.05, difference: 0.001, power: 0.8, shares: HALVES })).toBeUndefined();
});
