import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const SHOP = factsWith({ terms: { cancelDays: 60, stornoTage: 60, cancelacionDias: 60 } });

const told = (text: string, language: string, facts = SHOP) =>
  findingsOf(text, { facts, language }).filter((found) => found.startsWith('facts/contradiction'));

describe('days that a law gives for taking a contract back, named as that right', () => {
  it.each([
    ['en', 'The 14-day right to cancel does not cover goods that spoil quickly.'],
    ['en', 'Your right to cancel for 14 days stays as it is.'],
    ['de', 'Das 14 Tage Widerrufsrecht gilt neben unserem Storno.'],
    ['es', 'La cancelación no toca los 14 días de desistimiento.'],
  ])('are no terms of the business (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'You can cancel 14 days before the wedding at no cost.', '14'],
    ['en', 'You have the right to cancel 14 days before the wedding.', '14'],
    ['en', 'The 30-day right to cancel is for all weddings.', '30'],
  ])('are told of a term of the business (%s): %s', (language, text, days) => {
    expect(told(text, language)).toEqual([`facts/contradiction: ${days}`]);
  });

  it('are told where a fact is of that right', () => {
    const facts = factsWith({ terms: { withdrawalDays: 30 } });
    const text = 'The right of withdrawal for 14 days is yours; 14 days of withdrawal are enough.';
    expect(told(text, 'en', facts)).toContain('facts/contradiction: 14');
  });
});
