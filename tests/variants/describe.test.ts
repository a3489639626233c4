import { describe, expect, test } from 'vitest';
import { describeEvaluation, describePlan } from '../../cli/variants/describe.ts';
import { type DayCounts, evaluate } from '../../cli/variants/evaluate.ts';

const SHARES = [
  { name: 'original', share: 0.4 },
  { name: 'bold', share: 0.3 },
  { name: 'calm', share: 0.3 },
];

/** Equal days of a test with these conversions of 400, 300 and 300 visitors. */
function days(count: number, conversions: readonly number[], visitors = [400, 300, 300]) {
  return Array.from(
    { length: count },
    (_, index): DayCounts => ({
      day: `2027-01-${String(index + 1).padStart(2, '0')}`,
      counts: Object.fromEntries(
        SHARES.map(({ name }, at) => [
          name,
          { visitors: visitors[at] ?? 0, conversions: conversions[at] ?? 0 },
        ]),
      ),
    }),
  );
}

/** The last line of the report: what follows from the counts. */
const conclusion = (counts: readonly DayCounts[]) =>
  describeEvaluation(evaluate(counts, SHARES)).trim().split('\n').at(-1) ?? '';

test('without an upper bound only the lower one is named', () => {
  const told = describeEvaluation(evaluate(days(1, [0, 9, 9]), SHARES));
  expect(told).toMatch(/ bold: .*, -\d+ % or more against the original/);
});

test('counts that are all zero are no comparison', () => {
  const told = describeEvaluation(evaluate(days(3, [0, 0, 0], [0, 0, 0]), SHARES));
  expect(told).not.toContain('against the original');
  expect(told).toMatch(/No visitors have been counted yet\.$/m);
});

test('a single visit a day is one visit', () => {
  const wish = { rate: 0.5, difference: 0.5, power: 0.8, shares: SHARES };
  const plan = { visits: 9, conversions: 4, variants: [] };
  expect(describePlan(plan, wish, { days: 9, visitsADay: 1 })).toContain('With 1 visit a day');
});

test.each([
  [0.03, 0.01, '3.03 %', '3 %'],
  [0.034, 0.02, '3.468 %', '3.4 %'],
  [0.98, 0.015, '99.47 %', '98 %'],
  [0.03, 0.2, '3.6 %', '3 %'],
])('a plan tells the rates %f and %f more apart', (rate, difference, better, usual) => {
  const wish = { rate, difference, power: 0.8, shares: SHARES };
  const told = describePlan({ visits: 9, conversions: 4, variants: [] }, wish, undefined);
  expect(told).toContain(` ${better} `);
  expect(told).toContain(` ${usual} `);
});

describe('the conclusion', () => {
  test('names a variant that is worse, even if nothing is better', () => {
    const told = conclusion(days(20, [40, 30, 12]));
    expect(told).toContain('calm converts worse');
    expect(told).not.toContain('bold');
  });

  test('does not name one for a difference that may be chance', () => {
    expect(conclusion(days(20, [40, 30, 29]))).not.toContain('worse');
  });

  test('names all variants that are better', () => {
    expect(conclusion(days(20, [20, 40, 40]))).toMatch(/^bold and calm /);
  });

  test('names the winner', () => {
    expect(conclusion(days(20, [20, 15, 40]))).toMatch(/^calm /);
    expect(conclusion(days(20, [40, 10, 10]))).toMatch(/^The original /);
  });

  test('names a variant that may be better than the winner', () => {
    expect(conclusion(days(20, [20, 15, 40]))).not.toContain('bold');
    // Too few visitors see `bold` to know more of it than that.
    const shares = ['original', 'bold', 'calm'].map((name, index) => ({
      name,
      share: [0.45, 0.05, 0.5][index] ?? 0,
    }));
    const evaluation = evaluate(days(12, [18, 3, 34], [450, 50, 500]), shares);
    expect(evaluation).toMatchObject({ winner: 'calm', better: ['calm'] });
    expect(describeEvaluation(evaluation)).toMatch(/calm converts better .* bold /);
  });

  test('of broken counts gives a probability that is not zero', () => {
    const told = conclusion(days(20, [40, 30, 30], [400, 300, 200]));
    expect(told).toContain('less than 0.01 %');
    expect(told).not.toMatch(/ 0 %/);
  });
});
