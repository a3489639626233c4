import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { mayExpire, otherVoucherTerms } from '../../../cli/rules/words/claims/voucher-terms.ts';

const FACTS = {
  names: ['rules.voucherMonths'],
  get: (name: string) => (name === 'rules.voucherMonths' ? '24' : undefined),
} as unknown as Facts;

function told(text: string, language = 'en'): string[] {
  if (!mayExpire(text, FACTS)) return [];
  return [...otherVoucherTerms(text, FACTS, language)].map(({ span }) => text.slice(...span));
}

describe('how long a voucher can be used', () => {
  it.each([
    ['A voucher is valid for a year.', 'en', 'a year'],
    ['Vouchers can be split. What is left after 12 months expires.', 'en', '12'],
    ['Der Gutschein gilt drei Jahre.', 'de', 'drei Jahre'],
    ['El bono caduca a los doce meses.', 'es', 'doce meses'],
    ['## Gift vouchers\n\nThey are valid for one year.', 'en', 'one year'],
  ])('differs from the fact: %s', (text, language, number) => {
    expect(told(text, language)).toEqual([number]);
  });

  it.each([
    ['A voucher is valid for two years.', 'en'],
    ['Der Gutschein gilt 24 Monate.', 'de'],
    ['We write to you a month before a voucher expires.', 'en'],
    ['The theory certificate is valid for 2 years.', 'en'],
    ['## Blocks\n\nHours are valid for a year.\n\n## Vouchers\n\nAsk us.', 'en'],
    ['Vouchers are ready within a month.', 'en'],
  ])('is right: %s', (text, language) => {
    expect(told(text, language)).toEqual([]);
  });
});

describe('how long a card for several visits can be used', () => {
  const facts = {
    names: ['times.bonusMonths'],
    get: (name: string) => (name === 'times.bonusMonths' ? '6' : undefined),
  } as unknown as Facts;
  const differs = (text: string, language: string, title = '') =>
    [...otherVoucherTerms(text, facts, language, title)].map(({ span }) => text.slice(...span));

  it('differs from the fact, in its own words or below its title', () => {
    expect(differs('Die Zehnerkarte gilt 12 Monate.', 'de')).toEqual(['12']);
    expect(differs('A class pass is valid for a year.', 'en')).toEqual(['a year']);
    expect(differs('Válido 12 meses', 'es', 'Bono de 10')).toEqual(['12']);
  });

  it('is right, or that of something else', () => {
    expect(differs('Válido 6 meses', 'es', 'Bono de 10')).toEqual([]);
    expect(differs('Válido 12 meses', 'es', 'Informe')).toEqual([]);
    expect(differs('A month passes, and it is valid for a year.', 'en')).toEqual([]);
  });
});
