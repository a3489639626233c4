import { describe, expect, test } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

/** A business of a type, with three fees. */
function tradeOf(type: string) {
  const address = { locality: 'Hexham', country: 'GB' };
  const business = { name: 'Ross & Dodd', type, phone: '+44 1632 960123', address };
  return factsWith({
    business: { ...business, currency: 'GBP' },
    fees: { accounts: 150, vatReturn: 95, payroll: 30 },
  });
}

const SUMS = [
  'Up to £7,500 a year is free of tax under the scheme.',
  'One day late costs £150.',
  'VAT return: at four points £200, and £200 for each late one after that.',
  'The cottage was bought for £140,000; the new kitchen cost £32,000.',
];

describe('sums on the site of a business about money', () => {
  test.each(SUMS)('are those of laws and of other people: %s', (text) => {
    for (const type of [
      'AccountingService',
      'Attorney',
      'InsuranceAgency',
      'LegalService',
      'RealEstateAgent',
    ])
      expect(findingsOf(text, { facts: tradeOf(type) })).toEqual([]);
  });

  test('are no prices on the first screen either', () => {
    const raw = { hero: { urgencyBanner: { text: 'Rents above £30,000? A new law from April' } } };
    expect(findingsIn(raw, { facts: tradeOf('AccountingService') })).toEqual([]);
  });

  test.each([
    ['We charge £160 for the accounts.', '£160'],
    ['Our VAT return costs £90 a quarter.', '£90'],
    ['With us, payroll is £30.', '£30'],
    ['Returns for a couple start at £120.', '£120'],
    ['A quarterly VAT return costs £110.', '£110'],
    ['The return costs £95; with the accounts add {fees.accounts}.', '£95'],
  ])('are its own where it speaks of itself: %s', (text, sum) => {
    expect(findingsOf(text, { facts: tradeOf('AccountingService') })).toEqual([
      `facts/typed-amount: ${sum}`,
    ]);
  });

  test('are its own in a list of prices, and by the hour', () => {
    const facts = tradeOf('LegalService');
    const items = [{ title: 'Simple will', price: '£480', text: 'With two witnesses.' }];
    const credentials = [{ stat: '£29', description: 'for payroll, the reading and the hour' }];
    expect(findingsIn({ sections: [{ pricing: { items } }] }, { facts, kind: 'page' })).toEqual([
      'facts/typed-amount: £480',
    ]);
    expect(findingsIn({ guide: { credentials } }, { facts })).toEqual(['facts/typed-amount: £29']);
  });

  test('are prices on the site of any other business', () => {
    const found = findingsIn(
      { guide: { credentials: [{ stat: '£160', description: 'for the accounts of a year' }] } },
      { facts: tradeOf('Electrician') },
    );
    expect(found).toEqual(['facts/typed-amount: £160']);
  });
});
