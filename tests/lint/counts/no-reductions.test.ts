import { describe, expect, it } from 'vitest';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { pageStatements } from '../../../cli/rules/words/counts/page-statements.ts';
import { factsWith } from '../copy-findings.ts';

const facts = factsWith({
  prices: { usual: 80, spring: 95, low: 60 },
  preise: { normal: 80, aktion: 80 },
});

function told(subheadline: string, rest: object = {}): string[] {
  const file = copyFile('landing', 'en', { hero: { subheadline }, ...rest });
  return [...pageStatements(file, facts)].map(({ path }) => path.join('.'));
}

const ends = { page: { expireAt: '2027-03-31T18:00' } };

describe('an offer that costs no less than what it replaces', () => {
  it.each([
    ['Until Easter {prices.spring} instead of {prices.usual}.', {}],
    ['A chimney swept for {prices.spring} instead of {prices.usual}', ends],
    ['Was {prices.usual}, now {prices.spring}.', ends],
    ['Reduced from {prices.usual} to {prices.spring}', {}],
    ['Im März {preise.aktion} statt {preise.normal}', { theme: 'offer' }],
    ['Hasta mayo, {prices.spring} en vez de {prices.usual}', {}],
    ['Antes {prices.usual}, ahora {prices.spring}: una oferta', {}],
  ])('is told: %s', (text, rest) => {
    expect(told(text, rest)).toEqual(['hero.subheadline']);
  });

  it('is told once, where it stands first', () => {
    const text = 'Only {prices.spring} instead of {prices.usual}';
    expect(told(text, { cta: { headline: text } })).toEqual(['hero.subheadline']);
  });

  it.each([
    ['Until Easter {prices.low} instead of {prices.usual}.', {}],
    ['With a frame it is {prices.spring} instead of {prices.usual}.', {}],
    ['On the same day it costs {prices.spring} instead of {prices.usual}.', ends],
    ['Am Wochenende nur {prices.spring} statt {prices.usual}', {}],
    ['Reduced from {prices.usual} to {prices.low}', ends],
    ['{prices.usual} in May, {prices.spring} in June', ends],
  ])('is no mistake in: %s', (text, rest) => {
    expect(told(text, rest)).toEqual([]);
  });
});
