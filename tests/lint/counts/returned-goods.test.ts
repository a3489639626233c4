import { describe, expect, it } from 'vitest';
import { factsWith, findingsOf } from '../copy-findings.ts';

const CLUB = factsWith({ policies: { groupCancelDays: 14, returnDays: 21 }, course: { holes: 9 } });

const told = (text: string, language: string, at = 'note.text') =>
  findingsOf(text, { facts: CLUB, language, at, only: 'facts/typed-figure' });

describe('days in which goods are returned', () => {
  it.each([
    ['en', 'Unused vouchers can be returned within 14 days.'],
    ['en', 'You may return a lamp that you ordered by email within 14 days.'],
    ['de', 'Was Sie bestellen, geben Sie binnen 14 Tagen zurück.'],
    ['es', 'Lo que pide por teléfono se devuelve en 14 días.'],
  ])('are not those in which a visit is canceled (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'Groups cancel up to 14 days before and pay nothing.'],
    ['de', 'Gruppen können innerhalb von 14 Tagen stornieren.'],
    ['en', 'You may return a lamp within 21 days.'],
  ])('but these are told (%s): %s', (language, text) => {
    expect(told(text, language)).toHaveLength(1);
  });
});

it('what people search for states no figure', () => {
  expect(told('9 holes near Kassel', 'en', 'seo.keywords.0')).toEqual([]);
  expect(told('Our course has 9 holes.', 'en')).toHaveLength(1);
});
