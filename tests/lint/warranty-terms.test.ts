import { expect, it } from 'vitest';
import { createFacts } from '../../cli/content/facts/facts.ts';
import { findingsOf, SCHEMA } from './copy-findings.ts';

const facts = createFacts(
  SCHEMA.parse({
    site: { url: 'https://www.rad.example', name: 'Rad', title: 'Rad', description: 'Rad.' },
    business: {
      name: 'Radwerk Lindenau',
      type: 'BikeStore',
      phone: '+49 341 4925 830',
      address: { street: 'Ringweg 7', locality: 'Leipzig', country: 'DE' },
    },
    fees: { hour: 68, earlyBirdPercent: 10, minimumHours: 3 },
    figures: { garantieMonate: 24 },
    languages: ['de', 'en'],
  }),
  SCHEMA,
);

it.each([
  ['de', 'Auf alles geben wir drei Jahre Garantie.', ['facts/contradiction: drei']],
  ['de', 'Ein Jahr Garantie auf jede Naht.', ['facts/contradiction: Ein']],
  ['en', 'Every repair has a warranty of a year.', ['facts/contradiction: a']],
  ['de', 'Zwei Jahre Garantie auf jede Naht.', []],
  ['de', 'Der Hersteller gibt ein Jahr Garantie.', []],
])('a warranty in months is compared with one in years (%s): %s', (language, text, found) => {
  expect(findingsOf(text, { facts, language })).toEqual(found);
});

it('a percentage among the fees is no amount of money, and hours among them are shown as one', () => {
  expect(facts.get('fees.earlyBirdPercent')).toBe('10');
  expect(findingsOf('Book early for {fees.earlyBirdPercent}% off.', { facts })).toEqual([]);
  const found = findingsOf('At least {fees.minimumHours} hours at {fees.hour} an hour.', { facts });
  expect(found).toEqual(['facts/not-money: {fees.minimumHours} hours']);
});
