import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const facts = factsWith({ prices: { guard: 110, checkup: 60 }, visits: { childMinutes: 20 } });

describe('sums that somebody else pays or takes', () => {
  it.each([
    'PRSI gives €42 once a year, if the treatment is needed.',
    'Can the €42 go towards gum treatment?',
    'Workers get a free check-up each year and €42 towards cleaning.',
  ])('are no fees: %s', (text) => {
    expect(findingsOf(text, { facts })).toEqual([]);
  });

  it('are none in large type above who pays them', () => {
    const items = [{ value: '€42', label: 'from the Department', text: 'It goes to us.' }];
    expect(findingsIn({ numbers: { items } }, { facts })).toEqual([]);
  });

  it('are none in the column of what the business is compared with', () => {
    const comparison = (column: string) => ({
      comparison: {
        columns: ['Custom-made', column],
        rows: [{ title: 'Costs', values: ['from {prices.guard}', '$60'] }],
      },
    });
    expect(findingsIn(comparison('Boil and bite'), { facts })).toEqual([]);
  });

  it.each([
    ['A guard is $95.', '$95'],
    ['The deposit of $60 goes towards the bill.', '$60'],
    ['You pay $75 towards the guard.', '$75'],
  ])('fees beside them are told: %s', (text, sum) => {
    expect(findingsOf(text, { facts })).toEqual([`facts/typed-amount: ${sum}`]);
  });
});

it('minutes of a look are not those of a visit', () => {
  const credentials = [{ stat: '4 minutes', description: 'per child, from sitting down' }];
  expect(findingsIn({ guide: { credentials } }, { facts })).toEqual([]);
});

it.each([
  ['Most of those who have it don’t know they do.', []],
  ['Parts of it don’t move.', []],
  ['We know that it don’t hurt.', ['copy/spelling: don’t']],
  ['It don’t take long.', ['copy/spelling: don’t']],
])('a verb agrees with what it is said of: %s', (text, told) => {
  expect(findingsOf(text)).toEqual(told);
});
