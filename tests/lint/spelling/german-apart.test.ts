import { expect, it } from 'vitest';
import { findingsIn } from '../copy-findings.ts';

const told = (...paragraphs: string[]) =>
  findingsIn({ text: { paragraphs } }, { language: 'de', only: 'copy/spelling' });

it('a compound in two words is told where the page has it in one', () => {
  expect(
    told('Der Winterpreis gilt bis März.', 'Zum Winter Preis kommt die Reinigung dazu.'),
  ).toEqual(['copy/spelling: Winter Preis']);
});

it.each([
  ['Im Winter Preise zu senken, lohnt sich.', 'Der Sommerpreis gilt bis März.'],
  ['Das Lager im Winter, Preis auf Anfrage.', 'Der Winterpreis gilt bis März.'],
  ['Vier Tage in der Woche, das genügt.', 'Die Viertagewoche gilt für alle.'],
  ['Herr Winter Preis hat das Rad gebracht.', 'Der Herbst ist die Zeit dafür.'],
])('two words that are none, or no compound of the page, are fine: %s', (...paragraphs) => {
  expect(told(...paragraphs)).toEqual([]);
});
