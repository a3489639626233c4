import { expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({ kosten: { year: '2027' }, studio: { lesson: 40 } });

const told = (text: string, language: string, more = '') =>
  findingsIn({ sections: [{ text, more }] }, { facts: FACTS, language, only: 'facts/typed-year' });

it.each([
  ['en', '2026 PRICING', '2026'],
  ['en', 'Our 2025 rates for boats and trailers', '2025'],
  ['en', 'Prices for 2028', '2028'],
  ['de', 'Preise 2026', '2026'],
  ['de', 'Unsere Preisliste für 2026', '2026'],
  ['es', 'Tarifas de 2026', '2026'],
  ['es', 'Lista de precios 2026', '2026'],
])('%s: %s', (language, text, year) => {
  expect(told(text, language)).toEqual([`facts/typed-year: ${year}`]);
});

it.each([
  ['en', '2027 PRICING'],
  ['en', 'New prices from 2028'],
  ['en', 'Our prices were lower than the 2026 rates of the port.'],
  ['en', 'Prices 2026/27'],
  ['en', '2026 boats, still at the price of 2025'],
  ['en', 'The price list of 1998 hangs in the office.'],
  ['de', 'Neue Preise 2028'],
  ['de', 'Preise 2027'],
  ['es', 'Tarifas de 2027'],
  ['es', 'Antes de las tarifas de 2026 pagaba usted más.'],
])('is right, or of another list: %s: %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

it('may stand beside the list of this year', () => {
  expect(told('Prices 2026', 'en', 'Prices {kosten.year}')).toEqual([]);
});

const SEASON = factsWith({ kosten: { year: '2025' }, verein: { saison: '2024' } });

it.each([
  ['en', 'Since 2025 a copy costs the county the same as the original.'],
  ['en', 'The street has been one-way since 2024.'],
  ['de', 'Seit 2025 reicht dafür ein Formular.'],
  ['es', 'Desde 2025 basta con una firma.'],
])('is no year in which the business began: %s: %s', (language, text) => {
  const at = { facts: SEASON, language, only: 'facts/typed-year' };
  expect(findingsIn({ sections: [{ text }] }, at)).toEqual([]);
});

it('is told of the year of founding, beside that of the prices', () => {
  const facts = factsWith({ kosten: { year: '2025' }, firma: { gegruendet: '2009' } });
  const at = { facts, language: 'en', only: 'facts/typed-year' };
  expect(findingsIn({ sections: [{ text: 'Here since 2009.' }] }, at)).toEqual([
    'facts/typed-year: 2009',
  ]);
});
