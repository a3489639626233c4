import { expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { otherShares } from '../../../cli/rules/words/figures/other-shares.ts';

const FACTS = {
  names: ['results.firstTimePercent'],
  get: (name: string) => (name === 'results.firstTimePercent' ? '61' : undefined),
} as unknown as Facts;

const told = (text: string) => [...otherShares(text, FACTS)].map(({ span }) => text.slice(...span));

it.each([
  '68% of our pupils passed at the first attempt.',
  'Our first-time pass rate is 68%.',
  'Beim ersten Versuch bestehen 68 %.',
  'El 68 % aprueba a la primera.',
])('a share of first attempts is that of the fact: %s', (text) => {
  expect(told(text)).toHaveLength(1);
});

it.each(['61% passed at the first attempt.', 'In Britain 48% of all tests are passed.'])(
  'is right: %s',
  (text) => {
    expect(told(text)).toEqual([]);
  },
);
