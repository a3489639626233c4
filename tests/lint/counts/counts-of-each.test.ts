import { expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const facts = factsWith({ wall: { problems: 210 } });

it.each([
  'Four rounds, 25 new problems each, in all grades.',
  'There are 25 new problems a round.',
  'We set 40 problems per angle.',
])('a number of each part is not that of the whole: %s', (text) => {
  expect(findingsOf(text, { facts })).toEqual([]);
});

it('nor is a large one with its words below it', () => {
  const credentials = [{ stat: '25', description: 'new problems a round' }];
  expect(findingsIn({ guide: { credentials } }, { facts })).toEqual([]);
});

it.each([
  ['The wall has 190 problems.', '190'],
  ['Try all of our 190 problems, each with a name.', '190'],
])('the whole with another number is told: %s', (text, number) => {
  expect(findingsOf(text, { facts })).toEqual([`facts/contradiction: ${number}`]);
});

it.each([
  'Pick from 90 problems on the short wall.',
  'We reset 40 problems a week.',
  'From 300 problems a year on, the paint wears off.',
])('those of a part, and in a time, are others: %s', (text) => {
  expect(findingsOf(text, { facts })).toEqual([]);
});

it('what a price is for is no number of them', () => {
  const items = [{ name: 'Setting', price: '$9', period: '24 problems' }];
  expect(findingsIn({ prices: { heading: 'Setting', items } }, { facts }).join()).not.toContain(
    'contradiction',
  );
});
