import { expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  fees: { travel: 45, minimum: 57, firstKey: 12, additionalKey: 3, engraving: 20 },
});

function told(raw: object): string[] {
  return findingsIn(raw, { facts: FACTS, only: 'facts/typed-amount' });
}

const figure = (value: string, text: string) =>
  told({ numbers: { items: [{ value, label: 'our visit', text }] } });

it.each([
  ['$60', 'with two keys in town'],
  ['$63', 'for three keys'],
  ['$15', 'for two keys without the drive'],
])('a figure is what its label counts: %s %s', (value, text) => {
  expect(figure(value, text)).toEqual([]);
});

it.each([['$35', 'for two keys and an engraving']])('another one is told: %s %s', (value, text) => {
  expect(figure(value, text)).toEqual([`facts/typed-amount: ${value}`]);
});

it('a total with the fee for coming needs no reference to it', () => {
  expect(told({ note: { text: 'Twelve keys on a weekday come to $90 before the tip.' } })).toEqual(
    [],
  );
  expect(told({ note: { text: 'We charge $91 for twelve keys on a weekday.' } })).toEqual([
    'facts/typed-amount: $91',
  ]);
});
