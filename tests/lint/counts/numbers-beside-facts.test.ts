import { expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const facts = factsWith({ figures: { rebuildsYear: 4 }, terms: { rebuildYears: 10 } });

it('years of somebody are not those of a warranty', () => {
  const text = 'Signe spent three years in a rebuilding shop in Boston.';
  expect(findingsOf(text, { facts })).toEqual([]);
});

it('as many as there are in a year are not all', () => {
  const text = 'In 2011 we finished 9 rebuilds in one summer.';
  expect(findingsOf(text, { facts })).toEqual([]);
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
