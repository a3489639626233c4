import { describe, expect, it } from 'vitest';
import { findingsIn, findingsOf } from '../copy-findings.ts';

/** In a note, so that a sentence is all that is said. */
const told = (text: string, language = 'en') => findingsOf(text, { language, at: 'note.text' });

describe('a stock phrase', () => {
  it.each([
    'A plan ought to pay for itself in work done, not in peace of mind alone.',
    'We are no one-stop shop, only roofers.',
    'This workshop is not state-of-the-art, and the kettle is older still.',
  ])('may be rejected: %s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it.each([
    ['Not only a roof, peace of mind for years.', 'copy/filler: peace of mind'],
    ['Nobody sleeps without peace of mind.', 'copy/filler: peace of mind'],
    ['You will not find a more hassle-free roof.', 'copy/filler: hassle-free'],
  ])('is told where it is used: %s', (text, finding) => {
    expect(told(text)).toEqual([finding]);
  });
});

describe('words that stand twice', () => {
  it.each([
    ['Tegan bakes what you see, and when it is gone it is gone.'],
    ['A notary is not a notary is not a notary.'],
    ['A roof is a roof is a roof, whatever it is made of.'],
    ['Once the glue is dry the glue is dry.'],
    ['Wenn es weg ist es weg ist, sagt Oma.', 'de'],
  ])('are said again with a meaning: %s', (text, language = 'en') => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['This roof is the one is the one to have.', 'copy/doubled-word: is the one is the one'],
    ['When the roof is the roof is wet, we wait.', 'copy/doubled-word: the roof is the roof is'],
  ])('are told where nothing is meant by it: %s', (text, finding) => {
    expect(told(text)).toEqual([finding]);
  });
});

describe('claims', () => {
  it.each([
    ['These are the lowest prices of the season; the list has the rest.'],
    ['The lowest price on the list is that of a gutter.'],
    ['Estos son los precios más bajos de la temporada.', 'es'],
    ['You buy a savings promise that was calculated for Kentucky.'],
  ])('are none: %s', (text, language = 'en') => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['The lowest prices in Ohio.', 'law/unproven-claim: lowest prices'],
    ['We promise savings on every roof.', 'law/unproven-claim: promise savings'],
    ['We give a savings promise.', 'law/unproven-claim: savings promise'],
    ['Los precios más bajos de la zona.', 'law/unproven-claim: Los precios más bajos de', 'es'],
  ])('are told: %s', (text, finding, language = 'en') => {
    expect(told(text, language)).toEqual([finding]);
  });
});

describe('a year since which a few things were counted', () => {
  it.each([
    'We have found two ticks in the yard since 2009, both in May.',
    '31 students since 2009',
  ])('is not that of the business: %s', (text) => expect(told(text)).toEqual([]));

  it('is told with what is counted below a large number', () => {
    const tile = { stat: '31', description: 'students since 2009' };
    expect(findingsIn({ credentials: [tile] })).not.toContain('facts/typed-year: 2009');
  });

  it.each(['Three generations since 2009.', 'Roofs since 2009.'])('is: %s', (text) => {
    expect(told(text)).toEqual(['facts/typed-year: 2009']);
  });
});
