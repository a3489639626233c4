import { describe, expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, at: 'body', only: 'facts/typed-year' });

describe('a year of founding before the name of what was founded', () => {
  it.each([
    ['es', 'Fundada en 1897 en Alemania y con una red que abarca medio mundo, Cáritas actúa aquí.'],
    ['en', 'Founded in 1897 in Ohio and run by volunteers, Wexmore has members everywhere.'],
    ['de', 'Gegründet 1897 in Bremen, zählt die Wexmora heute zu den ältesten Gilden.'],
  ])('is not told of another (%s): %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['es', 'Fundada en 2008 en Lubbock, la empresa trabaja en tejados.'],
    ['en', 'Founded in 2008 in Lubbock, Kestrel Roofing works on roofs.'],
    ['de', 'Gegründet 2008 in Lubbock, deckt der Betrieb heute Dächer.'],
  ])('is told of the business (%s): %s', (language, text) => {
    expect(told(text, language).length).toBeGreaterThan(0);
  });
});
