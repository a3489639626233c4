import { expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from './copy-findings.ts';

const facts = factsWith({ figures: { rebuildsYear: 4 }, terms: { estimateDays: 5 } });

it('years are not those of what is done in one', () => {
  const text = 'Signe spent three years in a rebuilding shop in Boston.';
  expect(findingsOf(text, { facts })).toEqual([]);
});

it('what is done in a year is told with another number', () => {
  const text = 'We take on 5 rebuilds a year.';
  expect(findingsOf(text, { facts })).toEqual(['facts/contradiction: 5']);
});

it('what troubles visitors has prices of others', () => {
  const prices = factsWith({ prices: { cover: 6000 } });
  const hero = { problem: 'Six thousand dollars, and three opinions at the table' };
  expect(findingsIn({ hero }, { facts: prices })).toEqual([]);
});

it('a label with its value ends without a full stop', () => {
  const text = 'To leave next summer, draw it now. Lead time: 6 months';
  expect(findingsOf(text)).toEqual([]);
  const cut = 'To leave next summer, draw it now. The workshop needs time for';
  expect(findingsOf(cut).map((finding) => finding.split(':')[0])).toEqual(['copy/unfinished']);
});
