import { expect, it } from 'vitest';
import { Variants } from '../../schemas/variants.ts';

/** The weight that is told of variants with these, and why. */
function told(...weights: unknown[]): string[] {
  const variants = weights.map((weight, index) => ({
    name: `v${index}`,
    weight,
    set: { 'hero.headline': 'A' },
  }));
  const { issues = [] } = Variants.safeParse(variants).error ?? {};
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`);
}

it.each([
  [[80, 30], 0, 110],
  [[30, 80], 1, 110],
  [[50, 50], 1, 100],
  [[33, 33, 34], 2, 100],
  [[20, 70, 20], 1, 110],
])('%j: the largest is too much, with the sum of all', (weights, at, sum) => {
  expect(told(...weights)).toEqual([
    `${at}.weight is too much: all weights together are ${sum}, and may be at most 99`,
  ]);
});

it('those that leave somebody are right, and one that is too much by itself is told alone', () => {
  expect(told(50, 49)).toEqual([]);
  expect(told(100, 40)).toHaveLength(1);
  expect(told('30', 40)).toHaveLength(1);
});
